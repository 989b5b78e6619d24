import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { describe, it } from 'node:test';
import { closeServer, listenOnLoopback } from '../testing/loopback.ts';
import { NY90 } from '../testing/product.ts';
import { testOAuth } from '../testing/oauth.ts';
import { fetchClientDocument } from './client-document.ts';
import { recordId } from './records.ts';

const world = await testOAuth();
const { database, origin, plane, browser, verifier, addressOf, exchange, refresh, say } = world;
const { sql } = database;
const victim = await plane.signUp('victim@theia.test');
const attacker = await plane.signUp('attacker@theia.test');
await sql`select private.book_credit(id, 'credit', 10::numeric, 'test', null) from auth.users`;
const own = browser(victim);
const CALLBACK = 'https://app.example/callback';

/** `400 invalid_grant`, of an answer of the token endpoint. */
const errorOf = async (answer: Response | Promise<Response>): Promise<string> => {
  const { status } = await answer;
  const text = await (await answer).text();
  return `${status} ${text.startsWith('{') ? (JSON.parse(text) as { error?: string }).error : text}`;
};
/** What the authorization endpoint sends back to the client, as its error; `page`: it sends nothing there. */
const answerTo = async (address: URL): Promise<string> => {
  const answer = await browser().send(String(address));
  const location = answer.headers.get('location');
  if (location === null) return `page ${answer.status}`;
  return /[?&#]error=([^&]+)/.exec(location)?.[1] ?? location;
};
/** An unused authorization code of the victim for a client. */
async function newCode(clientId: string, secret: string, by = own): Promise<string> {
  const back = await by.decide(await by.begin(addressOf(clientId, secret)));
  return back.searchParams.get('code') ?? assert.fail(String(back));
}
const works = async (accessToken: string): Promise<boolean> => (await say(accessToken, 'tools/list')).status === 200;
const eventsOf = async (clientId: string): Promise<readonly string[]> =>
  (
    await sql<{ event: string }[]>`
      select l.event from public.audit_log l join private.connected_apps a on a.id = l.subject_id where a.client_id = ${clientId} order by l.id`
  ).map(({ event }) => event);

describe('a stolen or forged code', () => {
  it('is worth nothing without its verifier, with another, or in the client of another user', async () => {
    const clientId = await world.newClient();
    const code = await newCode(clientId, verifier());
    const form = { grant_type: 'authorization_code', client_id: clientId, code, redirect_uri: CALLBACK };
    assert.equal(await errorOf(world.token(form)), '400 invalid_grant');
    assert.equal(await errorOf(exchange(clientId, code, verifier())), '400 invalid_grant');
  });

  it('cannot be taken by another client, or for another redirect URI', async () => {
    const [clientId, secret] = [await world.newClient(), verifier()];
    const code = await newCode(clientId, secret);
    assert.equal(await errorOf(exchange(await world.newClient(), code, secret)), '400 invalid_grant');
    assert.equal(
      await errorOf(exchange(clientId, code, secret, { redirect_uri: `${CALLBACK}/` })),
      '400 invalid_grant',
    );
  });

  it('that is used again ends the app and all of its tokens', async () => {
    const [clientId, secret] = [await world.newClient(), verifier()];
    const code = await newCode(clientId, secret);
    const { access_token: token } = (await (await exchange(clientId, code, secret)).json()) as { access_token: string };
    assert.ok(await works(token));
    assert.equal(await errorOf(exchange(clientId, code, secret)), '400 invalid_grant');
    assert.equal(await works(token), false);
    assert.deepEqual(await eventsOf(clientId), ['app.connected', 'app.token_reused', 'app.disconnected']);
  });

  it('gives tokens at most once, however many ask for them at the same moment', async () => {
    const [clientId, secret] = [await world.newClient(), verifier()];
    const code = await newCode(clientId, secret);
    const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(clientId, code, secret)));
    const given = answers.filter(({ status }) => status === 200);
    assert.ok(given.length <= 1, `${given.length}`);
    for (const answer of given)
      assert.equal(await works(((await answer.json()) as { access_token: string }).access_token), false);
  });

  it('expires', async () => {
    const [clientId, secret] = [await world.newClient(), verifier()];
    const code = await newCode(clientId, secret);
    await sql`update private.oauth_records set expires_at = now() - interval '1 s' where id = ${recordId(code)}`;
    assert.equal(await errorOf(exchange(clientId, code, secret)), '400 invalid_grant');
  });
});

