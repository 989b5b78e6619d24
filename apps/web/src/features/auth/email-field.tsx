import { Field } from '@/components/ui/field.tsx';
import { INVALID_EMAIL, isTypicalEmail } from '@/lib/email.ts';

interface EmailFieldProps {
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  label?: string;
}

/** An address that turns red as soon as what was typed does not look like one. */
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
