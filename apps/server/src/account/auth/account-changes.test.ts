import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PASSWORD, testAuthServer } from '../../testing/auth-server.ts';

const server = await testAuthServer();
const NEW_PASSWORD = 'battery staple 2';

describe('recovering an account', () => {
  it('mails a link to our page, which signs the user in and lets them choose a new password', async () => {
    const email = 'forgetful@example.com';
    const { client: elsewhere } = await server.signedUp(email);
    const client = server.client();
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));
    assert.equal(
      (await client.auth.resetPasswordForEmail(email, { redirectTo: `${server.url}/dashboard/settings` })).error,
      null,
    );
    const [mail] = await server.mailsTo(email);
    assert.match(
      mail?.links[0] ?? '',
      new RegExp(`^${server.url}/auth/recovery\\?token_hash=[\\w-]{43}&type=recovery$`),
    );
    const { error } = await client.auth.verifyOtp({ token_hash: await server.linkToken(email), type: 'recovery' });
    assert.equal(error, null);
    assert.ok(events.includes('PASSWORD_RECOVERY'));
    assert.equal((await client.auth.updateUser({ password: NEW_PASSWORD })).error, null);
    assert.notEqual((await elsewhere.auth.getUser()).error, null);
    assert.equal(
      (await server.client().auth.signInWithPassword({ email, password: PASSWORD })).error?.code,
      'invalid_credentials',
    );
    assert.equal((await server.client().auth.signInWithPassword({ email, password: NEW_PASSWORD })).error, null);
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
    assert.equal((await client.auth.updateUser({ password: NEW_PASSWORD })).error, null);
    assert.equal((await client.auth.getUser()).error, null);
    assert.equal((await client.auth.refreshSession()).error, null);
    assert.equal((await other.auth.refreshSession()).error?.code, 'refresh_token_not_found');
  });

  it('rejects the old password, a short one and one over 72 bytes', async () => {
    const { client } = await server.signedUp('picky@example.com');
    assert.equal((await client.auth.updateUser({ password: PASSWORD })).error?.code, 'same_password');
    assert.equal((await client.auth.updateUser({ password: 'short' })).error?.code, 'weak_password');
    assert.equal((await client.auth.updateUser({ password: 'x'.repeat(73) })).error?.code, 'validation_failed');
  });

  it('accepts a mailed nonce once, and no made-up one', async () => {
    const email = 'nonce@example.com';
    const { client } = await server.signedUp(email);
    assert.equal((await client.auth.reauthenticate()).error, null);
    const nonce = await server.mailedCode(email);
    assert.equal(
      (await client.auth.updateUser({ password: NEW_PASSWORD, nonce: nonce === '000000' ? '000001' : '000000' })).error
        ?.code,
      'reauthentication_not_valid',
    );
    assert.equal((await client.auth.updateUser({ password: NEW_PASSWORD, nonce })).error, null);
    assert.equal(
      (await client.auth.updateUser({ password: PASSWORD, nonce })).error?.code,
      'reauthentication_not_valid',
    );
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

    assert.equal((await client.auth.resend({ type: 'email_change', email: 'new@example.com' })).error, null);
    assert.equal((await server.mailsTo('new@example.com')).length, 1);
    await server.database
      .sql`update auth.one_time_tokens set created_at = created_at - interval '31 seconds' where user_id = ${session.user.id}`;
    assert.equal((await client.auth.resend({ type: 'email_change', email: 'old@example.com' })).error, null);
    assert.equal((await server.mailsTo('new@example.com')).length, 2);
    const [asked] = await server.mailsTo('old@example.com');
    assert.equal(asked?.subject, 'Confirm the change of your e-mail address');
    assert.match(asked?.text ?? '', /to new@example\.com/);

    const half = await server
      .client()
      .auth.verifyOtp({ token_hash: await server.linkToken('new@example.com'), type: 'email_change' });
    assert.deepEqual([half.error, half.data.session], [null, null]);
    const waiting = (await client.auth.getUser()).data.user;
    assert.deepEqual(
      [waiting?.email, waiting?.new_email, Reflect.get(waiting ?? {}, 'email_change_accepted_by')],
      ['old@example.com', 'new@example.com', 'new'],
    );

    const verified = await server
      .client()
      .auth.verifyOtp({ token_hash: await server.linkToken('old@example.com', 'email_change'), type: 'email_change' });
    assert.equal(verified.error, null);
    assert.equal(verified.data.user?.id, session.user.id);
    const refreshed = await client.auth.refreshSession();
    assert.equal(refreshed.data.user?.email, 'new@example.com');
    assert.equal(refreshed.data.user?.new_email, undefined);
    assert.equal(refreshed.data.user?.identities?.[0]?.identity_data?.['email'], 'new@example.com');
    assert.equal(
      (await server.mailsTo('old@example.com'))[0]?.subject,
      'The e-mail address of your account was changed',
    );
    assert.equal(
      (await server.client().auth.signInWithPassword({ email: 'new@example.com', password: PASSWORD })).error,
      null,
    );
    assert.equal(
      (await server.client().auth.signInWithPassword({ email: 'old@example.com', password: PASSWORD })).error?.code,
      'invalid_credentials',
    );
  });

  it('rejects an address that another user has, even if it was free when the change was requested', async () => {
    await server.signedUp('owner@example.com');
    const { client } = await server.signedUp('wisher@example.com');
    assert.equal(
      (await client.auth.updateUser({ email: 'owner@example.com' })).error,
      null,
      'the answer does not reveal it',
    );
    assert.equal(
      (await server.mailsTo('owner@example.com'))[0]?.links.some((link) => link.includes('token')),
      false,
    );
    assert.equal((await client.auth.updateUser({ email: 'contested@example.com' })).error, null);
    const token = await server.linkToken('contested@example.com');
    await server.signedUp('contested@example.com');
    assert.equal((await server.client().auth.verifyOtp({ token_hash: token, type: 'email_change' })).error, null);
    const { error } = await server.client().auth.verifyOtp({
      token_hash: await server.linkToken('wisher@example.com', 'email_change'),
      type: 'email_change',
    });
    assert.equal(error?.code, 'email_exists');
  });

  it('drops the earlier change when another is requested', async () => {
    const { client } = await server.signedUp('fickle@example.com');
    await client.auth.updateUser({ email: 'one@example.com' });
    const first = await server.linkToken('one@example.com');
    await client.auth.updateUser({ email: 'two@example.com' });
    assert.equal(
      (await server.client().auth.verifyOtp({ token_hash: first, type: 'email_change' })).error?.code,
      'otp_expired',
    );
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
    assert.equal((await client.auth.updateUser({ data: { big: 'x'.repeat(5000) } })).error?.code, 'validation_failed');
    assert.equal((await client.auth.updateUser({ data: { a: 'x'.repeat(2500) } })).error, null);
    assert.equal((await client.auth.updateUser({ data: { b: 'x'.repeat(2500) } })).error?.code, 'validation_failed');
  });
});

describe('signing in by mail', () => {
  it('sends a code and a link; the code signs in', async () => {
    const email = 'code@example.com';
    await server.signedUp(email);
    const client = server.client();
    assert.equal((await client.auth.signInWithOtp({ email })).error, null);
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
    assert.equal((await fetch(link, { method: 'HEAD', redirect: 'manual' })).status, 200);
    const target = new URL((await fetch(link, { redirect: 'manual' })).headers.get('location') ?? '');
    assert.equal(target.origin + target.pathname, `${server.url}/dashboard`);
    const answer = new URLSearchParams(target.hash.slice(1));
    assert.equal(answer.get('type'), 'magiclink');
    assert.equal((await server.call('/user', { token: answer.get('access_token') ?? '' })).status, 200);
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
