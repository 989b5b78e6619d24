import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { auth, type OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type {
  OAuthClientInformationMixed,
  OAuthClientMetadata,
  OAuthTokens,
} from '@modelcontextprotocol/sdk/shared/auth.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { readBooks } from '../testing/customer.ts';
import { NY90 } from '../testing/product.ts';
import { testOAuth } from '../testing/oauth.ts';

const world = await testOAuth();
const { database, origin, plane } = world;
const { sql } = database;
const natal = { name: 'natal_chart', arguments: NY90 };
const report = { name: 'any_product', arguments: { request: 'report', body: { kind: 'natal', ...NY90 } } };

async function newUser(email: string, balanceUsd = 10) {
  const user = await plane.signUp(email);
  await sql`select private.book_credit(${user.id}, 'credit', ${balanceUsd}::numeric, 'test', null)`;
  return user;
}
const appsOf = async (user: Awaited<ReturnType<typeof newUser>>) => {
  const { data, error } = await user.client
    .from('connected_apps')
    .select()
    .is('disconnected_at', null)
    .order('connected_at');
  assert.equal(error, null);
  return data as readonly {
    readonly id: string;
    readonly name: string;
    readonly client_host: string | null;
    readonly redirect_host: string;
    readonly scopes: readonly string[];
    readonly daily_limit_usd: number;
    readonly spent_today_usd: number;
    readonly last_used_at: string | null;
  }[];
};
const operate = (user: { readonly accessToken: string }, name: string, body: object): Promise<Response> =>
  plane.request(`/functions/v1/${name}`, { method: 'POST', token: user.accessToken, body });

/** The authorization of the official client: what it stores, and the address that it opens in a browser. */
function officialClient(metadata: Partial<OAuthClientMetadata>, clientMetadataUrl?: string) {
  const held: {
    client?: OAuthClientInformationMixed;
    tokens?: OAuthTokens;
    verifier?: string;
    address?: URL;
  } = {};
  const provider: OAuthClientProvider = {
    redirectUrl: 'http://127.0.0.1:3334/callback',
    clientMetadata: { redirect_uris: ['http://127.0.0.1:3334/callback'], client_name: 'Inspector', ...metadata },
    ...(clientMetadataUrl === undefined ? {} : { clientMetadataUrl }),
    clientInformation: () => held.client,
    saveClientInformation: (client) => void (held.client = client),
    tokens: () => held.tokens,
    saveTokens: (tokens) => void (held.tokens = tokens),
    redirectToAuthorization: (address) => void (held.address = address),
    saveCodeVerifier: (verifier) => void (held.verifier = verifier),
    codeVerifier: () => held.verifier ?? '',
    state: () => 'its-state',
  };
  return { provider, held };
}

/** Connects the official client with `/mcp` as the user of a browser. */
async function connectOfficially(given: ReturnType<typeof officialClient>, browser: ReturnType<typeof world.browser>) {
  const open = () =>
    new StreamableHTTPClientTransport(new URL(world.resource), { authProvider: given.provider }) as Transport &
      StreamableHTTPClientTransport;
  const first = open();
  await assert.rejects(new Client({ name: 'test', version: '1' }).connect(first), /Unauthorized/);
  const back = await browser.decide(await browser.begin(given.held.address!));
  assert.deepEqual([back.searchParams.get('state'), back.searchParams.get('iss')], ['its-state', origin]);
  await first.finishAuth(back.searchParams.get('code')!);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(open());
  return client;
}

describe('an app', () => {
  it('registers, is allowed, and calls tools within the account of its user, as the official client does it', async () => {
    const user = await newUser('official@theia.test');
    const given = officialClient({});
    const client = await connectOfficially(given, world.browser(user));
    const result = (await client.callTool(natal)) as { readonly content: readonly { readonly text: string }[] };
    assert.match(result.content[0]!.text, /^# Natal/);
    assert.equal(given.held.tokens?.scope, 'charts');
    const [app, ...more] = await appsOf(user);
    assert.equal(more.length, 0);
    assert.deepEqual(
      [app?.name, app?.client_host, app?.redirect_host, app?.scopes, app?.daily_limit_usd],
      ['Inspector', null, '127.0.0.1', ['charts'], 1],
    );
    assert.equal(Number(app?.spent_today_usd), 0.002);
    const calls = await sql<{ api_key_id: string; paid_by: string }[]>`
      select api_key_id, paid_by from private.calls where user_id = ${user.id}`;
    assert.deepEqual([...calls], [{ api_key_id: app?.id, paid_by: 'quota' }]);
    const before = given.held.tokens;
    assert.equal(await auth(given.provider, { serverUrl: world.resource }), 'AUTHORIZED');
    assert.notEqual(given.held.tokens?.refresh_token, before?.refresh_token);
    assert.equal((await world.say(given.held.tokens!.access_token, 'tools/list')).status, 200);
  });

  it('that publishes what it is needs no registration, and its host is shown', async () => {
    const user = await newUser('document@theia.test');
    const url = 'https://chat.example/oauth/client.json';
    world.documents.set(url, {
      client_id: url,
      client_name: 'Chat',
      redirect_uris: ['http://127.0.0.1:3334/callback'],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    });
    const given = officialClient({}, url);
    await connectOfficially(given, world.browser(user));
    assert.equal(given.held.client?.client_id, url);
    assert.deepEqual(
      (await appsOf(user)).map(({ name, client_host: host }) => [name, host]),
      [['Chat', 'chat.example']],
    );
  });

  it('asks for more rights when a tool needs them, and keeps those it has', async () => {
    const user = await newUser('step-up@theia.test');
    const clientId = await world.newClient();
    const browser = world.browser(user);
    const tokens = await world.connect(browser, clientId, { limitUsd: 5 });
    const refused = await world.say(tokens.access_token, 'tools/call', report);
    assert.equal(refused.status, 403);
    assert.match(
      refused.headers.get('www-authenticate') ?? '',
      /^Bearer realm="theia", error="insufficient_scope", error_description="[^"]+", scope="charts reports", resource_metadata="[^"]+\/\.well-known\/oauth-protected-resource\/mcp"$/,
    );
    const more = await world.connect(browser, clientId, { scope: 'charts reports', limitUsd: 5 });
    assert.equal((await world.say(tokens.access_token, 'tools/call', report)).status, 403);
    const answer = await world.say(more.access_token, 'tools/call', report);
    assert.equal(answer.status, 200);
    assert.equal((await readBooks(database, user.id)).balance, '8.0000');
    const apps = await appsOf(user);
    assert.deepEqual(
      apps.map(({ scopes, spent_today_usd: spent }) => [scopes, Number(spent)]),
      [[['charts', 'reports'], 2]],
    );
    await world.connect(browser, clientId, { limitUsd: 5 });
    const mails = await sql<{ change: string }[]>`select change from private.key_notices where user_id = ${user.id}`;
    assert.deepEqual(
      mails.map(({ change }) => change),
      ['connected', 'connected'],
      'one mail when it was connected, one when it got more rights',
    );
  });

  it('learns from the 401 where to get a token', async () => {
    const answer = await world.say(null, 'tools/list');
    assert.equal(answer.status, 401);
    assert.equal(
      answer.headers.get('www-authenticate'),
      `Bearer realm="theia", scope="charts", resource_metadata="${origin}/.well-known/oauth-protected-resource/mcp"`,
    );
    for (const path of ['', '/mcp']) {
      const document = (await (await fetch(`${origin}/.well-known/oauth-protected-resource${path}`)).json()) as object;
      assert.deepEqual(
        { ...document, resource_documentation: '' },
        {
          resource: world.resource,
          authorization_servers: [origin],
          scopes_supported: ['charts', 'reports'],
          bearer_methods_supported: ['header'],
          resource_name: 'Theia',
          resource_documentation: '',
        },
      );
    }
  });
});

describe('the owner of an account', () => {
  it('changes the limit of an app, which its calls obey, and disconnects it, which ends its tokens immediately', async () => {
    const user = await newUser('owner@theia.test');
    const [{ length: keys }] = [(await user.client.from('api_keys').select('id')).data ?? []];
    const clientId = await world.newClient();
    const tokens = await world.connect(world.browser(user), clientId, { limitUsd: 0.01 });
    const [app] = await appsOf(user);
    const spend = () => world.say(tokens.access_token, 'tools/call', natal).then((answer) => answer.text());
    for (let call = 0; call < 5; call += 1) assert.match(await spend(), /# Natal/);
    assert.match(await spend(), /spend_cap_reached: This app has reached its spending limit for today\./);
    assert.equal((await operate(user, 'limit-app', { id: app!.id, daily_limit_usd: 0.02 })).status, 200);
    assert.match(await spend(), /# Natal/);
    assert.equal((await user.client.from('api_keys').select('id')).data?.length, keys);
    assert.equal((await operate(user, 'disconnect-app', { id: app!.id })).status, 200);
    assert.equal((await world.say(tokens.access_token, 'tools/list')).status, 401);
    assert.equal((await world.refresh(clientId, tokens.refresh_token)).status, 400);
    assert.deepEqual(await appsOf(user), []);
    const events = await sql<{ event: string; actor: string; subject: string }[]>`
      select event, actor, subject from public.audit_log where user_id = ${user.id} and event like 'app.%' order by id`;
    assert.deepEqual(
      events.map(({ event, actor, subject }) => [event, actor, subject]),
      ['app.connected', 'app.limited', 'app.disconnected'].map((event) => [event, 'owner', 'Test app']),
    );
  });

  it('can neither reveal nor rotate, rename or reactivate the key of an app', async () => {
    const user = await newUser('no-key@theia.test');
    await world.connect(world.browser(user), await world.newClient());
    const [app] = await appsOf(user);
    for (const [name, body] of [
      ['rotate-key', {}],
      ['rename-key', { label: 'Mine' }],
      ['activate-key', {}],
      ['revoke-key', {}],
      ['limit-key', { limits: {} }],
    ] as const)
      assert.equal((await operate(user, name, { id: app!.id, ...body })).status, 404, name);
  });

  it('cannot see or change the apps of another', async () => {
    const [one, other] = [await newUser('one@theia.test'), await newUser('other@theia.test')];
    await world.connect(world.browser(one), await world.newClient());
    const [app] = await appsOf(one);
    assert.deepEqual(await appsOf(other), []);
    assert.equal((await operate(other, 'disconnect-app', { id: app!.id })).status, 404);
    assert.equal((await operate(other, 'limit-app', { id: app!.id, daily_limit_usd: 5 })).status, 404);
  });
});
