import { type Control, useController } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { Field, type FieldProps } from '@/components/ui/field.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import type { ContactMessage } from '@theia-astro/server/rules/contact-message';
import { inertUntilHydrated } from '@/lib/inert-until-hydrated.ts';
import { paths } from '@/lib/paths.ts';
import { MessageField, SubjectField } from './long-fields.tsx';
import { useContactForm } from './use-contact-form.ts';

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
