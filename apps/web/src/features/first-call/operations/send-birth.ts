import { mutationOptions } from '@tanstack/react-query';
import { type Birth, birthRequest } from '@/components/birth/birth.ts';
import { fetchInTime } from '@/lib/fetch-with-timeout.ts';

const FAILED = 'The call could not be sent. Check the connection and try again.';

/** A call that was answered with a failure. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

interface FirstRequest {
  birth: Birth;
  /** Under this id the call stands in the log. */
  requestId: string;
}

/** Sends a real call for the chart of a birth. The answer is read from the log of calls, as for a call from elsewhere. */
export function sendBirth(userId: string, apiKey: string) {
  return mutationOptions({
    mutationFn: async ({ birth, requestId }: FirstRequest) => {
      const response = await fetchInTime('/swiss/natal', {
        method: 'POST',
        credentials: 'omit',
        cache: 'no-store',
        headers: {
          authorization: `Bearer ${apiKey}`,
          'content-type': 'application/json',
          'x-request-id': requestId,
        },
        body: JSON.stringify(birthRequest(birth)),
      }).catch((error: unknown) => {
        throw new Error(FAILED, { cause: error });
      });
      if (response.ok) return;
      const problem: unknown = await response.json().catch(() => null);
      throw new CallFailed(response.status, problemText(problem) || FAILED);
    },
    onSettled: (_answer, _error, _request, _before, { client }) =>
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
