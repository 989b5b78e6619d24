import { zodResolver } from '@hookform/resolvers/zod';
import type { ContactMessage } from '@theia-astro/server/rules/contact-message';
import { useEffect } from 'react';
import { type Control, useController, useForm } from 'react-hook-form';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { Field, type FieldProps } from '@/components/ui/field.tsx';
import { useUser } from '@/lib/auth/auth-state.ts';
import { inertUntilHydrated } from '@/lib/inert-until-hydrated.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { paths } from '@/lib/paths.ts';
import { MessageField, SubjectField } from './long-fields.tsx';
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

export type ContactControl = Control<Record<keyof ContactMessage, string>, unknown, ContactMessage>;

interface TextFieldProps extends Omit<FieldProps, 'value' | 'onText' | 'name'> {
  control: ContactControl;
  name: 'name' | 'email';
}

function TextField({ control, name, ...props }: TextFieldProps) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Field
      {...props}
      name={name}
      value={field.value}
      onText={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      required
    />
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
        <TextField control={control} name="name" label="Name" autoComplete="name" disabled={busy} />
        <TextField
          control={control}
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          disabled={busy}
        />
      </div>
      <SubjectField control={control} disabled={busy} />
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
