import type { CalculationContext } from '@theia/endpoints/endpoint';
import type { Logger } from 'pino';
import type { Compute } from '../compute/compute.ts';
import type { Metering } from '../metering/metering.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Idempotency } from './idempotency.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { FindRoute } from './routes.ts';

/** What answering a call needs; made once by `openProduct`. */
export interface CallServices {
  readonly context: Pick<CalculationContext, 'ephemeris' | 'places'>;
  /** Computes the products. */
  readonly compute: Compute;
  /** For what is only read from the account, in this thread. */
  readonly computeHere: Compute;
  readonly findRoute: FindRoute;
  readonly metering: Metering;
  readonly limiter: RateLimiter;
  readonly idempotency: Idempotency;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly now: () => number;
}
