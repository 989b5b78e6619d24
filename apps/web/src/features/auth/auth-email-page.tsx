import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { CircleAlert, CircleCheck, CircleDashed, ShieldCheck } from '@/components/icons/icons.tsx';
import { MailboxLink } from '@/components/mailbox-link.tsx';
import { Button, ButtonLink, Spinner } from '@/components/ui/button.tsx';
import { publishSession } from '@/lib/auth/auth-state.ts';
import { endSession } from '@/lib/auth/sign-out.ts';
import { paths } from '@/lib/paths.ts';
import { ForgotPasswordDialog } from './forgot-password-dialog.tsx';
import { verifyEmailLink, type VerifyEmailResult } from './operations/verify-email.ts';
import { once } from './use-email-verification.ts';

/** Shown after the owner stopped a change of the address: all sessions are ended, and the next step is a new password. */
export function ChangeStopped({ email }: { email: string }) {
  const [resetting, setResetting] = useState(false);
  useEffect(() => {
    void endSession().then(() => publishSession(null));
  }, []);
  return (
    <div role="status" className="grid justify-items-center gap-4 py-6 text-center">
      <ShieldCheck className="size-10 text-ok" />
      <h1 className="text-heading">Email change stopped</h1>
      <p className="text-ink-muted">
        Your address stays <strong className="font-medium break-all text-ink">{email}</strong>, and every session was
        signed out.
      </p>
      <p className="text-ink-muted">Someone was signed in to your account. Choose a new password to keep them out.</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => setResetting(true)}>Reset your password</Button>
        <ButtonLink to={paths.login} look="outline">
          Sign in
        </ButtonLink>
      </div>
      {resetting ? <ForgotPasswordDialog email={email} onClose={() => setResetting(false)} /> : null}
    </div>
  );
}

/** After a confirmation that left the account without a password, because several sign-ups waited for the address. */
export function ChoosePassword() {
  return (
    <div role="status" className="grid justify-items-center gap-4 py-6 text-center">
      <CircleCheck className="size-10 text-ok" />
      <h1 className="text-heading">Email verified</h1>
      <p className="text-ink-muted">
        This address was used to sign up more than once, so the passwords entered then are void. Choose a password to
        finish.
      </p>
      <ButtonLink to={paths.newPassword}>Choose a password</ButtonLink>
    </div>
  );
}

const REDIRECT_MS = 3000;
const LOOKS = {
  verified: { icon: CircleCheck, tone: 'text-ok', title: 'Email verified' },
  'one-of-two': { icon: CircleDashed, tone: 'text-accent', title: 'One of two addresses confirmed' },
  failed: { icon: CircleAlert, tone: 'text-bad', title: 'Verification failed' },
  unchecked: { icon: CircleAlert, tone: 'text-warn', title: 'Could not check the link' },
} as const;
const verifyOnce = once(
  (query) => verifyEmailLink(new URLSearchParams(query)),
  ({ outcome }) => outcome !== 'unchecked',
);

/** The result page of a confirmation or e-mail change link: loading, then success, half of it, or error. */
export function AuthEmailPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  /** Null while the link is checked. */
  const [result, setResult] = useState<VerifyEmailResult | null>(null);
  const query = params.toString();
  useEffect(() => {
    if (result !== null) return;
    let shown = true;
    void verifyOnce(query).then((answer) => {
      if (shown) setResult(answer);
    });
    return () => {
      shown = false;
    };
  }, [query, result]);
  const verified = result?.outcome === 'verified';
  useEffect(() => {
    if (!verified) return;
    const timer = setTimeout(() => void navigate(paths.dashboard, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [verified, navigate]);

  if (!result) {
    return (
      <div key="waiting" role="status" className="grid justify-items-center gap-4 py-10 text-center">
        <Spinner className="size-8 text-accent" />
        <h1 className="text-lg font-semibold">Verifying your email…</h1>
      </div>
    );
  }
  if (result.outcome === 'password-missing') return <ChoosePassword />;
  if (result.outcome === 'stopped') return <ChangeStopped email={result.email} />;
  const { icon: Icon, tone, title } = LOOKS[result.outcome];
  return (
    <div
      key="result"
      role={result.outcome === 'failed' || result.outcome === 'unchecked' ? 'alert' : 'status'}
      className="grid justify-items-center gap-4 py-6 text-center"
    >
      <Icon className={`size-10 ${tone}`} />
      <h1 className="text-heading">{title}</h1>
      <p className="text-ink-muted">{result.message}</p>
      {verified ? (
        <>
          <p className="text-sm text-ink-muted">Taking you to your dashboard…</p>
          <ButtonLink to={paths.dashboard} look="outline">
            Go to Dashboard
          </ButtonLink>
        </>
      ) : null}
      {result.outcome === 'one-of-two' ? <MailboxLink /> : null}
      {result.outcome === 'unchecked' ? <Button onClick={() => setResult(null)}>Try again</Button> : null}
      {result.outcome === 'failed' ? (
        <div className="flex gap-3">
          <ButtonLink to={paths.login}>Sign in</ButtonLink>
          <ButtonLink to={paths.signup} look="outline">
            Create an account
          </ButtonLink>
        </div>
      ) : null}
    </div>
  );
}
