import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TOTP } from 'otpauth';
import { PASSWORD, testAuthServer, type TestAuthServer } from '../../testing/auth-server.ts';
import {
  authorizeUrl,
  chooseAccount,
  readFragment,
  linkGoogle,
  followGoogleSignIn,
} from '../../testing/google-sign-in.ts';

const byDefault = await testAuthServer();
const server = await testAuthServer({}, { MANUAL_LINKING_ENABLED: 'true' });
const signInWithGoogle = async (on: TestAuthServer, email: string) =>
  readFragment(await followGoogleSignIn(await authorizeUrl(on.client(), `${on.url}/dashboard`), { email }));
const subjectsTo = async (on: TestAuthServer, address: string) =>
  (await on.mailsTo(address)).map((mail) => mail.subject);
const readIdentities = async (userId: string) =>
  (
    await server.database.sql<
      { provider: string }[]
    >`select provider from auth.identities where user_id = ${userId} order by created_at`
  ).map(({ provider }) => provider);
const LINKED = 'Google sign-in was added to your account';
const UNLINKED = 'Google sign-in was removed from your account';

async function withHandLinked(email: string) {
  const { client, session } = await server.signedUp(email);
  const { url, cookie } = await linkGoogle(server.url, session.access_token);
  const google = `thief.of.${email}`;
  assert.ok(readFragment(await chooseAccount(url, { email: google }, cookie)).get('access_token'));
  assert.equal((await subjectsTo(server, email))[0], LINKED);
  return {
    client,
    session,
    google,
    thievesSession: (await signInWithGoogle(server, google)).get('refresh_token') ?? '',
  };
}

async function withFactor(email: string) {
  const { client, session } = await server.signedUp(email);
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
  assert.ok(data);
  const code = new TOTP({ secret: data.totp.secret }).generate();
  assert.equal((await client.auth.mfa.challengeAndVerify({ factorId: data.id, code })).error, null);
  const stolen = await server.client().auth.signInWithPassword({ email, password: PASSWORD });
  return { client, session, aal1: stolen.data.session?.access_token ?? '' };
}

