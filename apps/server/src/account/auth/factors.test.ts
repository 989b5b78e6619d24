import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { Secret } from 'otpauth';
import { sessionStands, verifyAccessToken } from '../../sessions/session.ts';
import { openFactorSecret, sealFactorSecret } from '../../database/secrets/encrypted-row.ts';
import { factorUri, findTimeStep } from './factors.ts';
import { PASSWORD, testAuthServer } from '../../testing/auth-server.ts';
import { assertRejected, assertStatus, assertWorked } from '../../testing/outcomes.ts';
import { enrolFactor } from '../../testing/second-factor.ts';

let clockMs = Date.now();
const server = await testAuthServer({ now: () => clockMs });
const nextStep = () => {
  clockMs += 30_000;
};

/** Another code of six digits. */
const wrongFor = (code: string) => ((Number(code) + 500_000) % 1_000_000).toString().padStart(6, '0');
const readAal = async (client: SupabaseClient) =>
  decodeJwt((await client.auth.getSession()).data.session?.access_token ?? '')['aal'];

async function enrolUser(email: string) {
  const { client, session } = await server.signedUp(email);
  return { client, session, ...(await enrolFactor(client, () => clockMs)) };
}

async function verified(email: string) {
  const made = await enrolUser(email);
  await made.enter();
  nextStep();
  return made;
}

describe('the codes of a factor', () => {
  it('are those of RFC 6238, appendix B, within one step of drift', () => {
    const secret = Secret.fromLatin1('12345678901234567890').base32;
    assert.equal(findTimeStep(secret, '287082', 59_000), 1);
    assert.equal(findTimeStep(secret, '081804', 1_111_111_109_000), 37_037_036);
    assert.equal(findTimeStep(secret, '081804', 1_111_111_109_000 + 30_000), 37_037_036);
    assert.equal(findTimeStep(secret, '081804', 1_111_111_109_000 + 61_000), null);
  });

  it('come from a secret that is sealed for its factor', () => {
    const key = new Uint8Array(32).fill(7);
    const sealed = sealFactorSecret(key, 'a', 'JBSWY3DPEHPK3PXP');
    assert.equal(openFactorSecret(key, 'a', sealed), 'JBSWY3DPEHPK3PXP');
    assert.throws(() => openFactorSecret(key, 'b', sealed));
    assert.throws(() => openFactorSecret(new Uint8Array(32), 'a', sealed));
    assert.equal(sealed.includes('JBSWY3DP'), false);
    assert.match(
      factorUri('JBSWY3DPEHPK3PXP', 'Theia', 'a@example.com'),
      /^otpauth:\/\/totp\/Theia:a%40example\.com\?issuer=Theia&secret=JBSWY3DPEHPK3PXP&/,
    );
  });
});

describe('enrolling', () => {
  it('returns a secret, its URI and a QR code as an image', async () => {
    const { client, totp } = await enrolUser('enrol@example.com');
    assert.match(totp.secret, /^[A-Z2-7]{32}$/);
    assert.match(totp.uri, /^otpauth:\/\/totp\/Theia:/);
    assert.match(totp.qr_code, /^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/);
    const { data } = await client.auth.mfa.listFactors();
    assert.deepEqual([data?.all.length, data?.totp.length], [1, 0]);
  });

  it('has no effect until a first code is entered', async () => {
    const { client, factorId, code } = await enrolUser('unfinished@example.com');
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code: wrongFor(code()) });
    assert.deepEqual(
      [error?.status, error?.code, error?.message],
      [422, 'mfa_verification_failed', 'Invalid TOTP code entered'],
    );
    assert.equal((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.nextLevel, 'aal1');
    await assertWorked(client.auth.mfa.unenroll({ factorId }));
    assert.equal((await client.auth.mfa.listFactors()).data?.all.length, 0);
  });

  it('rejects a duplicate name, other kinds, and callers who are not signed in', async () => {
    const { client } = await enrolUser('names@example.com');
    await assertRejected(
      client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' }),
      'mfa_factor_name_conflict',
    );
    await assertRejected(
      client.auth.mfa.enroll({ factorType: 'phone', phone: '+15550100' }),
      'mfa_phone_enroll_not_enabled',
    );
    assert.match((await server.client().auth.mfa.enroll({ factorType: 'totp' })).error?.message ?? '', /Bearer token/);
  });
});

