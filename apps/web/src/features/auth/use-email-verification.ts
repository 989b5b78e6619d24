import { useCallback, useEffect, useRef, useState } from 'react';
import { useOperation } from '@/lib/operations/operation.ts';
import { toast } from '@/lib/toast.ts';
import { withClient } from '@/lib/with-client.ts';
import { isConfirmed, resendVerification } from './operations/email-verification.ts';

/**
 * Runs once per argument, however often a component mounts: one-time tokens cannot be redeemed twice.
 * @param isFinal false for a result after which it may be asked again, because nothing was redeemed
 */
export function once<Result>(
  ask: (argument: string) => Promise<Result>,
  isFinal: (result: Result) => boolean,
): (argument: string) => Promise<Result> {
  const answers = new Map<string, Promise<Result>>();
  return (argument) => {
    const known = answers.get(argument);
    if (known) return known;
    const answer = ask(argument);
    answers.set(argument, answer);
    void answer.then((result) => isFinal(result) || answers.delete(argument));
    return answer;
  };
}

const POLL_MS = 3000;

interface Verification {
  email: string;
  password: string;
  onVerified: () => void;
}

/** Sends the verification mail on start, then checks every 3 s whether the address was confirmed, here or on another device. */
export function useEmailVerification({ email, password, onVerified }: Verification) {
  const { mutate, status: sendState } = useOperation(resendVerification);
  const [checking, setChecking] = useState(false);
  /** True when the address was confirmed by another sign-up, so the password entered here is void. */
  const [isVoid, setIsVoid] = useState(false);
  const done = useRef(false);
  const polling = useRef(true);
  const sentOnOpen = useRef(false);

  const finish = useCallback(() => {
    if (done.current) return;
    done.current = true;
    onVerified();
  }, [onVerified]);

  const send = useCallback(() => mutate(email), [mutate, email]);

  const check = useCallback(async (): Promise<boolean> => {
    const answer = await isConfirmed(email, password);
    if (answer === 'wrong') {
      polling.current = false;
      setIsVoid(true);
    }
    if (answer === true) finish();
    return answer === true;
  }, [email, password, finish]);

  const checkNow = async () => {
    setChecking(true);
    const confirmed = await check().catch(() => false);
    setChecking(false);
    if (!confirmed && !done.current) toast('Not verified yet', { description: 'Open the link in the email first.' });
  };

  useEffect(() => {
    if (sentOnOpen.current) return;
    sentOnOpen.current = true;
    send();
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

  useEffect(
    () =>
      withClient((supabase) => {
        const { data } = supabase.auth.onAuthStateChange((event, session) => {
          const concerns = event === 'USER_UPDATED' || event === 'SIGNED_IN';
          if (concerns && session?.user.email?.toLowerCase() === email.toLowerCase() && session.user.email_confirmed_at)
            finish();
        });
        return () => data.subscription.unsubscribe();
      }),
    [email, finish],
  );

  return { sendState, isVoid, checking, send, checkNow };
}
