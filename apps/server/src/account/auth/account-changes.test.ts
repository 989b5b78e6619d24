import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PASSWORD, testAuthServer } from '../../testing/auth-server.ts';
import { assertRejected, assertStatus, assertWorked } from '../../testing/outcomes.ts';

const server = await testAuthServer();
const NEW_PASSWORD = 'battery staple 2';

describe('recovering an account', () => {
  it('mails a link to our page, which signs the user in and lets them choose a new password', async () => {
    const email = 'forgetful@example.com';
    const { client: elsewhere } = await server.signedUp(email);
    const client = server.client();
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));
    await assertWorked(client.auth.resetPasswordForEmail(email, { redirectTo: `${server.url}/dashboard/settings` }));
    const [mail] = await server.mailsTo(email);
    assert.match(
      mail?.links[0] ?? '',
      new RegExp(`^${server.url}/auth/recovery\\?token_hash=[\\w-]{43}&type=recovery$`),
    );
    const { error } = await client.auth.verifyOtp({ token_hash: await server.linkToken(email), type: 'recovery' });
    assert.equal(error, null);
    assert.ok(events.includes('PASSWORD_RECOVERY'));
    await assertWorked(client.auth.updateUser({ password: NEW_PASSWORD }));
    assert.notEqual((await elsewhere.auth.getUser()).error, null);
    await assertRejected(server.signIn(email), 'invalid_credentials');
    await assertWorked(server.signIn(email, NEW_PASSWORD));
  });

  it('reveals nothing about unknown addresses and creates no user', async () => {
    const email = 'unknown@example.com';
    const recovered = await server.client().auth.resetPasswordForEmail(email);
    const asked = await server.client().auth.signInWithOtp({ email });
    assert.deepEqual([recovered.error, recovered.data, asked.error], [null, {}, null]);
    assert.deepEqual(await server.mailsTo(email), []);
    assert.deepEqual([...(await server.database.sql`select id from auth.users where email = ${email}`)], []);
  });
});

describe('changing the password', () => {
  it('ends the other sessions and keeps this one', async () => {
    const email = 'changing@example.com';
    const { client } = await server.signedUp(email);
    const other = server.client();
    await other.auth.signInWithPassword({ email, password: PASSWORD });
    await assertWorked(client.auth.updateUser({ password: NEW_PASSWORD }));
    await assertWorked(client.auth.getUser());
    await assertWorked(client.auth.refreshSession());
    await assertRejected(other.auth.refreshSession(), 'refresh_token_not_found');
  });

  it('rejects the old password, a short one and one over 72 bytes', async () => {
    const { client } = await server.signedUp('picky@example.com');
    await assertRejected(client.auth.updateUser({ password: PASSWORD }), 'same_password');
    await assertRejected(client.auth.updateUser({ password: 'short' }), 'weak_password');
    await assertRejected(client.auth.updateUser({ password: 'x'.repeat(73) }), 'validation_failed');
  });

  it('accepts a mailed nonce once, and no made-up one', async () => {
    const email = 'nonce@example.com';
    const { client } = await server.signedUp(email);
    await assertWorked(client.auth.reauthenticate());
    const nonce = await server.mailedCode(email);
    await assertRejected(
      client.auth.updateUser({ password: NEW_PASSWORD, nonce: nonce === '000000' ? '000001' : '000000' }),
      'reauthentication_not_valid',
    );
    await assertWorked(client.auth.updateUser({ password: NEW_PASSWORD, nonce }));
    await assertRejected(client.auth.updateUser({ password: PASSWORD, nonce }), 'reauthentication_not_valid');
  });
});

describe('changing the e-mail address', () => {
  it('takes effect when both addresses have confirmed, and notifies the old one', async () => {
    const { client, session } = await server.signedUp('old@example.com');
    const { data, error } = await client.auth.updateUser(
      { email: 'New@example.com' },
      { emailRedirectTo: `${server.url}/auth/email` },
    );
    assert.equal(error, null);
    assert.equal(data.user?.email, 'old@example.com');
    assert.equal(data.user?.new_email, 'new@example.com');
    const [mail] = await server.mailsTo('new@example.com');
    assert.match(
      mail?.links[0] ?? '',
      new RegExp(`^${server.url}/auth/email\\?token_hash=[\\w-]{43}&type=email_change$`),
    );

    await assertWorked(client.auth.resend({ type: 'email_change', email: 'new@example.com' }));
    assert.equal((await server.mailsTo('new@example.com')).length, 1);
    await server.database
      .sql`update auth.one_time_tokens set created_at = created_at - interval '31 seconds' where user_id = ${session.user.id}`;
    await assertWorked(client.auth.resend({ type: 'email_change', email: 'old@example.com' }));
    assert.equal((await server.mailsTo('new@example.com')).length, 2);
    const [asked] = await server.mailsTo('old@example.com');
    assert.equal(asked?.subject, 'Confirm the change of your email address');
    assert.match(asked?.text ?? '', /to new@example\.com/);

    const half = await server.openLink(await server.linkToken('new@example.com'), 'email_change');
    assert.deepEqual([half.error, half.data.session], [null, null]);
    const waiting = (await client.auth.getUser()).data.user;
    assert.deepEqual(
      [waiting?.email, waiting?.new_email, Reflect.get(waiting ?? {}, 'email_change_accepted_by')],
      ['old@example.com', 'new@example.com', 'new'],
    );

    const verified = await server.openLink(await server.linkToken('old@example.com', 'email_change'), 'email_change');
    assert.equal(verified.error, null);
    assert.equal(verified.data.user?.id, session.user.id);
    const refreshed = await client.auth.refreshSession();
    assert.equal(refreshed.data.user?.email, 'new@example.com');
    assert.equal(refreshed.data.user?.new_email, undefined);
    assert.equal(refreshed.data.user?.identities?.[0]?.identity_data?.['email'], 'new@example.com');
    assert.equal(
      (await server.mailsTo('old@example.com'))[0]?.subject,
      'The email address of your account was changed',
    );
    await assertWorked(server.signIn('new@example.com'));
    await assertRejected(server.signIn('old@example.com'), 'invalid_credentials');
  });

  it('rejects an address that another user has, even if it was free when the change was requested', async () => {
    await server.signedUp('owner@example.com');
    const { client } = await server.signedUp('wisher@example.com');
    await assertWorked(client.auth.updateUser({ email: 'owner@example.com' }), 'the answer does not reveal it');
    assert.equal(
      (await server.mailsTo('owner@example.com'))[0]?.links.some((link) => link.includes('token')),
      false,
    );
    await assertWorked(client.auth.updateUser({ email: 'contested@example.com' }));
    const token = await server.linkToken('contested@example.com');
    await server.signedUp('contested@example.com');
    await assertWorked(server.openLink(token, 'email_change'));
    const { error } = await server.openLink(
      await server.linkToken('wisher@example.com', 'email_change'),
      'email_change',
    );
    assert.equal(error?.code, 'email_exists');
  });

  it('drops the earlier change when another is requested', async () => {
    const { client } = await server.signedUp('fickle@example.com');
    await client.auth.updateUser({ email: 'one@example.com' });
    const first = await server.linkToken('one@example.com');
    await client.auth.updateUser({ email: 'two@example.com' });
    await assertRejected(server.openLink(first, 'email_change'), 'otp_expired');
    const byCode = async (email: string) =>
      server.client().auth.verifyOtp({ email, token: await server.mailedCode(email), type: 'email_change' });
    assert.equal((await byCode('fickle@example.com')).data.session, null);
    assert.equal((await byCode('two@example.com')).data.user?.email, 'two@example.com');
  });
});

