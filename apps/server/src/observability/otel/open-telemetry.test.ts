import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, beforeEach, describe, it } from 'node:test';
import { type Logger, pino } from 'pino';
import { Counter, Histogram, Registry } from 'prom-client';
import { readTelemetry, type Telemetry } from '../../config/telemetry.ts';
import { until } from '../../testing/until.ts';
import { inSpan, outgoingSpan, traceIds, tracedListener } from '../spans.ts';
import { openTelemetry } from './open-telemetry.ts';

const CALLER = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const config = { node: 'n', processes: 1, processNumber: 1, mode: 'local' } as const;

interface Line {
  readonly msg: string;
  readonly reason?: string;
}

function logger(): { readonly log: Logger; readonly lines: Line[] } {
  const lines: Line[] = [];
  return { log: pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as Line) }), lines };
}

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const received: { readonly path: string; readonly type: string; readonly body: Buffer }[] = [];
let status = 200;
const collector = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on('error', () => {});
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    received.push({
      path: request.url ?? '',
      type: request.headers['content-type'] ?? '',
      body: Buffer.concat(pieces),
    });
    response.writeHead(status).end();
  });
});
const collectorUrl = await listening(collector);

/** A service as ours: it answers with the ids of its trace, and asks another service in the course of that. */
const service = createServer((request, response) =>
  tracedListener((_, answer) => {
    const ids = inSpan('work', () => traceIds());
    const headers = outgoingSpan('GET other', {}, (more) => more);
    answer.end(JSON.stringify({ ids, headers }));
  })(request, response),
);
const serviceUrl = await listening(service);

after(() => {
  for (const server of [collector, service]) {
    server.closeAllConnections();
    server.close();
  }
});

beforeEach(() => {
  received.length = 0;
  status = 200;
});

interface Answer {
  readonly traceparent: string | null;
  readonly ids: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
}

async function ask(headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const response = await fetch(serviceUrl, { headers });
  return {
    traceparent: response.headers.get('traceparent'),
    ...((await response.json()) as Omit<Answer, 'traceparent'>),
  };
}

function open(environment: Readonly<Record<string, string>>, registry = new Registry()) {
  for (const [name, value] of Object.entries(environment)) process.env[name] = value;
  const problems: string[] = [];
  const telemetry = readTelemetry(environment, problems) as Telemetry;
  assert.deepEqual(problems, []);
  const { log, lines } = logger();
  return { lines, close: openTelemetry({ telemetry, config, registry, log }) };
}

const FAST = { OTEL_BSP_SCHEDULE_DELAY: '10', OTEL_METRIC_EXPORT_INTERVAL: '100' };

describe('OpenTelemetry', () => {
  it('is off without an endpoint, when disabled, and when nothing is to be sent', () => {
    const problems: string[] = [];
    assert.equal(readTelemetry({ OTEL_SERVICE_NAME: 'x' }, problems), null);
    assert.equal(
      readTelemetry({ OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl, OTEL_SDK_DISABLED: 'true' }, problems),
      null,
    );
    const none = { OTEL_TRACES_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'none' };
    assert.equal(readTelemetry({ OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl, ...none }, problems), null);
    assert.deepEqual(problems, []);
  });

  it('refuses a protocol that it does not speak, and says which ones it does', () => {
    const problems: string[] = [];
    readTelemetry({ OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, problems);
    assert.deepEqual(problems, ['OTEL_EXPORTER_OTLP_PROTOCOL: must be http/protobuf or http/json']);
  });

  it('changes nothing while it is off: the listener is the same, and there are no ids and headers', async () => {
    const listener = (): void => {};
    assert.equal(tracedListener(listener), listener);
    assert.deepEqual(await ask({ traceparent: CALLER }), { traceparent: null, ids: {}, headers: {} });
  });

  it('sends protobuf to /v1/traces and /v1/metrics of the endpoint, and the rest when it ends', async () => {
    const registry = new Registry();
    new Counter({ name: 'a_total', help: 'a', registers: [registry] }).inc();
    new Histogram({ name: 'b_seconds', help: 'b', buckets: [1, 2], registers: [registry] }).observe(1.5);
    const { close } = open({ OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl }, registry);
    const { ids, headers, traceparent } = await ask({ traceparent: CALLER });
    await close();
    assert.equal(ids['trace_id'], CALLER.split('-')[1]);
    assert.match(traceparent ?? '', /^00-0af7651916cd43dd8448eb211c80319c-[0-9a-f]{16}-01$/);
    assert.match(headers['traceparent'] ?? '', /^00-0af7651916cd43dd8448eb211c80319c-[0-9a-f]{16}-01$/);
    assert.deepEqual([...new Set(received.map(({ path }) => path))].toSorted(), ['/v1/metrics', '/v1/traces']);
    assert.ok(received.every(({ type }) => type === 'application/x-protobuf'));
    const spanOf = (id: string) => Buffer.from(id, 'hex');
    const traces = Buffer.concat(received.filter(({ path }) => path === '/v1/traces').map(({ body }) => body));
    for (const id of [ids['trace_id']!, ids['span_id']!, traceparent!.split('-')[2]!])
      assert.ok(traces.includes(spanOf(id)), id);
    const metrics = Buffer.concat(received.filter(({ path }) => path === '/v1/metrics').map(({ body }) => body));
    for (const name of ['a_total', 'b_seconds']) assert.ok(metrics.includes(name), name);
  });

  it('begins a trace of its own for a caller that sends none, or an invalid one', async () => {
    const { close } = open({ OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl });
    try {
      for (const headers of [{}, { traceparent: '00-zz-1-01' }]) {
        const { ids } = await ask(headers);
        assert.match(ids['trace_id'] ?? '', /^[0-9a-f]{32}$/);
        assert.notEqual(ids['trace_id'], CALLER.split('-')[1]);
      }
    } finally {
      await close();
    }
  });

  it('keeps no trace with always_off, whatever the caller wishes, and still names it in the log', async () => {
    const { close } = open({ OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl, OTEL_TRACES_SAMPLER: 'always_off' });
    const { ids, traceparent } = await ask({ traceparent: CALLER });
    await close();
    assert.equal(ids['trace_id'], CALLER.split('-')[1]);
    assert.ok(traceparent?.endsWith('-00'));
    assert.ok(received.every(({ path }) => path !== '/v1/traces'));
  });

  it('logs once that a collector takes nothing, and once that it does again; calls do not notice', async () => {
    const { close, lines } = open({ OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl, ...FAST });
    try {
      status = 400;
      await ask();
      await until(() => received.length >= 5, 'some exports');
      await until(() => lines.length > 0, 'the line');
      assert.equal(lines.filter(({ msg }) => msg === 'telemetry cannot be sent to the collector').length, 1);
      status = 200;
      await until(() => lines.some(({ msg }) => msg === 'telemetry is sent to the collector again'), 'the recovery');
      assert.equal(lines.length, 2);
    } finally {
      await close();
    }
  });

  it('ends although the collector is gone', async () => {
    const gone = createServer();
    const url = await listening(gone);
    gone.close();
    const { close } = open({ OTEL_EXPORTER_OTLP_ENDPOINT: url, ...FAST });
    assert.match((await ask()).traceparent ?? '', /^00-/);
    await close();
  });
});
