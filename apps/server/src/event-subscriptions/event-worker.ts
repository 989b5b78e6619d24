import { Problem } from '@theia-astro/endpoints/problem';
import { type Ask, findEvents } from '@theia-astro/endpoints/subscriptions/find-events';
import { type Products, watchedSearches } from '@theia-astro/endpoints/subscriptions/subscription-request';
import type { Logger } from 'pino';
import type { Compute, JobCaller } from '../compute/compute.ts';
import { type AcceptedSecrets, acceptedSecrets } from '../config/secrets.ts';
import type { Sql } from '../database/database.ts';
import { batchedTask } from '../jobs/job.ts';
import { LeaseLost, openLeasedWork, unlessAborted } from '../jobs/leased-work.ts';
import {
  computeAgainAt,
  giveUp,
  keepEvents,
  nextEnd,
  putOff,
  secondsUntilDue,
  type SubscriptionLease,
  takeSubscription,
  wholeSecond,
} from './subscription-lease.ts';
import { openWatch } from './subscription-document.ts';
import { COMPUTE_CHANNEL, eventSubscriptionsTask } from './subscription-store.ts';

/** The longest pause between two polls. */
const LOOK_AT_LEAST_EVERY_S = 600;
const LOOK_AT_MOST_EVERY_S = 1;
/** A subscription whose key may not be used is polled again after a day. */
const DAY_S = 86_400;
/** A failed try is repeated after 2, 4, 8 … seconds. */
const TRIES_MAX = 8;
const HOUR_S = 3_600;

interface EventWorkerOptions {
  readonly sql: Sql;
  readonly secrets: AcceptedSecrets;
  readonly compute: Pick<Compute, 'run'>;
  readonly products: Products;
  readonly log: Logger;
  readonly onWritten?: (events: number) => void;
}

/** Computes events ahead, a month of one subscription at a time, behind all calls. */
export async function openEventWorker(options: EventWorkerOptions) {
  const { sql, log } = options;
  const work = await openLeasedWork<SubscriptionLease>({
    sql,
    log,
    what: 'events of subscriptions',
    table: 'private.event_subscriptions',
    channel: COMPUTE_CHANNEL,
    atOnce: 1,
    closingMs: 0,
    take: (holder) => takeSubscription(sql, holder),
    untilNextMs: async () => {
      const seconds = (await secondsUntilDue(sql)) ?? LOOK_AT_LEAST_EVERY_S;
      return Math.min(Math.max(seconds, LOOK_AT_MOST_EVERY_S), LOOK_AT_LEAST_EVERY_S) * 1_000;
    },
    perform: (lease, signal) => serve(lease, options, signal),
  });
  return { ...work, tasks: [batchedTask(eventSubscriptionsTask)] };
}

async function serve(lease: SubscriptionLease, options: EventWorkerOptions, signal: AbortSignal): Promise<void> {
  const { sql } = options;
  if (!lease.isWanted) return putOff(sql, lease, DAY_S, false);
  try {
    await computePart(lease, options, signal);
  } catch (error) {
    if (error instanceof LeaseLost) return;
    if (signal.aborted) return void (await putOff(sql, lease, 0, false).catch(() => {}));
    const failure = failureOf(error, lease.tries);
    if (failure === null) await putOff(sql, lease, Math.min(2 ** lease.tries, HOUR_S), true);
    else await giveUp(sql, lease, failure);
    if (failure === null || failure === 'internal_error') throw error;
  }
}

async function computePart(
  lease: SubscriptionLease,
  { sql, secrets, compute, products, onWritten }: EventWorkerOptions,
  signal: AbortSignal,
): Promise<void> {
  const nowMs = wholeSecond(lease.nowMs);
  // Events that passed while the key could not be used are dropped.
  const fromMs = Math.max(lease.computedUntil.getTime(), nowMs - DAY_S * 1_000);
  const toMs = nextEnd(fromMs, nowMs);
  if (toMs === null) return putOff(sql, lease, (computeAgainAt(fromMs, 0, nowMs) - nowMs) / 1_000, false);
  const watch = openWatch(acceptedSecrets(secrets), lease.id, lease.sealed);
  const ask = askProducts(compute, { name: `events of ${lease.userId}`, isLong: true, isBackground: true });
  const found = await unlessAborted(signal, findEvents(watchedSearches(products, watch), { fromMs, toMs }, ask));
  const written = await sql.begin((transaction) =>
    keepEvents(transaction, lease, watch.salt, secrets.secrets, found, toMs),
  );
  onWritten?.(written);
}

/** Why a subscription is given up; null: it is tried again. What the caller sent may have become impossible; our own faults may pass. */
function failureOf(error: unknown, tries: number): Problem['code'] | null {
  if (error instanceof Problem && error.status < 500 && error.code !== 'rate_limited') return error.code;
  return tries >= TRIES_MAX ? 'internal_error' : null;
}

/** Asks products as callers do, for their answers alone: nothing is charged or logged. */
export function askProducts(compute: Pick<Compute, 'run'>, caller: JobCaller): Ask {
  return async (path, input, nowMs) => {
    const { json } = await compute.run(
      { path, input, holdsKey: false, nowMs, requestId: null, account: null, form: null, wantsTag: false },
      caller,
    );
    return JSON.parse(json.toString()) as Readonly<Record<string, unknown>>;
  };
}
