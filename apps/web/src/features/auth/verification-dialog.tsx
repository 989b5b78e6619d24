import type { MutationStatus } from '@tanstack/react-query';
import { MailboxLink } from '@/components/mailbox-link.tsx';
import { MailedCodeForm } from '@/components/mailed-code-form.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { textLinkClass } from '@/components/ui/text-link.tsx';
import { cn } from '@/lib/cn.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { confirmWithCode } from './operations/email-verification.ts';
import { useEmailVerification } from './use-email-verification.ts';

const VOID =
  'This sign-up and its password are no longer valid. Choose “Forgot password?” on the sign-in page to set a new one.';
const SEND_FAILED = 'Failed to send email. Please try again.';

interface VerificationDialogProps {
  email: string;
  password: string;
  onVerified: () => void;
  onCancel: () => void;
}

function SendStatus({ state }: { state: MutationStatus }) {
  if (state === 'error') return <Alert tone="bad">{SEND_FAILED}</Alert>;
  return (
    <p role="status" className="flex items-center gap-2.5 text-sm text-ink-soft">
      {state === 'pending' ? (
        <>
          <Spinner className="text-accent" />
          Sending the email…
        </>
      ) : null}
      {state === 'success' ? (
        <>
          <span aria-hidden="true" className="size-2 shrink-0 animate-pulse rounded-full bg-ok" />
          Email sent. Waiting for your confirmation…
        </>
      ) : null}
    </p>
  );
}

/** Blocks until the address is confirmed, by the link in the mail (detected automatically) or by its code. */
export function VerificationDialog({ email, password, onVerified, onCancel }: VerificationDialogProps) {
  const { sendState, isVoid, checking, send, checkNow } = useEmailVerification({ email, password, onVerified });
  const { mutateAsync: confirm } = useOperation(confirmWithCode);
  return (
    <Dialog
      open
      blocking
      onClose={onCancel}
      title="Verify your email"
      description={
        <>
          We send a link and a code to <strong className="font-medium break-all text-ink">{email}</strong>. Open the
          link on any device or enter the code, and you are signed in here.
        </>
      }
    >
      <div className="grid gap-4">
        {isVoid ? <Alert tone="bad">{VOID}</Alert> : <SendStatus state={sendState} />}
        <MailboxLink />
        <MailedCodeForm label="Code from the email" action="Confirm" onSubmit={(code) => confirm({ email, code })} />
        <div className="grid gap-2 border-t border-line pt-4">
          <Button look="outline" onClick={checkNow} disabled={checking}>
            {checking ? <Spinner /> : null}I've verified my email
          </Button>
          <p className="flex h-10 items-center justify-center gap-6 text-sm">
            <button
              type="button"
              className={cn(textLinkClass, 'min-w-24 py-2 disabled:opacity-50')}
              onClick={send}
              disabled={sendState === 'pending'}
            >
              {sendState === 'pending' ? 'Sending…' : 'Resend email'}
            </button>
            <button type="button" className={cn(textLinkClass, 'py-2')} onClick={onCancel}>
              Cancel
            </button>
          </p>
        </div>
      </div>
    </Dialog>
  );
}
