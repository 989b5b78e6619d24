import { type ReactNode, useId, useRef } from 'react';
import { useController } from 'react-hook-form';
import { ChevronDown } from '@/components/icons/icons.tsx';
import { cn } from '@/lib/cn.ts';
import { useFilledIn } from '@/lib/use-filled-in.ts';
import { CONTACT_SUBJECTS } from '@theia-astro/server/rules/contact-message';
import type { ContactControl } from './contact-form.tsx';

const boxClass =
  'w-full rounded-lg border bg-surface px-3.5 text-[0.9375rem] text-ink transition-colors hover:border-ink-muted/60 focus-visible:outline-offset-0 disabled:opacity-60';
const edge = (error: string | undefined) => (error ? 'border-bad focus-visible:outline-bad' : 'border-line-strong');

interface LabelledProps {
  id: string;
  label: string;
  error: string | undefined;
  children: ReactNode;
}

function Labelled({ id, label, error, children }: LabelledProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-ink-soft">
        {label}
      </label>
      {children}
      <p id={`${id}-error`} role="alert" className={cn('text-[0.8125rem] font-medium text-bad', !error && 'hidden')}>
        {error}
      </p>
    </div>
  );
}

interface LongFieldProps {
  control: ContactControl;
  disabled: boolean;
}

export function SubjectField({ control, disabled }: LongFieldProps) {
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'subject' });
  const error = fieldState.error?.message;
  return (
    <Labelled id={id} label="Subject" error={error}>
      <div className="relative">
        <select
          {...field}
          id={id}
          autoComplete="off"
          disabled={disabled}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={cn(boxClass, 'h-11 appearance-none pr-10', field.value === '' && 'text-ink-muted', edge(error))}
        >
          <option value="" disabled>
            Choose a subject
          </option>
          {CONTACT_SUBJECTS.map((subject) => (
            <option key={subject} value={subject}>
              {subject}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute right-3.5 top-3.5 size-4 text-ink-muted" />
      </div>
    </Labelled>
  );
}

export function MessageField({ control, disabled }: LongFieldProps) {
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'message' });
  const error = fieldState.error?.message;
  const box = useRef<HTMLTextAreaElement>(null);
  useFilledIn(box, field.value, field.onChange);
  return (
    <Labelled id={id} label="Message" error={error}>
      <textarea
        {...field}
        ref={box}
        id={id}
        rows={7}
        disabled={disabled}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={cn(boxClass, 'min-h-40 resize-y py-2.5 leading-relaxed', edge(error))}
      />
    </Labelled>
  );
}
