import { type FormEvent, useCallback, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { askPassword } from '@/lib/auth/ask-password.ts';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
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

function emailProblem(newEmail: string, current: string | undefined): string | undefined {
  if (newEmail === '') return REQUIRED;
  if (newEmail.toLowerCase() === current?.toLowerCase()) return SAME;
  return isTypicalEmail(newEmail) ? undefined : INVALID_EMAIL;
}

export function ChangeEmail() {
  const user = useSignedInUser();
  const [newEmail, setNewEmail] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<{ email?: string | undefined; password?: string }>({});
  const [pending, setPending] = useState<string | null>(null);
  const typedWrong = newEmail !== '' && !isTypicalEmail(newEmail) ? INVALID_EMAIL : undefined;

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = newEmail.trim();
    const problem = emailProblem(wanted, user.email);
    setErrors({ email: problem });
    if (problem) return;
    setBusy(true);
    try {
      if ((await askPassword(user.email ?? '', password)) === 'wrong') setErrors({ password: WRONG_PASSWORD });
      else {
        await requestEmailChange(wanted);
        toast(SENT, { description: `Check ${wanted}`, variant: 'success' });
        setPending(wanted);
      }
    } catch (thrown) {
      toast('Error', { description: errorMessage(thrown, FAILED), variant: 'destructive' });
    }
    setBusy(false);
  };

  const onVerified = useCallback(async () => {
    setPending(null);
    setNewEmail('');
    setPassword('');
    toast(VERIFIED, { variant: 'success' });
    await refreshSession().catch(() => toast('Error', { description: REFRESH_FAILED, variant: 'destructive' }));
  }, []);

  const onCancel = () => {
    setPending(null);
    toast(CANCELLED);
  };

  return (
    <SettingsSection id="email-title" title="Email address" description={<>Currently <strong className="font-medium break-all text-ink">{user.email}</strong></>}>
      <form onSubmit={onSubmit} noValidate className="grid gap-4">
        <Field
          label="New email" name="new-email" type="email" autoComplete="email" value={newEmail} disabled={busy}
          onText={(text) => { setNewEmail(text); setErrors({}); }} error={errors.email ?? typedWrong}
        />
        <PasswordField
          label="Your password" name="email-password" autoComplete="current-password" value={password} disabled={busy}
          onText={(text) => { setPassword(text); setErrors({}); }} error={errors.password}
        />
        <Button type="submit" className="justify-self-start" disabled={busy}>{busy ? <Spinner /> : null}Update email</Button>
      </form>
      {pending ? <PendingEmailDialog newEmail={pending} onVerified={onVerified} onCancel={onCancel} /> : null}
    </SettingsSection>
  );
}
