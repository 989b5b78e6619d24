import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Field, type FieldProps } from './field.tsx';
import { PasswordField } from './password-field.tsx';

interface FormFieldProps<Values extends FieldValues> extends Omit<FieldProps, 'value' | 'onText' | 'name' | 'inside'> {
  control: Control<Values, unknown, Values>;
  name: FieldPath<Values>;
  /** Called after the text changed, for what hangs on it. */
  onChanged?: () => void;
  secret?: boolean;
}

/** A field of a form; its error is the form's. `secret` hides what is typed until it is asked for. */
export function FormField<Values extends FieldValues>({
  control,
  name,
  onChanged,
  secret = false,
  ...props
}: FormFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const wired = {
    ...props,
    name,
    value: String(field.value),
    onBlur: field.onBlur,
    error: fieldState.error?.message,
    onText: (text: string) => {
      field.onChange(text);
      onChanged?.();
    },
  };
  return secret ? <PasswordField {...wired} /> : <Field {...wired} />;
}
