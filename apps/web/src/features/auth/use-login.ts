import { useCallback, useState } from 'react';
import { currentAuth } from '@/lib/auth/auth-state.ts';
import { errorMessage } from '@/lib/error-message.ts';
import { toast } from '@/lib/toast.ts';
import { signIn } from './api/sign-in.ts';

const INVALID = 'Invalid email or password';
const FAILED = 'Failed to sign in';
const UNEXPECTED = 'Unexpected sign-in error';
const VERIFIED = 'Email verified! You can now sign in.';
const RETRY_REFUSED = 'Login failed after verification. Please try again.';
const RETRY_THREW = 'Login retry failed.';

/** The states of the sign-in form: idle, submitting, an error, or waiting for the address to be verified. */
export function useLogin() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [unverified, setUnverified] = useState<{ email: string; password: string } | null>(null);

  const submit = async (email: string, password: string) => {
    setBusy(true);
    setError(null);
    try {
      const result = await signIn(email, password);
      if (result === 'refused') setError(INVALID);
      if (result === 'unconfirmed') setUnverified({ email, password });
    } catch (thrown) {
      toast('Error', {
        description: errorMessage(thrown, thrown instanceof Error ? FAILED : UNEXPECTED),
        variant: 'destructive',
      });
    }
    setBusy(false);
  };

  const onVerified = useCallback(async () => {
    const credentials = unverified;
    setUnverified(null);
    toast(VERIFIED, { variant: 'success' });
    if (!credentials || currentAuth().session?.user.email?.toLowerCase() === credentials.email.toLowerCase()) return;
    setBusy(true);
    try {
      const result = await signIn(credentials.email, credentials.password);
      if (result !== 'signed-in') setError(RETRY_REFUSED);
    } catch {
      setError(RETRY_THREW);
    }
    setBusy(false);
  }, [unverified]);

  return { busy, error, unverified, submit, onVerified, openVerification: setUnverified };
}
