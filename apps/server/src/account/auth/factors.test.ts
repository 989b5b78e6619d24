import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { sessionStands, verifyAccessToken } from '../../sessions/session.ts';
import { openFactorSecret, sealFactorSecret } from '../../database/secrets/encrypted-row.ts';
import { factorUri, findTimeStep } from './factors.ts';
import { PASSWORD, testAuthServer } from '../../testing/auth-server.ts';

let clockMs = Date.now();
const server = await testAuthServer({ now: () => clockMs });
const nextStep = () => {
  clockMs += 30_000;
};

const codeFor = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clockMs });
const wrongCodeFor = (secret: string) => ((Number(codeFor(secret)) + 500_000) % 1_000_000).toString().padStart(6, '0');
const readAal = async (client: SupabaseClient) =>
  decodeJwt((await client.auth.getSession()).data.session?.access_token ?? '')['aal'];

async function enrolUser(email: string) {
  const { client, session } = await server.signedUp(email);
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  if (error !== null) throw error;
  return { client, session, factorId: data.id, secret: data.totp.secret, totp: data.totp };
}

async function verified(email: string) {
  const made = await enrolUser(email);
  const { error } = await made.client.auth.mfa.challengeAndVerify({
    factorId: made.factorId,
    code: codeFor(made.secret),
  });
  if (error !== null) throw error;
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
    const { client, factorId, secret } = await enrolUser('unfinished@example.com');
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code: wrongCodeFor(secret) });
    assert.deepEqual(
      [error?.status, error?.code, error?.message],
      [422, 'mfa_verification_failed', 'Invalid TOTP code entered'],
    );
    assert.equal((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.nextLevel, 'aal1');
    assert.equal((await client.auth.mfa.unenroll({ factorId })).error, null);
    assert.equal((await client.auth.mfa.listFactors()).data?.all.length, 0);
  });

  it('rejects a duplicate name, other kinds, and callers who are not signed in', async () => {
    const { client } = await enrolUser('names@example.com');
    assert.equal(
      (await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })).error?.code,
      'mfa_factor_name_conflict',
    );
    assert.equal(
      (await client.auth.mfa.enroll({ factorType: 'phone', phone: '+15550100' })).error?.code,
      'mfa_phone_enroll_not_enabled',
    );
    assert.match((await server.client().auth.mfa.enroll({ factorType: 'totp' })).error?.message ?? '', /Bearer token/);
  });
});

