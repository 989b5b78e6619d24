import { queryOptions, mutationOptions } from '@tanstack/react-query';
import { readOperation } from '@/lib/call-operation.ts';
import { type Birth, birthRequest } from '@/components/birth/birth.ts';
import { fetchInTime } from '@/lib/fetch-with-timeout.ts';

const LOAD_FAILED = 'Failed to load your calls. Please try again.';
const LISTEN_MS = 2000;

async function loadFirstCall() {
  const newest = (outcome: 'any' | 'success') => readOperation('calls', { outcome, limit: 1 }, LOAD_FAILED);
  const [latest, answered] = await Promise.all([newest('any'), newest('success')]);
  return { latest: latest.calls[0] ?? null, answered: answered.calls[0] ?? null };
}

/** The latest call of the account, whatever became of it, and the latest that was answered. */
type FirstCallState = Awaited<ReturnType<typeof loadFirstCall>>;
export type LoggedCall = NonNullable<FirstCallState['latest']>;

/** Whether the account has called. While the page listens it is asked again every 2 s until a call was answered, then never again. */
export function firstCallQuery(userId: string, isListening: boolean) {
  return queryOptions({
    queryKey: ['first-call', userId],
    queryFn: loadFirstCall,
    refetchInterval: ({ state }) => (isListening && state.data && !state.data.answered ? LISTEN_MS : false),
    refetchOnWindowFocus: ({ state }) => isListening && !state.data?.answered,
  });
}

const SEND_FAILED = 'The call could not be sent. Check the connection and try again.';

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
        throw new Error(SEND_FAILED, { cause: error });
      });
      if (response.ok) return;
      const problem: unknown = await response.json().catch(() => null);
      throw new CallFailed(response.status, problemText(problem) || SEND_FAILED);
    },
    onSettled: (_answer, _error, _request, _before, { client }) =>
      client.invalidateQueries({ queryKey: ['first-call', userId] }),
    meta: { failed: SEND_FAILED, shownInForm: true },
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
