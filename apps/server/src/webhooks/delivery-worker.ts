import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { batchedTask } from '../jobs/job.ts';
import type { Metrics } from '../observability/metrics.ts';
import { inOwnTrace, outsideTraces } from '../observability/spans.ts';
import { webhookAttemptsTask } from './attempt-log.ts';
import { deliverEvent, type DeliveryServices, type Outcome } from './deliver-event.ts';
import { EventLost } from './settle-attempt.ts';
import {
  AT_ONCE_PER_ENDPOINT,
  type DueEvent,
  msUntilNextPoll,
  releaseLease,
  renewLease,
  skipEvents,
  takeDue,
} from './take-due.ts';
import type { Config } from '../config/config.ts';
import type { Sql } from '../database/database.ts';
import { type AttemptDocument, openEndpointStore, type SendingTo } from './endpoint-store.ts';
import { sendTest } from './send-test.ts';

const AT_ONCE = 64;
/** Of these, for endpoints that were slow the last time: so that they never delay the others. */
const SLOW_AT_ONCE = 32;
const SLOW_MS = 2_000;
const SLOW_ENDPOINTS_KEPT = 10_000;
const HOLD_ON_EVERY_MS = 2_000;
/** The longest pause between two looks while there are events ahead: the clock of the database may be set. */
const LOOK_MS_MAX = 30_000;
/** While everything that is due has to wait for room. */
const NO_ROOM_LOOK_MS = 500;
const AFTER_FAILURE_MS = 1_000;
/** How long a server that is closing waits for receivers. */
const CLOSING_MS = 5_000;

interface DeliveryWorkerOptions extends Omit<DeliveryServices, 'unpaidBefore'> {
  readonly log: Logger;
  readonly metrics: Pick<Metrics, 'eventDeliveries' | 'eventDelaySeconds'>;
}

/**
 * Sends events when they are due. Those of all nodes share the work by leases. A process sleeps until the next event is due, is woken by a notification, and asks the
 * database for nothing while there is no event ahead.
 */
