import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PASSWORD, testAuthServer, type TestAuthServer } from '../../testing/auth-server.ts';
import {
  authorizeUrl,
  chooseAccount,
  readFragment,
  linkGoogle,
  followGoogleSignIn,
} from '../../testing/google-sign-in.ts';
import { assertRejected, assertStatus, assertWorked } from '../../testing/outcomes.ts';
import { enrolFactor } from '../../testing/second-factor.ts';

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
  await (await enrolFactor(client)).enter();
  const stolen = await server.signIn(email);
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
    const unlinked = await server.remove(`/user/identities/${google?.id}`, session.access_token);
    assert.deepEqual([unlinked.status, unlinked.body['error_code']], [400, 'reauthentication_needed']);
    assert.deepEqual(await readIdentities(session.user.id), ['email', 'google']);
  });

  it('is not allowed in a session without the second factor', async () => {
    const { aal1 } = await withFactor('factor@example.com');
    const answer = await linkGoogle(server.url, aal1);
    assert.deepEqual([answer.status, answer.errorCode], [401, 'insufficient_aal']);
  });

  it('fails when a factor was set up while the browser was at Google', async () => {
    const email = 'factor-meanwhile@example.com';
    const { client, session } = await server.signedUp(email);
    const other = await server.signIn(email);
    const { url, cookie } = await linkGoogle(server.url, other.data.session?.access_token ?? '');
    await (await enrolFactor(client)).enter();
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
      const thief = await server.signIn(email);
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

  it('is announced by mail, and so is its removal, which ends its sessions', async () => {
    const { client, thievesSession } = await withHandLinked('told@example.com');
    const google = (await client.auth.getUserIdentities()).data?.identities.find(
      ({ provider }) => provider === 'google',
    );
    assert.ok(google);
    await assertWorked(client.auth.unlinkIdentity(google));
    await assertRejected(
      server.client().auth.refreshSession({ refresh_token: thievesSession }),
      'refresh_token_not_found',
    );
    await assertWorked(client.auth.refreshSession());
    const [mail] = await server.mailsTo('told@example.com');
    assert.equal(mail?.subject, UNLINKED);
    assert.match(mail?.text ?? '', /thief\.of\.told@example\.com/);
  });

  it('is undone when the owner recovers the account', async () => {
    const email = 'recovered@example.com';
    const { session, google, thievesSession } = await withHandLinked(email);
    const own = server.client();
    await own.auth.resetPasswordForEmail(email);
    await assertWorked(own.auth.verifyOtp({ token_hash: await server.linkToken(email, 'recovery'), type: 'recovery' }));
    assert.deepEqual(await readIdentities(session.user.id), ['email']);
    await assertRejected(
      server.client().auth.refreshSession({ refresh_token: thievesSession }),
      'refresh_token_not_found',
    );
    assert.equal((await subjectsTo(server, email))[0], UNLINKED);
    const again = (await signInWithGoogle(server, google)).get('access_token') ?? '';
    assert.notEqual((await server.call('/user', { token: again })).body['id'], session.user.id);
    await assertWorked(own.auth.updateUser({ password: 'battery staple 2' }));
  });

  it('is undone by a new password', async () => {
    const { client, session } = await withHandLinked('new-password@example.com');
    await assertWorked(client.auth.updateUser({ password: 'battery staple 2' }));
    assert.deepEqual(await readIdentities(session.user.id), ['email']);
  });

  it('as the only sign-in method leaves the e-mail address as one', async () => {
    const { client, session } = await withHandLinked('only-way@example.com');
    const own = (await client.auth.getUserIdentities()).data?.identities.find(({ provider }) => provider === 'email');
    assert.ok(own);
    await assertWorked(client.auth.unlinkIdentity(own));
    assert.deepEqual(await readIdentities(session.user.id), ['google']);
    await assertWorked(client.auth.updateUser({ password: 'battery staple 2' }));
    assert.deepEqual(await readIdentities(session.user.id), ['email']);
  });
});

/** A stranger’s account whose address became that of a victim, who accepted the change; `google` still has the stranger’s own address. */
async function withPlantedGoogle(name: string) {
  const google = `${name}.stranger@example.com`;
  const victim = `${name}.victim@example.com`;
  const stranger = server.client();
  const tokens = await signInWithGoogle(server, google);
  const { data } = await stranger.auth.setSession({
    access_token: tokens.get('access_token') ?? '',
    refresh_token: tokens.get('refresh_token') ?? '',
  });
  await assertWorked(stranger.auth.updateUser({ email: victim }));
  for (const [address, client] of [
    [google, stranger],
    [victim, server.client()],
  ] as const) {
    const { error } = await client.auth.verifyOtp({
      token_hash: await server.linkToken(address, 'email_change'),
      type: 'email_change',
    });
    assert.equal(error, null);
  }
  assert.equal((await server.call('/user', { token: tokens.get('access_token') ?? '' })).body['email'], victim);
  return { google, victim, userId: data.user?.id ?? '' };
}

const assertNotEntered = async (google: string, userId: string) => {
  const token = (await signInWithGoogle(server, google)).get('access_token') ?? '';
  assert.notEqual((await server.call('/user', { token })).body['id'], userId);
};

