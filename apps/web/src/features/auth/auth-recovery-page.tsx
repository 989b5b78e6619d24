import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Alert } from '@/components/ui/alert.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { paths } from '@/lib/paths.ts';
import { verifyRecoveryLink } from './operations/verify-recovery.ts';
import { once } from './once.ts';
import { RecoveryCodeForm } from './recovery-code-form.tsx';

const verifyOnce = once((query: string) => verifyRecoveryLink(new URLSearchParams(query)));

/** Redeems a recovery link and goes to the settings, where the new password is set. */
export function AuthRecoveryPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const query = params.toString();
  useEffect(() => {
    let shown = true;
    void verifyOnce(query).then((answer) => {
      if (!shown) return;
      if (answer === null) void navigate(paths.newPassword, { replace: true });
      else setProblem(answer);
    });
    return () => {
      shown = false;
    };
  }, [query, navigate]);
  if (problem) {
    return (
      <div key="refused" className="grid gap-5">
        <h1 className="text-heading">Recovery link not accepted</h1>
        <Alert tone="bad">
          <p>{problem}</p>
        </Alert>
        <RecoveryCodeForm />
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
