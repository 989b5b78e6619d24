import { queryOptions, mutationOptions } from '@tanstack/react-query';
import { fromTable } from '@/lib/from-table.ts';
import { callOperation, readOperation } from '@/lib/call-operation.ts';
import { fetchInTime } from '@/lib/fetch-with-timeout.ts';
import { keyFor, type ResendKey } from '@/lib/calls/key.ts';
import { freePrice, type Price, problemText, readPrice, rejectedPrice } from '@/lib/calls/price.ts';
import { awayText } from './calls.ts';
import { type SentRequest, targetOf } from '../logged-request.ts';

const LOAD_FAILED = 'Failed to load this call. Please try again.';

async function loadCall(id: string) {
  const { call, unread_before: unreadBefore } = await readOperation('call', { id }, LOAD_FAILED);
  if (unreadBefore !== null) throw new Error(awayText(unreadBefore));
  return call;
}

export type CallDetails = NonNullable<Awaited<ReturnType<typeof loadCall>>>;

/** One call with its request. A logged call never changes. */
export function callQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: ['call', userId, id],
    queryFn: () => loadCall(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}

/** Computes the lost answer of an own call again, free of charge. */
export function recomputeAnswer(callId: string) {
  return mutationOptions({
    mutationFn: () => callOperation('recompute-answer', { id: callId }),
    meta: { failed: 'The answer could not be computed again. Please try again.' },
  });
}

const BROKEN = {
  GET: 'No response arrived. The call may have succeeded and been charged: check the log before you send it again.',
  POST: 'No response arrived. Send it again: it is charged at most once.',
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
  const data = await fromTable('Failed to load your API keys. Please try again.', (client) =>
    client
      .from('api_keys')
      .select('id, label, api_key, is_test, is_active, blocked_at, expires_at')
      .eq('user_id', userId)
      .order('created_at'),
  );
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
  return rejectedPrice(reason);
}

/** The key with which a call is sent again, and what that would cost now. Read again each time the dialog opens; null without a key. */
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
async function findCall(requestId: string): Promise<string | null> {
  for (let tried = 0; tried < LOG_TRIES; tried += 1) {
    const from = new Date(Date.now() - DAY_MS).toISOString();
    const found = await readOperation('calls', { search: requestId, from, limit: 1 }).catch(() => null);
    const id = found?.calls[0]?.id;
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
      const id = await findCall(requestId);
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
