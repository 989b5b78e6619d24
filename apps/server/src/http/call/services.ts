import type { CalculationContext } from '@theia-astro/endpoints/endpoint';
import type { RequireSample } from '@theia-astro/endpoints/samples/sample-requests';
import type { Logger } from 'pino';
import type { CallCounts } from '../../availability/service-minutes.ts';
import type { Compute } from '../../compute/compute.ts';
import type { Metering } from '../../metering/metering.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { Reports } from '../../reports/open-reports.ts';
import type { JobStore } from '../batch-jobs/job-store.ts';
import type { Idempotency } from './idempotency.ts';
import type { StoredText } from './stored-text.ts';
import type { SharedAnswers } from './shared-answers.ts';
import type { RateLimiter } from '../caller/rate-limiter.ts';
import type { FindRoute } from '../routing/routes.ts';

/** Dependencies for answering calls; created once by `openProduct`. */
export interface CallServices {
  readonly context: Pick<CalculationContext, 'ephemeris' | 'places'>;
  /** Computes the answers. */
  readonly compute: Compute;
  readonly findRoute: FindRoute;
  /** What a test key may ask. */
  readonly requireSample: RequireSample;
  readonly metering: Metering;
  readonly limiter: RateLimiter;
  readonly idempotency: Idempotency;
  readonly storedText: StoredText;
  readonly batchJobs: JobStore;
  /** Kept reports; null where the catalogue has no product that is kept. */
  readonly reports: Reports | null;
  readonly sharedAnswers: SharedAnswers;
  readonly metrics: Metrics;
  /** Counts how calls end, for the availability. */
  readonly counts: CallCounts;
  readonly log: Logger;
  /** Computations that take this long or longer are logged; 0: none. */
  readonly longComputationMs: number;
  readonly now: () => number;
}