describe('a downgrade', () => {
  it('to no PKCE, or to plain, is refused', async () => {
    const clientId = await world.newClient();
    const none = { code_challenge: null, code_challenge_method: null };
    assert.equal(await answerTo(addressOf(clientId, verifier(), none)), 'invalid_request');
    assert.equal(
      await answerTo(addressOf(clientId, verifier(), { code_challenge_method: 'plain' })),
      'invalid_request',
    );
    assert.equal(await answerTo(addressOf(clientId, verifier(), { code_challenge_method: null })), 'invalid_request');
  });

  for (const type of ['token', 'id_token', 'code token', 'none'])
    it(`to the response type ${type} is refused`, async () => {
      const address = addressOf(await world.newClient(), verifier(), { response_type: type });
      assert.match(await answerTo(address), /^(unsupported_response_type|invalid_request)$/);
    });

  for (const mode of ['fragment', 'form_post', 'web_message', 'query.jwt'])
    it(`to the response mode ${mode} is refused`, async () => {
      const address = addressOf(await world.newClient(), verifier(), { response_mode: mode });
      const answer = await browser().send(String(address));
      const text = await answer.text();
      assert.doesNotMatch(`${answer.headers.get('location')} ${text}`, /[?&#]code=|\/connect\//);
    });

  it('to other grants is refused', async () => {
    const clientId = await world.newClient();
    for (const grant of ['password', 'client_credentials', 'urn:ietf:params:oauth:grant-type:device_code', 'implicit'])
      assert.equal(
        await errorOf(world.token({ grant_type: grant, client_id: clientId, username: 'x', password: 'y' })),
        '400 unsupported_grant_type',
      );
  });

  it('by a request object is refused', async () => {
    const clientId = await world.newClient();
    for (const name of ['request', 'request_uri'])
      assert.match(
        await answerTo(addressOf(clientId, verifier(), { [name]: 'https://evil.example/jar' })),
        /not_supported|invalid_request/,
      );
  });
});

describe('a redirect', () => {
  it('goes to a registered address only, and an error of an unknown one stays here', async () => {
    const clientId = await world.newClient();
    for (const uri of [
      'https://evil.example/callback',
      `${CALLBACK}/../evil`,
      `${CALLBACK}?next=https://evil.example`,
      `${CALLBACK}#x`,
      'https://app.example.evil.example/callback',
      'https://app.example@evil.example/callback',
      'https://APP.example/callback',
      'http://app.example/callback',
      '//evil.example',
      'javascript:alert(1)',
    ]) {
      assert.match(await answerTo(addressOf(clientId, verifier(), { redirect_uri: uri })), /^page 400$/, uri);
      const broken = { redirect_uri: uri, response_type: 'token' };
      assert.match(await answerTo(addressOf(clientId, verifier(), broken)), /^page 400$/, uri);
    }
    assert.equal(await answerTo(addressOf('unknown', verifier(), { redirect_uri: CALLBACK })), 'page 400');
  });

  it('to this machine may change its port, as clients do, and nothing else', async () => {
    const clientId = await world.newClient('http://127.0.0.1:3000/callback');
    const to = (uri: string) => answerTo(addressOf(clientId, verifier(), { redirect_uri: uri }));
    assert.match(await to('http://127.0.0.1:41234/callback'), /^\/connect\//);
    assert.equal(await to('http://127.0.0.1:41234/other'), 'page 400');
    assert.equal(await to('http://127.0.0.1.evil.example:3000/callback'), 'page 400');
  });

  for (const uri of [
    'javascript:alert(1)//x',
    'data:text/html,x',
    'http://app.example/callback',
    'https://*.example/callback',
    'https://app.example/#x',
    'https://user:secret@app.example/',
    'intent://scan/#Intent;end',
    'ms-msdt://id',
    'vbscript://x',
    'https://127.0.0.1/callback',
    'not a url',
    `https://app.example/${'a'.repeat(600)}`,
  ])
    it(`to ${uri.slice(0, 40)} cannot be registered`, async () => {
      const answer = await world.register({ client_name: 'x', redirect_uris: [uri] });
      assert.match(await errorOf(answer), /^400 invalid_redirect_uri$/);
    });

  it('names the issuer, in errors too, so that clients notice a mix-up', async () => {
    const clientId = await world.newClient();
    const refused = await own.decide(await own.begin(addressOf(clientId, verifier())), { allow: false });
    assert.deepEqual(
      ['error', 'iss', 'state'].map((name) => refused.searchParams.get(name)),
      ['access_denied', origin, 'state-1'],
    );
  });

  it('does not follow a Host or X-Forwarded-Host of the caller', async () => {
    const browserOf = browser(victim);
    const path = await browserOf.begin(addressOf(await world.newClient(), verifier()));
    const answer = await browserOf.post(
      `${path}/decision`,
      { allow: true, daily_limit_usd: 1 },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher', forwarded: 'host=evil.example' },
    );
    assert.ok(((await answer.json()) as { redirect_to: string }).redirect_to.startsWith(`${origin}/oauth/authorize/`));
  });

  it('without a user is refused where the client asks for silence', async () => {
    const address = addressOf(await world.newClient(), verifier(), { prompt: 'none' });
    assert.equal(await answerTo(address), 'login_required');
  });
});

describe('a refresh token', () => {
  it('that is used again ends the app, and the audit log says so', async () => {
    const clientId = await world.newClient();
    const first = await world.connect(own, clientId);
    const second = (await (await refresh(clientId, first.refresh_token)).json()) as typeof first;
    assert.ok(await works(second.access_token));
    assert.equal(await errorOf(refresh(clientId, first.refresh_token)), '400 invalid_grant');
    assert.equal(await works(second.access_token), false);
    assert.equal(await errorOf(refresh(clientId, second.refresh_token)), '400 invalid_grant');
    assert.deepEqual(await eventsOf(clientId), ['app.connected', 'app.token_reused', 'app.disconnected']);
  });

  it('that several use at the same moment works for one at most', async () => {
    const clientId = await world.newClient();
    const { refresh_token: token } = await world.connect(own, clientId);
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(clientId, token)));
    assert.ok(answers.filter(({ status }) => status === 200).length <= 1);
    assert.ok((await eventsOf(clientId)).includes('app.token_reused'));
  });

  it('cannot be used by another client, for more scopes, or for another resource', async () => {
    const clientId = await world.newClient();
    const { refresh_token: token } = await world.connect(own, clientId);
    assert.equal(await errorOf(refresh(await world.newClient(), token)), '400 invalid_grant');
    assert.equal(await errorOf(refresh(clientId, token, { scope: 'charts reports' })), '400 invalid_scope');
    assert.equal(await errorOf(refresh(clientId, token, { resource: `${origin}/natal` })), '400 invalid_target');
  });

  it('is no access token, and an access token is no refresh token', async () => {
    const clientId = await world.newClient();
    const tokens = await world.connect(own, clientId);
    assert.equal(await works(tokens.refresh_token), false);
    assert.equal(await errorOf(refresh(clientId, tokens.access_token)), '400 invalid_grant');
  });

  it('of another client is not revoked, and the own one ends the app', async () => {
    const [clientId, other] = [await world.newClient(), await world.newClient()];
    const tokens = await world.connect(own, clientId);
    const revoke = (client: string) =>
      fetch(`${origin}/oauth/revoke`, {
        method: 'POST',
        body: new URLSearchParams({ client_id: client, token: tokens.refresh_token }),
      });
    await revoke(other);
    assert.ok(await works(tokens.access_token));
    await revoke(clientId);
    assert.equal(await works(tokens.access_token), false);
    assert.deepEqual(await eventsOf(clientId), ['app.connected', 'app.disconnected']);
  });
});

describe('an access token', () => {
  it('opens /mcp and nothing else', async () => {
    const { access_token: token } = await world.connect(own, await world.newClient());
    const headers = { authorization: `Bearer ${token}` };
    for (const path of ['/swiss/natal', '/account', '/webhooks', '/subscriptions', '/reports', '/jobs', '/v1/natal'])
      assert.notEqual((await fetch(origin + path, { headers })).status, 200, path);
    const natal = await world.product.call('/swiss/natal', { method: 'POST', key: token, body: NY90 });
    assert.equal(natal.status, 401);
    for (const path of ['/webhooks', '/reports', '/jobs', '/subscriptions', '/events'])
      assert.match(`${(await fetch(origin + path, { headers })).status}`, /^40[145]$/, path);
    for (const path of ['/functions/v1/deletion-preview', '/functions/v1/create-key'])
      assert.equal((await plane.request(path, { method: 'POST', token, body: {} })).status, 401, path);
    assert.equal((await plane.request('/rest/v1/api_keys?select=api_key', { token })).status, 401);
  });

  it('is taken from the header only', async () => {
    const { access_token: token } = await world.connect(own, await world.newClient());
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/list', bearer: token, access_token: token };
    const answer = await fetch(`${origin}/mcp?access_token=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    assert.equal(answer.status, 401);
  });

  it('of a session, or a made-up one, does not open /mcp', async () => {
    for (const token of [victim.accessToken, verifier(), 'THE000000000000000', `${verifier()}.a.b`])
      assert.equal(await works(token), false);
  });

  it('expires, and ends with a blocked or deleted user', async () => {
    const clientId = await world.newClient();
    const { access_token: token } = await world.connect(own, clientId);
    await sql`update private.oauth_records set expires_at = now() where id = ${recordId(token)}`;
    assert.equal(await works(token), false);
    const blocked = await plane.signUp('blocked@theia.test');
    const tokens = await world.connect(browser(blocked), clientId);
    await sql`update auth.users set banned_until = 'infinity' where id = ${blocked.id}`;
    assert.equal(await works(tokens.access_token), false);
    assert.equal(await errorOf(refresh(clientId, tokens.refresh_token)), '400 invalid_grant');
  });

  it('is for /mcp: another resource is refused, at both endpoints, and two at once too', async () => {
    const [clientId, secret] = [await world.newClient(), verifier()];
    for (const resource of [`${origin}/`, `${origin}/mcp/`, 'https://other.example/mcp', `${origin}/mcp?x=1`])
      assert.equal(await answerTo(addressOf(clientId, secret, { resource })), 'invalid_target', resource);
    const two = addressOf(clientId, secret);
    two.searchParams.append('resource', 'https://other.example/mcp');
    assert.equal(await answerTo(two), 'invalid_target');
    const code = await newCode(clientId, secret);
    assert.equal(
      await errorOf(exchange(clientId, code, secret, { resource: 'https://other.example/mcp' })),
      '400 invalid_target',
    );
  });

  it('is bound to /mcp where the client names no resource', async () => {
    const [clientId, secret] = [await world.newClient(), verifier()];
    const back = await own.decide(await own.begin(addressOf(clientId, secret, { resource: null, scope: null })));
    const answer = await exchange(clientId, back.searchParams.get('code')!, secret);
    const tokens = (await answer.json()) as { access_token: string; scope: string };
    assert.equal(tokens.scope, 'charts');
    assert.ok(await works(tokens.access_token));
  });

  it('stands nowhere in the database, and neither do codes, refresh tokens and requests', async () => {
    const [clientId, secret] = [await world.newClient(), verifier()];
    const path = await own.begin(addressOf(clientId, secret));
    const code = await newCode(clientId, secret);
    const tokens = (await (await exchange(clientId, code, secret)).json()) as Readonly<Record<string, string>>;
    const [{ all } = { all: '' }] = await sql<{ all: string }[]>`
      select string_agg(r::text, ' ') as all from private.oauth_records r`;
    for (const raw of [path.split('/').at(-1)!, code, tokens['access_token']!, tokens['refresh_token']!])
      assert.equal(all.includes(raw), false);
  });

  it('cannot exceed the daily limit by parallel calls, or by two tokens of the app', async () => {
    const clientId = await world.newClient();
    const spender = await plane.signUp('spender@theia.test');
    const [one, two] = [
      await world.connect(browser(spender), clientId, { limitUsd: 0.01 }),
      await world.connect(browser(spender), clientId, { limitUsd: 0.01 }),
    ];
    const texts = await Promise.all(
      Array.from({ length: 16 }, (_, call) =>
        say(call % 2 === 0 ? one.access_token : two.access_token, 'tools/call', {
          name: 'natal_chart',
          arguments: { ...NY90, birth_time: `10:${10 + call}` },
        }).then((answer) => answer.text()),
      ),
    );
    assert.equal(texts.filter((text) => text.includes('# Natal')).length, 5, texts.join('\n'));
    const [app] = await sql<{ spent: string; booked: string }[]>`
      select a.spent_usd::text as spent, (select sum(c.unit_price_usd)::text from private.calls c where c.api_key_id = a.id) as booked
      from private.connected_apps a where a.user_id = ${spender.id}`;
    assert.deepEqual([Number(app?.spent), Number(app?.booked)], [0.01, 0.01]);
  });
});

describe('the consent of a user', () => {
  it('cannot be had by a link that another browser began', async () => {
    const clientId = await world.newClient();
    const evil = browser(attacker);
    const path = await evil.begin(addressOf(clientId, verifier()));
    assert.equal(await errorOf(own.post(`${path}/request`, {})), `404 ${EXPIRED}`);
    assert.equal(await errorOf(own.post(`${path}/decision`, { allow: true, daily_limit_usd: 1 })), `404 ${EXPIRED}`);
    // Nor with a request of the own browser in the cookie.
    const ownPath = await own.begin(addressOf(clientId, verifier()));
    const cookie = [...own.cookies].find(([key]) => key.includes(ownPath))?.[1].value;
    const headers = { cookie: `theia_connect=${cookie}`, 'content-type': 'application/json' };
    const answer = await fetch(`${origin}${path}/request`, { method: 'POST', headers, body: '{}' });
    assert.equal(answer.status, 404);
    // What the attacker's browser goes on with was not decided.
    const resumed = await evil.send(`/oauth/authorize/${path.split('/').at(-1)}`);
    assert.doesNotMatch(String(resumed.headers.get('location')), /code=/);
  });

  it('that was given in one browser leads nowhere in another', async () => {
    const [clientId, secret] = [await world.newClient(), verifier()];
    const answer = await own.post(`${await own.begin(addressOf(clientId, secret))}/decision`, {
      allow: true,
      daily_limit_usd: 1,
    });
    const { redirect_to: address } = (await answer.json()) as { redirect_to: string };
    const stolen = await browser().send(address);
    assert.deepEqual([stolen.status, stolen.headers.get('location')], [400, null]);
  });

  it('cannot be given by a page of another site, a form, or without the cookie being ours', async () => {
    const path = await own.begin(addressOf(await world.newClient(), verifier()));
    const allow = { allow: true, daily_limit_usd: 1 };
    const foreign = await own.post(`${path}/decision`, allow, { origin: 'https://evil.example' });
    assert.equal(foreign.status, 403);
    const form = await own.post(`${path}/decision`, allow, { 'content-type': 'text/plain' });
    assert.equal(form.status, 400);
    const forged = await fetch(`${origin}${path}/decision`, {
      method: 'POST',
      headers: { cookie: `theia_connect=${path.split('/').at(-1)}`, 'content-type': 'application/json' },
      body: JSON.stringify(allow),
    });
    assert.equal(forged.status, 404);
  });

  it('needs a session that is alive, with its second factor', async () => {
    const clientId = await world.newClient();
    const decide = async (by: ReturnType<typeof browser>): Promise<number> =>
      (
        await by.post(`${await by.begin(addressOf(clientId, verifier()))}/decision`, {
          allow: true,
          daily_limit_usd: 1,
        })
      ).status;
    assert.equal(await decide(browser()), 401);
    const gone = await plane.signUp('gone@theia.test');
    await sql`delete from auth.sessions where user_id = ${gone.id}`;
    assert.equal(await decide(browser(gone)), 401);
    const guarded = await plane.signUp('guarded@theia.test');
    await sql`insert into auth.mfa_factors (user_id, status, secret_cipher, secret_id) values (${guarded.id}, 'verified', '', '')`;
    assert.equal(await decide(browser(guarded)), 401);
  });

  it('is given once, and for a limit that is a limit', async () => {
    const path = await own.begin(addressOf(await world.newClient(), verifier()));
    for (const limit of [0, -1, 0.001, 1e9, '5', null, Number.MAX_VALUE, 0.015])
      assert.equal((await own.post(`${path}/decision`, { allow: true, daily_limit_usd: limit })).status, 400);
    await own.post(`${path}/decision`, { allow: false });
    assert.equal((await own.post(`${path}/decision`, { allow: true, daily_limit_usd: 1 })).status, 409);
  });

  it('is asked for by cookies that scripts and other sites do not get, and by pages that cannot be framed', async () => {
    const answer = await browser().send(String(addressOf(await world.newClient(), verifier())));
    const cookies = answer.headers.getSetCookie();
    assert.ok(cookies.length >= 2);
    for (const cookie of cookies) {
      assert.match(cookie, /httponly/i);
      assert.match(cookie, /samesite=lax/i);
      assert.doesNotMatch(cookie, /path=\/(;|$)/i);
    }
    assert.equal(answer.headers.get('x-frame-options'), 'DENY');
    assert.equal(answer.headers.get('referrer-policy'), 'no-referrer');
  });
});

describe('a client', () => {
  it('cannot look like another by markup, direction marks, letters of other scripts or length', async () => {
    const name = `\u202eedualC\u200b<img src=x onerror=alert(1)>${'a'.repeat(900)}`;
    const answer = await world.register({
      client_name: name,
      redirect_uris: ['https://аpple.example/callback'.normalize()],
      logo_uri: 'https://evil.example/logo.png',
    });
    assert.equal(await errorOf(answer), '400 invalid_redirect_uri');
    const ascii = 'https://xn--pple-43d.example/callback';
    const made = (await (
      await world.register({ client_name: name, redirect_uris: [ascii], logo_uri: 'https://evil.example/logo.png' })
    ).json()) as Readonly<Record<string, string>>;
    assert.equal('logo_uri' in made, false);
    assert.match(made['client_name']!, /^edualC <img src=x onerror=alert\(1\)>a+…$/);
    assert.ok(made['client_name']!.length <= 60);
    const path = await own.begin(addressOf(made['client_id']!, verifier(), { redirect_uri: ascii }));
    const shown = (await (await own.post(`${path}/request`, {})).json()) as object;
    assert.deepEqual(shown, {
      client_id: made['client_id'],
      name: made['client_name'],
      client_host: null,
      redirect_host: 'xn--pple-43d.example',
      scopes: ['charts'],
    });
  });

  it('cannot put markup into our error page', async () => {
    const address = addressOf('<script>alert(1)</script>', verifier(), { redirect_uri: '"><script>x</script>' });
    const answer = await browser().send(String(address));
    assert.match(answer.headers.get('content-security-policy') ?? '', /default-src 'none'/);
    assert.doesNotMatch(await answer.text(), /<script/);
  });

  it('has no secret: one that it sends means nothing, and neither does an assertion', async () => {
    const clientId = await world.newClient();
    const { refresh_token: token } = await world.connect(own, clientId);
    const form = { grant_type: 'refresh_token', client_id: clientId, refresh_token: token };
    assert.equal(await errorOf(world.token({ ...form, client_id: 'other', client_secret: 'x' })), '401 invalid_client');
    const assertion = {
      client_assertion: 'a.b.c',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    };
    assert.equal(await errorOf(world.token({ ...form, ...assertion, client_id: 'other' })), '401 invalid_client');
  });

  it('is registered so many times an hour from one network, also when all come at once', async () => {
    const register = (id: number, network: string) =>
      sql`select private.register_client(${recordId(`flood-${id}`)}, '{}'::json, ${network}, 3, 100000)`.then(
        () => true,
        () => false,
      );
    const made = await Promise.all(Array.from({ length: 12 }, (_, id) => register(id, '198.51.100.7')));
    assert.equal(made.filter(Boolean).length, 3);
    assert.equal(await register(99, '198.51.100.8'), true);
    const [sweep] = world.oauth.tasks;
    await sql`update private.oauth_records set expires_at = now() - interval '1 s' where network like '198.51.100.%'`;
    await sweep!.perform(sql, () => false);
    const [left] = await sql<{ n: number }[]>`
      select count(*)::int as n from private.oauth_records where network like '198.51.100.%'`;
    assert.equal(left?.n, 0);
  });

  it('cannot register too much, nothing, or what is no JSON', async () => {
    const big = await world.register({ client_name: 'x'.repeat(10_000), redirect_uris: [CALLBACK] });
    assert.equal(big.status, 413);
    const many = Array.from({ length: 11 }, (_, n) => `${CALLBACK}/${n}`);
    for (const metadata of [{}, { redirect_uris: [] }, { redirect_uris: many }, [], 'x'])
      assert.match(await errorOf(world.register(metadata as object)), /^400 invalid_/);
    const implicit = { redirect_uris: [CALLBACK], grant_types: ['implicit'], response_types: ['token'] };
    assert.equal(await errorOf(world.register(implicit)), '400 invalid_client_metadata');
  });

  it('is not read from a document of another, or one that names other addresses', async () => {
    const url = 'https://honest.example/client.json';
    world.documents.set(url, { client_id: 'https://evil.example/client.json', redirect_uris: [CALLBACK] });
    assert.equal(await answerTo(addressOf(url, verifier())), 'page 400');
    for (const id of [
      'http://honest.example/x',
      'https://honest.example/a/../b',
      'https://u:p@honest.example/x',
      'https://x.example/y#z',
    ])
      assert.equal(await answerTo(addressOf(id, verifier())), 'page 400', id);
  });

  it('cannot make the server call private addresses, follow a redirect, or read without end', async () => {
    for (const host of [
      '127.0.0.1',
      'localhost',
      '[::1]',
      '10.0.0.1',
      '169.254.169.254',
      '[::ffff:127.0.0.1]',
      '0x7f.1',
    ])
      await assert.rejects(
        fetchClientDocument(`https://${host}/client.json`, { allowsLocal: false }),
        { name: 'TargetRefused' },
        host,
      );
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      if (request.url === '/moved') response.writeHead(302, { location: '/secret' }).end();
      else if (request.url === '/large') response.end(`"${'x'.repeat(200_000)}"`);
      else
        response.end(
          JSON.stringify({ client_id: 'x', redirect_uris: [CALLBACK], token_endpoint_auth_method: 'private_key_jwt' }),
        );
    });
    const port = await listenOnLoopback(server);
    const at = (path: string) => fetchClientDocument(`http://127.0.0.1:${port}${path}`, { allowsLocal: true });
    assert.equal((await at('/moved')).status, 302);
    await assert.rejects(at('/large'), /too large/);
    await assert.rejects(at('/confidential'), /must be public/);
    assert.deepEqual(asked, ['/moved', '/large', '/confidential']);
    await closeServer(server);
  });

  it('breaks nothing by long, repeated or unreadable values', async () => {
    const clientId = await world.newClient();
    for (const more of [
      { state: 'x'.repeat(8_000) },
      { state: '\u0000\ud800' },
      { scope: 'a'.repeat(5_000) },
      { state: '~' },
    ]) {
      const path = await own.begin(addressOf(clientId, verifier(), more));
      const back = await own.decide(path);
      assert.ok(back.searchParams.get('code') !== null, String(back));
    }
    const twice = addressOf(clientId, verifier());
    twice.searchParams.append('client_id', 'other');
    assert.equal(await answerTo(twice), 'page 400');
    for (const value of ['\u0000', 'x'.repeat(20_000), '{}', "'; drop table x; --"])
      assert.match(await errorOf(refresh(clientId, value)), /^400 invalid_grant$/);
  });
});

const EXPIRED = 'This request has expired, or was begun in another browser. Go back to the app and connect again.';
