import { type ReactNode, useState } from 'react';
import { ConfirmOwnerForm } from '@/components/confirm-owner-form.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { type Confirmed, needsOwner } from '@/lib/auth/confirm-owner.ts';
import { Cancelled } from '@/lib/operations/failure.ts';

interface ConfirmedOwner {
  /**
   * Makes a change. If the server requires proof of the owner, asks for the password or a mailed code and tries again. Rejects with
   * Cancelled when cancelled.
   */
  run: Confirmed;
  /** The dialog, to be rendered by the component that calls `run`. */
  dialog: ReactNode;
}

export function useConfirmedOwner(): ConfirmedOwner {
  const [asking, setAsking] = useState<{ confirmed: () => void; cancelled: () => void } | null>(null);
  const run = async <Result,>(change: () => Promise<Result>): Promise<Result> => {
    try {
      return await change();
    } catch (thrown) {
      if (!needsOwner(thrown)) throw thrown;
    }
    await new Promise<void>((resolve, reject) => {
      setAsking({ confirmed: resolve, cancelled: () => reject(new Cancelled()) });
    }).finally(() => setAsking(null));
    return change();
  };
  const dialog =
    asking === null ? null : (
      <Dialog
        open
        onClose={asking.cancelled}
        title="Confirm that it is you"
        description="You signed in a while ago, and this changes how your account is protected."
      >
        <ConfirmOwnerForm action="Confirm" onConfirmed={asking.confirmed} onCancel={asking.cancelled} />
      </Dialog>
    );
  return { run, dialog };
}
