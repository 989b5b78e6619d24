import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import { AccountName } from '@/components/account-name.tsx';
import { FormField } from '@/components/ui/form-field.tsx';
import { Spinner } from '@/components/ui/button.tsx';
import { useConfirmedOwner } from '@/components/use-confirmed-owner.tsx';
import { askPassword } from '@/lib/auth/ask-password.ts';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { hasPassword } from '@/lib/auth/confirm-owner.ts';
import { notifyFailure } from '@/lib/operations/failure.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { toast } from '@/lib/toast.ts';
import { refreshSession, emailChange, requestEmailChange } from './operations/email-change.ts';
import { LeadingButton, SettingsSection } from './section.tsx';
import { PendingEmailDialog } from './pending-email-dialog.tsx';

const WRONG_PASSWORD = 'Password is incorrect.';
const CHECK_FAILED = 'There was an error updating your email address.';
const VERIFIED = 'Email verified';
const CANCELLED = 'Email change cancelled';

export function ChangeEmail() {
  const user = useSignedInUser();
  const { control, handleSubmit, setError, reset, formState } = useForm({
    mode: 'onChange',
    resolver: zodResolver(emailChange(user.email)),
    defaultValues: { email: '', password: '' },
  });
  const [pending, setPending] = useState<string | null>(null);
  const owner = useConfirmedOwner();
  const withPassword = hasPassword(user);
  const { mutate: request, isPending } = useOperation(requestEmailChange(owner.run));
  const { mutate: refresh } = useOperation(refreshSession);
  const busy = formState.isSubmitting || isPending;

  const submit = handleSubmit(async ({ email, password }) => {
    try {
      if (withPassword && (await askPassword(user.email ?? '', password)) === 'wrong')
        return setError('password', { message: WRONG_PASSWORD });
    } catch (thrown) {
      return notifyFailure(thrown, { failed: CHECK_FAILED });
    }
    request({ email, password: withPassword ? password : null }, { onSuccess: () => setPending(email) });
  });

  const onVerified = useCallback(() => {
    setPending(null);
    reset();
    toast(VERIFIED, { variant: 'success' });
    refresh();
  }, [reset, refresh]);

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
        <AccountName />
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
        <LeadingButton type="submit" className="justify-self-start" disabled={busy}>
          {busy ? <Spinner /> : null}Update email
        </LeadingButton>
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
