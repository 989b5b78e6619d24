import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { customer } from '../../apps/server/src/testing/customer.ts';
import { until } from '../../apps/server/src/testing/until.ts';
import { startService } from '../hostile/service.ts';
import { FOLDER, freezePostgres, missingPrometheus, promtool, startPrometheus } from './prometheus.ts';
import { attributeOf, openReceiver } from './otlp-receiver.ts';

const NODE = 'node-of-the-test';
const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const CALLER_SPAN_ID = 'b7ad6b7169203331';
const BODY = JSON.stringify({ birth_date: '1990-06-15', birth_time: '14:30', latitude: 40.7, longitude: -74 });
const ALERTS = readFileSync(join(FOLDER, 'alerts.yml'), 'utf8');
const DASHBOARD = readFileSync(join(FOLDER, 'dashboard.json'), 'utf8');

const receiver = await openReceiver();
const service = await startService({
  THEIA_PROCESSES: '2',
  THEIA_NODE: NODE,
  EPHEMERIS_TABLES: 'off',
  SLOW_QUERY_MS: '1',
  OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  OTEL_BSP_SCHEDULE_DELAY: '100',
  OTEL_METRIC_EXPORT_INTERVAL: '500',
});
after(async () => {
  await service.stop();
  await receiver.close();
});
const origin = `http://127.0.0.1:${service.port}`;
const { apiKey, userId } = await customer(service.database, { balanceUsd: '5' });

