import { useCallback, useEffect, useRef } from 'react';
import { MailboxLink } from '@/components/mailbox-link.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { getSupabase } from '@/lib/supabase.ts';
import { currentEmail } from './api/account.ts';

const POLL_MS = 3000;

interface PendingEmailDialogProps {
  newEmail: string;
  onVerified: () => void;
  onCancel: () => void;
}

/** Waits until the new address is confirmed, in another tab or on another device. */
function useConfirmation(newEmail: string, onVerified: () => void): void {
  const done = useRef(false);
  const finishIf = useCallback((email: string | undefined) => {
    if (done.current || email?.toLowerCase() !== newEmail.toLowerCase()) return;
    done.current = true;
    onVerified();
  }, [newEmail, onVerified]);

  useEffect(() => {
    const timer = setInterval(() => void currentEmail().then(finishIf, () => undefined), POLL_MS);
    return () => clearInterval(timer);
  }, [finishIf]);

  useEffect(() => {
    let unsubscribe = () => {};
    let gone = false;
    void getSupabase().then((supabase) => {
      if (gone) return;
      const { data } = supabase.auth.onAuthStateChange((event, session) => {
        if ((event === 'USER_UPDATED' || event === 'SIGNED_IN') && session?.user.email_confirmed_at) finishIf(session.user.email);
      });
      unsubscribe = () => data.subscription.unsubscribe();
    }, () => undefined);
    return () => {
      gone = true;
      unsubscribe();
    };
  }, [finishIf]);
}

export function PendingEmailDialog({ newEmail, onVerified, onCancel }: PendingEmailDialogProps) {
  useConfirmation(newEmail, onVerified);
  return (
    <Dialog
      open blocking onClose={onCancel} title="Confirm your new email"
      description={<>Open the link we sent to <strong className="font-medium break-all text-ink">{newEmail}</strong>. Until then your current address stays.</>}
    >
      <div className="grid gap-4">
        <p role="status" className="flex items-center gap-2.5 text-sm text-ink-soft"><span aria-hidden="true" className="size-2 shrink-0 animate-pulse rounded-full bg-ok" />Waiting for the confirmation…</p>
        <MailboxLink />
        <Button look="outline" onClick={onCancel}>Cancel</Button>
      </div>
    </Dialog>
  );
}
