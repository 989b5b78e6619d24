import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Field, type FieldProps, PasswordField } from './field.tsx';

interface FormFieldProps<Values extends FieldValues> extends Omit<FieldProps, 'value' | 'onText' | 'name' | 'inside'> {
  control: Control<Values, unknown, Values>;
  name: FieldPath<Values>;
  /** Called after the text changed. */
  onChanged?: () => void;
  /** The server's error for this field. */
  problem?: string | undefined;
  secret?: boolean;
}

/** A form field that shows the form's error for it. `secret` hides the text until the user reveals it. */
export function FormField<Values extends FieldValues>({
  control,
  name,
  onChanged,
  problem,
  secret = false,
  ...props
}: FormFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const wired = {
    ...props,
    name,
    value: String(field.value),
    onBlur: field.onBlur,
    error: fieldState.error?.message ?? problem,
    onText: (text: string) => {
      field.onChange(text);
      onChanged?.();
    },
  };
  return secret ? <PasswordField {...wired} /> : <Field {...wired} />;
}
