import { type FormEvent, useState } from 'react';
import { isSecondFactorCode, SecondFactorField } from '@/components/second-factor-field.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { signOut } from '@/lib/auth/sign-out.ts';
import { errorMessage } from '@/lib/error-message.ts';
import { toast } from '@/lib/toast.ts';
import { verifySecondFactor } from './api/verify-second-factor.ts';
import { AuthHeading } from './auth-heading.tsx';

/** Asks for the code of the authenticator app after a right password, or a recovery code in its place. */
export function SecondFactorForm() {
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const problem = await verifySecondFactor(code);
      setError(problem ?? undefined);
      if (problem) setCode('');
    } catch (thrown) {
      toast('Error', { description: errorMessage(thrown, 'Failed to sign in'), variant: 'destructive' });
    }
    setBusy(false);
  };
  return (
    <>
      <AuthHeading
        title="Two-factor authentication"
        subtitle="Enter the six digits your authenticator app shows for this account, or a recovery code."
      />
      <form onSubmit={onSubmit} noValidate className="grid gap-5">
        <SecondFactorField value={code} onChange={setCode} error={error} disabled={busy} />
        <Button type="submit" className="h-11" disabled={busy || !isSecondFactorCode(code)}>
          {busy ? <Spinner /> : null}Verify
        </Button>
        <Button look="ghost" onClick={() => void signOut()}>
          Cancel and sign out
        </Button>
      </form>
    </>
  );
}
