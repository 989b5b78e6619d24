import { THEIA_VERSION } from '@theia-astro/endpoints/wire/meta';
import { context } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPMetricExporter as JsonMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto';
import { OTLPTraceExporter as JsonTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { detectResources, envDetector, type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { Config } from '../../config/config.ts';
import type { Telemetry } from '../../config/telemetry.ts';
import { useSpans } from '../spans.ts';
import { type ExportReports, exportReports, reported } from './export-reports.ts';
import { openSpans } from './open-spans.ts';
import { prometheusProducer } from './prometheus-producer.ts';

type ProcessFacts = Pick<Config, 'node' | 'processes' | 'processNumber' | 'mode'>;

export interface TelemetrySources {
  readonly telemetry: Telemetry;
  readonly config: ProcessFacts;
  readonly registry: Registry;
  readonly log: Logger;
}

type Close = () => Promise<unknown>;

/** How long a stop waits for a collector. */
const FLUSH_MS = 2_000;
const EXPORT_MS_MAX = 30_000;

/**
 * Sends traces and metrics of this process by OTLP. A collector that does not answer costs no call anything: what it does not take is lost,
 * which is logged once. Returns the function that sends the rest and ends it.
 */
export function openTelemetry({ telemetry, config, registry, log }: TelemetrySources): () => Promise<void> {
  const resource = describeProcess(config);
  const reports = exportReports(log);
  // The exporters report what they could not send; the SDK would write it to the console each time.
  setGlobalErrorHandler(() => {});
  const closing: Close[] = [];
  if (telemetry.traces) closing.push(openTraces(telemetry, resource, reports));
  if (telemetry.metrics) closing.push(openMetrics(telemetry, resource, reports, registry));
  return async () => {
    const ended = Promise.all(closing.map((close) => close().catch(() => {})));
    let timer: NodeJS.Timeout | null = null;
    const patience = new Promise((resolve) => {
      timer = setTimeout(resolve, FLUSH_MS);
    });
    await Promise.race([ended, patience]);
    if (timer !== null) clearTimeout(timer);
  };
}

function openTraces(telemetry: Telemetry, resource: Resource, reports: ExportReports): Close {
  const exporter = telemetry.protocol === 'http/json' ? new JsonTraceExporter() : new OTLPTraceExporter();
  const provider = new TracerProvider({
    resource,
    sampler: sampler(telemetry),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: reported(exporter, reports),
        scheduledDelayMillis: telemetry.tracesEveryMs,
        maxQueueSize: telemetry.spansMax,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  useSpans(openSpans(provider.getTracer('theia', THEIA_VERSION)));
  return () => {
    useSpans(null);
    return provider.shutdown().finally(() => context.disable());
  };
}

function openMetrics(
  { protocol, metricsEveryMs }: Telemetry,
  resource: Resource,
  reports: ExportReports,
  registry: Registry,
): Close {
  const exporter = protocol === 'http/json' ? new JsonMetricExporter() : new OTLPMetricExporter();
  const reader = new PeriodicExportingMetricReader({
    exporter: reported(exporter, reports),
    exportIntervalMillis: metricsEveryMs,
    exportTimeoutMillis: Math.min(metricsEveryMs, EXPORT_MS_MAX),
    metricProducers: [prometheusProducer(registry, resource)],
  });
  const provider = new MeterProvider({ resource, readers: [reader] });
  return () => provider.shutdown();
}

/** OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES prevail. Each process of a node is an instance of its own. */
function describeProcess({ node, processes, processNumber, mode }: ProcessFacts): Resource {
  const given = detectResources({ detectors: [envDetector] });
  const named = given.attributes['service.instance.id'];
  const instance = typeof named === 'string' ? named : node;
  return resourceFromAttributes({
    'service.name': 'theia',
    'service.version': THEIA_VERSION,
    'host.name': node,
    'process.pid': process.pid,
    'deployment.environment.name': mode,
  })
    .merge(given)
    .merge(
      resourceFromAttributes({ 'service.instance.id': processes === 1 ? instance : `${instance}-${processNumber}` }),
    );
}

function sampler({ sampler: name, followsParent, ratio }: Telemetry): Sampler {
  const root =
    name === 'always_on'
      ? new AlwaysOnSampler()
      : name === 'always_off'
        ? new AlwaysOffSampler()
        : new TraceIdRatioBasedSampler(ratio);
  return followsParent ? new ParentBasedSampler({ root }) : root;
}
