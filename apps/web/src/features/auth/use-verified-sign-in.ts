import { useCallback, useState } from 'react';
import { currentAuth } from '@/lib/auth/auth-state.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { toast } from '@/lib/toast.ts';
import { type Credentials, signIn } from './operations/sign-in.ts';

const VERIFIED = 'Email verified! You can now sign in.';
const REFUSED = 'Login failed after verification. Please try again.';
const FAILED = 'Login retry failed.';

/** Waits until the address of some credentials is verified, then signs in with them. */
export function useVerifiedSignIn() {
  const [unverified, setUnverified] = useState<Credentials | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate: retry, isPending: busy } = useOperation({ ...signIn, meta: { failed: FAILED, shownInForm: true } });

  const onVerified = useCallback(() => {
    const credentials = unverified;
    setUnverified(null);
    toast(VERIFIED, { variant: 'success' });
    if (!credentials || currentAuth().session?.user.email?.toLowerCase() === credentials.email.toLowerCase()) return;
    setProblem(null);
    retry(credentials, {
      onSuccess: (result) => setProblem(result === 'signed-in' ? null : REFUSED),
      onError: () => setProblem(FAILED),
    });
  }, [unverified, retry]);

  return { unverified, waitFor: setUnverified, onVerified, busy, problem, forget: () => setProblem(null) };
}
