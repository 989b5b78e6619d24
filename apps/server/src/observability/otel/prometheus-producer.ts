import { type HrTime, ValueType } from '@opentelemetry/api';
import { millisToHrTime } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

type Metric = MetricObjectWithValues<MetricValue<string>>;
type Value = Metric['values'][number] & { readonly metricName?: string };

/** The metrics of `/metrics`, of this process alone, for OpenTelemetry: same names, same labels. Summaries are left out; there are none of ours. */
export function prometheusProducer(registry: Registry, resource: Resource): MetricProducer {
  const startTime = millisToHrTime(performance.timeOrigin);
  return {
    collect: async () => {
      const endTime = millisToHrTime(Date.now());
      const metrics = (await registry.getMetricsAsJSON()) as Metric[];
      return {
        resourceMetrics: {
          resource,
          scopeMetrics: [
            { scope: { name: 'theia' }, metrics: metrics.flatMap((metric) => convert(metric, startTime, endTime)) },
          ],
        },
        errors: [],
      };
    },
  };
}

function convert(metric: Metric, startTime: HrTime, endTime: HrTime): MetricData[] {
  const common = {
    descriptor: { name: metric.name, description: metric.help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const point = <T>(labels: Value['labels'], value: T): DataPoint<T> => ({
    startTime,
    endTime,
    attributes: labels as Record<string, string>,
    value,
  });
  const simple = (): DataPoint<number>[] => metric.values.map(({ labels, value }) => point(labels, value));
  switch (String(metric.type)) {
    case 'counter':
      return [{ ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: simple() }];
    case 'gauge':
      return [{ ...common, dataPointType: DataPointType.GAUGE, dataPoints: simple() }];
    case 'histogram':
      return [
        {
          ...common,
          dataPointType: DataPointType.HISTOGRAM,
          dataPoints: histograms(metric.values).map(({ labels, histogram }) => point(labels, histogram)),
        },
      ];
    default:
      return [];
  }
}

/** Prometheus counts everything up to a bound, OpenTelemetry what is between two. */
function histograms(
  values: readonly Value[],
): readonly { readonly labels: Value['labels']; readonly histogram: Histogram }[] {
  const groups = new Map<string, { labels: Value['labels']; sum: number; upTo: [bound: number, count: number][] }>();
  for (const { labels, metricName = '', value } of values) {
    const { le, ...others } = labels as Record<string, string | number>;
    const key = JSON.stringify(others);
    const group = groups.get(key) ?? { labels: others, sum: 0, upTo: [] };
    groups.set(key, group);
    if (metricName.endsWith('_sum')) group.sum = value;
    else if (le !== undefined) group.upTo.push([le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le), value]);
  }
  return [...groups.values()].map(({ labels, sum, upTo }) => {
    const bounds = upTo.toSorted(([a], [b]) => a - b);
    return {
      labels,
      histogram: {
        buckets: {
          boundaries: bounds.map(([bound]) => bound).filter(Number.isFinite),
          counts: bounds.map(([, count], index) => count - (bounds[index - 1]?.[1] ?? 0)),
        },
        sum,
        count: bounds.at(-1)?.[1] ?? 0,
      },
    };
  });
}
