import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { describe, it } from 'node:test';
import { catalog } from '@theia-astro/endpoints/catalog';
import { openApiDocument } from '@theia-astro/endpoints/openapi';
import { type ProblemCode, PROBLEM_STATUS, problemTitle, PROBLEM_GUIDE } from '@theia-astro/endpoints/problem';
import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { Hono } from 'hono';
import { pino } from 'pino';
import { customer } from '../testing/customer.ts';
import { testDatabase } from '../testing/database.ts';
import { NY90, testProduct } from '../testing/product.ts';

const testBase = await testDatabase();
const { database, config } = testBase;
const rich = await customer(database, { plan: null, balanceUsd: '100', ratePerSecond: 100_000 });
const key = rich.apiKey;

const logLines: string[] = [];
const log = pino(
  { level: 'info' },
  new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logLines.push(chunk.toString());
      done();
    },
  }),
);

const positions = catalog.find(({ name }) => name === 'positions')!;
const broken: Endpoint = {
  ...positions,
  name: 'broken',
  path: '/broken',
  methods: ['POST'],
  parse: () => ({}),
  calculate: () => {
    throw new Error('relation "secret_table" does not exist');
  },
};
const web = new Hono()
  .get('/about', (context) => context.html('<p>about</p>'))
  .get('*', (context) => context.html('<p>nothing here</p>', 404));
const { call, natal } = await testProduct(testBase, { catalog: [...catalog, broken], log, web });

const lastCall = async () => {
  const [row] = await database.sql`
    select l.method, l.path, l.response_status, l.request_type, l.report_tier, l.error_message, u.paid_by, u.total_cost_usd::text as cost
    from public.translator_logs l left join public.api_usage u on u.translator_log_id = l.id where l.user_id = ${rich.userId} order by l.created_at desc, l.id desc limit 1`;
  return row;
};

