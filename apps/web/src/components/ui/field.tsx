import { type ComponentProps, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { Eye, EyeOff } from '@/components/icons/icons.tsx';
import { cn } from '@/lib/cn.ts';
import { useFilledIn } from '@/lib/use-filled-in.ts';

const inputClass =
  'h-11 w-full rounded-lg border bg-surface px-3.5 text-[0.9375rem] text-ink placeholder:text-ink-muted/70 transition-colors hover:border-ink-muted/60 focus-visible:outline-offset-0 disabled:opacity-60';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> {
  label: string;
  /** The end of the label, for assistive technology only: where a heading says it to the others. */
  labelEnd?: string | undefined;
  value: string;
  onText: (text: string) => void;
  inputRef?: RefObject<HTMLInputElement | null>;
  error?: string | undefined;
  hint?: ReactNode;
  labelAction?: ReactNode;
  inside?: ReactNode;
}

/** A labelled input. Its error and hint are linked to it for assistive technology. */
export function Field({
  label,
  labelEnd,
  error,
  hint,
  labelAction,
  inside,
  className,
  value,
  onText,
  inputRef,
  id: givenId,
  ...input
}: FieldProps) {
  const ownId = useId();
  const ownRef = useRef<HTMLInputElement>(null);
  const ref = inputRef ?? ownRef;
  useFilledIn(ref, value, onText);
  const id = givenId ?? ownId;
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ') || undefined;
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-medium text-ink-soft">
          {label}
          {labelEnd === undefined ? null : <span className="sr-only">{labelEnd}</span>}
        </label>
        {labelAction}
      </div>
      <div className="relative">
        <input
          ref={ref}
          id={id}
          value={value}
          onChange={(event) => onText(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          className={cn(
            inputClass,
            error ? 'border-bad focus-visible:outline-bad' : 'border-line-strong',
            inside ? 'pr-11' : '',
            className,
          )}
          {...input}
        />
        {inside}
      </div>
      {hint ? (
        <div id={hintId} className="text-[0.8125rem] text-ink-muted">
          {hint}
        </div>
      ) : null}
      <p id={errorId} role="alert" className={cn('text-[0.8125rem] font-medium text-bad', !error && 'hidden')}>
        {error}
      </p>
    </div>
  );
}

/** A password input with a show/hide toggle. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'inside'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      inside={
        <button
          type="button"
          onClick={() => setShown(!shown)}
          aria-label={shown ? `Hide ${props.label.toLowerCase()}` : `Show ${props.label.toLowerCase()}`}
          aria-pressed={shown}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-r-lg text-ink-muted hover:text-ink"
        >
          <Icon className="size-4" />
        </button>
      }
    />
  );
}
