import { useCallback, useEffect, useRef, useState } from 'react';
import { askPassword } from '@/lib/auth/ask-password.ts';
import { errorMessage } from '@/lib/error-message.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { toast } from '@/lib/toast.ts';
import { resendVerification } from './api/resend-verification.ts';

export type SendState = 'idle' | 'sending' | 'success' | 'error';

const POLL_MS = 3000;
const RESEND_FALLBACK = 'Could not resend verification';

interface Verification {
  email: string;
  password: string;
  onVerified: () => void;
}

/** Is the address confirmed by now? With a session the session is refreshed; without one the entered credentials are tried. */
async function isConfirmed(email: string, password: string): Promise<boolean | 'wrong'> {
  const supabase = await getSupabase();
  const { data } = await supabase.auth.getSession();
  if (data.session) {
    const refreshed = await supabase.auth.refreshSession();
    return Boolean(refreshed.data.user?.email_confirmed_at);
  }
  const answer = await askPassword(email, password);
  return answer === 'wrong' ? 'wrong' : answer === 'right';
}

/** Sends the verification mail on start, then looks every 3 s whether the address was confirmed, here or on another device. */
export function useEmailVerification({ email, password, onVerified }: Verification) {
  const [sendState, setSendState] = useState<SendState>('idle');
  const [checking, setChecking] = useState(false);
  const done = useRef(false);
  const polling = useRef(true);
  const sentOnOpen = useRef(false);

  const finish = useCallback(() => {
    if (done.current) return;
    done.current = true;
    onVerified();
  }, [onVerified]);

  const send = useCallback(async () => {
    setSendState('sending');
    try {
      await resendVerification(email);
      setSendState('success');
      toast('Verification email sent', { description: `Check ${email}`, variant: 'success' });
    } catch (error) {
      setSendState('error');
      toast('Error', { description: errorMessage(error, RESEND_FALLBACK), variant: 'destructive' });
    }
  }, [email]);

  const check = useCallback(async (): Promise<boolean> => {
    const answer = await isConfirmed(email, password);
    if (answer === 'wrong') polling.current = false;
    if (answer === true) finish();
    return answer === true;
  }, [email, password, finish]);

  const checkNow = async () => {
    setChecking(true);
    const confirmed = await check().catch(() => false);
    setChecking(false);
    if (!confirmed && !done.current) toast('Not verified yet', { description: 'Open the link in the e-mail first.' });
  };

  useEffect(() => {
    if (sentOnOpen.current) return;
    sentOnOpen.current = true;
    void send();
  }, [send]);

  useEffect(() => {
    let pending = false;
    const timer = setInterval(() => {
      if (pending || done.current || !polling.current) return;
      pending = true;
      check()
        .catch(() => undefined)
        .finally(() => {
          pending = false;
        });
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [check]);

  useEffect(() => {
    let unsubscribe = () => {};
    let gone = false;
    void getSupabase().then(
      (supabase) => {
        if (gone) return;
        const { data } = supabase.auth.onAuthStateChange((event, session) => {
          const concerns = event === 'USER_UPDATED' || event === 'SIGNED_IN';
          if (concerns && session?.user.email?.toLowerCase() === email.toLowerCase() && session.user.email_confirmed_at)
            finish();
        });
        unsubscribe = () => data.subscription.unsubscribe();
      },
      () => undefined,
    );
    return () => {
      gone = true;
      unsubscribe();
    };
  }, [email, finish]);

  return { sendState, checking, send, checkNow };
}