describe('a Google account that the present owner has not proven', () => {
  it('ends with the recovery of an account whose address has changed, by link or code, with a mail', async () => {
    for (const way of ['link', 'code'] as const) {
      const { google, victim, userId } = await withPlantedGoogle(`recovers-${way}`);
      const owner = server.client();
      await owner.auth.resetPasswordForEmail(victim);
      const shown =
        way === 'link'
          ? { token_hash: await server.linkToken(victim, 'recovery'), type: 'recovery' as const }
          : { email: victim, token: await server.mailedCode(victim), type: 'recovery' as const };
      await assertWorked(owner.auth.verifyOtp(shown));
      assert.deepEqual(await readIdentities(userId), ['email']);
      assert.equal((await subjectsTo(server, victim))[0], UNLINKED);
      await assertNotEntered(google, userId);
    }
  });

  for (const scope of ['global', 'others'] as const) {
    it(`ends when the owner signs out everywhere (${scope}), with a mail`, async () => {
      const { google, victim, userId } = await withPlantedGoogle(`ends-${scope}`);
      const owner = server.client();
      await owner.auth.signInWithOtp({ email: victim });
      await assertWorked(
        owner.auth.verifyOtp({ token_hash: await server.linkToken(victim, 'magiclink'), type: 'magiclink' }),
      );
      await assertWorked(owner.auth.signOut({ scope }));
      assert.deepEqual(await readIdentities(userId), ['email']);
      assert.equal((await subjectsTo(server, victim))[0], UNLINKED);
      await assertNotEntered(google, userId);
    });
  }

  it('ends when the owner signs out everywhere from a session of their own Google account, which stays', async () => {
    const { google, victim, userId } = await withPlantedGoogle('own-google');
    const token = (await signInWithGoogle(server, victim)).get('access_token') ?? '';
    await assertStatus(server.post('/logout?scope=others', undefined, token), 204);
    assert.deepEqual(await readIdentities(userId), ['google']);
    await assertStatus(server.call('/user', { token }), 200);
    await assertNotEntered(google, userId);
  });

  it('ends when the owner stops a further change of the address', async () => {
    const { google, victim, userId } = await withPlantedGoogle('stopped');
    const token = (await signInWithGoogle(server, google)).get('access_token') ?? '';
    await server.put('/user', { email: 'further@example.com' }, token);
    const stop = await server.linkToken(victim, 'email_change_stop');
    const stopped = await server.post('/email_change/stop', { token_hash: stop });
    assert.equal(stopped.status, 200);
    await assertNotEntered(google, userId);
  });

  it('stays when it signed in to the session that signs out elsewhere or sets a password', async () => {
    const google = 'moved@example.com';
    const tokens = await signInWithGoogle(server, google);
    const token = tokens.get('access_token') ?? '';
    const userId = String((await server.call('/user', { token })).body['id']);
    await server.database.sql`update auth.users set email = 'moved-to@example.com' where id = ${userId}`;
    await assertStatus(server.post('/logout?scope=others', undefined, token), 204);
    const set = await server.put('/user', { password: 'battery staple 2' }, token);
    assert.equal(set.status, 200);
    assert.deepEqual(await readIdentities(userId), ['google']);
  });

  it('stays for a PKCE client too', async () => {
    const client = server.client({ flowType: 'pkce' });
    const code = (
      await followGoogleSignIn(await authorizeUrl(client, `${server.url}/dashboard`), {
        email: 'pkce-moved@example.com',
      })
    ).searchParams.get('code');
    const { data } = await client.auth.exchangeCodeForSession(code ?? '');
    const userId = data.user?.id ?? '';
    await server.database.sql`update auth.users set email = 'pkce-moved-to@example.com' where id = ${userId}`;
    await assertWorked(client.auth.signOut({ scope: 'others' }));
    assert.deepEqual(await readIdentities(userId), ['google']);
  });
});

describe('removing a sign-in method', () => {
  it('leaves the address and its password when the only Google account goes, but not without a password', async () => {
    const tokens = await signInWithGoogle(server, 'only-google@example.com');
    const token = tokens.get('access_token') ?? '';
    const { identities } = (await server.call('/user', { token })).body as { identities: { identity_id: string }[] };
    const path = `/user/identities/${identities[0]?.identity_id}`;
    const refused = await server.remove(path, token);
    assert.deepEqual([refused.status, refused.body['error_code']], [422, 'single_identity_not_deletable']);
    await server.put('/user', { password: PASSWORD }, token);
    await assertStatus(server.remove(path, token), 200);
    const { data } = await server.signIn('only-google@example.com');
    assert.deepEqual(data.user?.app_metadata['providers'], ['email']);
  });

  it('takes the password with the address', async () => {
    const { client } = await withHandLinked('address-goes@example.com');
    const own = (await client.auth.getUserIdentities()).data?.identities.find(({ provider }) => provider === 'email');
    assert.ok(own);
    await assertWorked(client.auth.unlinkIdentity(own));
    const again = await server.signIn('address-goes@example.com');
    assert.equal(again.error?.code, 'invalid_credentials');
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
    await assertRejected(server.remove(`/user/identities/${google.identity_id}`, aal1), 'insufficient_aal');
    await assertWorked(client.auth.unlinkIdentity(google));
    assert.equal((await subjectsTo(server, 'takes-away@example.com'))[0], UNLINKED);
  });
});
