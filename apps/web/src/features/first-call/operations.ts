import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { type Birth, birthRequest } from '@/components/birth/birth.ts';
import { fetchInTime } from '@/lib/fetch-with-timeout.ts';
import { getSupabase } from '@/lib/supabase.ts';

const LOAD_FAILED = 'Failed to load your calls. Please try again.';
const COLUMNS =
  'id, request_id, created_at, response_status, report_tier, processing_time_ms, method, path, error_message, api_usage(total_cost_usd)';
const LISTEN_MS = 2000;

async function loadFirstCall(userId: string) {
  const supabase = await getSupabase();
  const calls = () => supabase.from('translator_logs').select(COLUMNS).eq('user_id', userId).retry(false);
  const [latest, answered] = await Promise.all([
    calls().order('created_at', { ascending: false }).limit(1),
    calls().gte('response_status', 200).lte('response_status', 299).order('created_at', { ascending: false }).limit(1),
  ]);
  if (latest.error || answered.error) throw new Error(LOAD_FAILED);
  return { latest: latest.data[0] ?? null, answered: answered.data[0] ?? null };
}

/** The latest call of the account, whatever became of it, and the latest that was answered. */
type FirstCallState = Awaited<ReturnType<typeof loadFirstCall>>;
export type LoggedCall = NonNullable<FirstCallState['latest']>;

/** Whether the account has called. While the page listens it is asked again every 2 s until a call was answered, then never again. */
export function firstCallQuery(userId: string, isListening: boolean) {
  return queryOptions({
    queryKey: ['first-call', userId],
    queryFn: () => loadFirstCall(userId),
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
  /** The id of the call in the log. */
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
