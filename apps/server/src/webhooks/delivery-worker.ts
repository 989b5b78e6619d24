import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Acting } from '../database/acting.ts';
import type { Sql } from '../database/database.ts';
import { batchedTask } from '../jobs/job.ts';
import { openLeasedWork } from '../jobs/leased-work.ts';
import type { Metrics } from '../observability/metrics.ts';
import { inOwnTrace } from '../observability/spans.ts';
import { webhookAttemptsTask } from './attempt-log.ts';
import { deliverEvent, type DeliveryServices, type Outcome } from './deliver-event.ts';
import { type AttemptDocument, openEndpointStore, type SendingTo } from './endpoint-store.ts';
import { sendTest } from './send-test.ts';
import { AT_ONCE_PER_ENDPOINT, type DueEvent, msUntilNextPoll, releaseLease, skipEvents, takeDue } from './take-due.ts';

const AT_ONCE = 64;
/** Of these, for endpoints that were slow the last time: so that they never delay the others. */
const SLOW_AT_ONCE = 32;
const SLOW_MS = 2_000;
const SLOW_ENDPOINTS_KEPT = 10_000;
/** The longest pause between two looks while there are events ahead: the clock of the database may be set. */
const LOOK_MS_MAX = 30_000;
/** While everything that is due has to wait for room. */
const NO_ROOM_LOOK_MS = 500;
/** How long a server that is closing waits for receivers. */
const CLOSING_MS = 5_000;

interface DeliveryWorkerOptions extends Omit<DeliveryServices, 'unpaidBefore'> {
  readonly log: Logger;
  readonly metrics: Pick<Metrics, 'eventDeliveries' | 'eventDelaySeconds'>;
}

/** Sends events when they are due. Asks the database for nothing while there is no event ahead. */
export async function openDeliveryWorker({ log, metrics, ...services }: DeliveryWorkerOptions) {
  const { sql } = services;
  const slow = new LRUCache<string, true>({ max: SLOW_ENDPOINTS_KEPT });
  const count = (event: DueEvent, { kind, isOver, sent }: Outcome): void => {
    metrics.eventDeliveries.inc({ outcome: kind === 'failed' && isOver ? 'given_up' : kind });
    if (event.attempts === 0 && !event.isReplay && (kind === 'delivered' || kind === 'failed'))
      metrics.eventDelaySeconds.observe(Math.max(0, (sent.startedAt.getTime() - event.dueAt.getTime()) / 1_000));
    if (kind !== 'delivered' && kind !== 'failed') return;
    if (sent.durationMs >= SLOW_MS) slow.set(event.endpoint.id, true);
    else slow.delete(event.endpoint.id);
  };
  const work = await openLeasedWork<DueEvent>({
    sql,
    log,
    what: 'due events',
    table: 'private.subscription_events',
    channel: 'theia_subscription_events',
    atOnce: AT_ONCE,
    closingMs: CLOSING_MS,
    prepare: async () => {
      while (await skipEvents(sql));
    },
    take: (holder, room, underWay) => {
      const byEndpoint = new Map<string, number>();
      for (const { endpoint } of underWay) byEndpoint.set(endpoint.id, (byEndpoint.get(endpoint.id) ?? 0) + 1);
      const full = [...byEndpoint].filter(([, number]) => number >= AT_ONCE_PER_ENDPOINT).map(([id]) => id);
      const slowUnderWay = underWay.filter(({ endpoint }) => slow.has(endpoint.id)).length;
      const closed = slowUnderWay >= SLOW_AT_ONCE ? [...new Set([...full, ...slow.keys()])] : full;
      return takeDue(sql, { holder, room, byEndpoint, closed });
    },
    untilNextMs: async () => {
      const next = await msUntilNextPoll(sql);
      return next === null ? null : next === 0 ? NO_ROOM_LOOK_MS : Math.min(next, LOOK_MS_MAX);
    },
    perform: async (event, signal, underWay) => {
      const unpaidBefore = (): number => {
        const all = underWay();
        return all.slice(0, all.indexOf(event)).filter(({ userId, isCharged }) => userId === event.userId && !isCharged)
          .length;
      };
      try {
        const outcome = await inOwnTrace('deliver event', () =>
          deliverEvent(event, { ...services, unpaidBefore }, signal),
        );
        count(event, outcome);
      } catch (error) {
        await releaseLease(sql, event).catch(() => {});
        throw error;
      }
    },
  });
  return { ...work, tasks: [batchedTask(webhookAttemptsTask)] };
}

/** Where events are sent, and what can be done with it. */
export type Webhooks = ReturnType<typeof openWebhooks>;

export function openWebhooks(sql: Sql, config: Pick<Config, 'secrets' | 'otherSecrets' | 'webhooksToLocalAddresses'>) {
  const rules = { allowsLocal: config.webhooksToLocalAddresses };
  return {
    endpoints: openEndpointStore({ sql, secrets: config, rules }),
    /** Sends a test event now and tells what came back; null when the endpoint was deleted meanwhile. */
    sendTest: (endpoint: SendingTo, by: Acting): Promise<AttemptDocument | null> =>
      sendTest({ sql, rules }, endpoint, by),
  };
}
