import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import {
  authorizeUrl as authorizeUrlAt,
  backTo,
  chooseAccount,
  readCookies,
  readFragment,
  linkGoogle,
  followGoogleSignIn,
} from '../../testing/google-sign-in.ts';
import { PASSWORD, type TestAuthServer, testAuthServer } from '../../testing/auth-server.ts';
import { assertRejected, assertStatus, assertWorked } from '../../testing/outcomes.ts';

const server = await testAuthServer({}, { MANUAL_LINKING_ENABLED: 'true' });

const authorizeUrl = (client: SupabaseClient, redirectTo = `${server.url}/dashboard`) =>
  authorizeUrlAt(client, redirectTo);
const readUser = async (on: TestAuthServer, accessToken: string) =>
  (await on.call('/user', { token: accessToken })).body;

describe('signing in with Google', () => {
  it('creates a confirmed user and returns a session in the fragment', async () => {
    const target = await followGoogleSignIn(await authorizeUrl(server.client()), {
      email: 'Gaia@example.com',
      name: 'Gaia',
    });
    assert.equal(target.origin + target.pathname, `${server.url}/dashboard`);
    const answer = readFragment(target);
    assert.deepEqual([answer.get('token_type'), answer.get('expires_in')], ['bearer', '3600']);
    const claims = decodeJwt(answer.get('access_token') ?? '');
    assert.equal(claims['aal'], 'aal1');
    assert.equal((claims['amr'] as { method: string }[])[0]?.method, 'oauth');
    const user = await readUser(server, answer.get('access_token') ?? '');
    assert.equal(user['email'], 'gaia@example.com');
    assert.ok(user['email_confirmed_at']);
    assert.deepEqual(user['app_metadata'], { provider: 'google', providers: ['google'], has_password: false });
    assert.equal((user['user_metadata'] as Record<string, unknown>)['full_name'], 'Gaia');
    const client = server.client();
    await assertWorked(
      client.auth.setSession({
        access_token: answer.get('access_token') ?? '',
        refresh_token: answer.get('refresh_token') ?? '',
      }),
    );
    await assertWorked(client.auth.refreshSession());
  });

  it('finds the same user again', async () => {
    const ids = [];
    for (let visit = 0; visit < 2; visit += 1) {
      const target = await followGoogleSignIn(await authorizeUrl(server.client()), { email: 'again@example.com' });
      ids.push((await readUser(server, readFragment(target).get('access_token') ?? ''))['id']);
    }
    assert.equal(ids[0], ids[1]);
  });

  it('gives a PKCE client a code that only this client can exchange, once', async () => {
    const client = server.client({ flowType: 'pkce' });
    const target = await followGoogleSignIn(await authorizeUrl(client), { email: 'pkce@example.com' });
    assert.equal(target.hash, '');
    const code = target.searchParams.get('code') ?? '';
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    assert.equal(error, null);
    assert.equal(data.user?.email, 'pkce@example.com');
    const again = await server.post('/token?grant_type=pkce', { auth_code: code, code_verifier: 'x'.repeat(43) });
    assert.deepEqual([again.status, again.body['error_code']], [404, 'flow_state_not_found']);

    const stolen = (
      await followGoogleSignIn(await authorizeUrl(server.client({ flowType: 'pkce' })), { email: 'pkce@example.com' })
    ).searchParams.get('code');
    const thief = await server.post('/token?grant_type=pkce', { auth_code: stolen, code_verifier: 'x'.repeat(43) });
    assert.deepEqual([thief.status, thief.body['error_code']], [400, 'bad_code_verifier']);
  });

  it('signs in to the existing account of the same address, which keeps its password', async () => {
    const { session } = await server.signedUp('both@example.com');
    const target = await followGoogleSignIn(await authorizeUrl(server.client()), { email: 'both@example.com' });
    const user = await readUser(server, readFragment(target).get('access_token') ?? '');
    assert.equal(user['id'], session.user.id);
    assert.deepEqual(user['app_metadata'], { provider: 'email', providers: ['email', 'google'], has_password: true });
    await assertWorked(server.signIn('both@example.com'));
  });

  it('takes over an account whose address was never confirmed', async () => {
    await server
      .client()
      .auth.signUp({ email: 'squatted@example.com', password: PASSWORD, options: { data: { name: 'Squatter' } } });
    const target = await followGoogleSignIn(await authorizeUrl(server.client()), {
      email: 'squatted@example.com',
      name: 'Owner',
    });
    const user = await readUser(server, readFragment(target).get('access_token') ?? '');
    assert.equal((user['user_metadata'] as Record<string, unknown>)['name'], 'Owner');
    assert.deepEqual(
      (user['identities'] as { provider: string }[]).map(({ provider }) => provider),
      ['google'],
    );
    await assertRejected(server.signIn('squatted@example.com'), 'invalid_credentials');
  });

  it('rejects an address that Google has not verified', async () => {
    await server.signedUp('victim@example.com');
    for (const email of ['victim@example.com', 'fresh@example.com']) {
      const target = await followGoogleSignIn(await authorizeUrl(server.client()), { email, unverified: 'yes' });
      assert.equal(readFragment(target).get('error_code'), 'provider_email_needs_verification');
      assert.equal(readFragment(target).get('access_token'), null);
    }
  });

  it('reports a cancelled sign-in', async () => {
    const target = await followGoogleSignIn(await authorizeUrl(server.client()), { action: 'cancel' });
    assert.equal(readFragment(target).get('error'), 'access_denied');
    assert.ok(readFragment(target).get('error_description'));
  });

  it('accepts an answer of Google once, and rejects a forged one', async () => {
    const leaving = await fetch(await authorizeUrl(server.client()), { redirect: 'manual' });
    const google = new URL(leaving.headers.get('location') ?? '');
    const chosen = await fetch(google.origin + google.pathname, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams([...google.searchParams, ['email', 'replay@example.com']]),
    });
    const back = chosen.headers.get('location') ?? '';
    await backTo(back, readCookies(leaving));
    for (const address of [back, `${server.url}/auth/v1/callback?code=x&state=y`, `${server.url}/auth/v1/callback`]) {
      assert.equal(readFragment(await backTo(address, readCookies(leaving))).get('error_code'), 'bad_oauth_state');
    }
    const second = await fetch(await authorizeUrl(server.client()), { redirect: 'manual' });
    const state = new URL(second.headers.get('location') ?? '').searchParams.get('state') ?? '';
    const forged = await backTo(`${server.url}/auth/v1/callback?code=made-up&state=${state}`, readCookies(second));
    assert.equal(readFragment(forged).get('error_code'), 'bad_oauth_callback');
  });

  it('works only in the browser where it began: a link made elsewhere signs no one in', async () => {
    const leaving = await fetch(await authorizeUrl(server.client()), { redirect: 'manual' });
    const [cookie] = leaving.headers.getSetCookie();
    assert.match(cookie ?? '', /^theia-sign-in=[\w-]{20,}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    const google = new URL(leaving.headers.get('location') ?? '');
    const chosen = await fetch(google.origin + google.pathname, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams([...google.searchParams, ['email', 'attacker@example.com']]),
    });
    const link = chosen.headers.get('location') ?? '';
    const others = await fetch(await authorizeUrl(server.client()), { redirect: 'manual' });
    for (const victim of ['', 'theia-sign-in=', 'theia-sign-in=made-up-by-the-victims-browser', readCookies(others)]) {
      const target = await backTo(link, victim);
      assert.deepEqual(
        [readFragment(target).get('error_code'), readFragment(target).get('access_token')],
        ['bad_oauth_state', null],
      );
    }
    assert.ok(readFragment(await backTo(link, readCookies(leaving))).get('access_token'));
  });

  it('works in two windows of a browser at the same time', async () => {
    const first = await fetch(await authorizeUrl(server.client()), { redirect: 'manual' });
    const second = await fetch(await authorizeUrl(server.client()), {
      redirect: 'manual',
      headers: { cookie: readCookies(first) },
    });
    assert.equal(readCookies(second), readCookies(first));
    for (const leaving of [first, second])
      assert.ok(
        readFragment(
          await chooseAccount(
            leaving.headers.get('location') ?? '',
            { email: 'windows@example.com' },
            readCookies(second),
          ),
        ).get('access_token'),
      );
  });

  it('redirects only to our own pages, and supports no other provider', async () => {
    const target = await followGoogleSignIn(await authorizeUrl(server.client(), 'https://evil.example/steal'), {
      email: 'gaia@example.com',
    });
    assert.equal(target.origin, server.url);
    await assertStatus(server.call('/authorize?provider=github'), 400);
  });
});

