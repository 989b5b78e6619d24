import { createServer, type IncomingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { listenOnLoopback } from '../../apps/server/src/testing/loopback.ts';

interface Attribute {
  readonly key: string;
  readonly value: {
    readonly stringValue?: string;
    readonly intValue?: number;
    readonly doubleValue?: number;
    readonly boolValue?: boolean;
  };
}

export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly Attribute[];
  /** `service.instance.id` of the process that sent it. */
  readonly instance: string;
}

interface Resource {
  readonly attributes: readonly Attribute[];
}
interface Traces {
  readonly resourceSpans?: readonly {
    readonly resource: Resource;
    readonly scopeSpans: readonly { readonly spans: readonly Omit<ReceivedSpan, 'instance'>[] }[];
  }[];
}
interface Metrics {
  readonly resourceMetrics?: readonly {
    readonly resource: Resource;
    readonly scopeMetrics: readonly { readonly metrics: readonly { readonly name: string }[] }[];
  }[];
}

/** A collector that keeps what it is sent by OTLP over HTTP; it reads JSON. */
export async function openReceiver() {
  const received: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('error', () => {});
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const whole = Buffer.concat(pieces);
      const body = request.headers['content-encoding'] === 'gzip' ? gunzipSync(whole) : whole;
      received.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(200, { 'content-type': request.headers['content-type'] ?? 'application/json' }).end();
    });
  });
  const port = await listenOnLoopback(server);
  const read = <T>(path: string): T[] =>
    received.filter((one) => one.path === path).map(({ body }) => JSON.parse(body.toString()) as T);
  return {
    url: `http://127.0.0.1:${port}`,
    /** All that has come, as it came. */
    bodies: (): readonly { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer }[] =>
      received,
    spans: (): readonly ReceivedSpan[] =>
      read<Traces>('/v1/traces').flatMap(({ resourceSpans = [] }) =>
        resourceSpans.flatMap(({ resource, scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, instance: instanceOf(resource) }))),
        ),
      ),
    /** Names of metrics, by the process that sent them. */
    metrics: (): ReadonlyMap<string, ReadonlySet<string>> => {
      const names = new Map<string, Set<string>>();
      for (const { resourceMetrics = [] } of read<Metrics>('/v1/metrics'))
        for (const { resource, scopeMetrics } of resourceMetrics) {
          const known = names.get(instanceOf(resource)) ?? new Set();
          names.set(instanceOf(resource), known);
          for (const { metrics } of scopeMetrics) for (const { name } of metrics) known.add(name);
        }
      return names;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

export function attributeOf({ attributes }: Resource, key: string): string | number | boolean | undefined {
  const value = attributes.find((one) => one.key === key)?.value;
  return value?.stringValue ?? value?.intValue ?? value?.doubleValue ?? value?.boolValue;
}

function instanceOf(resource: Resource): string {
  return String(attributeOf(resource, 'service.instance.id'));
}