describe('linking a Google account manually', () => {
  it('is off unless the configuration turns it on', async () => {
    const { session } = await byDefault.signedUp('not-here@example.com');
    const answer = await linkGoogle(byDefault.url, session.access_token);
    assert.deepEqual([answer.status, answer.errorCode, answer.url], [404, 'manual_linking_disabled', '']);
  });

  it('needs more than a token: linking and unlinking require a recent sign-in', async () => {
    const { session } = await withHandLinked('token-alone@example.com');
    await server.database
      .sql`update auth.sessions set signed_in_at = now() - interval '11 minutes' where user_id = ${session.user.id}`;
    const answer = await linkGoogle(server.url, session.access_token);
    assert.deepEqual([answer.status, answer.errorCode, answer.url], [400, 'reauthentication_needed', '']);
    const [google] = await server.database.sql<
      { id: string }[]
    >`select id from auth.identities where user_id = ${session.user.id} and provider = 'google'`;
    const unlinked = await server.call(`/user/identities/${google?.id}`, {
      method: 'DELETE',
      token: session.access_token,
    });
    assert.deepEqual([unlinked.status, unlinked.body['error_code']], [400, 'reauthentication_needed']);
    assert.deepEqual(await readIdentities(session.user.id), ['email', 'google']);
  });

  it('is refused to a session without the second factor', async () => {
    const { aal1 } = await withFactor('factor@example.com');
    const answer = await linkGoogle(server.url, aal1);
    assert.deepEqual([answer.status, answer.errorCode], [401, 'insufficient_aal']);
  });

  it('fails when a factor was set up while the browser was at Google', async () => {
    const email = 'factor-meanwhile@example.com';
    const { client, session } = await server.signedUp(email);
    const other = await server.client().auth.signInWithPassword({ email, password: PASSWORD });
    const { url, cookie } = await linkGoogle(server.url, other.data.session?.access_token ?? '');
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
    assert.ok(data);
    assert.equal(
      (
        await client.auth.mfa.challengeAndVerify({
          factorId: data.id,
          code: new TOTP({ secret: data.totp.secret }).generate(),
        })
      ).error,
      null,
    );
    assert.equal(
      readFragment(await chooseAccount(url, { email: 'late@example.com' }, cookie)).get('access_token'),
      null,
    );
    assert.deepEqual(await readIdentities(session.user.id), ['email']);
  });

  for (const ending of ['password', 'global', 'others'] as const) {
    it(`fails after the owner has ended the session that requested it (${ending})`, async () => {
      const email = `ended-${ending}@example.com`;
      const { client, session } = await server.signedUp(email);
      const thief = await server.client().auth.signInWithPassword({ email, password: PASSWORD });
      const { url, cookie } = await linkGoogle(server.url, thief.data.session?.access_token ?? '');
      if (ending === 'password') await client.auth.updateUser({ password: 'battery staple 2' });
      else await client.auth.signOut({ scope: ending });
      assert.equal(
        readFragment(await chooseAccount(url, { email: `${ending}.thief@example.com` }, cookie)).get('access_token'),
        null,
      );
      assert.deepEqual(await readIdentities(session.user.id), ['email']);
    });
  }

  it('is announced by mail, and so is its removal', async () => {
    const { client } = await withHandLinked('told@example.com');
    const google = (await client.auth.getUserIdentities()).data?.identities.find(
      ({ provider }) => provider === 'google',
    );
    assert.ok(google);
    assert.equal((await client.auth.unlinkIdentity(google)).error, null);
    const [mail] = await server.mailsTo('told@example.com');
    assert.equal(mail?.subject, UNLINKED);
    assert.match(mail?.text ?? '', /thief\.of\.told@example\.com/);
  });

  it('is undone when the owner recovers the account', async () => {
    const email = 'recovered@example.com';
    const { session, google, thievesSession } = await withHandLinked(email);
    const own = server.client();
    await own.auth.resetPasswordForEmail(email);
    assert.equal(
      (await own.auth.verifyOtp({ token_hash: await server.linkToken(email, 'recovery'), type: 'recovery' })).error,
      null,
    );
    assert.deepEqual(await readIdentities(session.user.id), ['email']);
    assert.equal(
      (await server.client().auth.refreshSession({ refresh_token: thievesSession })).error?.code,
      'refresh_token_not_found',
    );
    assert.equal((await subjectsTo(server, email))[0], UNLINKED);
    const again = (await signInWithGoogle(server, google)).get('access_token') ?? '';
    assert.notEqual((await server.call('/user', { token: again })).body['id'], session.user.id);
    assert.equal((await own.auth.updateUser({ password: 'battery staple 2' })).error, null);
  });

  it('is undone by a new password', async () => {
    const { client, session } = await withHandLinked('new-password@example.com');
    assert.equal((await client.auth.updateUser({ password: 'battery staple 2' })).error, null);
    assert.deepEqual(await readIdentities(session.user.id), ['email']);
  });

  it('as the only sign-in method leaves the e-mail address as one', async () => {
    const { client, session } = await withHandLinked('only-way@example.com');
    const own = (await client.auth.getUserIdentities()).data?.identities.find(({ provider }) => provider === 'email');
    assert.ok(own);
    assert.equal((await client.auth.unlinkIdentity(own)).error, null);
    assert.deepEqual(await readIdentities(session.user.id), ['google']);
    assert.equal((await client.auth.updateUser({ password: 'battery staple 2' })).error, null);
    assert.deepEqual(await readIdentities(session.user.id), ['email']);
  });
});

describe('a Google sign-in with the address of an account', () => {
  it('is announced by mail when it is linked, once, and survives a recovery: it is the owner’s mailbox', async () => {
    const email = 'automatic@example.com';
    const { session } = await server.signedUp(email);
    await signInWithGoogle(server, email);
    await signInWithGoogle(server, email);
    assert.equal((await subjectsTo(server, email)).filter((subject) => subject === LINKED).length, 1);
    const own = server.client();
    await own.auth.resetPasswordForEmail(email);
    await own.auth.verifyOtp({ token_hash: await server.linkToken(email, 'recovery'), type: 'recovery' });
    assert.deepEqual(await readIdentities(session.user.id), ['email', 'google']);
  });

  it('can be removed by its owner where manual linking is off, but not without the second factor', async () => {
    const { client, aal1 } = await withFactor('takes-away@example.com');
    await signInWithGoogle(server, 'takes-away@example.com');
    const google = (await client.auth.getUserIdentities()).data?.identities.find(
      ({ provider }) => provider === 'google',
    );
    assert.ok(google);
    assert.equal(
      (await server.call(`/user/identities/${google.identity_id}`, { method: 'DELETE', token: aal1 })).body[
        'error_code'
      ],
      'insufficient_aal',
    );
    assert.equal((await client.auth.unlinkIdentity(google)).error, null);
    assert.equal((await subjectsTo(server, 'takes-away@example.com'))[0], UNLINKED);
  });
});
