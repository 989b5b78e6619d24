import { ALONE, type Siblings } from '../processes/siblings.ts';
import { gatherMetrics } from './gather-metrics.ts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Prometheus metrics of one server; with its own registry, so that two servers in one process do not share metrics. */
export interface Metrics {
  /** One answered request. `route` is a path of the catalogue or `other`, never the caller's text. */
  request(route: string, status: number, seconds: number): void;
  readonly batchCalls: Histogram;
  readonly batchSeconds: Histogram;
  readonly inFlight: Gauge;
  readonly answersKept: Counter;
  readonly answersLost: Counter;
  /** Bytes of written answers: `sent`, and what is `kept` of them. */
  readonly answerBytes: Counter<'size'>;
  readonly contentType: string;
  /** The metrics of all processes of this node, in the exposition format. */
  text(): Promise<string>;
}

export function createMetrics(siblings: Siblings = ALONE): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Counter({
    name: 'theia_http_requests_total',
    help: 'Answered requests',
    labelNames: ['route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'theia_http_request_seconds',
    help: 'Time to answer',
    labelNames: ['route'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  new Gauge({ name: 'theia_processes', help: 'Processes of this node that answer', registers }).set(1);
  const counters = new Map<string, Counter.Internal>();
  const timers = new Map<string, Histogram.Internal<'route'>>();
  return {
    request: (route, status, took) => {
      const key = `${route} ${status}`;
      let counter = counters.get(key);
      if (counter === undefined) counters.set(key, (counter = requests.labels(route, String(status))));
      counter.inc();
      let timer = timers.get(route);
      if (timer === undefined) timers.set(route, (timer = seconds.labels(route)));
      timer.observe(took);
    },
    batchCalls: new Histogram({
      name: 'theia_settlement_batch_calls',
      help: 'Calls booked in one statement',
      buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512],
      registers,
    }),
    batchSeconds: new Histogram({
      name: 'theia_settlement_batch_seconds',
      help: 'Time to book one batch durably',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
      registers,
    }),
    inFlight: new Gauge({ name: 'theia_http_requests_in_flight', help: 'Requests being answered', registers }),
    answersKept: new Counter({ name: 'theia_answers_kept_total', help: 'Answers written to the call log', registers }),
    answersLost: new Counter({
      name: 'theia_answers_lost_total',
      help: 'Answers that could not be written to the call log',
      registers,
    }),
    answerBytes: new Counter({
      name: 'theia_answer_bytes_total',
      help: 'Bytes of answers in the call log, as sent and as kept',
      labelNames: ['size'],
      registers,
    }),
    contentType: registry.contentType,
    text: gatherMetrics(registry, siblings),
  };
}
