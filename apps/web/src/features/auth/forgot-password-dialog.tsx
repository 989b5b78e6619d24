import { isTypicalEmail } from '@theia-astro/server/rules/email';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { MailboxLink } from '@/components/mailbox-link.tsx';
import { MailedCodeForm } from '@/components/mailed-code-form.tsx';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { useOperation } from '@/lib/operations/operation.ts';
import { recoverWithCode, sendPasswordReset } from '@/lib/operations/password-recovery.ts';
import { paths } from '@/lib/paths.ts';
import { EmailField } from './sign-in-parts.tsx';

/** Mails a link and a code, and accepts the code in the dialog. Both lead to the settings, where the new password is set. */
export function ForgotPasswordDialog({ email: typed, onClose }: { email: string; onClose: () => void }) {
  const navigate = useNavigate();
  const [email, setEmail] = useState(typed);
  const { mutate: send, isPending: busy, isSuccess: sent } = useOperation(sendPasswordReset);
  const { mutateAsync: redeem } = useOperation(recoverWithCode);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send(email.trim());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Reset your password"
      description="We will e-mail you a link and a code. Either lets you set a new password."
    >
      {sent ? (
        <div className="grid gap-4">
          <p className="text-sm text-ink-soft">
            If <strong className="font-medium break-all">{email}</strong> has an account, an e-mail is on its way. Open
            its link or enter its code here; each works once.
          </p>
          <MailboxLink />
          <MailedCodeForm
            label="Code from the email"
            action="Continue"
            onSubmit={async (code) => {
              await redeem({ email: email.trim(), code });
              void navigate(paths.newPassword, { replace: true });
            }}
          />
          <Button look="ghost" onClick={onClose}>
            Done
          </Button>
        </div>
      ) : (
        <form onSubmit={onSubmit} noValidate className="grid gap-5">
          <EmailField value={email} onChange={setEmail} disabled={busy} />
          <Button type="submit" disabled={busy || !isTypicalEmail(email)}>
            {busy ? <Spinner /> : null}Send reset link
          </Button>
        </form>
      )}
    </Dialog>
  );
}
