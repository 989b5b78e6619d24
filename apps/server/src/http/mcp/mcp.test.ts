import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { customer, readBooks } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';
import { NY90, testProduct } from '../../testing/product.ts';
import { estimateTokens } from './call-tool.ts';

const test = await testDatabase();
const { database } = test;
const { url, call, natal } = await testProduct(test);
const rich = await customer(database, { plan: 'professional', balanceUsd: '10', ratePerSecond: 10_000 });

/** A client of the SDK, connected with this key; closed with the test file. */
async function connect(key: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  });
  await client.connect(transport as Transport);
  return client;
}

interface Result {
  readonly content: readonly { readonly text: string }[];
  readonly isError?: boolean;
  readonly _meta?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
const use = async (client: Client, name: string, given: Record<string, unknown>): Promise<Result> =>
  (await client.callTool({ name, arguments: given })) as unknown as Result;
const textOf = ({ content }: Result): string => content.map(({ text }) => text).join('');
const post = (body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`${url}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${rich.apiKey}`, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const message = (method: string, params: unknown = {}) => ({ jsonrpc: '2.0', id: 1, method, params });
/** Rows of the log of a user. */
const rows = (userId: string) =>
  database.sql<{ path: string; response_status: number; request_type: string }[]>`
    select path, response_status, request_type from public.translator_logs where user_id = ${userId} order by created_at, id`;

const client = await connect(rich.apiKey);

describe('an MCP client', () => {
  it('finds at most 12 tools, each read-only, described, and with typed arguments', async () => {
    const { tools } = await client.listTools();
    assert.ok(tools.length <= 12, `${tools.length}`);
    for (const { name, description, inputSchema, annotations } of tools) {
      assert.ok((description ?? '').length > 40, name);
      assert.equal(annotations?.readOnlyHint, true, name);
      for (const [field, schema] of Object.entries(inputSchema.properties ?? {}))
        assert.ok('type' in schema || 'enum' in schema || 'anyOf' in schema, `${name}.${field}`);
      assert.equal(JSON.stringify(inputSchema).includes('$ref'), false, name);
    }
    const tokens = estimateTokens(JSON.stringify(tools));
    assert.ok(tokens <= 12_000, `${tokens} tokens`);
  });

  it('gets the Markdown of the product, charged and logged as the same call over HTTP', async () => {
    const before = await readBooks(database, rich.userId);
    const [{ length }] = [await rows(rich.userId)];
    const result = await use(client, 'natal_chart', NY90);
    assert.match(textOf(result), /^# Natal\n[^]*Sun\|24\.38822558 Gemini\|9/);
    const direct = await natal(rich.apiKey, { format: 'llm' });
    assert.equal(textOf(result), await direct.text());
    const logged = (await rows(rich.userId)).slice(length);
    assert.deepEqual(logged[0], logged[1]);
    assert.equal(logged.length, 2);
    assert.deepEqual(await readBooks(database, rich.userId).then(({ balance }) => balance), before.balance);
    assert.equal(result._meta?.['theia/call']?.['cost_usd'], direct.headers.get('theia-cost-usd'));
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
      ['any_product', { request: 'varshaphal', fields: { ...NY90, year: 2024 } }],
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

  it('goes on page after page of one search, which is charged once', async () => {
    const who = await customer(database, { plan: null, balanceUsd: '1.0000', ratePerSecond: 500 });
    const poor = await connect(who.apiKey);
    const costOf = (result: Result): string => result._meta!['theia/call']!['cost_usd']!;
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
    const fields = { count: 2, kind: 'solar' };
    const first = await use(poor, 'any_product', { request: 'eclipses', fields: { ...fields, after: '2024-01-01' } });
    const second = await use(poor, 'any_product', {
      request: 'eclipses',
      fields: { ...fields, after: nextOf(first, 'next') },
      next_page: tokenOf(first),
    });
    assert.equal(costOf(second), '0.0000', textOf(second));
  });

  it('is told code, field and hint of what it did wrong, and pays nothing', async () => {
    const result = await use(client, 'natal_chart', {
      birth_date: '1990-02-30',
      location: 'New York',
      settings: { node: 'x' },
    });
    assert.equal(result.isError, true);
    assert.match(textOf(result), /^invalid_date: [^]*field: birth_date\nhint: [^]*settings\.node[^]*request_id: /);
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
        uri.endsWith('settings') ? /house_system/ : /retrograde/,
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
});

describe('the program for clients that start a command', () => {
  const PROGRAM = fileURLToPath(new URL('../../../../../packages/mcp/src/theia-mcp.ts', import.meta.url));
  const start = async (environment: Readonly<Record<string, string>>): Promise<Client> => {
    const local = new Client({ name: 'test', version: '1.0.0' });
    await local.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [PROGRAM],
        env: { ...environment },
        stderr: 'ignore',
      }),
    );
    return local;
  };

  it('offers and answers the same', async () => {
    const local = await start({ THEIA_URL: url, THEIA_API_KEY: rich.apiKey });
    assert.deepEqual(await local.listTools(), await client.listTools());
    assert.equal(textOf(await use(local, 'natal_chart', NY90)), textOf(await use(client, 'natal_chart', NY90)));
    const results = await Promise.all(
      [1990, 1991, 1992].map((year) => use(local, 'eclipses', { from: `${year}-01-01`, to: `${year}-12-31` })),
    );
    for (const [index, result] of results.entries()) assert.match(textOf(result), new RegExp(`${1990 + index}-`));
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
    await assert.rejects(connect('THE000000000000000000'), /invalid_key/);
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
    const hostile: readonly (readonly [unknown, number])[] = [
      ['{', 400],
      ['[]', 400],
      [[message('tools/list'), message('tools/list')], 400],
      [{}, 400],
      [{ jsonrpc: '1.0', id: 1, method: 'tools/list' }, 400],
      [`{"jsonrpc":"2.0","id":1,"method":"tools/list","params":${deep}}`, 400],
      [message('tools/call', { name: 'natal_chart', arguments: [] }), 200],
      [message('tools/call', { name: '__proto__', arguments: {} }), 200],
      [message('tools/call', { name: 'any_product', arguments: { request: '__proto__', fields: 5 } }), 200],
      [message('tools/call', { name: 'natal_chart', arguments: { ...NY90, bearer: 'x', format: 'svg' } }), 200],
      [message('resources/read', { uri: 'file:///etc/passwd' }), 200],
      [message('prompts/get', { name: 'constructor' }), 200],
      [message('nothing/at/all'), 200],
      ['x'.repeat(300_000), 413],
    ];
    for (const [body, status] of hostile) {
      const response = await post(body);
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
    assert.match(textOf(await use(client, 'natal_chart', NY90)), /^# Natal/);
    await client.close();
  });
});
