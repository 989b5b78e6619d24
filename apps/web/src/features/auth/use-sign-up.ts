import { useNavigate } from 'react-router';
import { useOperation } from '@/lib/operations/operation.ts';
import { paths } from '@/lib/paths.ts';
import type { Credentials } from './operations/sign-in.ts';
import { signUp, SignUpRefused } from './operations/sign-up.ts';
import { useVerifiedSignIn } from './use-verified-sign-in.ts';

const DATABASE_HINT = 'A database error occurred. This has been fixed and should work now. Please try again.';

export interface SignUpProblem {
  text: string;
  hint: string | null;
}

/** The states of the sign-up form: idle, submitting, an error, or waiting for the address to be verified. */
export function useSignUp() {
  const navigate = useNavigate();
  const { unverified, waitFor, onVerified, ...retry } = useVerifiedSignIn();
  const { mutate, isPending, error, problem } = useOperation(signUp);

  const submit = (credentials: Credentials) => {
    retry.forget();
    mutate(credentials, {
      onSuccess: (result) => {
        if (result === 'unconfirmed') waitFor(credentials);
        else void navigate(paths.dashboard);
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
  if (error instanceof SignUpRefused) return { text: error.reason, hint: error.isDatabaseError ? DATABASE_HINT : null };
  return text === undefined ? null : { text, hint: null };
}
