import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { LOCAL_LIMITS } from './limits.ts';
import { PASSWORD, testAuthServer } from '../../testing/auth-server.ts';
import { assertRejected, assertStatus, assertWorked } from '../../testing/outcomes.ts';
import { enrolFactor } from '../../testing/second-factor.ts';

let clockMs = Date.now();
const generousLimits = { capacity: 10_000, refillPerSecond: 10_000 };
const server = await testAuthServer({ now: () => clockMs, limits: { ...LOCAL_LIMITS, mailsPerEmail: generousLimits } });
const { sql } = server.database;

const CODES = '/factors/recovery-codes';
const readToken = async (client: SupabaseClient) => (await client.auth.getSession()).data.session?.access_token ?? '';
const subjects = async (email: string) => (await server.mailsTo(email)).map(({ subject }) => subject);

async function protectedUser(email: string) {
  const { client, session } = await server.signedUp(email);
  const { factorId, enter } = await enrolFactor(client, () => clockMs);
  await enter();
  clockMs += 30_000;
  return { client, userId: session.user.id, token: await readToken(client), factorId };
}

/** The same user with ten recovery codes. */
async function withCodes(email: string) {
  const made = await protectedUser(email);
  const { status, body } = await server.post(CODES, {}, made.token);
  assert.equal(status, 200);
  return { ...made, setId: String(body['id']), codes: body['codes'] as string[] };
}

/** A sign-in with the password alone. */
async function signInWithPasswordOnly(email: string): Promise<string> {
  const { data } = await server.signIn(email);
  return data.session?.access_token ?? '';
}

const verify = (token: string, code: unknown) => server.post(`${CODES}/verify`, { code }, token);

