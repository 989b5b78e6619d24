import { zodResolver } from '@hookform/resolvers/zod';
import { CONTACT_SUBJECTS, type ContactMessage } from '@theia-astro/server/rules/contact-message';
import { useEffect, useId, useRef } from 'react';
import { type Control, useController, useForm } from 'react-hook-form';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { FormField, FormSelect } from '@/components/ui/form-field.tsx';
import { useUser } from '@/lib/auth/auth-state.ts';
import { cn } from '@/lib/cn.ts';
import { inertUntilHydrated } from '@/lib/inert-until-hydrated.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { paths } from '@/lib/paths.ts';
import { useFilledIn } from '@/lib/use-filled-in.ts';
import { contactMessage, sendContactMessage } from './operations.ts';

const EMPTY = { name: '', email: '', subject: '', message: '' };

/** The form's values, rules and submission. It is busy for at least 1.5 s, cleared after success and kept after a failure. */
function useContactForm() {
  const user = useUser();
  const { control, handleSubmit, reset, setValue, getValues } = useForm({
    mode: 'onChange',
    resolver: zodResolver(contactMessage),
    defaultValues: EMPTY,
    shouldFocusError: false,
  });

  useEffect(() => {
    if (user?.email && getValues('email') === '') setValue('email', user.email);
  }, [user, getValues, setValue]);

  const send = useOperation(sendContactMessage);
  const submit = handleSubmit(
    (message) => send.mutate(message, { onSuccess: () => reset({ ...EMPTY, email: user?.email ?? '' }) }),
    () =>
      requestAnimationFrame(() => document.querySelector<HTMLElement>('#contact-form [aria-invalid="true"]')?.focus()),
  );

  return { control, submit, busy: send.isPending };
}

interface MessageFieldProps {
  control: Control<Record<keyof ContactMessage, string>, unknown, ContactMessage>;
  disabled: boolean;
}

function MessageField({ control, disabled }: MessageFieldProps) {
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'message' });
  const error = fieldState.error?.message;
  const box = useRef<HTMLTextAreaElement>(null);
  useFilledIn(box, field.value, field.onChange);
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-ink-soft">
        Message
      </label>
      <textarea
        {...field}
        ref={box}
        id={id}
        rows={7}
        disabled={disabled}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={cn(
          'w-full rounded-lg border bg-surface px-3.5 text-[0.9375rem] text-ink transition-colors hover:border-ink-muted/60 focus-visible:outline-offset-0 disabled:opacity-60 min-h-40 resize-y py-2.5 leading-relaxed',
          error ? 'border-bad focus-visible:outline-bad' : 'border-line-strong',
        )}
      />
      <p id={`${id}-error`} role="alert" className={cn('text-[0.8125rem] font-medium text-bad', !error && 'hidden')}>
        {error}
      </p>
    </div>
  );
}

/** Sent by JavaScript if available, otherwise by the browser as a form, which is answered with a page. */
export function ContactForm() {
  const { control, submit, busy } = useContactForm();
  return (
    <form
      {...inertUntilHydrated}
      id="contact-form"
      method="post"
      action={paths.contact}
      aria-label="Contact"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField control={control} name="name" label="Name" autoComplete="name" disabled={busy} required />
        <FormField
          control={control}
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          disabled={busy}
          required
        />
      </div>
      <FormSelect control={control} name="subject" label="Subject" autoComplete="off" disabled={busy} required>
        <option value="" disabled>
          Choose a subject
        </option>
        {CONTACT_SUBJECTS.map((subject) => (
          <option key={subject} value={subject}>
            {subject}
          </option>
        ))}
      </FormSelect>
      <MessageField control={control} disabled={busy} />
      <Button type="submit" size="large" disabled={busy} className="sm:justify-self-start">
        {busy ? (
          <>
            <Spinner />
            Sending...
          </>
        ) : (
          'Send Message'
        )}
      </Button>
    </form>
  );
}
