import { Gauge, type Registry } from 'prom-client';
import { poolStates } from './statements.ts';

/** What waits in the database. */
export interface Waiting {
  readonly mails: number;
  readonly oldestMailSeconds: number;
  readonly webhooks: number;
  readonly oldestWebhookSeconds: number;
}

/** Numbers that are read when somebody asks for the metrics. A part that is not there leaves its metric out. */
export interface MetricSources {
  /** Calls that wait to be sent to the database for booking. */
  bookingQueue?: () => number;
  compute?: () => { readonly waiting: number; readonly threads: number };
  realtimeConnections?: () => number;
  /** The checks of `/ready`. */
  readiness?: () => Promise<Readonly<Record<string, boolean>>>;
  /** What waits in the database. */
  waiting?: () => Promise<Waiting>;
}

/** The database may be frozen: the metrics do not wait longer for it. */
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
  let asked: Promise<void> | null = null;
  const ask = (read: () => Promise<Waiting>): Promise<void> =>
    read()
      .then(
        (waiting) => gauges.forEach(({ gauge, key }) => gauge.set(waiting[key])),
        () => gauges.forEach(({ gauge }) => gauge.remove()),
      )
      .finally(() => (asked = null));
  const read = (): Promise<void> => soon(sources.waiting === undefined ? undefined : (asked ??= ask(sources.waiting)));
  const of = (key: keyof Waiting, name: string, help: string) => ({
    key,
    gauge: new Gauge({ name, help, aggregator: 'max', registers, collect: read }),
  });
  const gauges = [
    of('mails', 'theia_mail_outbox_waiting', 'Mails that wait to be sent'),
    of('oldestMailSeconds', 'theia_mail_outbox_oldest_seconds', 'Age of the oldest mail that waits'),
    of('webhooks', 'theia_webhook_events_waiting', 'Stripe events that are stored and not applied'),
    of('oldestWebhookSeconds', 'theia_webhook_events_oldest_seconds', 'Age of the oldest event that is not applied'),
  ];
}

/** Waits a moment. What takes longer is seen at the next time. */
async function soon(work: Promise<void> | undefined): Promise<void> {
  if (work === undefined) return;
  let timer: NodeJS.Timeout | null = null;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([work, patience]);
  if (timer !== null) clearTimeout(timer);
}
