import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { currentAuth } from '@/lib/auth/auth-state.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { paths, safeInternalPath } from '@/lib/paths.ts';
import { toast } from '@/lib/toast.ts';
import { type Credentials, signIn } from './operations/sign-in.ts';
import { signUp, SignUpRejected } from './operations/sign-up.ts';

const VERIFIED = 'Email verified! You can now sign in.';
const REFUSED = 'Login failed after verification. Please try again.';
const FAILED = 'Login retry failed.';

/** Waits until the address of some credentials is verified, then signs in with them. */
function useVerifiedSignIn() {
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

interface Origin {
  pathname: string;
  search: string;
}

function readOrigin(state: unknown): Origin | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { from } = state;
  if (typeof from !== 'object' || from === null || !('pathname' in from) || !('search' in from)) return null;
  return { pathname: String(from.pathname), search: String(from.search) };
}

/** The page after a successful sign-in: the page the guard redirected from, the `redirect` in the URL, else home, which is the dashboard. */
export function useOriginPath(): string {
  const { state, search } = useLocation();
  const origin = readOrigin(state);
  if (origin) return safeInternalPath(`${origin.pathname}${origin.search}`) ?? paths.dashboard;
  const params = new URLSearchParams(search);
  const redirect = safeInternalPath(params.get('redirect'));
  if (!redirect) return paths.dashboard;
  params.delete('redirect');
  const rest = params.toString();
  return rest ? `${redirect}${redirect.includes('?') ? '&' : '?'}${rest}` : redirect;
}

const DATABASE_HINT = 'A database error occurred. This has been fixed and should work now. Please try again.';

interface SignUpProblem {
  text: string;
  hint: string | null;
}

/** The states of the sign-up form: idle, submitting, an error, or waiting for the address to be verified. */
export function useSignUp() {
  const navigate = useNavigate();
  const originPath = useOriginPath();
  const { unverified, waitFor, onVerified, ...retry } = useVerifiedSignIn();
  const { mutate, isPending, error, problem } = useOperation(signUp);

  const submit = (credentials: Credentials) => {
    retry.forget();
    mutate(credentials, {
      onSuccess: (result) => {
        if (result === 'unconfirmed') waitFor(credentials);
        else void navigate(originPath);
      },
    });
  };

  return {
    busy: isPending || retry.busy,
    problem: retry.problem === null ? toProblem(error, problem) : { text: retry.problem, hint: null },
    unverified,
    submit,
    onVerified,
    cancelVerification: () => waitFor(null),
  };
}

function toProblem(error: Error | null, text: string | undefined): SignUpProblem | null {
  if (error instanceof SignUpRejected)
    return { text: error.reason, hint: error.isDatabaseError ? DATABASE_HINT : null };
  return text === undefined ? null : { text, hint: null };
}

const INVALID = 'Invalid email or password';

/** The states of the sign-in form: idle, submitting, an error, or waiting for the address to be verified. */
export function useSignIn() {
  const { unverified, waitFor, onVerified, ...retry } = useVerifiedSignIn();
  const { mutate, isPending, data: result } = useOperation(signIn);

  const submit = (credentials: Credentials) => {
    retry.forget();
    mutate(credentials, {
      onSuccess: (answer) => {
        if (answer === 'unconfirmed') waitFor(credentials);
      },
    });
  };

  return {
    busy: isPending || retry.busy,
    problem: retry.problem ?? (result === 'rejected' ? INVALID : null),
    unverified,
    submit,
    onVerified,
    cancelVerification: () => waitFor(null),
  };
}
