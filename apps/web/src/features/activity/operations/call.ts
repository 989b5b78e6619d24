import { queryOptions, mutationOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';
import { callFunction } from '@/lib/call-function.ts';
import { fetchInTime } from '@/lib/fetch-with-timeout.ts';
import { keyFor, type ResendKey } from '@/lib/calls/key.ts';
import { freePrice, type Price, problemText, readPrice, refusedPrice } from '@/lib/calls/price.ts';
import { spanOfCall } from '../call-span.ts';
import { awayText, unreadBeforeOf } from './calls.ts';
import { type SentRequest, targetOf } from '../logged-request.ts';

const LOAD_FAILED = 'Failed to load this call. Please try again.';

async function loadCall(userId: string, id: string) {
  const supabase = await getSupabase();
  const span = spanOfCall(id);
  let query = supabase
    .from('translator_logs')
    .select(
      'id, created_at, response_status, request_type, report_tier, processing_time_ms, request_id, method, path, error_message, api_key_id, request_payload, google_geo, api_usage(total_cost_usd, unit_price_usd, paid_by)',
    )
    .eq('user_id', userId)
    .eq('id', id)
    .retry(false);
  // The log is kept by day: without the days every one of them is searched.
  if (span !== null) query = query.gte('created_at', span.fromIso).lt('created_at', span.untilIso);
  const { data: call, error } = await query.limit(1).maybeSingle();
  if (error) {
    const unreadBefore = unreadBeforeOf(error);
    throw new Error(unreadBefore === null ? LOAD_FAILED : awayText(unreadBefore));
  }
  if (!call) return null;
  if (!call.api_key_id) return { call, keyLabel: null };
  const { data: key } = await supabase.from('api_keys').select('label').eq('id', call.api_key_id).maybeSingle();
  return { call, keyLabel: key?.label ?? null };
}

/** A call, and the current name of its key; null when the key was deleted. */
export type CallWithKey = NonNullable<Awaited<ReturnType<typeof loadCall>>>;
export type CallDetails = CallWithKey['call'];

/** One call with its request. A logged call never changes. */
export function callQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: ['call', userId, id],
    queryFn: () => loadCall(userId, id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}

interface RecomputedAnswer {
  text: string;
  /** Whether the text has the checksum of what was sent. */
  matches: boolean;
}

/** Computes the lost answer of an own call again, free of charge. */
export function recomputeAnswer(callId: string) {
  return mutationOptions({
    mutationFn: async () => {
      const answer = await callFunction<RecomputedAnswer>('recompute-answer', { id: callId });
      if (answer === null) throw new Error('The server sent no answer');
      return answer;
    },
    meta: { failed: 'The answer could not be computed again. Please try again.' },
  });
}

const BROKEN = {
  GET: 'No answer came. The call may have been answered and charged: look at the log before you send it once more.',
  POST: 'No answer came. Send it once more: it is charged once at most.',
} as const;
const RESEND_FAILED = 'The call could not be sent again. Please try again.';
const NO_ROW = 'The call was answered, but it is not in the log yet.';
const LOG_TRIES = 40;
const LOG_WAIT_MS = 500;
const DAY_MS = 86_400_000;

async function send(request: SentRequest, key: string, isDryRun: boolean, headers: Record<string, string>) {
  const target = targetOf(request, window.location.origin, isDryRun);
  if (target === null) throw new Error('This call cannot be sent from here.');
  const response = await fetchInTime(target.url, {
    method: request.method,
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
    headers: {
      ...headers,
      accept: 'application/json',
      // The language that was asked for is among the fields; the browser's own would be added to them.
      'accept-language': '*',
      authorization: `Bearer ${key}`,
      ...(target.body === null ? {} : { 'content-type': 'application/json' }),
    },
    body: target.body,
  });
  const text = await response.text();
  const answer = (): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  };
  return { status: response.status, ok: response.ok, answer: answer() };
}

async function loadKey(userId: string, keyId: string | null): Promise<ResendKey | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('api_keys')
    .select('id, label, api_key, is_test, is_active, blocked_at, expires_at')
    .eq('user_id', userId)
    .order('created_at');
  if (error) throw new Error('Failed to load your API keys. Please try again.');
  return keyFor(data, keyId, Date.now());
}

async function askPrice(request: SentRequest, key: ResendKey): Promise<Price> {
  if (key.is_test) return freePrice('test');
  const { ok, answer } = await send(request, key.api_key, true, {}).catch((error: unknown) => {
    throw new Error('The price could not be asked for. Check the connection and try again.', { cause: error });
  });
  const price = ok ? readPrice(answer) : null;
  if (price !== null) return price;
  const reason = problemText(answer);
  if (ok || reason === '') throw new Error('The price could not be asked for. Please try again.');
  return refusedPrice(reason);
}

/** The key with which a call is sent again, and what that would cost now. Asked for anew whenever somebody wants to send it; without a key null. */
export function resendOfferQuery(userId: string, callId: string, keyId: string | null, request: SentRequest | null) {
  return queryOptions({
    queryKey: ['resend-offer', userId, callId],
    queryFn: async () => {
      const key = await loadKey(userId, keyId);
      return key === null || request === null ? null : { key, price: await askPrice(request, key) };
    },
    enabled: request !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
}

/** The id of a call in the log by the id of its request, once it is written; null: it does not come. */
async function findCall(userId: string, requestId: string): Promise<string | null> {
  const supabase = await getSupabase();
  for (let tried = 0; tried < LOG_TRIES; tried += 1) {
    const { data } = await supabase
      .from('translator_logs')
      .select('id')
      .eq('user_id', userId)
      .eq('request_id', requestId)
      .gte('created_at', new Date(Date.now() - DAY_MS).toISOString())
      .order('created_at', { ascending: false })
      .limit(1)
      .retry(false);
    const id = data?.[0]?.id;
    if (id !== undefined) return id;
    await new Promise((resolve) => setTimeout(resolve, LOG_WAIT_MS));
  }
  return null;
}

interface Sending {
  request: SentRequest;
  key: ResendKey;
  /** The same for every try of one sending, so that only one of them is charged. */
  requestId: string;
}

/** Sends a logged call again; gives the id of the new one in the log. */
export function resendCall(userId: string) {
  return mutationOptions({
    mutationFn: async ({ request, key, requestId }: Sending) => {
      const { ok, answer } = await send(request, key.api_key, false, {
        'x-request-id': requestId,
        ...(request.method === 'POST' ? { 'idempotency-key': requestId } : {}),
      }).catch((error: unknown) => {
        throw new Error(BROKEN[request.method], { cause: error });
      });
      const id = await findCall(userId, requestId);
      if (id === null) throw new Error((ok ? '' : problemText(answer)) || NO_ROW);
      return id;
    },
    onSuccess: (_id, _sending, _held, { client }) =>
      Promise.all(
        ['calls', 'call-figures', 'recent-calls'].map((name) => client.invalidateQueries({ queryKey: [name, userId] })),
      ),
    meta: { failed: RESEND_FAILED, shownInForm: true },
  });
}
