import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '@/components/ui/button.tsx';
import { FormField } from '@/components/ui/form-field.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { NotConfirmed, useConfirmedOwner } from '@/components/use-confirmed-owner.tsx';
import { askPassword } from '@/lib/auth/ask-password.ts';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { hasPassword } from '@/lib/auth/confirm-owner.ts';
import { INVALID_EMAIL, isTypicalEmail } from '@/lib/email.ts';
import { errorMessage } from '@/lib/error-message.ts';
import { toast } from '@/lib/toast.ts';
import { refreshSession, requestEmailChange } from './api/account.ts';
import { PendingEmailDialog } from './pending-email-dialog.tsx';
import { SettingsSection } from './section.tsx';

const REQUIRED = 'Email is required';
const SAME = 'This is already your current email address.';
const WRONG_PASSWORD = 'Password is incorrect.';
const FAILED = 'There was an error updating your email address.';
const SENT = 'Verification email sent';
const VERIFIED = 'Email verified';
const CANCELLED = 'Email change cancelled';
const REFRESH_FAILED = 'There was a problem refreshing your session. Please try logging out and back in.';

const rulesFor = (current: string | undefined) =>
  z.object({
    email: z
      .string()
      .trim()
      .min(1, REQUIRED)
      .refine((text) => text === '' || isTypicalEmail(text), INVALID_EMAIL)
      .refine((text) => text.toLowerCase() !== current?.toLowerCase(), SAME),
    password: z.string(),
  });

export function ChangeEmail() {
  const user = useSignedInUser();
  const { control, handleSubmit, setError, reset, formState } = useForm({
    mode: 'onChange',
    resolver: zodResolver(rulesFor(user.email)),
    defaultValues: { email: '', password: '' },
  });
  const [pending, setPending] = useState<string | null>(null);
  const owner = useConfirmedOwner();
  const withPassword = hasPassword(user);
  const busy = formState.isSubmitting;

  const submit = handleSubmit(async ({ email, password }) => {
    try {
      if (withPassword && (await askPassword(user.email ?? '', password)) === 'wrong')
        return setError('password', { message: WRONG_PASSWORD });
      await owner.run(() => requestEmailChange(email, withPassword ? password : null));
      toast(SENT, { description: `Check ${email}`, variant: 'success' });
      setPending(email);
    } catch (thrown) {
      if (thrown instanceof NotConfirmed) return;
      toast('Error', { description: errorMessage(thrown, FAILED), variant: 'destructive' });
    }
  });

  const onVerified = useCallback(async () => {
    setPending(null);
    reset();
    toast(VERIFIED, { variant: 'success' });
    await refreshSession().catch(() => toast('Error', { description: REFRESH_FAILED, variant: 'destructive' }));
  }, [reset]);

  const onCancel = () => {
    setPending(null);
    toast(CANCELLED);
  };

  return (
    <SettingsSection
      id="email-title"
      title="Email address"
      description={
        <>
          Currently <strong className="font-medium break-all text-ink">{user.email}</strong>
        </>
      }
    >
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
        <FormField control={control} name="email" label="New email" type="email" autoComplete="email" disabled={busy} />
        {withPassword ? (
          <FormField
            control={control}
            name="password"
            secret
            label="Your password"
            autoComplete="current-password"
            disabled={busy}
          />
        ) : null}
        <Button type="submit" className="justify-self-start" disabled={busy}>
          {busy ? <Spinner /> : null}Update email
        </Button>
      </form>
      {owner.dialog}
      {pending ? (
        <PendingEmailDialog
          currentEmail={user.email ?? ''}
          newEmail={pending}
          onVerified={onVerified}
          onCancel={onCancel}
        />
      ) : null}
    </SettingsSection>
  );
}
