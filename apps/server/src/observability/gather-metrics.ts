import { randomUUID } from 'node:crypto';
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue, type Registry } from 'prom-client';
import type { WorkerBus } from '../processes/worker-bus.ts';

type Values = MetricObjectWithValues<MetricValue<string>>[];
interface Report {
  readonly question: string;
  readonly values: Values;
}

/** A process that does not answer in this time is left out. */
const PATIENCE_MS = 1_000;

/** Returns a function that gives the metrics of all processes together: whichever process is asked, counts are sums. */
export function gatherMetrics(registry: Registry, workerBus: WorkerBus): () => Promise<string> {
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
