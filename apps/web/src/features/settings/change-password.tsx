import { zodResolver } from '@hookform/resolvers/zod';
import { isLongEnough } from '@theia-astro/server/rules/account';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { AccountName } from '@/components/account-name.tsx';
import { MailboxLink } from '@/components/mailbox-link.tsx';
import { MailedCodeForm } from '@/components/mailed-code-form.tsx';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { FormField } from '@/components/ui/form-field.tsx';
import { textLinkClass } from '@/components/ui/text-link.tsx';
import { useConfirmedOwner } from '@/components/use-confirmed-owner.tsx';
import { askPassword } from '@/lib/auth/ask-password.ts';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { hasPassword } from '@/lib/auth/confirm-owner.ts';
import { recovery } from '@/lib/auth/recovery.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { recoverWithCode, sendPasswordReset } from '@/lib/operations/password-recovery.ts';
import { changePassword, LENGTH_RULE, newPassword } from './operations/sign-in.ts';
import { LeadingButton, SettingsSection, useLeadingLook } from './section.tsx';

const WRONG = 'Current password is incorrect.';
const CHECK_FAILED = 'There was an error verifying your password.';

interface VerifyStepProps {
  email: string;
  onVerified: (password: string) => void;
  onRecovered: () => void;
}

function VerifyStep({ email, onVerified, onRecovered }: VerifyStepProps) {
  const { mutate: mail, isSuccess: mailed } = useOperation(sendPasswordReset);
  const { control, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });
  const busy = formState.isSubmitting;
  const leading = useLeadingLook();
  const submit = handleSubmit(async ({ password }) => {
    try {
      if ((await askPassword(email, password)) === 'wrong') setError('password', { message: WRONG });
      else onVerified(password);
    } catch {
      setError('password', { message: CHECK_FAILED });
    }
  });
  const { mutateAsync: redeem } = useOperation(recoverWithCode);
  const recover = async (code: string) => {
    await redeem({ email, code });
    onRecovered();
  };
  const passwordForm = (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <AccountName />
      <FormField
        control={control}
        name="password"
        secret
        label="Current password"
        autoComplete="current-password"
        disabled={busy}
        labelAction={
          <button type="button" className={`${textLinkClass} text-[0.8125rem]`} onClick={() => mail(email)}>
            Forgot password?
          </button>
        }
      />
      <Button
        type="submit"
        look={mailed ? 'outline' : leading}
        className="justify-self-start"
        disabled={busy || !formState.isDirty}
      >
        {busy ? <Spinner /> : null}OK
      </Button>
    </form>
  );
  if (!mailed) return passwordForm;
  return (
    <div className="grid gap-6">
      {passwordForm}
      <div className="grid gap-4 border-t border-line pt-5">
        <p className="text-sm text-ink-soft">
          Forgotten? Open the link in the e-mail we sent to you, or enter its code here.
        </p>
        <MailedCodeForm label="Code from the email" action="Continue" look={leading} onSubmit={recover} />
        <MailboxLink />
      </div>
    </div>
  );
}

interface CreateStepProps {
  userId: string;
  currentPassword: string | null;
  action: string;
  onUpdated: () => void;
}

function CreateStep({ userId, currentPassword, action, onUpdated }: CreateStepProps) {
  const owner = useConfirmedOwner();
  const { mutate: change, reset: forget, isPending: busy, problem } = useOperation(changePassword(userId, owner.run));
  const { control, handleSubmit, clearErrors } = useForm({
    resolver: zodResolver(newPassword),
    defaultValues: { password: '', confirmation: '' },
  });
  const [password, confirmation] = useWatch({ control, name: ['password', 'confirmation'] });
  const longEnough = isLongEnough(password);
  const submit = handleSubmit((typed) =>
    change({ password: typed.password, currentPassword }, { onSuccess: onUpdated }),
  );
  const clear = () => {
    clearErrors();
    forget();
  };
  return (
    <>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
        <AccountName />
        <FormField
          control={control}
          name="password"
          secret
          label="New password"
          autoComplete="new-password"
          disabled={busy}
          onChanged={clear}
          hint={<span className={longEnough ? 'text-ok' : ''}>{LENGTH_RULE}</span>}
        />
        {longEnough ? (
          <FormField
            control={control}
            name="confirmation"
            secret
            label="Confirm new password"
            autoComplete="new-password"
            disabled={busy}
            onChanged={clear}
          />
        ) : null}
        <p role="alert" className={problem ? 'text-[0.8125rem] font-medium text-bad' : 'hidden'}>
          {problem}
        </p>
        <LeadingButton
          type="submit"
          className="justify-self-start"
          disabled={busy || !longEnough || confirmation === ''}
        >
          {busy ? <Spinner /> : null}
          {action}
        </LeadingButton>
      </form>
      {owner.dialog}
    </>
  );
}

function descriptionOf(recovering: boolean, withPassword: boolean): string {
  if (!withPassword) return 'Your account has no password yet. Every other session ends when you set one.';
  return recovering
    ? 'You signed in with a password reset email. Choose a new password now.'
    : 'Every other session ends when the password changes.';
}

/** Two steps: confirm the current password, then create the new one. A recovery link replaces the first step, and a user without a password begins with the second. */
export function ChangePassword() {
  const user = useSignedInUser();
  const withPassword = hasPassword(user);
  const [step, setStep] = useState<'verify' | 'create'>(recovery.isActive() || !withPassword ? 'create' : 'verify');
  const [currentPassword, setCurrentPassword] = useState<string | null>(null);
  const [recovering, setRecovering] = useState(recovery.isActive());
  const onVerified = (password: string) => {
    setCurrentPassword(password);
    setStep('create');
  };
  const onRecovered = () => {
    setRecovering(true);
    setStep('create');
  };
  const onUpdated = () => {
    recovery.end();
    setRecovering(false);
    setCurrentPassword(null);
    setStep('verify');
  };
  return (
    <SettingsSection
      id="password-title"
      title={withPassword ? 'Change password' : 'Set a password'}
      description={descriptionOf(recovering, withPassword)}
    >
      {step === 'verify' ? (
        <VerifyStep email={user.email ?? ''} onVerified={onVerified} onRecovered={onRecovered} />
      ) : (
        <CreateStep
          userId={user.id}
          currentPassword={currentPassword}
          action={withPassword ? 'Update password' : 'Set password'}
          onUpdated={onUpdated}
        />
      )}
    </SettingsSection>
  );
}