describe('the HTTP contract', () => {
  it('answers on every path and on its /v1 alias with the same body, except meta', async () => {
    const bodies = await Promise.all(
      ['/swiss/natal', '/v1/swiss/natal', '/swiss', '/v1/swiss'].map(async (path) => {
        const response = await call(path, {
          method: 'POST',
          key,
          body: path.endsWith('natal') ? NY90 : { request: 'natal', ...NY90 },
        });
        assert.equal(response.status, 200);
        const { meta, ...body } = (await response.json()) as {
          meta: { request_id: string; computed_ms: number; engine: string };
        };
        assert.equal(meta.request_id, response.headers.get('x-request-id'));
        assert.ok(meta.computed_ms > 0);
        return body;
      }),
    );
    for (const body of bodies) assert.deepEqual(body, bodies[0]);
  });

  it('reports what a call cost and what is left', async () => {
    const before = Number((await natal(key)).headers.get('theia-balance-usd'));
    const response = await natal(key);
    assert.equal(response.headers.get('theia-cost-usd'), '0.0020');
    assert.match(response.headers.get('theia-balance-usd') ?? '', /^\d+\.\d{4}$/);
    assert.ok(Math.abs(before - 0.002 - Number(response.headers.get('theia-balance-usd'))) < 1e-9);
    assert.deepEqual(await lastCall(), {
      method: 'POST',
      path: '/swiss/natal',
      response_status: 200,
      request_type: 'natal',
      report_tier: 'natal',
      error_message: null,
      paid_by: 'wallet',
      cost: '0.0020',
    });
  });

  it('charges nothing for /geocode, /timezone and /me, and logs them', async () => {
    for (const path of ['/geocode?q=Paris', '/timezone?lat=48.85&lon=2.35', '/me']) {
      const response = await call(path, { key });
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('theia-cost-usd'), '0.0000');
      const row = await lastCall();
      assert.deepEqual([row?.path, row?.paid_by, row?.cost], [path.split('?')[0], 'free', '0.0000']);
    }
  });

  it('reports the caller’s plan, balance and limits on /me, but never the key', async () => {
    const response = await call('/me', { key });
    const text = await response.text();
    assert.equal(text.includes(key), false);
    const me = JSON.parse(text) as {
      plan: { name: unknown };
      quota: unknown;
      balance_usd: string;
      limits: unknown;
      key: { masked: string };
    };
    assert.deepEqual(
      [me.plan.name, me.quota, me.limits],
      [null, null, { requests_per_second: 100_000, burst: 200_000, body_bytes: 262_144 }],
    );
    assert.equal(me.balance_usd, response.headers.get('theia-balance-usd'));
    assert.equal(me.key.masked.slice(-4), key.slice(-4));
    assert.equal(response.headers.get('cache-control'), 'private, no-store');
    const endpoint = catalog.find(({ name }) => name === 'me')!;
    assert.deepEqual(endpoint.responseSchema.safeParse(JSON.parse(text)).error?.issues ?? [], []);
  });

  it('makes GET answers cacheable: ETag, 304 without charge, equal bytes except for request id and timing', async () => {
    const path = '/positions?utc=2024-06-15T12:00:00Z';
    const first = await call(path, { key });
    const tag = first.headers.get('etag')!;
    assert.equal(first.headers.get('cache-control'), 'private, max-age=3600');
    assert.equal((await call(path, { key })).headers.get('etag'), tag);
    const second = await call(path, { key, headers: { 'if-none-match': `"other", ${tag}` } });
    assert.deepEqual([second.status, await second.text(), second.headers.get('etag')], [304, '', tag]);
    const row = await lastCall();
    assert.deepEqual([row?.response_status, row?.paid_by], [304, null]);
    assert.equal(
      (await call('/positions?utc=2024-06-15T12:00:01Z', { key, headers: { 'if-none-match': tag } })).status,
      200,
    );
  });

  it('allows caching of every answer except those that depend on the current time', async () => {
    const cacheControl = async (path: string) => (await call(path, { key })).headers.get('cache-control');
    const running = [
      '/positions',
      '/positions?location=Paris',
      '/positions?time=12:00&timezone=Asia/Tokyo',
      '/moonphases',
      '/moonphases?phase=full_moon',
      '/moonphases?count=3',
      '/eclipses',
      '/eclipses?to=2090-01-01',
      '/timezone?location=Paris',
      '/eclipses?from=2024-01-01&to=2025-01-01&birth_date=2990-01-01&location=Paris',
      '/me',
    ];
    for (const path of running) assert.equal(await cacheControl(path), 'private, no-store', path);
    const lasting = [
      '/positions?utc=2024-06-15T12:00:00Z',
      '/positions?date=2024-06-15&location=Paris',
      '/moonphases?year=2024',
      '/moonphases?from=2024-01-01&to=2024-02-01',
      '/moonphases?after=2024-01-01&phase=full_moon',
      '/eclipses?from=2024-01-01&to=2025-01-01',
      '/eclipses?from=2024-01-01',
      '/timezone?location=Paris&utc=2024-01-01',
      '/timezone?location=Paris&local=2024-01-01T12:00',
      '/ephemeris?from=2024-01-01&to=2024-01-02',
      '/geocode?q=Paris',
      '/eclipses?from=2024-01-01&to=2025-01-01&birth_date=1990-06-15&location=Paris',
    ];
    for (const path of lasting) assert.equal(await cacheControl(path), 'private, max-age=3600', path);
    assert.equal((await natal(key)).headers.get('cache-control'), 'private, no-store');
  });

  it('reads a repeated name in a query as a list for list fields, and as a conflict otherwise', async () => {
    const readBodies = async (query: string) =>
      Object.keys(
        ((await (await call(`/positions?utc=2024-06-15T12:00:00Z&${query}`, { key })).json()) as { points: object })
          .points,
      );
    assert.deepEqual(await readBodies('bodies=sun&bodies=moon'), ['sun', 'moon']);
    assert.deepEqual(
      await readBodies('bodies=sun,mars&bodies=moon&bodies=moon'),
      await readBodies('bodies=sun,mars,moon'),
    );
    const moon = (await (await call('/moonphases?year=2024&include=phases&include=apsides', { key })).json()) as object;
    assert.deepEqual(['phases' in moon, 'apsides' in moon, 'eclipses' in moon], [true, true, false]);
    const table = await (
      await call(
        '/ephemeris?from=2024-01-01&to=2024-01-02&bodies=sun&bodies=moon&columns=longitude&columns=speed&format=csv',
        { key },
      )
    ).text();
    assert.match(table.split('\n')[0] ?? '', /sun.*longitude.*sun.*speed.*moon.*longitude.*moon.*speed/);
    assert.equal((await call('/positions?utc=2024-06-15T12:00:00Z&node=mean&node=true', { key })).status, 400);
    const openApi = openApiDocument() as {
      paths: Record<
        string,
        {
          get?: {
            parameters: readonly { name?: string; explode?: boolean; schema?: { type?: string; $ref?: string } }[];
          };
        }
      >;
      components: { schemas: Record<string, { type?: string }> };
    };
    const readType = (schema?: { type?: string; $ref?: string }) =>
      schema?.type ?? openApi.components.schemas[schema?.$ref?.split('/').at(-1) ?? '']?.type;
    const lists = Object.entries(openApi.paths).flatMap(([path, { get }]) =>
      (get?.parameters ?? [])
        .filter(({ explode }) => explode === false)
        .map(({ name, schema }) => `${path} ${name} ${readType(schema)}`),
    );
    assert.deepEqual(lists.toSorted(), [
      '/eclipses include array',
      '/ephemeris bodies array',
      '/ephemeris columns array',
      '/moonphases include array',
      '/positions bodies array',
      '/positions include array',
    ]);
  });

  it('refuses a setting beside settings by name, and charges nothing', async () => {
    const response = await natal(key, { house_system: 'W' });
    const problem = (await response.json()) as { code: string; field: string; hint: string };
    assert.deepEqual(
      [response.status, problem.code, problem.field, problem.hint],
      [400, 'unknown_field', 'house_system', 'Send it as settings.house_system.'],
    );
    assert.equal((await lastCall())?.paid_by, null);
    assert.equal((await call('/eclipses?orb_model=max', { key })).status, 400);
  });

  it('serves a page at the type of every problem, and the same as JSON to programs', async () => {
    const { type } = (await (await natal(key, { birth_date: 'x' })).json()) as { type: string };
    assert.equal(type, '/errors/invalid_date');
    assert.deepEqual(Object.keys(PROBLEM_GUIDE).toSorted(), Object.keys(PROBLEM_STATUS).toSorted());
    for (const code of Object.keys(PROBLEM_STATUS) as ProblemCode[]) {
      const page = await call(`/errors/${code}`, { headers: { accept: 'text/html,*/*' }, redirect: 'manual' });
      assert.deepEqual([page.status, page.headers.get('location')], [302, `/errors#${code}`]);
      assert.deepEqual(await (await call(`/errors/${code}`, { headers: { accept: 'application/json' } })).json(), {
        code,
        status: PROBLEM_STATUS[code],
        title: problemTitle(code),
        ...PROBLEM_GUIDE[code],
        documentation: `/errors#${code}`,
      });
    }
    for (const code of ['nope', '__proto__', 'constructor', ''])
      assert.equal((await call(`/errors/${code}`)).status, 404);
  });

  it('answers HEAD with the headers of GET and without computing: never charged, refused where GET would be; answers OPTIONS with 204', async () => {
    const path = '/eclipses?from=2000-01-01&to=2010-01-01';
    const poor = await customer(database, { plan: null, balanceUsd: '1.0000' });
    const spent = async () => Number((await call('/me', { key: poor.apiKey })).headers.get('theia-balance-usd'));
    const head = await call(path, { key: poor.apiKey, method: 'HEAD' });
    assert.deepEqual(
      [head.status, await head.text(), head.headers.get('content-type'), head.headers.get('theia-cost-usd')],
      [200, '', 'application/json', '0.0000'],
    );
    assert.equal(await spent(), 1);
    const rows =
      await database.sql`select l.method, l.report_tier, u.paid_by, u.total_cost_usd::text as cost from public.translator_logs l left join public.api_usage u on u.translator_log_id = l.id where l.user_id = ${poor.userId} and l.path = '/eclipses'`;
    assert.deepEqual(
      rows.map(({ method, report_tier, paid_by, cost }) => [method, report_tier, paid_by, cost]),
      [['HEAD', null, 'free', '0.0000']],
    );
    assert.equal((await call('/eclipses?from=x', { key, method: 'HEAD' })).status, 400);
    assert.equal((await call(path, { method: 'HEAD' })).status, 401);
    assert.equal(
      (await call(path, { key: (await customer(database, { plan: null })).apiKey, method: 'HEAD' })).status,
      402,
    );
    assert.equal((await call('/swiss/natal', { key, method: 'HEAD' })).status, 405);
    const onPlan = await customer(database, { plan: 'starter', quotaLeft: 10 });
    assert.equal(
      (await call('/positions?utc=2024-06-15T12:00:00Z', { key: onPlan.apiKey, method: 'HEAD' })).status,
      200,
    );
    assert.equal(
      ((await (await call('/me', { key: onPlan.apiKey })).json()) as { quota: { remaining: number } }).quota.remaining,
      10,
    );
    const options = await call('/positions', {
      method: 'OPTIONS',
      headers: { origin: 'https://example.org', 'access-control-request-method': 'POST' },
    });
    assert.deepEqual(
      [options.status, options.headers.get('allow'), options.headers.get('access-control-allow-origin')],
      [204, 'GET, HEAD, POST, OPTIONS', '*'],
    );
    assert.match(options.headers.get('access-control-allow-headers') ?? '', /Authorization/);
    assert.equal((await natal(key)).headers.get('access-control-allow-origin'), '*');
    assert.equal((await natal(key)).headers.get('set-cookie'), null);
  });

  it('echoes a valid request id and creates one otherwise', async () => {
    assert.equal((await natal(key, {}, { 'x-request-id': 'order-17.b' })).headers.get('x-request-id'), 'order-17.b');
    for (const id of ['has space', 'x'.repeat(65), key])
      assert.match(
        (await natal(key, {}, { 'x-request-id': id })).headers.get('x-request-id') ?? '',
        /^req_[0-9A-HJKMNP-TV-Z]{26}$/,
      );
  });

  it('knows its version and refuses others', async () => {
    assert.equal((await natal(key, {}, { 'theia-version': '2026-01-01' })).headers.get('theia-version'), '2026-01-01');
    const response = await natal(key, {}, { 'theia-version': '2020-01-01' });
    assert.deepEqual(
      [response.status, ((await response.json()) as { code: string }).code, response.headers.get('theia-version')],
      [400, 'invalid_version', '2026-01-01'],
    );
  });

  it('POST positions answers like GET positions', async () => {
    const strip = async (response: Response): Promise<unknown> => ({
      ...((await response.json()) as object),
      meta: null,
    });
    assert.deepEqual(
      await strip(
        await call('/positions', { method: 'POST', key, body: { utc: '2024-06-15T12:00:00Z', sidereal: true } }),
      ),
      await strip(await call('/positions?utc=2024-06-15T12:00:00Z&sidereal=true', { key })),
    );
  });

  it('runs the checks in the documented order', async () => {
    const big = JSON.stringify({ name: 'x'.repeat(300 * 1024) });
    const over = await customer(database, { plan: null });
    const cases: readonly (readonly [number, Promise<Response>])[] = [
      [405, call('/swiss/natal', { method: 'PUT', body: big, headers: { 'content-type': 'text/plain' } })],
      [
        401,
        call('/swiss/natal', {
          method: 'POST',
          body: big,
          headers: { 'content-type': 'text/plain', authorization: 'Bearer nope' },
        }),
      ],
      [
        413,
        call('/swiss/natal', {
          method: 'POST',
          key,
          body: big,
          headers: { 'content-type': 'text/plain', 'theia-version': 'x' },
        }),
      ],
      [
        415,
        call('/swiss/natal', {
          method: 'POST',
          key,
          body: '{',
          headers: { 'content-type': 'text/plain', 'theia-version': 'x' },
        }),
      ],
      [400, call('/swiss/natal', { method: 'POST', key: over.apiKey, body: {} })],
      [402, natal(over.apiKey, { location: 'zzqxw' })],
      [422, natal(key, { location: 'zzqxw' })],
    ];
    for (const [status, response] of cases) assert.equal((await response).status, status);
  });

  it('logs failed calls with their problem, and charges nothing for them', async () => {
    await natal(key, { birth_date: 'x' });
    const row = await lastCall();
    assert.deepEqual([row?.response_status, row?.report_tier, row?.paid_by], [400, null, null]);
    await natal(key, { location: 'zzqxw' });
    const failed = await lastCall();
    assert.deepEqual([failed?.response_status, failed?.report_tier, failed?.paid_by], [422, 'natal', null]);
  });

  it('keeps NUL and lone surrogates out of the log in a form PostgreSQL can read', async () => {
    const response = await call('/swiss/natal', {
      method: 'POST',
      key,
      body: `{"birth_date":"1990-06-15","location":"New York","name":"a\\u0000b\\ud800c\\\\u0000"}`,
    });
    assert.equal(response.status, 200);
    const [row] = await database.sql<
      { name: string }[]
    >`select request_payload ->> 'name' as name, to_jsonb(l) from public.translator_logs l where user_id = ${rich.userId} order by created_at desc, id desc limit 1`;
    assert.equal(row?.name, 'a\ufffdb\ufffdc\\u0000');
  });

  it('answers 500 internal_error without details, and logs the error', async () => {
    const response = await call('/broken', { method: 'POST', key, body: {} });
    const text = await response.text();
    assert.equal(response.status, 500);
    assert.equal(text.includes('secret_table'), false);
    const id = response.headers.get('x-request-id')!;
    assert.ok(logLines.some((line) => line.includes(id) && line.includes('secret_table')));
    assert.equal((await lastCall())?.response_status, 500);
  });

  it('logs one event per request, without the key', async () => {
    logLines.length = 0;
    const response = await natal(key, { name: key });
    const lines = logLines.filter((line) => line.includes(response.headers.get('x-request-id')!));
    assert.equal(lines.length, 1);
    const event = JSON.parse(lines[0]!) as Record<string, unknown>;
    assert.deepEqual(
      [event.route, event.status, event.paid_by, event.cost_usd, event.user_id],
      ['/swiss/natal', 200, 'wallet', '0.0020', rich.userId],
    );
    assert.equal(
      logLines.some((line) => line.includes(key)),
      false,
    );
  });

  it('serves its own pages without a key', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    assert.deepEqual(await (await call('/health')).json(), { status: 'ok', version });
    assert.deepEqual(await (await call('/ready')).json(), {
      status: 'ready',
      checks: { database: true, migrations: true, ephemeris: true, booking: true, serving: true },
    });
    assert.deepEqual(await (await call('/config.json')).json(), {
      supabaseUrl: config.publicUrl,
      supabasePublishableKey: config.secrets.publishableKey,
      mode: 'local',
      supportEmail: config.supportEmail,
      features: { google: true, payments: true, tax: false, mailbox: true },
    });
    const openApi = await call('/v1/openapi.json');
    assert.deepEqual(await openApi.json(), { openapi: '3.1.1' });
    assert.equal(
      (await call('/openapi.json', { headers: { 'if-none-match': openApi.headers.get('etag')! } })).status,
      304,
    );
    const discovery = await call('/.well-known/api-catalog');
    assert.match(discovery.headers.get('content-type') ?? '', /^application\/linkset\+json/);
    const { linkset } = (await discovery.json()) as { linkset: readonly Record<string, { href: string }[]>[] };
    assert.equal(linkset[0]?.['service-desc']?.[0]?.href, `${config.publicUrl}/openapi.json`);
    const [card] = linkset.find(({ anchor }) => String(anchor).endsWith('/mcp'))?.['service-desc'] ?? [];
    assert.equal(card?.href, `${config.publicUrl}/mcp/server-card`);
    const described = await call('/mcp/server-card');
    assert.equal(described.headers.get('content-type'), 'application/mcp-server-card+json');
    const { name, remotes } = (await described.json()) as { name: string; remotes: readonly { url: string }[] };
    assert.match(name, /^[a-zA-Z0-9.-]+\/theia$/);
    assert.equal(remotes[0]?.url, `${config.publicUrl}/mcp`);
    const security = await (await call('/.well-known/security.txt')).text();
    assert.ok(security.startsWith(`Contact: mailto:${config.supportEmail}\nExpires: `), security);
    const expiresMs = Date.parse(/^Expires: (.*)$/m.exec(security)?.[1] ?? '') - Date.now();
    assert.ok(expiresMs > 86_400_000 && expiresMs < 365 * 86_400_000, security);
    const natal = await call('/examples/natal.json');
    assert.equal(natal.headers.get('content-type'), 'application/json');
    assert.deepEqual(await natal.json(), catalog.find(({ path }) => path === '/swiss/natal')!.example.response);
    assert.match(
      await (await call('/metrics')).text(),
      /theia_http_requests_total\{route="\/swiss\/natal",status="200"\} \d+/,
    );
    assert.equal((await call('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status, 404);
    const health = await call('/health', { method: 'POST' });
    assert.deepEqual([health.status, health.headers.get('allow')], [405, 'GET, HEAD, OPTIONS']);
    for (const name of ['x-request-id', 'theia-version', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'])
      assert.ok(health.headers.get(name));
  });

  it('leaves unknown paths to the web app: pages for browsers, problems for programs', async () => {
    const browser = { headers: { accept: 'text/html,application/xhtml+xml' } };
    assert.equal(await (await call('/about')).text(), '<p>about</p>');
    assert.deepEqual(
      [(await call('/nope', browser)).status, await (await call('/nope', browser)).text()],
      [404, '<p>nothing here</p>'],
    );
    assert.equal((await call('/nope')).headers.get('content-type'), 'application/problem+json');
    assert.equal((await call('/about', { method: 'POST' })).status, 404);
  });
});
