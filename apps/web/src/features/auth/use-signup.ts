import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { currentAuth } from '@/lib/auth/auth-state.ts';
import { errorMessage } from '@/lib/error-message.ts';
import { paths } from '@/lib/paths.ts';
import { dismissToast, toast } from '@/lib/toast.ts';
import { signIn } from './api/sign-in.ts';
import { signUp } from './api/sign-up.ts';

const PROGRESS = 'Creating your account...';
const CREATED = 'Account Created';
const CREATED_DETAIL = 'Your account has been created successfully. API key has been automatically generated.';
const FAILED_TITLE = 'Signup Error';
const UNEXPECTED = 'An unexpected error occurred during signup';
const UNKNOWN = 'Unexpected sign-up error';
const DATABASE_HINT = 'A database error occurred. This has been fixed and should work now. Please try again.';
const VERIFIED = 'Email verified! You can now sign in.';
const RETRY_REFUSED = 'Login failed after verification. Please try again.';
const RETRY_THREW = 'Login retry failed.';

export interface SignUpProblem {
  text: string;
  hint: string | null;
}

/** The states of the sign-up form: idle, submitting, an error, or waiting for the address to be verified. */
export function useSignUp() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SignUpProblem | null>(null);
  const [unverified, setUnverified] = useState<{ email: string; password: string } | null>(null);

  const submit = async (email: string, password: string) => {
    setBusy(true);
    setProblem(null);
    const progress = toast(PROGRESS);
    try {
      const result = await signUp(email, password);
      dismissToast(progress);
      if (result.kind === 'failed') {
        setProblem({ text: result.message, hint: result.isDatabaseError ? DATABASE_HINT : null });
        toast(FAILED_TITLE, { description: `Error: ${result.message}`, variant: 'destructive' });
      } else {
        toast(CREATED, { description: CREATED_DETAIL, variant: 'success' });
        if (result.kind === 'unconfirmed') setUnverified({ email, password });
        else void navigate(paths.dashboard);
      }
    } catch (thrown) {
      dismissToast(progress);
      const message = errorMessage(thrown, thrown instanceof Error ? UNEXPECTED : UNKNOWN);
      setProblem({ text: message, hint: null });
      toast('Error', { description: message, variant: 'destructive' });
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
      if (result !== 'signed-in') setProblem({ text: RETRY_REFUSED, hint: null });
    } catch {
      setProblem({ text: RETRY_THREW, hint: null });
    }
    setBusy(false);
  }, [unverified]);

  return { busy, problem, unverified, submit, onVerified, cancelVerification: () => setUnverified(null) };
}
