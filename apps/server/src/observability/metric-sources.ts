import { Gauge, type Registry } from 'prom-client';
import { poolStates } from './statements.ts';

/** Queue depths. */
export interface Waiting {
  readonly mails: number;
  readonly oldestMailSeconds: number;
  readonly webhooks: number;
  readonly oldestWebhookSeconds: number;
  readonly queuedJobs: number;
  readonly runningJobs: number;
  readonly oldestQueuedJobSeconds: number;
  readonly dueEvents: number;
  readonly oldestDueEventSeconds: number;
  readonly oldestUncomputedSeconds: number;
}

export interface ArchiveProgress {
  readonly lagSeconds: number | null;
  readonly movedUntil: number | null;
  readonly droppedUntil: number | null;
  /** Deleted accounts whose calls may still be in ClickHouse. */
  readonly forgottenWaiting: number;
  readonly oldestForgottenSeconds: number;
}

/** Numbers that are read when somebody asks for the metrics. A part that is not there leaves its metric out. */
export interface MetricSources {
  /** Calls that wait to be sent to the database for booking. */
  bookingQueue?: () => number;
  compute?: () => { readonly waiting: number; readonly threads: number };
  realtimeConnections?: () => number;
  /** The checks of `/ready`. */
  readiness?: () => Promise<Readonly<Record<string, boolean>>>;
  waiting?: () => Promise<Waiting>;
  /** The call archive, where there is one. */
  archive?: () => Promise<ArchiveProgress>;
}

/** The database may be frozen: metrics do not wait longer for it. */
const PATIENCE_MS = 400;

/** Makes the gauges that read the sources. */
export function readSources(sources: MetricSources, registry: Registry): void {
  const gauge = (name: string, help: string, read: () => number | undefined): void => {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          const value = read();
          if (value === undefined) this.remove();
          else this.set(value);
        },
      }),
    );
  };
  gauge('theia_booking_queue_calls', 'Calls that wait to be booked', () => sources.bookingQueue?.());
  gauge('theia_compute_waiting_jobs', 'Computations that wait for a thread', () => sources.compute?.().waiting);
  gauge('theia_compute_threads', 'Threads that are ready to compute', () => sources.compute?.().threads);
  gauge('theia_realtime_connections', 'Open realtime connections', () => sources.realtimeConnections?.());
  for (const [name, help, key] of [
    ['theia_database_connections', 'Open connections by pool', 'connections'],
    ['theia_database_connections_busy', 'Connections that wait for an answer, by pool', 'busy'],
    ['theia_database_connections_max', 'Connections a pool may have', 'connectionsMax'],
  ] as const)
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: ['pool'],
        registers: [],
        collect() {
          for (const [pool, state] of poolStates()) this.set({ pool }, state[key]);
        },
      }),
    );
  readReadiness(sources, [registry]);
  readWaiting(sources, [registry]);
  readArchive(sources, [registry]);
}

/** All processes see one database, so that of them the worst view counts. */
function readReadiness(sources: MetricSources, registers: Registry[]): void {
  const ready = new Gauge({
    name: 'theia_ready',
    help: 'Checks of /ready: 1 passed, 0 failed',
    labelNames: ['check'],
    aggregator: 'min',
    registers,
    collect: () =>
      soon(
        sources.readiness?.().then((checks) => {
          for (const [check, passed] of Object.entries(checks)) ready.set({ check }, passed ? 1 : 0);
        }),
      ),
  });
}

function readWaiting(sources: MetricSources, registers: Registry[]): void {
  readTogether(() => sources.waiting?.(), registers, {
    mails: ['theia_mail_outbox_waiting', 'Mails that wait to be sent'],
    oldestMailSeconds: ['theia_mail_outbox_oldest_seconds', 'Age of the oldest mail that waits'],
    webhooks: ['theia_webhook_events_waiting', 'Stripe events that are stored and not applied'],
    oldestWebhookSeconds: ['theia_webhook_events_oldest_seconds', 'Age of the oldest event that is not applied'],
    queuedJobs: ['theia_batch_jobs_queued', 'Jobs of callers that are not begun'],
    runningJobs: ['theia_batch_jobs_running', 'Jobs of callers that are begun and not done'],
    oldestQueuedJobSeconds: ['theia_batch_jobs_oldest_queued_seconds', 'Age of the oldest job that is not begun'],
    dueEvents: ['theia_events_due', 'Events of subscriptions that are due, or to be tried again, and not yet sent'],
    oldestDueEventSeconds: ['theia_events_oldest_due_seconds', 'How long the oldest of them has waited for its turn'],
    oldestUncomputedSeconds: [
      'theia_event_subscriptions_oldest_due_seconds',
      'How long the subscription that has waited longest waits for its next events to be computed',
    ],
  });
}

function readArchive(sources: MetricSources, registers: Registry[]): void {
  readTogether(() => sources.archive?.(), registers, {
    lagSeconds: ['theia_call_archive_lag_seconds', 'How far ClickHouse is behind the call log'],
    movedUntil: [
      'theia_call_archive_moved_until_timestamp_seconds',
      'Calls from before this are read from ClickHouse, seconds since 1970',
    ],
    droppedUntil: [
      'theia_call_archive_dropped_until_timestamp_seconds',
      'Calls from before this are not in PostgreSQL any more, seconds since 1970',
    ],
    forgottenWaiting: [
      'theia_call_archive_forgotten_waiting',
      'Deleted accounts that ClickHouse is still searched for',
    ],
    oldestForgottenSeconds: [
      'theia_call_archive_forgotten_oldest_seconds',
      'Age of the oldest deletion that ClickHouse is still searched for',
    ],
  });
}

/** Gauges of numbers that come from the database together. All processes see one database, so that of them the highest counts. */
function readTogether<Key extends string>(
  ask: () => Promise<Readonly<Record<Key, number | null>>> | undefined,
  registers: Registry[],
  named: Readonly<Record<Key, readonly [name: string, help: string]>>,
): void {
  let asked: Promise<void> | null = null;
  const set = (numbers: Readonly<Record<Key, number | null>> | null): void => {
    for (const [key, gauge] of gauges) {
      const value = numbers?.[key] ?? null;
      if (value === null) gauge.remove();
      else gauge.set(value);
    }
  };
  const look = async (): Promise<void> => {
    try {
      set((await ask()) ?? null);
    } catch {
      set(null);
    } finally {
      asked = null;
    }
  };
  const read = (): Promise<void> => soon((asked ??= look()));
  const gauges = (Object.keys(named) as Key[]).map(
    (key) =>
      [
        key,
        new Gauge({ name: named[key][0], help: named[key][1], aggregator: 'max', registers, collect: read }),
      ] as const,
  );
}

/** Waits briefly. Slower results appear at the next scrape. */
async function soon(work: Promise<void> | undefined): Promise<void> {
  if (work === undefined) return;
  let timer: NodeJS.Timeout | null = null;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([work, patience]);
  if (timer !== null) clearTimeout(timer);
}