describe('a user’s own metadata', () => {
  it('is merged, and null removes a field', async () => {
    const { client } = await server.signedUp('meta@example.com');
    await client.auth.updateUser({ data: { hello: 'world', theme: 'dark' } });
    const { data } = await client.auth.updateUser({ data: { theme: null } });
    assert.equal(data.user?.user_metadata['hello'], 'world');
    assert.equal('theme' in (data.user?.user_metadata ?? {}), false);
  });

  it('stays small, because every token carries it', async () => {
    const { client } = await server.signedUp('big@example.com');
    await assertRejected(client.auth.updateUser({ data: { big: 'x'.repeat(5000) } }), 'validation_failed');
    await assertWorked(client.auth.updateUser({ data: { a: 'x'.repeat(2500) } }));
    await assertRejected(client.auth.updateUser({ data: { b: 'x'.repeat(2500) } }), 'validation_failed');
  });
});

describe('signing in by mail', () => {
  it('sends a code and a link; the code signs in', async () => {
    const email = 'code@example.com';
    await server.signedUp(email);
    const client = server.client();
    await assertWorked(client.auth.signInWithOtp({ email }));
    const { data, error } = await client.auth.verifyOtp({
      email,
      token: await server.mailedCode(email),
      type: 'email',
    });
    assert.equal(error, null);
    assert.equal(data.user?.email, email);
  });

  it('redirects the link to the requested page of ours with a session in the fragment, once', async () => {
    const email = 'link@example.com';
    await server.signedUp(email);
    await server.client().auth.signInWithOtp({ email, options: { emailRedirectTo: `${server.url}/dashboard` } });
    const link = (await server.mailsTo(email))[0]?.links[0] ?? '';
    await assertStatus(fetch(link, { method: 'HEAD', redirect: 'manual' }), 200);
    const target = new URL((await fetch(link, { redirect: 'manual' })).headers.get('location') ?? '');
    assert.equal(target.origin + target.pathname, `${server.url}/dashboard`);
    const answer = new URLSearchParams(target.hash.slice(1));
    assert.equal(answer.get('type'), 'magiclink');
    await assertStatus(server.call('/user', { token: answer.get('access_token') ?? '' }), 200);
    const again = new URL((await fetch(link, { redirect: 'manual' })).headers.get('location') ?? '');
    assert.equal(new URLSearchParams(again.hash.slice(1)).get('error_code'), 'otp_expired');
  });

  it('redirects the link of a PKCE client with a code that only this client can use', async () => {
    const email = 'pkce@example.com';
    await server.signedUp(email);
    const client = server.client({ flowType: 'pkce' });
    await client.auth.signInWithOtp({ email });
    const link = (await server.mailsTo(email))[0]?.links[0] ?? '';
    const code =
      new URL((await fetch(link, { redirect: 'manual' })).headers.get('location') ?? '').searchParams.get('code') ?? '';
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    assert.equal(error, null);
    assert.equal(data.user?.email, email);
  });

  it('never redirects to another site', async () => {
    const email = 'away@example.com';
    await server.signedUp(email);
    for (const redirect of [
      'https://evil.example',
      `${server.url}.evil.example/`,
      `${server.url.replace('//', '//x@')}`,
      'javascript:alert(1)',
      '//evil.example',
    ]) {
      const { origin } = new URL(
        (
          await fetch(
            `${server.url}/auth/v1/verify?token_hash=x&type=signup&redirect_to=${encodeURIComponent(redirect)}`,
            { redirect: 'manual' },
          )
        ).headers.get('location') ?? '',
      );
      assert.equal(origin, server.url, redirect);
    }
  });
});
