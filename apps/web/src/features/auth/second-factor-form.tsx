import { isTypicalEmail } from '@theia-astro/server/rules/email';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { MailedCodeForm } from '@/components/mailed-code-form.tsx';
import { isSecondFactorCode, SecondFactorField } from '@/components/second-factor-field.tsx';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { signOut } from '@/lib/auth/sign-out.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { recoverWithCode } from '@/lib/operations/password-recovery.ts';
import { paths } from '@/lib/paths.ts';
import { verifySecondFactor } from './operations/verify-second-factor.ts';
import { AuthHeading, EmailField } from './sign-in-parts.tsx';

/** For users whose link did not work: a form for the address and the code of the recovery mail. */
export function RecoveryCodeForm() {
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const { mutateAsync: redeem } = useOperation(recoverWithCode);
  const recover = async (code: string) => {
    await redeem({ email: email.trim(), code });
    void navigate(paths.newPassword, { replace: true });
  };
  return (
    <section aria-labelledby="recovery-code-title" className="grid gap-4 border-t border-line pt-5">
      <h2 id="recovery-code-title" className="font-semibold">
        Enter the code from the e-mail instead
      </h2>
      <MailedCodeForm label="Code from the email" action="Continue" ready={isTypicalEmail(email)} onSubmit={recover}>
        <EmailField value={email} onChange={setEmail} />
      </MailedCodeForm>
    </section>
  );
}

/** Asks for the code of the authenticator app, or a recovery code, after a right password. */
export function SecondFactorForm() {
  const [code, setCode] = useState('');
  const { mutate: verify, isPending: busy, data: problem } = useOperation(verifySecondFactor);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    verify(code, { onSuccess: (rejection) => rejection !== null && setCode('') });
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
