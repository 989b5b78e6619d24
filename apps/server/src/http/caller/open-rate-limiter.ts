import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { WorkerBus } from '../../processes/worker-bus.ts';
import { processBuckets } from './process-buckets.ts';
import type { RateLimiter } from './rate-limiter.ts';

export interface RateLimiterDependencies {
  readonly config: Pick<Config, 'redis' | 'nodes' | 'secrets' | 'processNumber'>;
  readonly workerBus: WorkerBus;
  readonly metrics: Metrics;
  readonly log: Logger;
}

/**
 * The limiter that the configuration asks for: all nodes together on Redis, or this node alone with its part of the rates.
 * @throws Error when Redis cannot be used as configured
 */
export async function openRateLimiter({
  config,
  workerBus,
  metrics,
  log,
}: RateLimiterDependencies): Promise<RateLimiter> {
  const shared = workerBus.count === 0 ? null : workerBus.share('rates');
  const { redis: server, nodes } = config;
  metrics.rateLimiterNodes.set(nodes);
  if (server === null) return processBuckets({ nodes: () => nodes, shared });
  // Loaded only where it is used: the client is larger than the rest of this folder.
  const { openSharedBuckets } = await import('./shared-buckets.ts');
  return openSharedBuckets({
    server,
    secret: config.secrets.rates,
    nodes,
    announces: config.processNumber === 1,
    shared,
    log,
    metrics,
  });
}
