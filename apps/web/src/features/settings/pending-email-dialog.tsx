import { CircleCheck } from '@/components/icons/icons.tsx';
import { MailboxLink } from '@/components/mailbox-link.tsx';
import { MailedCodeForm } from '@/components/mailed-code-form.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { useOperation } from '@/lib/operations/operation.ts';
import { acceptEmailChange, type Half } from './operations/email-change.ts';
import { useEmailChange } from './use-email-change.ts';

interface PendingEmailDialogProps {
  currentEmail: string;
  newEmail: string;
  onVerified: () => void;
  onCancel: () => void;
}

function AddressState({ label, email, accepted }: { label: string; email: string; accepted: boolean }) {
  return (
    <li className="flex items-center gap-3 px-3.5 py-2.5">
      {accepted ? (
        <CircleCheck className="size-4 shrink-0 text-ok" />
      ) : (
        <span aria-hidden="true" className="grid size-4 shrink-0 place-items-center">
          <span className="size-2 animate-pulse rounded-full bg-ink-muted" />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className="block text-[0.8125rem] text-ink-muted">{label}</span>
        <span className="block text-sm font-medium break-all">{email}</span>
      </span>
      <span className={`text-[0.8125rem] ${accepted ? 'text-ok' : 'text-ink-muted'}`}>
        {accepted ? 'Confirmed' : 'Waiting'}
      </span>
    </li>
  );
}

/** Waits until both addresses have accepted the change, by the links of their mails or by their codes. */
export function PendingEmailDialog({ currentEmail, newEmail, onVerified, onCancel }: PendingEmailDialogProps) {
  const { acceptedBy, look } = useEmailChange(newEmail, onVerified);
  const { mutateAsync: accept } = useOperation(acceptEmailChange);
  const halves: readonly { half: Half; label: string; email: string }[] = [
    { half: 'new', label: 'New address', email: newEmail },
    { half: 'current', label: 'Current address', email: currentEmail },
  ];
  const enter = async (code: string) => {
    const addresses = halves.filter(({ half }) => half !== acceptedBy).map(({ email }) => email);
    await accept({ addresses, code });
    await look();
  };
  return (
    <Dialog
      open
      blocking
      onClose={onCancel}
      title="Confirm your new email"
      description="We sent an email to both addresses. Open the link in each, or enter its code here. Your current address stays until both are confirmed."
    >
      <div className="grid gap-4">
        <ul aria-live="polite" className="divide-y divide-line rounded-lg border border-line">
          {halves.map(({ half, label, email }) => (
            <AddressState key={half} label={label} email={email} accepted={acceptedBy === half} />
          ))}
        </ul>
        <MailboxLink />
        <MailedCodeForm
          label={acceptedBy === null ? 'Code from either email' : 'Code from the other email'}
          action="Confirm"
          onSubmit={enter}
        />
        <Button look="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
