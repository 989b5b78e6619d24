import { type ReactNode, useId } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { ChevronDown } from '@/components/icons/icons.tsx';
import { cn } from '@/lib/cn.ts';
import { Field, type FieldProps, PasswordField } from './field.tsx';

interface FormFieldProps<Values extends FieldValues, Parsed> extends Omit<
  FieldProps,
  'value' | 'onText' | 'name' | 'inside'
> {
  control: Control<Values, unknown, Parsed>;
  name: FieldPath<Values>;
  /** Called after the text changed. */
  onChanged?: () => void;
  /** The server's error for this field. */
  problem?: string | undefined;
  secret?: boolean;
}

/** A form field that shows the form's error for it. `secret` hides the text until the user reveals it. */
export function FormField<Values extends FieldValues, Parsed>({
  control,
  name,
  onChanged,
  problem,
  secret = false,
  ...props
}: FormFieldProps<Values, Parsed>) {
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

interface FormSelectProps<Values extends FieldValues, Parsed> {
  control: Control<Values, unknown, Parsed>;
  name: FieldPath<Values>;
  label: string;
  autoComplete?: string;
  disabled: boolean;
  required?: boolean;
  /** `option` elements. */
  children: ReactNode;
}

/** A labelled select of a form, as high as its fields, that shows the form's error for it. */
export function FormSelect<Values extends FieldValues, Parsed>(props: FormSelectProps<Values, Parsed>) {
  const { control, name, label, children, ...select } = props;
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-ink-soft">
        {label}
      </label>
      <div className="relative">
        <select
          {...field}
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={cn(
            'h-11 w-full appearance-none truncate rounded-lg border bg-surface pl-3.5 pr-10 text-[0.9375rem] text-ink transition-colors hover:border-ink-muted/60 focus-visible:outline-offset-0 disabled:opacity-60',
            field.value === '' && 'text-ink-muted',
            error ? 'border-bad focus-visible:outline-bad' : 'border-line-strong',
          )}
        >
          {children}
        </select>
        <ChevronDown className="pointer-events-none absolute right-3.5 top-3.5 size-4 text-ink-muted" />
      </div>
      <p id={`${id}-error`} role="alert" className={cn('text-[0.8125rem] font-medium text-bad', !error && 'hidden')}>
        {error}
      </p>
    </div>
  );
}
