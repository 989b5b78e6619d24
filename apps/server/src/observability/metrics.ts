import { randomUUID } from 'node:crypto';
import { THEIA_VERSION } from '@theia-astro/endpoints/wire/meta';
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client';
import { ALONE, type WorkerBus } from '../processes/worker-bus.ts';
import { type MetricSources, readSources } from './metric-sources.ts';
import { followStatements } from './statements.ts';

export type ServedPart = 'auth' | 'rest' | 'functions' | 'webhooks' | 'contact' | 'oauth' | 'web';

/** Prometheus metrics of one server; with its own registry, so that two servers in one process do not share metrics. Labels have few values, none of which a caller chooses. */
export type Metrics = ReturnType<typeof createMetrics>;

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const RATE_SECONDS = [0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1];
const JOB_SECONDS = [0.01, 0.1, 1, 10, 60, 300, 900];

export function createMetrics(workerBus: WorkerBus = ALONE) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const counter = <Label extends string = never>(name: string, help: string, ...labelNames: Label[]): Counter<Label> =>
    new Counter({ name, help, labelNames, registers });
  const histogram = <Label extends string = never>(
    name: string,
    help: string,
    buckets: number[],
    ...labelNames: Label[]
  ): Histogram<Label> => new Histogram({ name, help, buckets, labelNames, registers });

  const sources: MetricSources = {};
  readSources(sources, registry);
  new Gauge({ name: 'theia_processes', help: 'Processes of this node that answer', registers }).set(1);
  new Gauge({
    name: 'theia_build_info',
    help: 'Release of this node',
    labelNames: ['version'],
    aggregator: 'max',
    registers,
  }).set({ version: THEIA_VERSION }, 1);

  const jobRuns = counter('theia_job_runs_total', 'Runs of jobs by outcome: done or failed', 'task', 'outcome');
  const jobSeconds = histogram('theia_job_seconds', 'Duration of a run', JOB_SECONDS, 'task');
  const jobSuccess = new Gauge({
    name: 'theia_job_last_success_timestamp_seconds',
    help: 'When a job last succeeded on this node, seconds since 1970',
    labelNames: ['task'],
    aggregator: 'max',
    registers,
  });
  const statementSeconds = histogram(
    'theia_database_statement_seconds',
    'Time until a statement is answered',
    SECONDS,
    'pool',
  );
  const statementsLost = counter(
    'theia_database_statements_lost_total',
    'Statements whose connection ended before their answer',
    'pool',
  );

  return {
    registry,
    /** What gauges read at each scrape. Each part of the server adds its own. */
    sources,
    /** One answered request. `route` is a path of the catalogue or `other`, never the caller's text. */
    request: countRequests(
      counter('theia_http_requests_total', 'Answered requests', 'route', 'status'),
      histogram('theia_http_request_seconds', 'Time to answer', SECONDS, 'route'),
    ),
    /** One answered request of another part of the server. */
    partRequest: countRequests(
      counter('theia_part_requests_total', 'Answered requests beside the product API', 'part', 'status'),
      histogram('theia_part_request_seconds', 'Time to answer beside the product API', SECONDS, 'part'),
    ),
    refusals: counter('theia_refusals_total', 'Refused product calls by code of the problem', 'code'),
    authRefusals: counter('theia_auth_refusals_total', 'Refused calls of the auth service by code', 'code'),
    batchCalls: histogram(
      'theia_settlement_batch_calls',
      'Calls booked in one statement',
      [1, 2, 4, 8, 16, 32, 64, 128, 256, 512],
    ),
    batchSeconds: histogram('theia_settlement_batch_seconds', 'Time to book one batch durably', SECONDS),
    bookingSeconds: histogram('theia_booking_seconds', 'Time a call waits for its booking', SECONDS),
    /** Batches that were not booked at the first try: `retry`, `split`, or given `up`. */
    bookingTroubles: fromZero(
      counter('theia_booking_troubles_total', 'Batches not booked at once: retried, split, or given up', 'given'),
      'given',
      ['retry', 'split', 'up'],
    ),
    computeSeconds: histogram('theia_compute_seconds', 'Time to compute one answer', SECONDS),
    batchJobItems: fromZero(
      counter('theia_batch_job_items_total', 'Items of jobs by outcome: answered, not_answered', 'outcome'),
      'outcome',
      ['answered', 'not_answered'],
    ),
    eventDeliveries: fromZero(
      counter(
        'theia_event_deliveries_total',
        'Attempts to deliver events: delivered, failed, given_up, unpaid (not sent), refused (not sent)',
        'outcome',
      ),
      'outcome',
      ['delivered', 'failed', 'given_up', 'unpaid', 'refused'],
    ),
    eventDelaySeconds: histogram(
      'theia_event_delay_seconds',
      'Time between the moment an event is due and its first attempt',
      [0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300, 3_600],
    ),
    eventsFound: counter('theia_subscription_events_computed_total', 'Events of subscriptions computed ahead'),
    /** The jobs that there are, so that each is seen before its first run. */
    jobs: (names: readonly string[]) => {
      for (const task of names) for (const outcome of ['done', 'failed']) jobRuns.inc({ task, outcome }, 0);
    },
    /** One run of a job. */
    job: (task: string, took: number, succeeded: boolean) => {
      jobRuns.inc({ task, outcome: succeeded ? 'done' : 'failed' });
      jobSeconds.observe({ task }, took);
      if (succeeded) jobSuccess.set({ task }, Date.now() / 1000);
    },
    mails: fromZero(
      counter('theia_mails_total', 'Mails by outcome of a try: sent, failed, given_up', 'outcome'),
      'outcome',
      ['sent', 'failed', 'given_up'],
    ),
    reports: counter('theia_reports_total', 'Kept reports by outcome (ready, failed) and voice', 'outcome', 'voice'),
    webhooks: fromZero(
      counter('theia_webhooks_total', 'Deliveries of Stripe by outcome: stored, refused, failed', 'outcome'),
      'outcome',
      ['stored', 'refused', 'failed'],
    ),
    realtimeRefusals: fromZero(
      counter('theia_realtime_refusals_total', 'Refused realtime connections by reason', 'reason'),
      'reason',
      ['key', 'too_many'],
    ),
    realtimeChanges: counter('theia_realtime_changes_total', 'Changes of rows that were announced'),
    inFlight: new Gauge({ name: 'theia_http_requests_in_flight', help: 'Requests being answered', registers }),
    answersKept: counter('theia_answers_kept_total', 'Answers written to the call log'),
    answersLost: counter('theia_answers_lost_total', 'Answers that could not be written to the call log'),
    /** Bytes of written answers: `sent`, and what is `kept` of them. */
    answerBytes: counter('theia_answer_bytes_total', 'Bytes of answers in the call log, as sent and as kept', 'size'),
    rateLimiterAlone: counter(
      'theia_rate_limiter_alone_total',
      'Calls counted by one node, because Redis was late or away',
    ),
    rateLimiterDegraded: new Gauge({
      name: 'theia_rate_limiter_degraded',
      help: 'Processes of this node that count rates by themselves, because Redis is away',
      registers,
    }),
    rateLimiterNodes: new Gauge({
      name: 'theia_rate_limiter_nodes',
      help: 'Nodes that share the rates, as last known',
      aggregator: 'max',
      registers,
    }),
    rateLimiterSeconds: histogram('theia_rate_limiter_seconds', 'Time in which Redis counted a call', RATE_SECONDS),
    archiveRows: counter('theia_call_archive_rows_total', 'Rows of the call log copied to ClickHouse', 'table'),
    archiveDifferences: counter(
      'theia_call_archive_differing_hours_total',
      'Hours of the call archive that differed from PostgreSQL and were copied again',
    ),
    archiveFailures: counter(
      'theia_call_archive_failures_total',
      'Runs of the call archive that failed: copy or days, by an error or a difference that copying again did not mend',
      'task',
      'reason',
    ),
    contentType: registry.contentType,
    /** The metrics of all processes of this node, in the exposition format. */
    text: gatherMetrics(registry, workerBus),
    /** Counts statements on the database from now on. Returns a function that ends that. */
    followDatabase: (): (() => void) =>
      followStatements(({ pool, isLost, milliseconds }) => {
        if (isLost) statementsLost.inc({ pool });
        else statementSeconds.observe({ pool }, milliseconds / 1000);
      }),
  };
}

