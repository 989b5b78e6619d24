import { mutationOptions } from '@tanstack/react-query';
import { makeRecoveryCodes } from '@/lib/auth/recovery-codes.ts';
import { recoveryCodesQuery } from './load-recovery-codes.ts';

/** Creates recovery codes, `replacing` earlier ones or as the first. `confirmed` asks for proof of the owner if the server requires it. */
export function renewRecoveryCodes(
  userId: string,
  confirmed: <Result>(change: () => Promise<Result>) => Promise<Result>,
) {
  return mutationOptions({
    mutationFn: (replacing: boolean) => confirmed(() => makeRecoveryCodes(replacing)),
    onSuccess: (_codes, _replacing, _before, { client }) =>
      client.invalidateQueries({ queryKey: recoveryCodesQuery(userId).queryKey }),
    meta: { failed: 'The recovery codes could not be made.' },
  });
}
