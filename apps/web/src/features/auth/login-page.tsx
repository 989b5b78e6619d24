import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Alert } from '@/components/ui/alert.tsx';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { PasswordField } from '@/components/ui/field.tsx';
import { textLinkClass } from '@/components/ui/text-link.tsx';
import { useHasStatus, useIsSignedIn } from '@/lib/auth/auth-state.ts';
import { mustChoosePassword } from '@/lib/auth/must-choose-password.ts';
import { inertUntilHydrated } from '@/lib/inert-until-hydrated.ts';
import { paths } from '@/lib/paths.ts';
import { site } from '@/lib/site.ts';
import { ForgotPasswordDialog } from './forgot-password-dialog.tsx';
import { readCredentials } from './operations/sign-in.ts';
import { SecondFactorForm } from './second-factor-form.tsx';
import { AuthHeading, EmailField, GoogleButton, OtherForm } from './sign-in-parts.tsx';
import { useOriginPath, useSignIn } from './use-sign-in.ts';
import { VerificationDialog } from './verification-dialog.tsx';

export function LoginPage() {
  const isSignedIn = useIsSignedIn();
  const needsSecondFactor = useHasStatus('second-factor');
  const navigate = useNavigate();
  const originPath = useOriginPath();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [forgotten, setForgotten] = useState(false);
  const { busy, problem, unverified, submit, onVerified, cancelVerification } = useSignIn();
  const waiting = unverified !== null;

  useEffect(() => {
    if (isSignedIn && !waiting) void navigate(mustChoosePassword() ? paths.newPassword : originPath, { replace: true });
  }, [isSignedIn, waiting, navigate, originPath]);

  if (needsSecondFactor) return <SecondFactorForm />;

  const entered = readCredentials({ email, password });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (entered !== null && !busy) submit(entered);
  };
  return (
    <>
      <AuthHeading title="Sign in" subtitle={`Welcome back to ${site.name}`} />
      <form {...inertUntilHydrated} onSubmit={onSubmit} noValidate className="grid gap-5">
        <EmailField value={email} onChange={setEmail} disabled={busy} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          disabled={busy}
          onText={setPassword}
          labelAction={
            <button type="button" className={`${textLinkClass} text-[0.8125rem]`} onClick={() => setForgotten(true)}>
              Forgot password?
            </button>
          }
        />
        <Button type="submit" className="h-11" disabled={busy || entered === null}>
          {busy ? (
            <>
              <Spinner />
              Signing in…
            </>
          ) : (
            'Sign in'
          )}
        </Button>
        {problem ? <Alert tone="bad">{problem}</Alert> : null}
      </form>
      <GoogleButton />
      <OtherForm question="Don't have an account?" to={paths.signup} label="Sign up" />
      {forgotten ? <ForgotPasswordDialog email={email} onClose={() => setForgotten(false)} /> : null}
      {unverified ? <VerificationDialog {...unverified} onVerified={onVerified} onCancel={cancelVerification} /> : null}
    </>
  );
}
