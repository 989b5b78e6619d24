import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decodeJwt } from 'jose';
import { PASSWORD, testAuthServer } from '../../testing/auth-server.ts';
import { assertRejected, assertWorked } from '../../testing/outcomes.ts';

const server = await testAuthServer();

describe('signing up', () => {
  it('asks for confirmation by mail, and the link of the mail signs in', async () => {
    const email = 'first@example.com';
    const client = server.client();
    const signedUp = await client.auth.signUp({
      email: ' First@Example.com ',
      password: PASSWORD,
      options: { data: { name: 'First' }, emailRedirectTo: `${server.url}/dashboard` },
    });
    assert.equal(signedUp.error, null);
    assert.equal(signedUp.data.session, null);
    assert.equal(signedUp.data.user?.email, email);
    assert.equal(signedUp.data.user?.email_confirmed_at, undefined);
    assert.equal(signedUp.data.user?.identities?.length, 1);

    const [mail] = await server.mailsTo(email);
    assert.match(mail?.links[0] ?? '', new RegExp(`^${server.url}/auth/email\\?token_hash=[\\w-]{43}&type=signup$`));
    const verified = await client.auth.verifyOtp({ token_hash: await server.linkToken(email), type: 'signup' });
    assert.equal(verified.error, null);
    assert.equal(verified.data.user?.email, email);
    assert.ok(verified.data.user?.email_confirmed_at);
    assert.equal(verified.data.user?.user_metadata['name'], 'First');

    const signedIn = await server.signIn(email);
    assert.equal(signedIn.error, null);
    assert.equal(signedIn.data.session?.expires_in, 3600);
    assert.equal(signedIn.data.session?.token_type, 'bearer');
    const claims = decodeJwt(signedIn.data.session?.access_token ?? '');
    assert.deepEqual(
      Object.keys(claims).toSorted(),
      [
        'aal',
        'amr',
        'app_metadata',
        'aud',
        'email',
        'exp',
        'iat',
        'is_anonymous',
        'iss',
        'phone',
        'role',
        'session_id',
        'sub',
        'user_metadata',
      ].toSorted(),
    );
    assert.equal(claims.iss, `${server.url}/auth/v1`);
    assert.equal(claims.aud, 'authenticated');
    assert.equal(claims['aal'], 'aal1');
    assert.equal((claims['amr'] as { method: string }[])[0]?.method, 'password');
  });

  it('makes the API key, the wallet and the trial', async () => {
    const { session } = await server.signedUp('equipped@example.com');
    const [made] = await server.database.sql`
      select (select count(*)::integer from private.api_keys where user_id = ${session.user.id}) as keys,
        (select balance_usd::text from public.user_credits where user_id = ${session.user.id}) as balance,
        (select status from public.subscriptions where user_id = ${session.user.id}) as status`;
    assert.deepEqual({ ...made }, { keys: 1, balance: '0.0000', status: 'trialing' });
  });

  it('allows no sign-in before the address is confirmed, and says so only after the right password', async () => {
    const email = 'waiting@example.com';
    await server.client().auth.signUp({ email, password: PASSWORD });
    const right = await server.signIn(email);
    assert.equal(right.error?.status, 400);
    assert.equal(right.error?.code, 'email_not_confirmed');
    assert.equal(right.error?.message, 'Email not confirmed');
    const wrong = await server.signIn(email, 'something else');
    assert.equal(wrong.error?.code, 'invalid_credentials');
  });

  it('answers wrong passwords and unknown users alike', async () => {
    await server.signedUp('known@example.com');
    const wrong = await server.signIn('known@example.com', 'something else');
    const unknown = await server.signIn('nobody@example.com', 'something else');
    for (const { error, data } of [wrong, unknown]) {
      assert.equal(data.session, null);
      assert.deepEqual(
        [error?.status, error?.code, error?.message],
        [400, 'invalid_credentials', 'Invalid login credentials'],
      );
    }
  });

  it('hides that a confirmed address is taken, and notifies its owner', async () => {
    const email = 'taken@example.com';
    const { session } = await server.signedUp(email);
    const mails = (await server.mailsTo(email)).length;
    const again = await server.client().auth.signUp({ email: 'TAKEN@example.com', password: 'another password' });
    assert.equal(again.error, null);
    assert.equal(again.data.session, null);
    assert.equal(again.data.user?.email, email);
    assert.deepEqual(
      again.data.user?.identities?.map(({ provider, identity_data: data }) => [provider, data?.['email']]),
      [['email', email]],
    );
    assert.notEqual(again.data.user?.id, session.user.id);
    assert.equal((await server.mailsTo(email)).length, mails + 1);
    assert.equal((await server.mailsTo(email))[0]?.subject, 'You already have an account');
    await assertWorked(server.signIn(email));
  });

  it('mails again when an unconfirmed address signs up again', async () => {
    const email = 'again@example.com';
    const first = await server.client().auth.signUp({ email, password: PASSWORD });
    const second = await server.client().auth.signUp({ email, password: PASSWORD });
    assert.equal(second.error, null);
    assert.notEqual(second.data.user?.id, first.data.user?.id, 'as for an address that has an account');
    assert.equal((await server.mailsTo(email)).length, 2);
  });

  it('creates one user from simultaneous sign-ups with one address', async () => {
    const email = 'race@example.com';
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => server.client().auth.signUp({ email, password: PASSWORD })),
    );
    assert.deepEqual(
      answers.map((answer) => answer.error),
      [null, null, null, null],
    );
    const [{ count } = { count: 0 }] = await server.database.sql<
      { count: number }[]
    >`select count(*)::integer from auth.users where email = ${email}`;
    assert.equal(count, 1);
  });

  it('sends one mail when the page requests it again immediately', async () => {
    const email = 'one-mail@example.com';
    const client = server.client();
    await client.auth.signUp({ email, password: PASSWORD });
    await assertWorked(client.auth.resend({ type: 'signup', email }));
    assert.equal((await server.mailsTo(email)).length, 1);
    await assertWorked(client.auth.verifyOtp({ token_hash: await server.linkToken(email), type: 'signup' }));
  });

  it('resends the confirmation later; each link works until one is used, but only the newest code', async () => {
    for (const used of ['old', 'fresh'] as const) {
      const email = `resend-${used}@example.com`;
      const client = server.client();
      await client.auth.signUp({ email, password: PASSWORD });
      const links = { old: await server.linkToken(email), fresh: '' };
      const oldCode = await server.mailedCode(email);
      await server.database
        .sql`update auth.one_time_tokens set created_at = created_at - interval '31 seconds' where relates_to = ${email}`;
      await assertWorked(client.auth.resend({ type: 'signup', email }));
      links.fresh = await server.linkToken(email);
      assert.notEqual(links.fresh, links.old);
      if (oldCode !== (await server.mailedCode(email)))
        await assertRejected(client.auth.verifyOtp({ email, token: oldCode, type: 'signup' }), 'otp_expired');
      await assertWorked(client.auth.verifyOtp({ token_hash: links[used], type: 'signup' }));
      for (const link of Object.values(links))
        await assertRejected(client.auth.verifyOtp({ token_hash: link, type: 'signup' }), 'otp_expired');
      await assertWorked(server.signIn(email));
    }
    const client = server.client();
    await assertWorked(client.auth.resend({ type: 'signup', email: 'nobody-here@example.com' }));
    assert.deepEqual(await server.mailsTo('nobody-here@example.com'), []);
  });

  it('confirms with the e-mail address and the 6 digits, too', async () => {
    const email = 'digits@example.com';
    const client = server.client();
    await client.auth.signUp({ email, password: PASSWORD });
    const { data, error } = await client.auth.verifyOtp({
      email,
      token: await server.mailedCode(email),
      type: 'email',
    });
    assert.equal(error, null);
    assert.equal(data.user?.email, email);
  });

  it('rejects an expired token', async () => {
    const email = 'late@example.com';
    await server.client().auth.signUp({ email, password: PASSWORD });
    await server.database
      .sql`update auth.one_time_tokens set expires_at = now() - interval '1 second' where relates_to = ${email}`;
    await assertRejected(server.openLink(await server.linkToken(email), 'signup'), 'otp_expired');
  });

  it('rejects weak and overlong passwords with their reasons', async () => {
    const weak = await server.client().auth.signUp({ email: 'weak@example.com', password: '1234567' });
    assert.equal(weak.error?.code, 'weak_password');
    assert.equal(weak.error?.status, 422);
    assert.deepEqual((weak.error as { reasons?: string[] } | null)?.reasons, ['length']);
    const long = await server.client().auth.signUp({ email: 'weak@example.com', password: 'ä'.repeat(37) });
    assert.equal(long.error?.code, 'validation_failed');
    await assertWorked(server.client().auth.signUp({ email: 'longest@example.com', password: 'ä'.repeat(36) }));
  });

  it('rejects an invalid address, a phone number and an anonymous sign-up', async () => {
    for (const email of ['a', 'a@b', 'a b@example.com', '.a@example.com', 'a@-example.com', 'a@example.c']) {
      assert.equal(
        (await server.client().auth.signUp({ email, password: PASSWORD })).error?.message,
        'Unable to validate email address: invalid format',
        email,
      );
    }
    await assertRejected(
      server.client().auth.signUp({ phone: '+15550100', password: PASSWORD }),
      'phone_provider_disabled',
    );
    await assertRejected(server.client().auth.signInAnonymously(), 'anonymous_provider_disabled');
  });

  it('reports a failure when the database rejects a new user', async () => {
    const { sql } = server.database;
    await sql`create function private.break_sign_up() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`;
    await sql`create trigger break_sign_up after insert on auth.users for each row execute function private.break_sign_up()`;
    try {
      const { status, body } = await server.post('/signup', { email: 'broken@example.com', password: PASSWORD });
      assert.equal(status, 500);
      assert.deepEqual(body, { code: 500, error_code: 'unexpected_failure', msg: 'Database error saving new user' });
    } finally {
      await sql`drop trigger break_sign_up on auth.users`;
    }
    assert.deepEqual(await server.mailsTo('broken@example.com'), []);
  });
});
