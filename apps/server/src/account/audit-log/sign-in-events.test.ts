import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { PASSWORD, testAuthServer } from '../../testing/auth-server.ts';
import { authorizeUrl, followGoogleSignIn } from '../../testing/google-sign-in.ts';
import { until } from '../../testing/until.ts';
import { LOCAL_LIMITS } from '../auth/limits.ts';
import { assertStatus, assertWorked } from '../../testing/outcomes.ts';
import { enrolFactor } from '../../testing/second-factor.ts';

let clockMs = Date.now();
const generous = { capacity: 10_000, refillPerSecond: 10_000 };
const server = await testAuthServer({
  now: () => clockMs,
  limits: { ...LOCAL_LIMITS, mailsPerEmail: generous, signInsPerEmailAndAddress: generous, signInsPerEmail: generous },
});
const { sql } = server.database;

interface Event {
  readonly event: string;
  readonly actor: string;
  readonly network: string | null;
  readonly has_session: boolean;
  readonly device: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

const eventsOf = (userId: string) =>
  sql<
    Event[]
  >`select event, actor, network, session_id is not null as has_session, device, details from public.audit_log where user_id = ${userId} and event not like 'key.%' order by id`;
/** What happened since the last look: `event actor`. */
function watch(userId: string) {
  let seen = 0;
  return async (): Promise<readonly string[]> => {
    const all = await eventsOf(userId);
    const fresh = all.slice(seen);
    seen = all.length;
    return fresh.map(({ event, actor }) => `${event} ${actor}`);
  };
}
const token = async (client: SupabaseClient) => (await client.auth.getSession()).data.session?.access_token ?? '';

async function enrolled(client: SupabaseClient) {
  const { factorId, enter } = await enrolFactor(client, () => clockMs);
  const verify = async () => {
    await enter();
    clockMs += 30_000;
  };
  await verify();
  return { factorId, verify };
}

describe('the audit log of an account', () => {
  it('has its creation, every sign-in with its way, session, device and network, and the sign-out', async () => {
    const { client, session } = await server.signedUp('ways@example.com');
    const next = watch(session.user.id);
    assert.deepEqual(await next(), ['account.created visitor', 'session.started owner']);
    await assertWorked(client.auth.signOut({ scope: 'local' }));
    assert.deepEqual(await next(), ['session.ended owner']);
    const other = server.client();
    await assertWorked(other.auth.signInWithPassword({ email: 'ways@example.com', password: PASSWORD }));
    assert.deepEqual(await next(), ['session.started owner', 'device.added owner']);
    await assertWorked(other.auth.signInWithOtp({ email: 'ways@example.com' }));
    await assertWorked(
      other.auth.verifyOtp({
        email: 'ways@example.com',
        token: await server.mailedCode('ways@example.com'),
        type: 'email',
      }),
    );
    const all = await eventsOf(session.user.id);
    assert.deepEqual(
      all.filter(({ event }) => event === 'session.started').map(({ details }) => details['way']),
      ['otp', 'password', 'otp'],
    );
    for (const event of all) {
      assert.equal(event.network, '127.0.0.1', event.event);
      assert.match(event.device ?? '', /./, event.event);
      assert.equal(event.has_session, event.actor === 'owner', event.event);
    }
  });

  it('has the sessions that end elsewhere with one event', async () => {
    const { client, session } = await server.signedUp('everywhere@example.com');
    for (const _ of [1, 2]) await assertWorked(server.signIn('everywhere@example.com'));
    const next = watch(session.user.id);
    await next();
    await assertWorked(client.auth.signOut({ scope: 'others' }));
    assert.deepEqual(await next(), ['session.ended_elsewhere owner']);
    assert.equal((await eventsOf(session.user.id)).at(-1)?.details['sessions'], 2);
    await assertWorked(client.auth.signOut({ scope: 'global' }));
    assert.deepEqual(await next(), ['session.ended owner']);
  });

  it('has failed tries, with their way and network, once an hour however often it is tried', async () => {
    const { session } = await server.signedUp('guessed@example.com');
    const guess = () => server.signIn('guessed@example.com', 'wrong password 1');
    const refused = async () => (await eventsOf(session.user.id)).filter(({ event }) => event === 'session.refused');
    for (let tries = 0; tries < 5; tries++) assert.notEqual((await guess()).error, null);
    await until(async () => (await refused()).length > 0, 'the refused sign-in');
    const [first] = await refused();
    assert.deepEqual([first?.actor, first?.network, first?.details], ['visitor', '127.0.0.1', { way: 'password' }]);
    const tries = Array.from({ length: 100 }, (_, number) => ({
      email: 'GUESSED@example.com',
      way: 'password',
      network: `192.0.2.${number}`,
      device: null,
    }));
    await Promise.all(
      tries.map((one) => sql`select private.note_refused_sign_ins(${JSON.stringify([one, one])}::text::json)`),
    );
    assert.equal((await refused()).length, 20);
    await sql`select private.note_refused_sign_ins(${JSON.stringify([{ email: 'nobody@example.com', way: 'password', network: '192.0.2.1', device: null }])}::text::json)`;
  });

  it('has a reset of the password that was asked for, its use, and each change of the password', async () => {
    const { client, session } = await server.signedUp('password@example.com');
    const next = watch(session.user.id);
    await next();
    await assertWorked(client.auth.updateUser({ password: 'another horse 2' }));
    assert.deepEqual(await next(), ['password.changed owner']);
    await assertWorked(server.client().auth.resetPasswordForEmail('password@example.com'));
    assert.deepEqual(await next(), ['password.reset_asked visitor']);
    const recovered = server.client();
    await assertWorked(
      recovered.auth.verifyOtp({
        token_hash: await server.linkToken('password@example.com', 'recovery'),
        type: 'recovery',
      }),
    );
    assert.deepEqual(await next(), ['session.ended_elsewhere visitor', 'session.started owner', 'device.added owner']);
    assert.equal(
      (await eventsOf(session.user.id)).findLast(({ event }) => event === 'session.started')?.details['way'],
      'recovery',
    );
    await assertWorked(recovered.auth.updateUser({ password: 'a third horse 3' }));
    assert.deepEqual(await next(), ['password.changed owner']);
    const kept = JSON.stringify(await sql`select * from public.audit_log where user_id = ${session.user.id}`);
    for (const secret of [PASSWORD, 'another horse 2', 'a third horse 3']) assert.ok(!kept.includes(secret));
  });

  it('has a change of the address from its request to its end', async () => {
    const { client, session } = await server.signedUp('before@example.com');
    const next = watch(session.user.id);
    await next();
    await assertWorked(client.auth.updateUser({ email: 'never@example.com' }));
    assert.deepEqual(await next(), ['email.change_asked owner']);
    const stop = new URL(
      (await server.mailsTo('before@example.com'))
        .flatMap(({ links }) => links)
        .find((link) => link.includes('email_change_stop')) ?? '',
    );
    await assertStatus(server.post('/email_change/stop', { token_hash: stop.searchParams.get('token_hash') }), 200);
    assert.deepEqual(await next(), ['session.ended_elsewhere visitor', 'email.change_cancelled visitor']);
    const again = server.client();
    await assertWorked(again.auth.signInWithPassword({ email: 'before@example.com', password: PASSWORD }));
    await next();
    await assertWorked(again.auth.updateUser({ email: 'after@example.com' }));
    for (const address of ['before@example.com', 'after@example.com'])
      await assertStatus(
        server.post('/verify', { type: 'email_change', token_hash: await server.linkToken(address, 'email_change') }),
        200,
      );
    assert.deepEqual(
      (await next()).filter((event) => event.startsWith('email.')),
      ['email.change_asked owner', 'email.change_accepted visitor', 'email.changed visitor'],
    );
  });

  it('has the second factor and the recovery codes: made, used, wrong, replaced and removed', async () => {
    const { client, session } = await server.signedUp('factor@example.com');
    const next = watch(session.user.id);
    await next();
    const { factorId } = await enrolled(client);
    assert.deepEqual(await next(), ['factor.added owner', 'session.second_factor owner', 'device.added owner']);
    const made = await server.post('/factors/recovery-codes', {}, await token(client));
    assert.deepEqual(await next(), ['codes.made owner']);
    const other = server.client();
    await assertWorked(other.auth.signInWithPassword({ email: 'factor@example.com', password: PASSWORD }));
    assert.deepEqual(await next(), ['session.started owner']);
    const verify = async (code: unknown) => server.post('/factors/recovery-codes/verify', { code }, await token(other));
    await assertStatus(verify('aaaaaaaaaaaaaaaa'), 422);
    await until(async () => (await eventsOf(session.user.id)).at(-1)?.event === 'session.refused', 'the wrong code');
    await next();
    await assertStatus(verify((made.body['codes'] as string[])[0]), 200);
    assert.deepEqual(await next(), ['codes.used owner', 'session.second_factor owner', 'device.added owner']);
    await assertStatus(server.post('/factors/recovery-codes/regenerate', {}, await token(client)), 200);
    assert.deepEqual(await next(), ['codes.made owner']);
    await assertWorked(client.auth.mfa.unenroll({ factorId }));
    assert.deepEqual(await next(), ['factor.removed owner', 'codes.removed owner']);
    const kept = JSON.stringify(await sql`select * from public.audit_log where user_id = ${session.user.id}`);
    for (const code of made.body['codes'] as string[]) assert.ok(!kept.includes(code));
  });

  it('has a Google account that is linked to it', async () => {
    const { session } = await server.signedUp('google-too@example.com');
    const next = watch(session.user.id);
    await next();
    const start = await authorizeUrl(server.client(), `${server.url}/dashboard`);
    await followGoogleSignIn(start, { email: 'google-too@example.com' });
    const happened = await next();
    assert.deepEqual(happened.slice(0, 2), ['identity.linked visitor', 'session.started owner']);
    assert.equal(
      (await eventsOf(session.user.id)).findLast(({ event }) => event === 'session.started')?.details['way'],
      'oauth',
    );
  });

  it('cannot be forged with a session, and cannot be changed', async () => {
    const { client, session } = await server.signedUp('forger@example.com');
    await assertStatus(server.put('/user', { data: { as: 'operator' } }, await token(client)), 200);
    await assert.rejects(
      sql`update public.audit_log set event = 'key.renamed' where user_id = ${session.user.id}`,
      /only added to/,
    );
  });
});
