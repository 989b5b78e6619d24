import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { freePrice, type Price, readPrice } from '@/lib/calls/price.ts';
import { readLimit } from '@/lib/fetch-with-timeout.ts';
import type { Fields, FormSpec } from '../form/model.ts';
import { sendCall } from '../operations.ts';
import { type CallProblem, readProblem } from './problem.ts';

/** What is known of the price of a request. */
export type Priced =
  | { readonly status: 'asking'; readonly before: Price | null }
  | { readonly status: 'known'; readonly price: Price }
  /** The request would be rejected as it is. */
  | { readonly status: 'faulty'; readonly problem: CallProblem }
  /** No answer came. */
  | { readonly status: 'unreachable' }
  /** There is nothing to ask with. */
  | { readonly status: 'keyless' };

/** Longer than the pause between two letters. */
const PAUSE_MS = 450;
const BUSY = 429;
const WAIT_SECONDS_MAX = 10;

interface Asked {
  readonly spec: Pick<FormSpec, 'id' | 'method' | 'path' | 'open' | 'priced'>;
  readonly keyId: string | null;
  readonly apiKey: string | null;
}

const UNREACHABLE = { status: 'unreachable' } as const;

/** Asks with a dry run. A dry run is no call: it is not logged and costs nothing. */
async function askPrice(asked: Asked, fields: Fields, signal: AbortSignal): Promise<Priced> {
  const { spec, apiKey } = asked;
  const { method, path } = spec;
  const dry = { ...fields, dry_run: true };
  const answer = await sendCall(
    { method, path, fields: dry, apiKey, headers: { accept: '*/*' } },
    AbortSignal.any([signal, readLimit()]),
  );
  if (answer.status === BUSY && answer.retryAfterSeconds !== null) {
    await new Promise((resolve) =>
      setTimeout(resolve, Math.min(answer.retryAfterSeconds ?? 1, WAIT_SECONDS_MAX) * 1000),
    );
    signal.throwIfAborted();
    return askPrice(asked, fields, signal);
  }
  if (!answer.ok) return { status: 'faulty', problem: readProblem(answer.status, answer.json) };
  const price = readPrice(answer.json);
  return price === null ? { status: 'unreachable' } : { status: 'known', price };
}

/** The price of one request. */
export function priceQuery({ spec, keyId, apiKey }: Asked, fields: Fields, round: number) {
  return queryOptions({
    queryKey: ['playground-price', spec.id, keyId, JSON.stringify(fields), round],
    queryFn: ({ signal }) => askPrice({ spec, keyId, apiKey }, fields, signal),
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}

/** Debounces a value: the old value, until the new one has stayed the same for that long. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [value]);
  return settled;
}

/**
 * The price of a request, read again shortly after it has changed.
 * @param fields null: what is written is no request
 * @param round another number asks again, as after a call
 */
export function usePrice(asked: Asked, fields: Fields | null, round: number): Priced & { readonly retry: () => void } {
  const { spec, apiKey } = asked;
  const settled = useSettled(fields);
  const isKeyless = apiKey === null && !spec.open;
  const isFree = spec.open || !spec.priced;
  const { data, error, isFetching, refetch } = useQuery({
    ...priceQuery(asked, settled ?? {}, round),
    enabled: settled !== null && !isKeyless && !isFree,
    placeholderData: keepPreviousData,
  });
  const retry = () => void refetch();
  if (isKeyless) return { status: 'keyless', retry };
  if (isFree) return { status: 'known', price: freePrice('free'), retry };
  if (settled !== fields || isFetching || (data === undefined && error === null))
    return { status: 'asking', before: data?.status === 'known' ? data.price : null, retry };
  return { ...(error !== null || data === undefined ? UNREACHABLE : data), retry };
}