describe('recovery codes', () => {
  it('are ten, shown once, and kept as keyed hashes', async () => {
    const email = 'ten@example.com';
    const { token, userId, codes, setId } = await withCodes(email);
    assert.equal(new Set(codes).size, 10);
    for (const code of codes) assert.match(code, /^[a-z2-7]{16}$/);
    const rows = await sql<
      { row: string; hash: string }[]
    >`select r::text as row, encode(code_hash, 'hex') as hash from auth.mfa_recovery_codes r where user_id = ${userId}`;
    assert.equal(rows.length, 10);
    for (const code of codes)
      assert.ok(
        rows.every(({ row, hash }) => !row.includes(code) && hash !== createHash('sha256').update(code).digest('hex')),
      );
    assert.deepEqual((await server.call(CODES, { token })).body, {
      id: setId,
      type: 'recovery_code',
      total: 10,
      remaining: 10,
    });
    await assertRejected(server.post(CODES, {}, token), 'mfa_verified_factor_exists');
    assert.ok((await subjects(email)).includes('Recovery codes were created for your account'));
  });

  it('need a second factor besides them', async () => {
    const { client } = await server.signedUp('sole@example.com');
    const token = await readToken(client);
    await assertRejected(server.call(CODES, { token }), 'mfa_factor_not_found');
    await assertRejected(server.post(CODES, {}, token), 'mfa_recovery_codes_sole_factor');
    await assertRejected(server.post(`${CODES}/regenerate`, {}, token), 'mfa_recovery_codes_sole_factor');
    await assertRejected(verify(token, 'a'.repeat(16)), 'mfa_verification_failed');
  });

  it('open the account once each, however they are typed, and the owner is notified', async () => {
    const email = 'once@example.com';
    const { codes } = await withCodes(email);
    const [first = '', second = ''] = codes;
    const token = await signInWithPasswordOnly(email);
    assert.equal(decodeJwt(token)['aal'], 'aal1');
    const opened = await verify(token, ` ${first.toUpperCase().replace(/(.{4})(?=.)/g, '$1-')} `);
    assert.equal(opened.status, 200);
    assert.deepEqual(opened.body['recovery_codes'], { remaining: 9 });
    const claims = decodeJwt(String(opened.body['access_token']));
    assert.equal(claims['aal'], 'aal2');
    assert.deepEqual(
      (claims['amr'] as { method: string }[]).map(({ method }) => method),
      ['recovery_code', 'password'],
    );
    await assertStatus(server.call('/user', { token: String(opened.body['access_token']) }), 200);
    const [mail] = await server.mailsTo(email);
    assert.equal(mail?.subject, 'A recovery code was used to sign in');
    assert.match(mail?.text ?? '', /9 recovery codes are left\./);
    assert.match(mail?.text ?? '', /When: .* UTC\nFrom: 127\.0\.0\.1/);

    const again = await signInWithPasswordOnly(email);
    assert.deepEqual(
      [(await verify(again, first)).status, (await verify(again, first)).body['error_code']],
      [422, 'mfa_verification_failed'],
    );
    await assertStatus(verify(again, second), 200);
  });

  it('are accepted once, even when they arrive simultaneously', async () => {
    const email = 'race@example.com';
    const { codes } = await withCodes(email);
    const tokens = await Promise.all(Array.from({ length: 4 }, () => signInWithPasswordOnly(email)));
    const answers = await Promise.all(tokens.map((token) => verify(token, codes[0])));
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 422, 422, 422]);
  });

  it('are bound to their user: neither forged codes nor another user’s are accepted', async () => {
    const { codes } = await withCodes('mine@example.com');
    await withCodes('yours@example.com');
    const token = await signInWithPasswordOnly('yours@example.com');
    for (const code of [codes[0], 'a'.repeat(16), '', '123456', 'ÄÄÄÄ', '%', 'x'.repeat(65)])
      assert.ok((await verify(token, code)).status >= 400);
    await assertStatus(server.call('/user', { token }), 200);
    await assertRejected(server.call(CODES, { token }), 'insufficient_aal');
  });

  it('cannot be guessed without limit', async () => {
    const email = 'tried@example.com';
    const { codes } = await withCodes(email);
    const token = await signInWithPasswordOnly(email);
    let statuses: number[] = [];
    for (let round = 0; round < 21; round += 1) statuses = [...statuses, (await verify(token, 'b'.repeat(16))).status];
    assert.deepEqual([statuses.filter((status) => status === 422).length, statuses.at(-1)], [20, 429]);
    await assertStatus(verify(token, codes[0]), 429);
  });

  it('are regenerated only after a recent sign-in with the second factor; the earlier ones become void', async () => {
    const email = 'anew@example.com';
    const { token, codes, setId, userId } = await withCodes(email);
    await sql`update auth.sessions set signed_in_at = now() - interval '11 minutes' where user_id = ${userId}`;
    const again = () => server.post(`${CODES}/regenerate`, {}, token);
    await assertRejected(again(), 'reauthentication_needed');
    await assertRejected(server.remove(CODES, token), 'reauthentication_needed');
    await assertStatus(server.post('/reauthenticate', { password: PASSWORD }, token), 200);
    const made = await again();
    assert.deepEqual([made.status, made.body['id'], (made.body['codes'] as string[]).length], [200, setId, 10]);
    await assertStatus(verify(await signInWithPasswordOnly(email), codes[0]), 422);
    await assertStatus(verify(await signInWithPasswordOnly(email), (made.body['codes'] as string[])[0]), 200);
    assert.ok((await subjects(email)).includes('Your recovery codes were replaced'));
  });

  it('let a user who lost the authenticator remove it, and are deleted with it', async () => {
    const email = 'lost@example.com';
    const { codes, factorId, userId, client: earlier } = await withCodes(email);
    const opened = await verify(await signInWithPasswordOnly(email), codes[0]);
    const token = String(opened.body['access_token']);
    await assertStatus(server.remove(`/factors/${factorId}`, token), 200);
    assert.equal((await sql`select from auth.mfa_recovery_codes where user_id = ${userId}`).length, 0);
    assert.deepEqual(
      [...(await sql<{ aal: string }[]>`select distinct aal from auth.sessions where user_id = ${userId}`)].map(
        ({ aal }) => aal,
      ),
      ['aal1'],
      'no session is left that was upgraded by it',
    );
    await assertWorked(earlier.auth.getUser());
    assert.ok((await subjects(email)).includes('Two-factor authentication was turned off'));
  });
});

describe('the owner is notified by mail', () => {
  it('of an added or removed factor and of a new password, with when, from where, and what to do', async () => {
    const email = 'told@example.com';
    const { client, factorId } = await protectedUser(email);
    await client.auth.updateUser({ password: 'battery staple 2' });
    await client.auth.mfa.unenroll({ factorId });
    const mails = await server.mailsTo(email);
    for (const subject of [
      'Two-factor authentication was turned on',
      'Your password was changed',
      'Two-factor authentication was turned off',
    ]) {
      const mail = mails.find((entry) => entry.subject === subject);
      assert.match(mail?.text ?? '', /When: \d+ \w+ \d{4} at \d\d:\d\d UTC\nFrom: 127\.0\.0\.1/, subject);
      assert.match(mail?.text ?? '', /If this was not you, .*reset your password.*write to/, subject);
    }
  });
});
