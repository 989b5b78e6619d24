import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isAuthSessionMissingError } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { acceptedSecrets } from '../../config/secrets.ts';
import { AccessDenied, createAccess } from '../../sessions/access.ts';
import { createLiveSessions, verifyAccessToken } from '../../sessions/session.ts';
import { PASSWORD, testAuthServer } from '../../testing/auth-server.ts';

const server = await testAuthServer();
const { sql } = server.database;

const refresh = (refreshToken: string) =>
  server.call('/token?grant_type=refresh_token', { method: 'POST', body: { refresh_token: refreshToken } });
const isSessionStanding = async (accessToken: string) =>
  (await server.call('/user', { token: accessToken })).status === 200;

describe('refreshing', () => {
  it('rotates the pair and keeps the session', async () => {
    const { client, session } = await server.signedUp('rotate@example.com');
    const { data, error } = await client.auth.refreshSession();
    assert.equal(error, null);
    assert.notEqual(data.session?.refresh_token, session.refresh_token);
    assert.equal(data.user?.id, session.user.id);
    const [{ count } = { count: 0 }] = await sql<
      { count: number }[]
    >`select count(*)::integer from auth.sessions where user_id = ${session.user.id}`;
    assert.equal(count, 1);
  });

  it('stores no refresh token, only its hash', async () => {
    const { session } = await server.signedUp('hashed@example.com');
    const rows = await sql`select t::text as row from auth.refresh_tokens t`;
    const traces = [
      session.refresh_token,
      Buffer.from(session.refresh_token).toString('hex'),
      Buffer.from(session.refresh_token, 'base64url').toString('hex'),
    ];
    assert.ok(rows.every(({ row }) => traces.every((trace) => !String(row).includes(trace))));
  });

  it('answers a repeated refresh within ten seconds with the same child', async () => {
    const { session } = await server.signedUp('repeat@example.com');
    const [first, second] = await Promise.all([refresh(session.refresh_token), refresh(session.refresh_token)]);
    const third = await refresh(session.refresh_token);
    assert.deepEqual([first.status, second.status, third.status], [200, 200, 200]);
    assert.equal(new Set([first, second, third].map(({ body }) => body['refresh_token'])).size, 1);
  });

  it('ends the session when a used token is presented after those ten seconds', async () => {
    const { session } = await server.signedUp('stolen@example.com');
    const { body } = await refresh(session.refresh_token);
    await sql`update auth.refresh_tokens set revoked_at = revoked_at - interval '11 seconds' where revoked_at is not null`;
    const again = await refresh(session.refresh_token);
    assert.deepEqual([again.status, again.body['error_code']], [400, 'refresh_token_already_used']);
    const child = await refresh(String(body['refresh_token']));
    assert.deepEqual([child.status, child.body['error_code']], [400, 'refresh_token_not_found']);
    assert.equal(await isSessionStanding(String(body['access_token'])), false);
  });

  it('ends the session when a token is presented again after its successor was used, even simultaneously', async () => {
    const { session } = await server.signedUp('grandchild@example.com');
    const { body } = await refresh(session.refresh_token);
    await refresh(String(body['refresh_token']));
    assert.equal((await refresh(session.refresh_token)).body['error_code'], 'refresh_token_already_used');
  });

  it('rejects a token that it did not issue', async () => {
    const { status, body } = await refresh('invalid-refresh-token');
    assert.deepEqual([status, body['msg']], [400, 'Invalid Refresh Token: Refresh Token Not Found']);
  });
});

describe('signing out', () => {
  const signInTwice = async (email: string) => {
    const { client, session } = await server.signedUp(email);
    const other = server.client();
    const { data } = await other.auth.signInWithPassword({ email, password: PASSWORD });
    return { client, token: session.access_token, other, otherToken: data.session?.access_token ?? '' };
  };

  it('everywhere ends every session, and getUser reports a missing session', async () => {
    const { client, other, otherToken } = await signInTwice('global@example.com');
    assert.equal((await client.auth.signOut({ scope: 'global' })).error, null);
    const { error } = await other.auth.getUser();
    assert.ok(isAuthSessionMissingError(error));
    assert.deepEqual((await server.call('/user', { token: otherToken })).body['error_code'], 'session_not_found');
  });

  it('here keeps the others', async () => {
    const { client, token, otherToken } = await signInTwice('local@example.com');
    await client.auth.signOut({ scope: 'local' });
    assert.deepEqual([await isSessionStanding(token), await isSessionStanding(otherToken)], [false, true]);
  });

  it('elsewhere keeps this one', async () => {
    const { client, token, otherToken } = await signInTwice('others@example.com');
    await client.auth.signOut({ scope: 'others' });
    assert.deepEqual([await isSessionStanding(token), await isSessionStanding(otherToken)], [true, false]);
  });
});

