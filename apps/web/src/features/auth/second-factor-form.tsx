import { type FormEvent, useState } from 'react';
import { isSecondFactorCode, SecondFactorField } from '@/components/second-factor-field.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { signOut } from '@/lib/auth/sign-out.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { AuthHeading } from './auth-heading.tsx';
import { verifySecondFactor } from './operations/verify-second-factor.ts';

/** Asks for the code of the authenticator app, or a recovery code, after a right password. */
export function SecondFactorForm() {
  const [code, setCode] = useState('');
  const { mutate: verify, isPending: busy, data: problem } = useOperation(verifySecondFactor);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    verify(code, { onSuccess: (refusal) => refusal !== null && setCode('') });
  };
  return (
    <>
      <AuthHeading
        title="Two-factor authentication"
        subtitle="Enter the six digits your authenticator app shows for this account, or a recovery code."
      />
      <form onSubmit={onSubmit} noValidate className="grid gap-5">
        <SecondFactorField value={code} onChange={setCode} error={problem ?? undefined} disabled={busy} />
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
