import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { textLinkClass } from '@/components/ui/text-link.tsx';
import { askPassword } from '@/lib/auth/ask-password.ts';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
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

function VerifyStep({ email, onVerified }: { email: string; onVerified: () => void }) {
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      if ((await askPassword(email, password)) === 'wrong') setError(WRONG);
      else onVerified();
    } catch {
      setError(CHECK_FAILED);
    }
    setBusy(false);
  };
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4">
      <PasswordField
        label="Current password" name="current-password" autoComplete="current-password" value={password} error={error} disabled={busy}
        onText={setPassword}
        labelAction={<button type="button" className={`${textLinkClass} text-[0.8125rem]`} onClick={() => void sendPasswordReset(email)}>Forgot password?</button>}
      />
      <Button type="submit" className="justify-self-start" disabled={busy || password === ''}>{busy ? <Spinner /> : null}OK</Button>
    </form>
  );
}

function CreateStep({ onUpdated }: { onUpdated: () => void }) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const longEnough = password.length >= MIN_LENGTH;
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (password !== confirmation) return setError(MISMATCH);
    setBusy(true);
    setError(undefined);
    try {
      await updatePassword(password);
      toast(UPDATED, { variant: 'success' });
      onUpdated();
    } catch (thrown) {
      setError(errorMessage(thrown, UPDATE_FAILED));
    }
    setBusy(false);
  };
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4">
      <PasswordField
        label="New password" name="new-password" autoComplete="new-password" value={password} disabled={busy}
        onText={setPassword} hint={<span className={longEnough ? 'text-ok' : ''}>{LENGTH_RULE}</span>}
      />
      {longEnough ? (
        <PasswordField
          label="Confirm new password" name="confirm-new-password" autoComplete="new-password" value={confirmation} disabled={busy}
          onText={(text) => { setConfirmation(text); setError(undefined); }}
        />
      ) : null}
      <p role="alert" className={error ? 'text-[0.8125rem] font-medium text-bad' : 'hidden'}>{error}</p>
      <Button type="submit" className="justify-self-start" disabled={busy || !longEnough || confirmation === ''}>{busy ? <Spinner /> : null}Update password</Button>
    </form>
  );
}

/** Two steps: prove the current password, then create the new one. A recovery link stands in for the first. */
export function ChangePassword() {
  const user = useSignedInUser();
  const [step, setStep] = useState<'verify' | 'create'>(recovery.isActive() ? 'create' : 'verify');
  const [recovering, setRecovering] = useState(recovery.isActive());
  const onUpdated = () => {
    recovery.end();
    setRecovering(false);
    setStep('verify');
  };
  return (
    <SettingsSection id="password-title" title="Change password" description={recovering ? 'You came by a recovery link: choose a new password now.' : 'Every other session ends when the password changes.'}>
      {step === 'verify' ? <VerifyStep email={user.email ?? ''} onVerified={() => setStep('create')} /> : <CreateStep onUpdated={onUpdated} />}
    </SettingsSection>
  );
}
