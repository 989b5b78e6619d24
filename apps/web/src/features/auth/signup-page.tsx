import { isLongEnough, PASSWORD_CHARACTERS_MIN } from '@theia-astro/server/rules/account';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Check, Circle } from '@/components/icons/icons.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { PasswordField } from '@/components/ui/field.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { useIsSignedIn } from '@/lib/auth/auth-state.ts';
import { mustChoosePassword } from '@/lib/auth/must-choose-password.ts';
import { cn } from '@/lib/cn.ts';
import { inertUntilHydrated } from '@/lib/inert-until-hydrated.ts';
import { paths } from '@/lib/paths.ts';
import { site } from '@/lib/site.ts';
import { readNewAccount } from './operations/sign-up.ts';
import { AuthHeading, EmailField, GoogleButton, OtherForm } from './sign-in-parts.tsx';
import { useOriginPath, useSignUp } from './use-sign-in.ts';
import { VerificationDialog } from './verification-dialog.tsx';

const LENGTH_RULE = `At least ${PASSWORD_CHARACTERS_MIN} characters`;
const MISMATCH = 'The passwords do not match';

function LengthRule({ met }: { met: boolean }) {
  const Icon = met ? Check : Circle;
  return (
    <span className={cn('inline-flex items-center gap-1.5 transition-colors', met ? 'text-ok' : 'text-ink-muted')}>
      <Icon className="size-3.5" />
      {LENGTH_RULE}
      <span className="sr-only">{met ? ': met' : ': not met yet'}</span>
    </span>
  );
}

export function SignUpPage() {
  const isSignedIn = useIsSignedIn();
  const navigate = useNavigate();
  const originPath = useOriginPath();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [accepted, setAccepted] = useState(false);
  const { busy, problem, unverified, submit, onVerified, cancelVerification } = useSignUp();
  const waiting = unverified !== null;

  useEffect(() => {
    if (isSignedIn && !waiting) void navigate(mustChoosePassword() ? paths.newPassword : originPath, { replace: true });
  }, [isSignedIn, waiting, navigate, originPath]);

  const longEnough = isLongEnough(password);
  const matches = confirmation !== '' && confirmation === password;
  const entered = readNewAccount({ email, password, confirmation, accepted });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (entered !== null && !busy) submit(entered);
  };
  return (
    <>
      <AuthHeading title="Create an account" subtitle={`Get started with ${site.name}`} />
      <form {...inertUntilHydrated} onSubmit={onSubmit} noValidate className="grid gap-5">
        <EmailField value={email} onChange={setEmail} disabled={busy} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          required
          value={password}
          disabled={busy}
          onText={setPassword}
          hint={<LengthRule met={longEnough} />}
        />
        <PasswordField
          label="Confirm password"
          name="confirm-password"
          autoComplete="new-password"
          required
          value={confirmation}
          disabled={busy}
          onText={setConfirmation}
          error={confirmation !== '' && !matches ? MISMATCH : undefined}
        />
        <label className="flex items-start gap-3 text-sm text-ink-soft">
          <input
            type="checkbox"
            name="terms"
            autoComplete="off"
            checked={accepted}
            disabled={busy}
            onChange={(event) => setAccepted(event.target.checked)}
            className="mt-0.5 size-4 shrink-0 accent-accent"
          />
          <span>
            I accept the{' '}
            <TextLink to={`${paths.legal}#terms`} target="_blank">
              terms of service
            </TextLink>{' '}
            and the{' '}
            <TextLink to={`${paths.legal}#privacy`} target="_blank">
              privacy policy
            </TextLink>
            .
          </span>
        </label>
        {problem ? (
          <Alert tone="bad" title="Error details:">
            <p>{problem.text}</p>
            {problem.hint ? <p>{problem.hint}</p> : null}
          </Alert>
        ) : null}
        <Button type="submit" className="h-11" disabled={busy || entered === null}>
          {busy ? (
            <>
              <Spinner />
              Creating account...
            </>
          ) : (
            'Create account'
          )}
        </Button>
      </form>
      <GoogleButton />
      <OtherForm question="Already have an account?" to={paths.login} label="Sign in" />
      {unverified ? <VerificationDialog {...unverified} onVerified={onVerified} onCancel={cancelVerification} /> : null}
    </>
  );
}
