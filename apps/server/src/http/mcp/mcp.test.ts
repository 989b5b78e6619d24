import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Client, type ClientCapabilities, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { EXTENSION_ID, RESOURCE_MIME_TYPE } from '@modelcontextprotocol/ext-apps/server';
import { Client as Client1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as StdioClientTransport1 } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as StreamableHTTPClientTransport1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport as Transport1 } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { ChartView } from '@theia-astro/mcp-app/chart-view';
import { customer, readBooks } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';
import { NY90, testProduct } from '../../testing/product.ts';
import { estimateTokens } from './call-tool.ts';

const test = await testDatabase();
const { database } = test;
const { url, call, natal } = await testProduct(test);
const rich = await customer(database, { plan: 'professional', balanceUsd: '10', ratePerSecond: 10_000 });

const NAMED = { name: 'test', version: '1.0.0' };
/** What a client says that shows MCP Apps. */
const DRAWS = { extensions: { [EXTENSION_ID]: { mimeTypes: [RESOURCE_MIME_TYPE] } } };

/** The official clients: what this test does with each is the same. */
interface Generation {
  readonly name: string;
  readonly connect: (at: Place, capabilities?: ClientCapabilities) => Promise<Client>;
}
/** An address with a key, or a program that is started. */
type Place =
  | { readonly key: string }
  | {
      readonly command: string;
      readonly args: string[];
      readonly env: Record<string, string>;
      readonly stderr: 'ignore';
    };
const address = new URL(`${url}/mcp`);
const withKey = (key: string) => ({ requestInit: { headers: { authorization: `Bearer ${key}` } } });

const MODERN: Generation = {
  name: 'of 2026-07-28',
  connect: async (at, capabilities = {}) => {
    const client = new Client(NAMED, { capabilities, versionNegotiation: { mode: 'auto' } });
    await client.connect(
      'key' in at ? new StreamableHTTPClientTransport(address, withKey(at.key)) : new StdioClientTransport(at),
    );
    return client;
  },
};
const LEGACY: Generation = {
  name: 'of 2025-11-25, by SDK 1.x',
  connect: async (at, capabilities = {}) => {
    const client = new Client1(NAMED, { capabilities });
    await client.connect(
      ('key' in at
        ? new StreamableHTTPClientTransport1(address, withKey(at.key))
        : new StdioClientTransport1(at)) as Transport1,
    );
    return client as unknown as Client;
  },
};
const GENERATIONS = [MODERN, LEGACY];
const connect = (key: string): Promise<Client> => MODERN.connect({ key });

