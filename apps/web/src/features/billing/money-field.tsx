import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Field } from '@/components/ui/field.tsx';

interface MoneyFieldProps<Values extends FieldValues> {
  control: Control<Values, unknown, Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  disabled?: boolean;
  placeholder?: string;
}

/** An amount in dollars. */
export function MoneyField<Values extends FieldValues>({ control, name, ...props }: MoneyFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Field
      {...props}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      className="pl-7 pr-2! tabular-nums"
      value={String(field.value)}
      onText={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      inside={
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-ink-muted"
        >
          $
        </span>
      }
    />
  );
}