describe('linking Google to a signed-in user', () => {
  it('adds the account and removes it again, but never removes the last sign-in method', async () => {
    const { client, session } = await server.signedUp('linker@example.com');
    const { url, cookie } = await linkGoogle(server.url, session.access_token);
    assert.equal(
      readFragment(await chooseAccount(url, { email: 'other-address@example.com' }, '')).get('error_code'),
      'bad_oauth_state',
    );
    const target = await chooseAccount(url, { email: 'other-address@example.com' }, cookie);
    assert.equal((await readUser(server, readFragment(target).get('access_token') ?? ''))['id'], session.user.id);
    const identities = (await client.auth.getUserIdentities()).data?.identities ?? [];
    assert.deepEqual(
      identities.map(({ provider }) => provider),
      ['email', 'google'],
    );
    const google = identities[1];
    assert.ok(google);
    await assertWorked(client.auth.unlinkIdentity(google));
    await assertRejected(client.auth.unlinkIdentity(identities[0] ?? google), 'single_identity_not_deletable');
  });

  it('rejects an account that another user has', async () => {
    await followGoogleSignIn(await authorizeUrl(server.client()), { email: 'mine@example.com' });
    const { session } = await server.signedUp('greedy@example.com');
    const { url, cookie } = await linkGoogle(server.url, session.access_token);
    assert.equal(
      readFragment(await chooseAccount(url, { email: 'mine@example.com' }, cookie)).get('error_code'),
      'identity_already_exists',
    );
  });
});
