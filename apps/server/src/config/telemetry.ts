import { z } from 'zod';

/** How traces and metrics are sent by OpenTelemetry's protocol (OTLP). The exporters themselves read endpoints, headers, timeouts and compression from the environment. */
export interface Telemetry {
  readonly traces: boolean;
  readonly metrics: boolean;
  readonly protocol: 'http/protobuf' | 'http/json';
  readonly sampler: 'always_on' | 'always_off' | 'traceidratio';
  readonly followsParent: boolean;
  readonly ratio: number;
  readonly metricsEveryMs: number;
  readonly tracesEveryMs: number;
  readonly spansMax: number;
}

const endpoint = z
  .string()
  .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), {
    error: 'must be a URL beginning with http: or https:',
  })
  .optional();
const exporter = z.enum(['otlp', 'none'], { error: 'must be otlp or none' }).default('otlp');
const protocol = z.enum(['http/protobuf', 'http/json'], { error: 'must be http/protobuf or http/json' });

/** The standard variables that Theia reads itself. docs/configuration.md is written from them. */
export const telemetrySchema = z.object({
  // OpenTelemetry
  /** Collector of traces and metrics, like `http://127.0.0.1:4318`. Default: nothing is sent, and OpenTelemetry is not loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  /** Full address for traces alone. */
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint,
  /** Full address for metrics alone. */
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: endpoint,
  /** Encoding. gRPC is not supported. */
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol.default('http/protobuf'),
  /** `true` switches both signals off. */
  OTEL_SDK_DISABLED: z.string().default('false'),
  /** `none` switches traces off. */
  OTEL_TRACES_EXPORTER: exporter,
  /** `none` switches metrics off. */
  OTEL_METRICS_EXPORTER: exporter,
  /** Which traces are kept. With `parentbased_` a caller's `traceparent` decides for its own calls. */
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .default('parentbased_always_on'),
  /** Share of traces that `traceidratio` keeps. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Milliseconds between exports of metrics. */
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(100).default(60_000),
  /** Milliseconds between exports of spans. */
  OTEL_BSP_SCHEDULE_DELAY: z.coerce.number().int().min(10).default(5_000),
  /** Spans that may wait; more are dropped. */
  OTEL_BSP_MAX_QUEUE_SIZE: z.coerce.number().int().min(512).max(1_000_000).default(2_048),
});

/**
 * Reads the standard OTEL_* variables. Null if no endpoint is set, or if all is switched off: then nothing of OpenTelemetry is loaded.
 * @param environment without blank values
 * @param problems gets what is wrong with them
 */
export function readTelemetry(environment: Readonly<Record<string, unknown>>, problems: string[]): Telemetry | null {
  const isWanted = Object.keys(environment).some((name) => /^OTEL_EXPORTER_OTLP_(\w+_)?ENDPOINT$/.test(name));
  if (!isWanted || environment['OTEL_SDK_DISABLED'] === 'true') return null;
  const parsed = telemetrySchema.safeParse(environment);
  if (!parsed.success) {
    problems.push(...parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
    return null;
  }
  const env = parsed.data;
  const isSent = (exporterName: 'otlp' | 'none', own: string | undefined): boolean =>
    exporterName === 'otlp' && (own ?? env.OTEL_EXPORTER_OTLP_ENDPOINT) !== undefined;
  const traces = isSent(env.OTEL_TRACES_EXPORTER, env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT);
  const metrics = isSent(env.OTEL_METRICS_EXPORTER, env.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT);
  if (!traces && !metrics) return null;
  return {
    traces,
    metrics,
    protocol: env.OTEL_EXPORTER_OTLP_PROTOCOL,
    sampler: env.OTEL_TRACES_SAMPLER.replace('parentbased_', '') as Telemetry['sampler'],
    followsParent: env.OTEL_TRACES_SAMPLER.startsWith('parentbased_'),
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
    metricsEveryMs: env.OTEL_METRIC_EXPORT_INTERVAL,
    tracesEveryMs: env.OTEL_BSP_SCHEDULE_DELAY,
    spansMax: env.OTEL_BSP_MAX_QUEUE_SIZE,
  };
}