export async function openDeliveryWorker({ log, metrics, ...given }: DeliveryWorkerOptions) {
  const { sql } = given;
  const holder = randomUUID();
  const leaving = new AbortController();
  const underWay = new Map<
    string,
    { readonly event: DueEvent; readonly lost: AbortController; readonly done: Promise<void> }
  >();
  const slow = new LRUCache<string, true>({ max: SLOW_ENDPOINTS_KEPT });
  let timer: NodeJS.Timeout | null = null;
  let looking: Promise<void> | null = null;
  let wakeRequested = false;
  const closing = new AbortController();

  const events = (): readonly DueEvent[] => [...underWay.values()].map(({ event }) => event);
  const services: DeliveryServices = {
    ...given,
    unpaidBefore: ({ id, userId }) => {
      const all = events();
      const before = all.slice(
        0,
        all.findIndex((one) => one.id === id),
      );
      return before.filter((one) => one.userId === userId && !one.isCharged).length;
    },
  };
  const begin = (event: DueEvent): void => {
    const lost = new AbortController();
    const done = inOwnTrace('deliver event', () =>
      deliverEvent(event, services, AbortSignal.any([leaving.signal, lost.signal])),
    )
      .then((outcome) => count(event, outcome))
      .catch(async (error: unknown) => {
        await releaseLease(sql, event).catch(() => {});
        if (error instanceof EventLost || lost.signal.aborted || leaving.signal.aborted) return;
        wakeRequested = false;
        log.warn({ err: error, event: event.id }, 'an event could not be delivered; it is tried again');
        lookIn(AFTER_FAILURE_MS);
      })
      .finally(() => {
        underWay.delete(event.id);
        look();
      });
    underWay.set(event.id, { event, lost, done });
  };
  const count = (event: DueEvent, { kind, isOver, sent }: Outcome): void => {
    metrics.eventDeliveries.inc({ outcome: kind === 'failed' && isOver ? 'given_up' : kind });
    if (event.attempts === 0 && !event.isReplay && (kind === 'delivered' || kind === 'failed'))
      metrics.eventDelaySeconds.observe(Math.max(0, (sent.startedAt.getTime() - event.dueAt.getTime()) / 1_000));
    if (kind !== 'delivered' && kind !== 'failed') return;
    if (sent.durationMs >= SLOW_MS) slow.set(event.endpoint.id, true);
    else slow.delete(event.endpoint.id);
  };
  const take = async (): Promise<number> => {
    const byEndpoint = new Map<string, number>();
    for (const { endpoint } of events()) byEndpoint.set(endpoint.id, (byEndpoint.get(endpoint.id) ?? 0) + 1);
    const full = [...byEndpoint].filter(([, number]) => number >= AT_ONCE_PER_ENDPOINT).map(([id]) => id);
    const slowUnderWay = events().filter(({ endpoint }) => slow.has(endpoint.id)).length;
    const taken = await takeDue(sql, {
      holder,
      room: AT_ONCE - underWay.size,
      byEndpoint,
      closed: slowUnderWay >= SLOW_AT_ONCE ? [...new Set([...full, ...slow.keys()])] : full,
    });
    for (const event of taken) begin(event);
    return taken.length;
  };
  const lookOnce = async (): Promise<void> => {
    do {
      wakeRequested = false;
      while (await skipEvents(sql));
      while (!closing.signal.aborted && underWay.size < AT_ONCE && (await take()) > 0);
    } while (wakeRequested && !closing.signal.aborted);
    const next = await msUntilNextPoll(sql);
    if (next !== null) lookIn(next === 0 ? NO_ROOM_LOOK_MS : Math.min(next, LOOK_MS_MAX));
  };
  const lookIn = (milliseconds: number): void => {
    if (closing.signal.aborted) return;
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(look, milliseconds).unref();
  };
  /** Looks for due events; while it does, another call makes it look once more. */
  const look = (): void => {
    wakeRequested = true;
    if (closing.signal.aborted || looking !== null) return;
    looking = outsideTraces(lookOnce)
      .catch((error: unknown) => {
        log.warn({ err: error }, 'due events could not be looked for');
        wakeRequested = false;
        lookIn(AFTER_FAILURE_MS);
      })
      .finally(() => {
        looking = null;
        if (wakeRequested) look();
      });
  };
  const heart = setInterval(() => {
    const ids = [...underWay.keys()];
    if (ids.length === 0) return;
    renewLease(sql, holder, ids).then(
      (held) => {
        for (const id of ids) if (!held.has(id)) underWay.get(id)?.lost.abort(new EventLost());
      },
      () => {},
    );
  }, HOLD_ON_EVERY_MS);
  heart.unref();
  const listener = await sql.listen('theia_subscription_events', look, look);
  return {
    tasks: [batchedTask(webhookAttemptsTask)],
    /** Takes nothing more, waits a little for receivers that have not answered, and gives up the rest, which others send. */
    close: async () => {
      closing.abort();
      if (timer !== null) clearTimeout(timer);
      await listener.unlisten().catch(() => {});
      await looking;
      const patience = setTimeout(() => leaving.abort(new Error('the server is closing')), CLOSING_MS);
      await Promise.all([...underWay.values()].map(({ done }) => done));
      clearTimeout(patience);
      clearInterval(heart);
    },
  };
}

/** Where events are sent, and what can be done with it. */
export type Webhooks = ReturnType<typeof openWebhooks>;

export function openWebhooks(sql: Sql, config: Pick<Config, 'secrets' | 'otherSecrets' | 'webhooksToLocalAddresses'>) {
  const rules = { allowsLocal: config.webhooksToLocalAddresses };
  return {
    endpoints: openEndpointStore({ sql, secrets: config, rules }),
    /** Sends a test event now and tells what came back; null when the endpoint was deleted meanwhile. */
    sendTest: (endpoint: SendingTo): Promise<AttemptDocument | null> => sendTest({ sql, rules }, endpoint),
  };
}
