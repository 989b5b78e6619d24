import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { MailboxLink } from '@/components/mailbox-link.tsx';
import { MailedCodeForm } from '@/components/mailed-code-form.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FormField } from '@/components/ui/form-field.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { textLinkClass } from '@/components/ui/text-link.tsx';
import { NotConfirmed, useConfirmedOwner } from '@/components/use-confirmed-owner.tsx';
import { askPassword } from '@/lib/auth/ask-password.ts';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { recoverWithCode } from '@/lib/auth/recover-with-code.ts';
import { recovery } from '@/lib/auth/recovery.ts';
import { sendPasswordReset } from '@/lib/auth/reset-password.ts';
import { errorMessage } from '@/lib/error-message.ts';
import { toast } from '@/lib/toast.ts';
import { updatePassword } from './api/account.ts';
import { SettingsSection } from './section.tsx';

const MIN_LENGTH = 8;
const LENGTH_RULE = 'At least 8 characters';
const MISMATCH = 'The passwords do not match';
const WRONG = 'Current password is incorrect.';
const CHECK_FAILED = 'There was an error verifying your password.';
const UPDATE_FAILED = 'There was an error updating your password.';
const UPDATED = 'Password updated';

function VerifyStep({
  email,
  onVerified,
  onRecovered,
}: {
  email: string;
  onVerified: (password: string) => void;
  onRecovered: () => void;
}) {
  const [mailed, setMailed] = useState(false);
  const { control, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });
  const busy = formState.isSubmitting;
  const submit = handleSubmit(async ({ password }) => {
    try {
      if ((await askPassword(email, password)) === 'wrong') setError('password', { message: WRONG });
      else onVerified(password);
    } catch {
      setError('password', { message: CHECK_FAILED });
    }
  });
  const forgot = async () => {
    if (await sendPasswordReset(email)) setMailed(true);
  };
  const recover = async (code: string) => {
    await recoverWithCode(email, code);
    onRecovered();
  };
  const passwordForm = (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <FormField
        control={control}
        name="password"
        secret
        label="Current password"
        autoComplete="current-password"
        disabled={busy}
        labelAction={
          <button type="button" className={`${textLinkClass} text-[0.8125rem]`} onClick={() => void forgot()}>
            Forgot password?
          </button>
        }
      />
      <Button type="submit" className="justify-self-start" disabled={busy || !formState.isDirty}>
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
        <MailedCodeForm label="Code from the e-mail" action="Continue" onSubmit={recover} />
        <MailboxLink />
      </div>
    </div>
  );
}

const newPasswordRules = z
  .object({ password: z.string().min(MIN_LENGTH), confirmation: z.string().min(1) })
  .refine(({ password, confirmation }) => password === confirmation, { path: ['confirmation'], error: MISMATCH });

function CreateStep({ currentPassword, onUpdated }: { currentPassword: string | null; onUpdated: () => void }) {
  const owner = useConfirmedOwner();
  const { control, handleSubmit, setError, clearErrors, formState } = useForm({
    resolver: zodResolver(newPasswordRules),
    defaultValues: { password: '', confirmation: '' },
  });
  const [password, confirmation] = useWatch({ control, name: ['password', 'confirmation'] });
  const longEnough = password.length >= MIN_LENGTH;
  const busy = formState.isSubmitting;
  const refusal = formState.errors.root?.message;
  const submit = handleSubmit(async () => {
    try {
      await owner.run(() => updatePassword(password, currentPassword));
      toast(UPDATED, { variant: 'success' });
      onUpdated();
    } catch (thrown) {
      if (!(thrown instanceof NotConfirmed)) setError('root', { message: errorMessage(thrown, UPDATE_FAILED) });
    }
  });
  return (
    <>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
        <FormField
          control={control}
          name="password"
          secret
          label="New password"
          autoComplete="new-password"
          disabled={busy}
          onChanged={() => clearErrors()}
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
            onChanged={() => clearErrors()}
          />
        ) : null}
        <p role="alert" className={refusal ? 'text-[0.8125rem] font-medium text-bad' : 'hidden'}>
          {refusal}
        </p>
        <Button type="submit" className="justify-self-start" disabled={busy || !longEnough || confirmation === ''}>
          {busy ? <Spinner /> : null}Update password
        </Button>
      </form>
      {owner.dialog}
    </>
  );
}

/** Two steps: prove the current password, then create the new one. A recovery link stands in for the first. */
export function ChangePassword() {
  const user = useSignedInUser();
  const [step, setStep] = useState<'verify' | 'create'>(recovery.isActive() ? 'create' : 'verify');
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
      title="Change password"
      description={
        recovering
          ? 'You came by a recovery mail: choose a new password now.'
          : 'Every other session ends when the password changes.'
      }
    >
      {step === 'verify' ? (
        <VerifyStep email={user.email ?? ''} onVerified={onVerified} onRecovered={onRecovered} />
      ) : (
        <CreateStep currentPassword={currentPassword} onUpdated={onUpdated} />
      )}
    </SettingsSection>
  );
}
