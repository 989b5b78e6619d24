import { Field } from '@/components/ui/field.tsx';
import { INVALID_EMAIL, isTypicalEmail } from '@theia-astro/server/rules/email';

interface EmailFieldProps {
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  label?: string;
}

/** An e-mail field that turns red as soon as its text is not a valid address. */
export function EmailField({ value, onChange, disabled, label = 'Email' }: EmailFieldProps) {
  return (
    <Field
      label={label}
      name="email"
      type="email"
      autoComplete="email"
      placeholder="you@example.com"
      required
      value={value}
      disabled={disabled}
      onText={onChange}
      error={value !== '' && !isTypicalEmail(value) ? INVALID_EMAIL : undefined}
    />
  );
}
