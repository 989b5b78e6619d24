import { mutationOptions } from '@tanstack/react-query';
import { type Birth, birthRequest } from '@/components/birth/birth.ts';
import { errorMessage } from '@/lib/error-message.ts';

const FAILED = 'The call could not be sent. Check the connection and try again.';

/** Sends a real call for the chart of a birth. The answer, and a refusal too, is read from the log of calls, as for a call from elsewhere. */
export function sendBirth(userId: string, apiKey: string) {
  return mutationOptions({
    mutationFn: async (birth: Birth) => {
      const response = await fetch('/swiss/natal', {
        method: 'POST',
        credentials: 'omit',
        cache: 'no-store',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify(birthRequest(birth)),
      }).catch((error: unknown) => {
        throw new Error(FAILED, { cause: error });
      });
      if (response.ok) return;
      const problem: unknown = await response.json().catch(() => null);
      throw new Error(problemText(problem) || errorMessage(null, FAILED));
    },
    onSettled: (_answer, _error, _birth, _before, { client }) =>
      client.invalidateQueries({ queryKey: ['first-call', userId] }),
    meta: { failed: FAILED, shownInForm: true },
  });
}

function problemText(problem: unknown): string {
  if (typeof problem !== 'object' || problem === null) return '';
  return ['title', 'detail']
    .map((name): unknown => Reflect.get(problem, name))
    .filter((text) => typeof text === 'string')
    .join('. ')
    .replaceAll('..', '.');
}
