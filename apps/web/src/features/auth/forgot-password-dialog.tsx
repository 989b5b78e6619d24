import { type FormEvent, useState } from 'react';
import { MailboxLink } from '@/components/mailbox-link.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { sendPasswordReset } from '@/lib/auth/reset-password.ts';
import { isTypicalEmail } from '@/lib/email.ts';
import { EmailField } from './email-field.tsx';

export function ForgotPasswordDialog({ email: typed, onClose }: { email: string; onClose: () => void }) {
  const [email, setEmail] = useState(typed);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setSent(await sendPasswordReset(email.trim()));
    setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} title="Reset your password" description="We send a link with which you can set a new one.">
      {sent ? (
        <div className="grid gap-4">
          <p className="text-sm text-ink-soft">If <strong className="font-medium break-all">{email}</strong> has an account, the link is on its way. It can be used once.</p>
          <MailboxLink />
          <Button onClick={onClose}>Done</Button>
        </div>
      ) : (
        <form onSubmit={onSubmit} noValidate className="grid gap-5">
          <EmailField value={email} onChange={setEmail} disabled={busy} />
          <Button type="submit" disabled={busy || !isTypicalEmail(email)}>{busy ? <Spinner /> : null}Send reset link</Button>
        </form>
      )}
    </Dialog>
  );
}