describe('access tokens', () => {
  it('are required, and checked', async () => {
    const { session } = await server.signedUp('checked@example.com');
    assert.deepEqual((await server.call('/user')).body, {
      code: 401,
      error_code: 'no_authorization',
      msg: 'This endpoint requires a valid Bearer token',
    });
    for (const token of [
      'nonsense',
      `${session.access_token}x`,
      `${session.access_token.split('.').slice(0, 2).join('.')}.`,
    ]) {
      const { status, body } = await server.call('/user', { token });
      assert.deepEqual([status, body['error_code']], [403, 'bad_jwt']);
    }
  });

  it('are rejected when unsigned, signed otherwise, for another audience, or expired', async () => {
    const { session } = await server.signedUp('forged@example.com');
    const claims = await verifyAccessToken([server.config.secrets], session.access_token);
    assert.ok(claims);
    const sign = (key: Uint8Array, audience: string, expires: string) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(audience)
        .setExpirationTime(expires)
        .sign(key);
    const { jwt } = server.config.secrets;
    assert.ok(await verifyAccessToken([server.config.secrets], await sign(jwt, 'authenticated', '1h')));
    assert.equal(
      await verifyAccessToken([server.config.secrets], await sign(new Uint8Array(64), 'authenticated', '1h')),
      null,
    );
    assert.equal(await verifyAccessToken([server.config.secrets], await sign(jwt, 'other', '1h')), null);
    assert.equal(await verifyAccessToken([server.config.secrets], await sign(jwt, 'authenticated', '-1s')), null);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${session.access_token.split('.')[1]}.`;
    assert.equal(await verifyAccessToken([server.config.secrets], unsigned), null);
    assert.equal(await verifyAccessToken([server.config.secrets], session.access_token, Date.now() + 3601_000), null);
  });

  it('give their claims to getClaims', async () => {
    const { client, session } = await server.signedUp('claims@example.com');
    const { data, error } = await client.auth.getClaims();
    assert.equal(error, null);
    assert.equal(data?.claims.sub, session.user.id);
    assert.deepEqual((await server.call('/.well-known/jwks.json')).body, { keys: [] });
  });

  it('identify their user until the session ends', async () => {
    const { client, session } = await server.signedUp('through@example.com');
    const access = createAccess({
      secrets: acceptedSecrets(server.config),
      sessions: createLiveSessions(server.database),
    });
    const caller = () => access.caller(`Bearer ${session.access_token}`);
    const found = await caller();
    assert.equal(found.role === 'authenticated' && found.userId, session.user.id);
    assert.equal((await access.caller(undefined)).role, 'anon');
    await client.auth.signOut();
    await assert.rejects(caller, AccessDenied);
  });
});

describe('the list of sessions', () => {
  const list = async (token: string) =>
    (await server.call('/sessions', { token })).body['sessions'] as {
      id: string;
      device: string;
      network: string;
      current: boolean;
    }[];
  const end = (token: string, id: string) => server.call(`/sessions/${id}`, { method: 'DELETE', token });

  it('names browser and network of each, with that of the call first, and ends one of the others with its tokens', async () => {
    const { session: here } = await server.signedUp('listed@example.com');
    const { data } = await server.client().auth.signInWithPassword({ email: 'listed@example.com', password: PASSWORD });
    const there = data.session!;
    const sessions = await list(here.access_token);
    assert.deepEqual(
      sessions.map(({ network, current }) => [network, current]),
      [
        ['127.0.0.1', true],
        ['127.0.0.1', false],
      ],
    );
    assert.ok(sessions.every(({ device }) => device.length > 0));
    assert.equal((await end(here.access_token, sessions[1]!.id)).status, 200);
    assert.equal(await isSessionStanding(there.access_token), false);
    assert.equal((await refresh(there.refresh_token)).status, 400);
    assert.equal((await list(here.access_token)).length, 1);
  });

  it('ends neither the own session nor one of another user', async () => {
    const { session: mine } = await server.signedUp('mine@example.com');
    const { session: theirs } = await server.signedUp('theirs@example.com');
    const [own] = await list(mine.access_token);
    const [other] = await list(theirs.access_token);
    for (const id of [own!.id, other!.id, 'not-an-id']) assert.equal((await end(mine.access_token, id)).status, 404);
    assert.equal(await isSessionStanding(theirs.access_token), true);
    assert.equal((await server.call('/sessions')).status, 401);
  });
});