function ask(body = BODY): Promise<Response> {
  return fetch(`${origin}/swiss/natal`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${apiKey}`,
      'content-type': 'application/json',
      traceparent: `00-${TRACE_ID}-${CALLER_SPAN_ID}-01`,
    },
    body,
  });
}

function linesOf(message: string): Record<string, unknown>[] {
  return service
    .log()
    .split('\n')
    .filter((line) => line.includes(`"msg":"${message}"`) && line.endsWith('}'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('traces', () => {
  it('continue the trace of the caller: one span of the request, and in it one each for parsing, computing, booking and representing', async () => {
    const answer = await ask();
    assert.equal(answer.status, 200);
    const [, traceId, spanId] = (answer.headers.get('traceparent') ?? '').split('-');
    assert.equal(traceId, TRACE_ID);
    const request = await until(
      () => receiver.spans().find((span) => span.spanId === spanId),
      'the span of the request',
    );
    assert.equal(request.name, 'POST /swiss/natal');
    assert.equal(request.parentSpanId, CALLER_SPAN_ID);
    assert.equal(attributeOf(request, 'http.response.status_code'), 200);
    assert.match(request.instance, new RegExp(`^${NODE}-[12]$`));
    const parts = receiver.spans().filter(({ parentSpanId }) => parentSpanId === spanId);
    assert.deepEqual(parts.map(({ name }) => name).toSorted(), [
      'authenticate',
      'booking',
      'compute',
      'parse',
      'represent',
    ]);
  });

  it('are named in the log line of their request, beside node, process and release', async () => {
    const answer = await ask();
    const [, , spanId] = (answer.headers.get('traceparent') ?? '').split('-');
    const line = await until(() => linesOf('request').find(({ span_id }) => span_id === spanId), 'the log line');
    assert.equal(line['trace_id'], TRACE_ID);
    assert.equal(line['node'], NODE);
    assert.match(String(line['process']), /^[12]$/);
    assert.match(String(line['version']), /^\d+\.\d+/);
  });

  it('are made of the account plane and of jobs, but not of what monitors ask', async () => {
    await fetch(`${origin}/health`);
    await fetch(`${origin}/auth/v1/token?grant_type=password`, { method: 'POST', body: '{}' });
    await until(() => receiver.spans().some(({ name }) => name === 'POST /auth'), 'the span of the sign-in');
    await until(() => receiver.spans().some(({ name }) => name.startsWith('job ')), 'the span of a job');
    assert.ok(receiver.spans().every(({ name }) => !name.includes('health')));
  });

  it('and metrics hold no key, no user and nothing of what was asked', async () => {
    await ask(JSON.stringify({ birth_date: '1990-06-15', birth_time: '14:30', location: `Nowhere ${apiKey}` }));
    await fetch(`${origin}/swiss/${apiKey}`);
    await until(() => receiver.spans().filter(({ name }) => name === 'POST /swiss/natal').length >= 3, 'all spans');
    const all = receiver
      .bodies()
      .map(({ body }) => body.toString())
      .join('\n');
    for (const secret of [apiKey, userId, '1990-06-15', 'Nowhere']) assert.ok(!all.includes(secret), secret);
  });
});

it('metrics are exported by each process under its own instance, with the names of /metrics', async () => {
  const metrics = await until(() => {
    const received = receiver.metrics();
    return received.size === 2 ? received : null;
  }, 'the metrics of both processes');
  assert.deepEqual([...metrics.keys()].toSorted(), [`${NODE}-1`, `${NODE}-2`]);
  for (const names of metrics.values()) assert.ok(names.has('theia_http_request_seconds') && names.has('theia_ready'));
});

it('slow statements are in the log with the name of their pool, without values and in no trace', async () => {
  const line = await until(() => linesOf('slow statement')[0], 'a slow statement');
  assert.match(String(line['pool']), /^theia/);
  assert.ok(Number(line['ms']) >= 1);
  for (const each of linesOf('slow statement')) {
    assert.ok(!('trace_id' in each));
    assert.ok(!String(each['statement']).includes("'"), String(each['statement']));
  }
});

it('every metric that the dashboard and the alerts name is in /metrics', async () => {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const named = `${ALERTS}\n${DASHBOARD}`.matchAll(/\b(?:theia|process|nodejs)_[a-z0-9_]+/g);
  const names = new Set([...named].map(([name]) => name.replace(/_(?:bucket|sum|count)$/, '')));
  assert.ok(names.size > 30);
  assert.deepEqual(
    [...names].filter((name) => !known.has(name)),
    [],
  );
  assert.match(text, /^theia_processes 2$/m);
  assert.match(text, /^theia_ready\{check="booking"\} 1$/m, 'of several processes the worst counts, not the sum');
});

it('every alert has a line in the manual that says what to do', () => {
  const manual = readFileSync(join(import.meta.dirname, '../../docs/operations/monitoring.md'), 'utf8');
  const alerts = [...ALERTS.matchAll(/alert: (\w+)/g)].map(([, name]) => name!);
  assert.ok(alerts.length > 20);
  assert.deepEqual(
    alerts.filter((name) => !manual.includes(`\n- \`${name}\`: `)),
    [],
  );
});

describe('Prometheus', { skip: missingPrometheus() ?? false }, () => {
  it('accepts the configuration and the alerts, and each alert fires for what it is meant for', () => {
    promtool('check', 'config', '--syntax-only', 'prometheus.yml');
    promtool('check', 'rules', 'alerts.yml');
    promtool('test', 'rules', 'alerts.test.yml');
    const tested = readFileSync(join(FOLDER, 'alerts.test.yml'), 'utf8');
    for (const [, name] of ALERTS.matchAll(/alert: (\w+)/g)) assert.ok(tested.includes(`alertname: ${name}`), name);
  });

  it('scrapes a node; when PostgreSQL freezes, the alerts that say so fire, and end when it goes on', async () => {
    const prometheus = await startPrometheus(service.port);
    try {
      await until(async () => (await prometheus.query('theia_processes'))[0]?.value === 2, 'the first scrape', 200);
      const goOn = freezePostgres(service.config.dataDir);
      try {
        await until(
          async () => {
            const firing = await prometheus.firing();
            return firing.includes('TheiaCannotBook') && firing.includes('TheiaDatabaseSilent');
          },
          'the alerts',
          200,
        );
      } finally {
        goOn();
      }
      await until(async () => !(await prometheus.firing()).includes('TheiaCannotBook'), 'the end of the alert', 200);
    } finally {
      await prometheus.stop();
    }
  });
});