describe('entering the second factor', () => {
  it('upgrades the session to aal2 with a new token pair, and a refresh keeps aal2', async () => {
    const { client, session, factorId, secret } = await enrolUser('lift@example.com');
    const { data, error } = await client.auth.mfa.challengeAndVerify({ factorId, code: codeFor(secret) });
    assert.equal(error, null);
    assert.notEqual(data?.refresh_token, session.refresh_token);
    const claims = decodeJwt(data?.access_token ?? '');
    assert.equal(claims['aal'], 'aal2');
    assert.deepEqual(
      (claims['amr'] as { method: string }[]).map(({ method }) => method),
      ['totp', 'otp'],
    );
    assert.equal((await client.auth.refreshSession()).error, null);
    assert.equal(await readAal(client), 'aal2');
    assert.equal(
      (
        await server.call('/token?grant_type=refresh_token', {
          method: 'POST',
          body: { refresh_token: session.refresh_token },
        })
      ).status,
      400,
    );
  });

  it('is required at every new sign-in, and until then the session gives no access', async () => {
    const email = 'asked@example.com';
    const { factorId, secret, session } = await verified(email);
    const client = server.client();
    const { data } = await client.auth.signInWithPassword({ email, password: PASSWORD });
    assert.deepEqual([data.user?.factors?.[0]?.status, await readAal(client)], ['verified', 'aal1']);
    const claims = await verifyAccessToken([server.config.secrets], data.session?.access_token ?? '', clockMs);
    assert.ok(claims);
    assert.equal(await sessionStands(server.database, claims), false);
    assert.equal((await client.auth.updateUser({ password: 'battery staple 2' })).error?.code, 'insufficient_aal');

    const seenAs = (aal: string) =>
      server.database.sql.begin(async (tx) => {
        await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: session.user.id, role: 'authenticated', aal })}, true)`;
        await tx`select set_config('role', ${server.database.roles.authenticated}, true)`;
        return (await tx`select user_id from public.user_credits`).length;
      });
    assert.deepEqual([await seenAs('aal1'), await seenAs('aal2')], [0, 1]);

    assert.equal((await client.auth.mfa.challengeAndVerify({ factorId, code: codeFor(secret) })).error, null);
    assert.equal(await readAal(client), 'aal2');
  });

  it('accepts a code only once', async () => {
    const { client, factorId, secret } = await enrolUser('once@example.com');
    const code = codeFor(secret);
    assert.equal((await client.auth.mfa.challengeAndVerify({ factorId, code })).error, null);
    assert.equal((await client.auth.mfa.challengeAndVerify({ factorId, code })).error?.code, 'mfa_verification_failed');
    nextStep();
    assert.equal((await client.auth.mfa.challengeAndVerify({ factorId, code: codeFor(secret) })).error, null);
  });

  it('allows five tries per challenge', async () => {
    const { client, factorId, secret } = await enrolUser('tries@example.com');
    const { data: challenge } = await client.auth.mfa.challenge({ factorId });
    const challengeId = challenge?.id ?? '';
    const answers = await Promise.all(
      Array.from({ length: 7 }, () => client.auth.mfa.verify({ factorId, challengeId, code: wrongCodeFor(secret) })),
    );
    assert.equal(answers.filter(({ error }) => error?.code === 'mfa_verification_failed').length, 5);
    assert.equal(answers.filter(({ error }) => error?.code === 'mfa_challenge_expired').length, 2);
    assert.equal(
      (await client.auth.mfa.verify({ factorId, challengeId, code: codeFor(secret) })).error?.code,
      'mfa_challenge_expired',
    );
    assert.equal((await client.auth.mfa.challengeAndVerify({ factorId, code: codeFor(secret) })).error, null);
  });

  it('slows down guessing across many challenges', async () => {
    const { client, factorId, secret } = await enrolUser('guessing@example.com');
    const codes = new Set<string | undefined>();
    for (let round = 0; round < 25; round += 1)
      codes.add((await client.auth.mfa.challengeAndVerify({ factorId, code: wrongCodeFor(secret) })).error?.code);
    assert.ok(codes.has('over_request_rate_limit'));
  });

  it('ends the sessions without a second factor when the first factor is verified', async () => {
    const email = 'others-end@example.com';
    const { client, factorId, secret } = await enrolUser(email);
    const other = server.client();
    await other.auth.signInWithPassword({ email, password: PASSWORD });
    await client.auth.mfa.challengeAndVerify({ factorId, code: codeFor(secret) });
    assert.notEqual((await other.auth.refreshSession()).error, null);
  });
});

describe('removing a factor', () => {
  it('needs a session that has used it, and downgrades that session to aal1', async () => {
    const email = 'away@example.com';
    const { client, factorId } = await verified(email);
    const other = server.client();
    await other.auth.signInWithPassword({ email, password: PASSWORD });
    assert.equal((await other.auth.mfa.unenroll({ factorId })).error?.code, 'insufficient_aal');
    assert.equal((await client.auth.mfa.unenroll({ factorId })).error, null);
    await client.auth.refreshSession();
    assert.equal(await readAal(client), 'aal1');
    assert.equal((await client.auth.mfa.listFactors()).data?.all.length, 0);
  });

  it('works only on the caller’s own factors', async () => {
    const { factorId, secret } = await verified('owner@example.com');
    const { client } = await server.signedUp('stranger@example.com');
    assert.equal((await client.auth.mfa.unenroll({ factorId })).error?.code, 'mfa_factor_not_found');
    assert.equal((await client.auth.mfa.challenge({ factorId })).error?.code, 'mfa_factor_not_found');
    assert.equal(
      (await client.auth.mfa.verify({ factorId, challengeId: factorId, code: codeFor(secret) })).error?.code,
      'mfa_factor_not_found',
    );
    assert.equal((await client.auth.mfa.challenge({ factorId: 'test-factor-id' })).error?.status, 404);
  });
});
