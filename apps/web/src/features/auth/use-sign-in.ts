import { useOperation } from '@/lib/operations/operation.ts';
import { type Credentials, signIn } from './operations/sign-in.ts';
import { useVerifiedSignIn } from './use-verified-sign-in.ts';

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
    problem: retry.problem ?? (result === 'refused' ? INVALID : null),
    unverified,
    submit,
    onVerified,
    cancelVerification: () => waitFor(null),
  };
}
