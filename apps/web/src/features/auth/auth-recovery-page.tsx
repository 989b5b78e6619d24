import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Alert } from '@/components/ui/alert.tsx';
import { Button, ButtonLink, Spinner } from '@/components/ui/button.tsx';
import { paths } from '@/lib/paths.ts';
import { type RecoveryProblem, verifyRecoveryLink } from './operations/verify-recovery.ts';
import { RecoveryCodeForm } from './second-factor-form.tsx';
import { once } from './use-email-verification.ts';

const verifyOnce = once(
  (query) => verifyRecoveryLink(new URLSearchParams(query)),
  (problem) => problem?.unchecked !== true,
);

/** Redeems a recovery link and goes to the settings, where the new password is set. */
export function AuthRecoveryPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  /** Null while the link is checked. */
  const [problem, setProblem] = useState<RecoveryProblem | null>(null);
  const query = params.toString();
  useEffect(() => {
    if (problem !== null) return;
    let shown = true;
    void verifyOnce(query).then((answer) => {
      if (!shown) return;
      if (answer === null) void navigate(paths.newPassword, { replace: true });
      else setProblem(answer);
    });
    return () => {
      shown = false;
    };
  }, [query, navigate, problem]);
  if (problem) {
    return (
      <div key="rejected" className="grid gap-5">
        <h1 className="text-heading">
          {problem.unchecked ? 'Could not check the recovery link' : 'Invalid recovery link'}
        </h1>
        <Alert tone="bad">{problem.message}</Alert>
        {problem.unchecked ? <Button onClick={() => setProblem(null)}>Try again</Button> : <RecoveryCodeForm />}
        <ButtonLink to={paths.login} look="ghost">
          Back to sign in
        </ButtonLink>
      </div>
    );
  }
  return (
    <div key="waiting" role="status" className="grid justify-items-center gap-4 py-10 text-center">
      <Spinner className="size-8 text-accent" />
      <h1 className="text-lg font-semibold">Checking your recovery link…</h1>
    </div>
  );
}
