import { mutationOptions } from '@tanstack/react-query';
import { mailedCodeProblem } from '@/lib/auth/mailed-code-problem.ts';
import { throwawayClient } from '@/lib/auth/throwaway-client.ts';

interface Acceptance {
  addresses: readonly string[];
  code: string;
}

async function accept({ addresses, code }: Acceptance): Promise<'done' | 'half'> {
  const client = await throwawayClient();
  for (const [index, email] of addresses.entries()) {
    const { data, error } = await client.auth.verifyOtp({ email, token: code, type: 'email_change' });
    if (data.session) await client.auth.signOut({ scope: 'local' });
    if (!error) return data.session ? 'done' : 'half';
    if (error.code === 'email_exists') throw new Error(error.message);
    if (error.code !== 'otp_expired' || index === addresses.length - 1) throw mailedCodeProblem(error);
  }
  return 'half';
}

/**
 * Accepts the pending change with a code mailed to one of these addresses. It does not change this browser's session, which keeps its second factor. Returns
 * whether the change is complete or the other address must still accept.
 */
export const acceptEmailChange = mutationOptions({
  mutationFn: accept,
  meta: { failed: 'The code could not be checked. Please try again.', shownInForm: true },
});