describe('entering the second factor', () => {
  it('upgrades the session to aal2 with a new token pair, and a refresh keeps aal2', async () => {
    const { client, session, factorId, code } = await enrolUser('lift@example.com');
    const { data, error } = await client.auth.mfa.challengeAndVerify({ factorId, code: code() });
    assert.equal(error, null);
    assert.notEqual(data?.refresh_token, session.refresh_token);
    const claims = decodeJwt(data?.access_token ?? '');
    assert.equal(claims['aal'], 'aal2');
    assert.deepEqual(
      (claims['amr'] as { method: string }[]).map(({ method }) => method),
      ['totp', 'otp'],
    );
    await assertWorked(client.auth.refreshSession());
    assert.equal(await readAal(client), 'aal2');
    await assertStatus(server.post('/token?grant_type=refresh_token', { refresh_token: session.refresh_token }), 400);
  });

  it('is required at every new sign-in, and until then the session gives no access', async () => {
    const email = 'asked@example.com';
    const { factorId, code, session } = await verified(email);
    const client = server.client();
    const { data } = await client.auth.signInWithPassword({ email, password: PASSWORD });
    assert.deepEqual([data.user?.factors?.[0]?.status, await readAal(client)], ['verified', 'aal1']);
    const claims = await verifyAccessToken([server.config.secrets], data.session?.access_token ?? '', clockMs);
    assert.ok(claims);
    assert.equal(await sessionStands(server.database, claims), false);
    await assertRejected(client.auth.updateUser({ password: 'battery staple 2' }), 'insufficient_aal');

    const seenAs = (aal: string) =>
      server.database.sql.begin(async (tx) => {
        await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: session.user.id, role: 'authenticated', aal })}, true)`;
        await tx`select set_config('role', ${server.database.roles.authenticated}, true)`;
        return (await tx`select user_id from public.user_credits`).length;
      });
    assert.deepEqual([await seenAs('aal1'), await seenAs('aal2')], [0, 1]);

    await assertWorked(client.auth.mfa.challengeAndVerify({ factorId, code: code() }));
    assert.equal(await readAal(client), 'aal2');
  });

  it('accepts a code only once', async () => {
    const { client, factorId, code } = await enrolUser('once@example.com');
    const used = code();
    await assertWorked(client.auth.mfa.challengeAndVerify({ factorId, code: used }));
    await assertRejected(client.auth.mfa.challengeAndVerify({ factorId, code: used }), 'mfa_verification_failed');
    nextStep();
    await assertWorked(client.auth.mfa.challengeAndVerify({ factorId, code: code() }));
  });

  it('allows five tries per challenge', async () => {
    const { client, factorId, code } = await enrolUser('tries@example.com');
    const { data: challenge } = await client.auth.mfa.challenge({ factorId });
    const challengeId = challenge?.id ?? '';
    const answers = await Promise.all(
      Array.from({ length: 7 }, () => client.auth.mfa.verify({ factorId, challengeId, code: wrongFor(code()) })),
    );
    assert.equal(answers.filter(({ error }) => error?.code === 'mfa_verification_failed').length, 5);
    assert.equal(answers.filter(({ error }) => error?.code === 'mfa_challenge_expired').length, 2);
    await assertRejected(client.auth.mfa.verify({ factorId, challengeId, code: code() }), 'mfa_challenge_expired');
    await assertWorked(client.auth.mfa.challengeAndVerify({ factorId, code: code() }));
  });

  it('slows down guessing across many challenges', async () => {
    const { client, factorId, code } = await enrolUser('guessing@example.com');
    const codes = new Set<string | undefined>();
    for (let round = 0; round < 25; round += 1)
      codes.add((await client.auth.mfa.challengeAndVerify({ factorId, code: wrongFor(code()) })).error?.code);
    assert.ok(codes.has('over_request_rate_limit'));
  });

  it('ends the sessions without a second factor when the first factor is verified', async () => {
    const email = 'others-end@example.com';
    const { client, factorId, code } = await enrolUser(email);
    const other = server.client();
    await other.auth.signInWithPassword({ email, password: PASSWORD });
    await client.auth.mfa.challengeAndVerify({ factorId, code: code() });
    assert.notEqual((await other.auth.refreshSession()).error, null);
  });
});

describe('removing a factor', () => {
  it('needs a session that has used it, and downgrades that session to aal1', async () => {
    const email = 'away@example.com';
    const { client, factorId } = await verified(email);
    const other = server.client();
    await other.auth.signInWithPassword({ email, password: PASSWORD });
    await assertRejected(other.auth.mfa.unenroll({ factorId }), 'insufficient_aal');
    await assertWorked(client.auth.mfa.unenroll({ factorId }));
    await client.auth.refreshSession();
    assert.equal(await readAal(client), 'aal1');
    assert.equal((await client.auth.mfa.listFactors()).data?.all.length, 0);
  });

  it('works only on the caller’s own factors', async () => {
    const { factorId, code } = await verified('owner@example.com');
    const { client } = await server.signedUp('stranger@example.com');
    await assertRejected(client.auth.mfa.unenroll({ factorId }), 'mfa_factor_not_found');
    await assertRejected(client.auth.mfa.challenge({ factorId }), 'mfa_factor_not_found');
    await assertRejected(
      client.auth.mfa.verify({ factorId, challengeId: factorId, code: code() }),
      'mfa_factor_not_found',
    );
    assert.equal((await client.auth.mfa.challenge({ factorId: 'test-factor-id' })).error?.status, 404);
  });
});
