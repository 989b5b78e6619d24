import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { paths } from '@/lib/paths.ts';
import { verifyEmailLink, type VerifyEmailResult } from './api/verify-email.ts';
import { once } from './once.ts';

const REDIRECT_MS = 3000;
const verifyOnce = once((query: string) => verifyEmailLink(new URLSearchParams(query)));

/** The result page of a confirmation or e-mail change link: loading, then success or error. */
export function AuthEmailPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [result, setResult] = useState<VerifyEmailResult | null>(null);
  const query = params.toString();
  useEffect(() => {
    let shown = true;
    void verifyOnce(query).then((answer) => { if (shown) setResult(answer); });
    return () => { shown = false; };
  }, [query]);
  const succeeded = result?.ok === true;
  useEffect(() => {
    if (!succeeded) return;
    const timer = setTimeout(() => void navigate(paths.dashboard, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [succeeded, navigate]);

  if (!result) {
    return (
      <div role="status" className="grid justify-items-center gap-4 py-10 text-center">
        <Spinner className="size-8 text-accent" />
        <h1 className="text-lg font-semibold">Verifying your email…</h1>
      </div>
    );
  }
  const Icon = succeeded ? CircleCheck : CircleAlert;
  return (
    <div role={succeeded ? 'status' : 'alert'} className="grid justify-items-center gap-4 py-6 text-center">
      <Icon className={`size-10 ${succeeded ? 'text-ok' : 'text-bad'}`} aria-hidden="true" />
      <h1 className="text-heading">{succeeded ? 'Email verified' : 'Verification failed'}</h1>
      <p className="text-ink-muted">{result.message}</p>
      {succeeded ? (
        <>
          <p className="text-sm text-ink-muted">Taking you to your dashboard…</p>
          <ButtonLink to={paths.dashboard} look="outline">Go to Dashboard</ButtonLink>
        </>
      ) : (
        <div className="flex gap-3">
          <ButtonLink to={paths.login}>Sign in</ButtonLink>
          <ButtonLink to={paths.signup} look="outline">Create an account</ButtonLink>
        </div>
      )}
    </div>
  );
}