interface Result {
  readonly content: readonly { readonly text: string }[];
  readonly isError?: boolean;
  readonly _meta?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
const use = async (client: Client, name: string, given: Record<string, unknown>): Promise<Result> =>
  (await client.callTool({ name, arguments: given })) as unknown as Result;
/** The arguments of a tool. */
const propertiesOf = ({ properties = {} }: { readonly properties?: object | undefined }) =>
  properties as Readonly<Record<string, object | undefined>>;
const costOf = (result: Result): string | undefined => result._meta?.['theia/call']?.['cost_usd'];
const textOf = ({ content }: Result): string => content.map(({ text }) => text).join('');
const post = (body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`${url}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${rich.apiKey}`, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const message = (method: string, params: unknown = {}) => ({ jsonrpc: '2.0', id: 1, method, params });
/** A message of the newer revision, with what it says of itself. */
const modernMessage = (method: string, params: object = {}, revision = '2026-07-28') =>
  message(method, {
    ...params,
    _meta: {
      'io.modelcontextprotocol/protocolVersion': revision,
      'io.modelcontextprotocol/clientInfo': NAMED,
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  });
const standard = (method: string, revision = '2026-07-28') => ({
  'mcp-protocol-version': revision,
  'mcp-method': method,
});
/** Rows of the log of a user. */
const rows = (userId: string) =>
  database.sql<{ path: string; response_status: number; request_type: string }[]>`
    select path, response_status, request_type from public.translator_logs where user_id = ${userId} order by created_at, id`;

const modern = await connect(rich.apiKey);
const legacy = await LEGACY.connect({ key: rich.apiKey });
assert.equal(modern.getNegotiatedProtocolVersion(), '2026-07-28');

for (const [{ name: revision, connect: connectIt }, client] of [
  [MODERN, modern],
  [LEGACY, legacy],
] as const) {
  describe(`an MCP client ${revision}`, () => {
    it('finds at most 12 tools, each read-only, described, and with typed arguments', async () => {
      const { tools } = await client.listTools();
      assert.ok(tools.length <= 12, `${tools.length}`);
      for (const { name, description, inputSchema, annotations } of tools) {
        assert.ok((description ?? '').length > 40, name);
        assert.equal(annotations?.readOnlyHint, true, name);
        for (const [field, schema] of Object.entries(propertiesOf(inputSchema)))
          assert.ok(
            ['type', 'enum', 'anyOf'].some((fact) => Reflect.has(schema ?? {}, fact)),
            `${name}.${field}`,
          );
        assert.equal(JSON.stringify(inputSchema).includes('$ref'), false, name);
        const { birth_date, person_a, fields, body } = propertiesOf(inputSchema);
        if (birth_date !== undefined) assert.ok(inputSchema.required?.includes('birth_date'), name);
        if (person_a !== undefined) assert.deepEqual(Reflect.get(person_a, 'required'), ['birth_date']);
        // One word, one meaning: `fields` chooses from the answer, and the request of any product is its `body`.
        if (fields !== undefined) assert.match(String(Reflect.get(fields, 'description')), /^Paths of the answer/);
        assert.equal(body !== undefined, name === 'any_product');
      }
      const tokens = estimateTokens(JSON.stringify(tools.map(({ _meta, ...read }) => read)));
      assert.ok(tokens <= 12_000, `${tokens} tokens`);
    });

    it('gets the Markdown of the product, charged and logged as the same call over HTTP', async () => {
      const before = await readBooks(database, rich.userId);
      const [{ length }] = [await rows(rich.userId)];
      const result = await use(client, 'natal_chart', NY90);
      assert.match(textOf(result), /^# Natal\n[^]*Sun\|24\.38822558 Gemini\|9/);
      const direct = await natal(rich.apiKey, { format: 'llm' });
      const { cost_usd: cost, balance_usd: balance } = result._meta?.['theia/call'] ?? {};
      assert.equal(textOf(result), `${await direct.text()}\nCost: ${cost} USD, balance ${balance} USD\n`);
      const logged = (await rows(rich.userId)).slice(length);
      assert.deepEqual(logged[0], logged[1]);
      assert.equal(logged.length, 2);
      assert.deepEqual(await readBooks(database, rich.userId).then(({ balance }) => balance), before.balance);
      assert.equal(cost, direct.headers.get('theia-cost-usd'));
    });

    it('gets an answer from every tool, of at most 2,500 tokens', async () => {
      const person_b = { birth_date: '1988-11-03', birth_time: '07:15', location: 'London' };
      const range = { from: '2024-01-01', to: '2025-01-01' };
      const calls: readonly (readonly [string, Record<string, unknown>])[] = [
        ['find_place', { q: 'Springfield', limit: 20 }],
        ['natal_chart', { ...NY90, include: ['all'] }],
        ['vedic_chart', { ...NY90, include: ['default'] }],
        ['transits', { ...NY90, ...range }],
        ['progressions', { ...NY90, progressed_date: '2024-06-15' }],
        ['return_chart', { ...NY90, type: 'solar', count: 3 }],
        ['relationship', { person_a: NY90, person_b, mode: 'relationship' }],
        ['year_ahead', { ...NY90, year: 2024 }],
        ['moon_phases', range],
        ['eclipses', range],
        ['panchang', { date: '2024-06-15', location: 'Chennai' }],
        ['any_product', { request: 'varshaphal', body: { ...NY90, year: 2024 } }],
      ];
      const { tools } = await client.listTools();
      assert.deepEqual(
        calls.map(([name]) => name),
        tools.map(({ name }) => name),
      );
      for (const [name, given] of calls) {
        const result = await use(client, name, given);
        assert.notEqual(result.isError, true, `${name}: ${textOf(result)}`);
        const tokens = estimateTokens(textOf(result));
        assert.ok(tokens > 50 && tokens <= 2_500, `${name}: ${tokens} tokens`);
      }
      assert.match(textOf(await use(client, 'natal_chart', { ...NY90, include: ['all'] })), /Cut here[^]*include/);
    });

    it('gets code, field and hint for a wrong request, and pays nothing', async () => {
      const result = await use(client, 'natal_chart', {
        birth_date: '1990-02-30',
        location: 'New York',
        settings: { node: 'x' },
      });
      assert.equal(result.isError, true);
      assert.match(
        textOf(result),
        /^invalid_date: [^]*field: birth_date\nhint: [^]*settings\.node[^]*Nothing was charged\.\n[^]*request_id: /,
      );
      assert.equal(result._meta?.['theia/call']?.['cost_usd'], undefined);
      const price = await use(client, 'natal_chart', { ...NY90, dry_run: true });
      assert.match(textOf(price), /"dry_run":true/);
    });

    it('reads glossary and settings, and gets prompts that ask for citations', async () => {
      const { resources } = await client.listResources();
      for (const { uri } of resources) {
        const { contents } = await client.readResource({ uri });
        assert.match(
          String((contents[0] as { text: string }).text),
          uri.endsWith('settings') ? /house_system/ : uri.endsWith('chart') ? /^<!doctype html>/ : /retrograde/,
        );
      }
      const { prompts } = await client.listPrompts();
      for (const prompt of prompts) {
        const given = Object.fromEntries((prompt.arguments ?? []).map(({ name }) => [name, '1990-06-15']));
        const { messages } = await client.getPrompt({ name: prompt.name, arguments: given });
        assert.match(JSON.stringify(messages), /cited in brackets/);
      }
      await assert.rejects(client.getPrompt({ name: 'natal_reading', arguments: {} }), /birth_date, location/);
    });

    it('that shows MCP Apps is given the view and the data of its charts, beside a text that is the same and for the same price', async () => {
      const drawing = await connectIt({ key: rich.apiKey }, DRAWS);
      const person_b = { birth_date: '1988-11-03', birth_time: '07:15', location: 'London' };
      const { tools } = await drawing.listTools();
      for (const [name, given, title, points] of [
        ['natal_chart', NY90, 'Natal chart', ['points']],
        ['vedic_chart', NY90, 'Vedic chart', ['points']],
        ['transits', { ...NY90, transit_date: '2024-06-15' }, 'Transits', ['points', 'outer']],
        ['return_chart', { ...NY90, type: 'solar', year: 2024 }, 'Solar return', ['points']],
        ['relationship', { person_a: NY90, person_b }, 'Synastry', ['points', 'outer']],
      ] as const) {
        const ui = Reflect.get(tools.find((tool) => tool.name === name)?._meta ?? {}, 'ui');
        assert.deepEqual(ui, { resourceUri: 'ui://theia/chart' }, name);
        const [result, plain] = [await use(drawing, name, given), await use(client, name, given)];
        const { chart, outer, title: shown } = (result._meta?.['theia/chart'] ?? {}) as unknown as ChartView;
        assert.equal(shown, title);
        assert.deepEqual(
          [Object.keys(chart.points ?? {}).length > 8, outer !== undefined],
          [true, points.length > 1],
          name,
        );
        const withoutCost = (text: string): string => text.replace(/\nCost: .*/, '');
        assert.equal(withoutCost(textOf(result)), withoutCost(textOf(plain)), name);
        assert.equal(costOf(result), costOf(plain), name);
        assert.deepEqual(
          [result.content.length, plain.content.length, plain._meta?.['theia/chart']],
          [1, 1, undefined],
        );
      }
      const page = await drawing.readResource({ uri: 'ui://theia/chart' });
      const [content] = page.contents;
      assert.equal(content?.mimeType, RESOURCE_MIME_TYPE);
      assert.deepEqual(content?._meta, {
        ui: { csp: { connectDomains: [], resourceDomains: [] }, prefersBorder: true },
      });
      assert.doesNotMatch(String(Reflect.get(content ?? {}, 'text')), /(src|href)="/);
      await drawing.close();
    });

    it('that does not is given an SVG where it asks for one, for no more than the call', async () => {
      const [result, plain] = [
        await use(client, 'natal_chart', { ...NY90, picture: true }),
        await use(client, 'natal_chart', NY90),
      ];
      const file = Reflect.get(result.content[1] ?? {}, 'resource') as { mimeType: string; blob: string };
      assert.equal(file.mimeType, 'image/svg+xml');
      assert.match(Buffer.from(file.blob, 'base64').toString(), /^<svg [^]*Ascendant 13°41′ Libra/);
      assert.equal(costOf(result), costOf(plain));
    });
  });
}

it('an MCP client goes on page after page of one search, which is charged once', async () => {
  const who = await customer(database, { plan: null, balanceUsd: '1.0000', ratePerSecond: 500 });
  const poor = await connect(who.apiKey);
  const tokenOf = (result: Result): string => /next_page = "([^"]+)"/.exec(textOf(result))![1]!;
  const nextOf = (result: Result, name: string): string =>
    new RegExp(`${name} (\\d{4}-[-\\dT:.]+Z?)`).exec(textOf(result))?.[1] ?? assert.fail(textOf(result));
  for (const [name, asked, edge, on] of [
    ['eclipses', { count: 2 }, 'after', 'next'],
    ['moon_phases', { count: 2 }, 'before', 'previous'],
    ['return_chart', { ...NY90, type: 'lunar' }, 'after', 'next'],
  ] as const) {
    const first = await use(poor, name, { ...asked, [edge]: '2024-01-01' });
    assert.notEqual(costOf(first), '0.0000');
    assert.equal(first._meta!['theia/call']!['next_page'], tokenOf(first));
    const page = { ...asked, [edge]: nextOf(first, on), next_page: tokenOf(first) };
    const second = await use(poor, name, page);
    assert.deepEqual([second.isError ?? false, costOf(second)], [false, '0.0000'], textOf(second));
    const other = await use(poor, name, { ...page, count: 3 });
    assert.deepEqual([other.isError, textOf(other).split(':')[0]], [true, 'invalid_cursor']);
  }
  const body = { count: 2, kind: 'solar' };
  const first = await use(poor, 'any_product', { request: 'eclipses', body: { ...body, after: '2024-01-01' } });
  const second = await use(poor, 'any_product', {
    request: 'eclipses',
    body: { ...body, after: nextOf(first, 'next') },
    next_page: tokenOf(first),
  });
  assert.equal(costOf(second), '0.0000', textOf(second));
});

for (const { name: revision, connect: connectIt } of GENERATIONS)
  describe(`the program for clients that start a command, with one ${revision}`, () => {
    const PROGRAM = fileURLToPath(new URL('../../../../../packages/mcp/src/theia-mcp.ts', import.meta.url));
    const start = (env: Record<string, string>, capabilities: ClientCapabilities = {}): Promise<Client> =>
      connectIt({ command: process.execPath, args: [PROGRAM], env, stderr: 'ignore' }, capabilities);

    it('offers and answers the same, charts too', async () => {
      const local = await start({ THEIA_URL: url, THEIA_API_KEY: rich.apiKey }, DRAWS);
      assert.deepEqual((await local.listTools()).tools, (await modern.listTools()).tools);
      const result = await use(local, 'natal_chart', NY90);
      assert.equal(textOf(result), textOf(await use(modern, 'natal_chart', NY90)));
      assert.notEqual(result._meta?.['theia/chart'], undefined);
      const results = await Promise.all(
        [1990, 1991, 1992].map((year) => use(local, 'eclipses', { from: `${year}-01-01`, to: `${year}-12-31` })),
      );
      for (const [index, one] of results.entries()) assert.match(textOf(one), new RegExp(`${1990 + index}-`));
      await local.close();
    });

    it('tells why it cannot connect: a wrong key, an API that is away, nothing set', async () => {
      await assert.rejects(start({ THEIA_URL: url, THEIA_API_KEY: 'THE000000000000000000' }), /invalid_key/);
      await assert.rejects(
        start({ THEIA_URL: 'http://127.0.0.1:1', THEIA_API_KEY: rich.apiKey }),
        /Not answered by http:\/\/127\.0\.0\.1:1\/mcp: fetch failed/,
      );
      await assert.rejects(start({}), /closed/i);
    });
  });

describe('what MCP refuses', () => {
  it('no key, a wrong key and a revoked one: 401, as everywhere', async () => {
    await assert.rejects(LEGACY.connect({ key: 'THE000000000000000000' }), /invalid_key/);
    await assert.rejects(connect('THE000000000000000000'), /HTTP 401/);
    const none = await fetch(`${url}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message('tools/call', { name: 'natal_chart', arguments: NY90 })),
    });
    assert.equal(none.status, 401);
    assert.match(
      none.headers.get('www-authenticate') ?? '',
      /^Bearer realm="theia", scope="charts", resource_metadata=/,
    );
    const wrong = await post(message('tools/call', { name: 'nothing' }), { authorization: 'Bearer x' });
    assert.equal(wrong.status, 401);
  });

  it('what the wallet cannot pay, and what the plan has not, as an error of the tool', async () => {
    const poor = await connect((await customer(database, { plan: null })).apiKey);
    assert.match(textOf(await use(poor, 'natal_chart', NY90)), /^insufficient_balance: /);
    const starter = await connect((await customer(database, { plan: 'starter' })).apiKey);
    assert.match(
      textOf(await use(starter, 'return_chart', { ...NY90, type: 'solar' })),
      /^(plan_does_not_include|insufficient_balance): /,
    );
    await Promise.all([poor.close(), starter.close()]);
  });

  it('more than the rate of the key: tool calls as errors, everything else with 429', async () => {
    const slow = await customer(database, { plan: 'professional', ratePerSecond: 1 });
    const key = { authorization: `Bearer ${slow.apiKey}` };
    const statuses = async (body: unknown) =>
      Promise.all(
        Array.from({ length: 8 }, async () => {
          const response = await post(body, key);
          return `${response.status} ${(await response.text()).includes('rate_limited')}`;
        }),
      );
    assert.ok((await statuses(message('tools/list'))).includes('429 true'));
    assert.ok((await statuses(message('tools/call', { name: 'nothing' }))).includes('429 true'));
    assert.ok((await statuses(message('tools/call', { name: 'natal_chart', arguments: NY90 }))).includes('200 true'));
  });

  it('hostile messages, each with an answer and none with a fault of the server', async () => {
    const deep = `${'['.repeat(50)}${']'.repeat(50)}`;
    const hostile: readonly (readonly [unknown, number, Record<string, string>?])[] = [
      ['{', 400],
      ['[]', 400],
      [[message('tools/list'), message('tools/list')], 400],
      [{}, 400],
      [{ jsonrpc: '1.0', id: 1, method: 'tools/list' }, 400],
      [`{"jsonrpc":"2.0","id":1,"method":"tools/list","params":${deep}}`, 400],
      [message('tools/call', { name: 'natal_chart', arguments: [] }), 200],
      [message('tools/call', { name: '__proto__', arguments: {} }), 200],
      [message('tools/call', { name: 'any_product', arguments: { request: '__proto__', body: 5 } }), 200],
      [message('tools/call', { name: 'natal_chart', arguments: { ...NY90, bearer: 'x', format: 'svg' } }), 200],
      [message('resources/read', { uri: 'file:///etc/passwd' }), 200],
      [message('prompts/get', { name: 'constructor' }), 200],
      [message('nothing/at/all'), 200],
      ['x'.repeat(300_000), 413],
      // Of the newer revision: another method or tool in the headers than in the message, no headers, a revision of the future, and no news.
      [modernMessage('tools/list'), 400, {}],
      [modernMessage('tools/list'), 400, { ...standard('tools/call'), 'mcp-name': 'natal_chart' }],
      [
        modernMessage('tools/call', { name: 'natal_chart' }),
        400,
        { ...standard('tools/call'), 'mcp-name': 'eclipses' },
      ],
      [modernMessage('tools/list', {}, '2999-01-01'), 400, standard('tools/list', '2999-01-01')],
      [modernMessage('tools/call', { name: '__proto__' }), 200, { ...standard('tools/call'), 'mcp-name': '__proto__' }],
      [modernMessage('subscriptions/listen', { notifications: {} }), 200, standard('subscriptions/listen')],
      [modernMessage('initialize'), 404, standard('initialize')],
    ];
    for (const [body, status, headers] of hostile) {
      const response = await post(body, headers);
      const text = await response.text();
      assert.equal(response.status, status, `${JSON.stringify(body).slice(0, 100)} ${text.slice(0, 200)}`);
      assert.doesNotMatch(text, /internal_error|node_modules|\bat \w+ \(/);
    }
    assert.equal((await call('/mcp', { key: rich.apiKey })).status, 405);
    assert.equal((await call('/mcp', { method: 'DELETE', key: rich.apiKey })).headers.get('allow'), 'POST, OPTIONS');
    assert.equal((await post(message('tools/list'), { 'content-type': 'text/plain' })).status, 415);
    assert.equal((await call('/mcp', { method: 'OPTIONS' })).status, 204);
  });

  it('nothing of the next client when one disconnects in the middle', async () => {
    const gone = new AbortController();
    const pending = fetch(`${url}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${rich.apiKey}` },
      body: JSON.stringify(message('tools/call', { name: 'year_ahead', arguments: { ...NY90, year: 2024 } })),
      signal: gone.signal,
    });
    gone.abort();
    await assert.rejects(pending);
    assert.match(textOf(await use(modern, 'natal_chart', NY90)), /^# Natal/);
    await Promise.all([modern.close(), legacy.close()]);
  });
});