/** A counter that is 0 from the start for each value of its label: Prometheus sees no increase when a series begins with 1. */
function fromZero<Label extends string>(
  counter: Counter<Label>,
  label: Label,
  values: readonly string[],
): Counter<Label> {
  for (const value of values) counter.inc({ [label]: value } as Record<Label, string>, 0);
  return counter;
}

/** Keeps the counter of each pair of labels, so that a request does not look it up by its labels. */
function countRequests<Name extends string>(
  requests: Counter<Name | 'status'>,
  seconds: Histogram<Name>,
): (name: string, status: number, seconds: number) => void {
  const counters = new Map<string, Counter.Internal>();
  const timers = new Map<string, Histogram.Internal<Name>>();
  return (name, status, took) => {
    const key = `${name} ${status}`;
    let counter = counters.get(key);
    if (counter === undefined) counters.set(key, (counter = requests.labels(name, String(status))));
    counter.inc();
    let timer = timers.get(name);
    if (timer === undefined) timers.set(name, (timer = seconds.labels(name)));
    timer.observe(took);
  };
}

type Values = MetricObjectWithValues<MetricValue<string>>[];
interface Report {
  readonly question: string;
  readonly values: Values;
}

/** A process that does not answer in this time is left out. */
const PATIENCE_MS = 1_000;

/** Returns a function that gives the metrics of all processes together: whichever process is asked, counts are sums. */
function gatherMetrics(registry: Registry, workerBus: WorkerBus): () => Promise<string> {
  const asked = new Map<string, (values: Values) => void>();
  workerBus.subscribe('metrics wanted', (question) => {
    void registry.getMetricsAsJSON().then((values) => workerBus.publish('metrics', { question, values }));
  });
  workerBus.subscribe('metrics', (data) => {
    const { question, values } = data as Report;
    asked.get(question)?.(values);
  });
  return async () => {
    if (workerBus.count === 0) return registry.metrics();
    const reports = [await registry.getMetricsAsJSON()];
    const question = randomUUID();
    await new Promise<void>((resolve) => {
      const patience = setTimeout(resolve, PATIENCE_MS);
      asked.set(question, (values) => {
        reports.push(values);
        if (reports.length <= workerBus.count) return;
        clearTimeout(patience);
        resolve();
      });
      workerBus.publish('metrics wanted', question);
    });
    asked.delete(question);
    return AggregatorRegistry.aggregate(reports).metrics();
  };
}
