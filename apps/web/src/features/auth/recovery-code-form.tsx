import { useState } from 'react';
import { useNavigate } from 'react-router';
import { MailedCodeForm } from '@/components/mailed-code-form.tsx';
import { useOperation } from '@/lib/operations/operation.ts';
import { recoverWithCode } from '@/lib/operations/password-recovery.ts';
import { isTypicalEmail } from '@theia-astro/server/rules/email';
import { paths } from '@/lib/paths.ts';
import { EmailField } from './email-field.tsx';

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
        Enter the code of the e-mail instead
      </h2>
      <MailedCodeForm label="Code from the e-mail" action="Continue" ready={isTypicalEmail(email)} onSubmit={recover}>
        <EmailField value={email} onChange={setEmail} />
      </MailedCodeForm>
    </section>
  );
}
