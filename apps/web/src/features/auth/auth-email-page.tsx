import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { CircleAlert, CircleCheck, CircleDashed } from '@/components/icons/icons.tsx';
import { MailboxLink } from '@/components/mailbox-link.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { paths } from '@/lib/paths.ts';
import { verifyEmailLink, type VerifyEmailResult } from './operations/verify-email.ts';
import { ChoosePassword } from './choose-password.tsx';
import { ChangeStopped } from './change-stopped.tsx';
import { once } from './once.ts';

const REDIRECT_MS = 3000;
const LOOKS = {
  verified: { icon: CircleCheck, tone: 'text-ok', title: 'Email verified' },
  'one-of-two': { icon: CircleDashed, tone: 'text-accent', title: 'One of two confirmed' },
  failed: { icon: CircleAlert, tone: 'text-bad', title: 'Verification failed' },
  unchecked: { icon: CircleAlert, tone: 'text-warn', title: 'Link not checked' },
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
