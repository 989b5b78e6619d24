import { useCallback, useEffect, useRef, useState } from 'react';
import { withClient } from '@/lib/with-client.ts';
import { type Half, loadEmailChange } from './operations/email-change.ts';

const POLL_MS = 3000;

/** Waits until the new address is confirmed, in any tab or device, and reports which of the two addresses has accepted so far. */
export function useEmailChange(
  newEmail: string,
  onVerified: () => void,
): { acceptedBy: Half | null; look: () => Promise<void> } {
  const [acceptedBy, setAcceptedBy] = useState<Half | null>(null);
  const done = useRef(false);
  const finishIf = useCallback(
    (email: string | undefined) => {
      if (done.current || email?.toLowerCase() !== newEmail.toLowerCase()) return;
      done.current = true;
      onVerified();
    },
    [newEmail, onVerified],
  );

  const look = useCallback(async () => {
    const state = await loadEmailChange();
    setAcceptedBy(state.acceptedBy);
    finishIf(state.email);
  }, [finishIf]);

  useEffect(() => {
    const timer = setInterval(() => void look().catch(() => undefined), POLL_MS);
    return () => clearInterval(timer);
  }, [look]);

  useEffect(
    () =>
      withClient((supabase) => {
        const { data } = supabase.auth.onAuthStateChange((event, session) => {
          if ((event === 'USER_UPDATED' || event === 'SIGNED_IN') && session?.user.email_confirmed_at)
            finishIf(session.user.email);
        });
        return () => data.subscription.unsubscribe();
      }),
    [finishIf],
  );

  return { acceptedBy, look };
}
