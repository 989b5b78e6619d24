import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PRODUCTION_LIMITS } from './limits.ts';
import { testAuthServer } from './test-auth-server.ts';
import { authorizeUrl, fragmentOf, throughGoogle } from './test-google.ts';

const perSecond = { capacity: 1000, refillPerSecond: 1000 };
const server = await testAuthServer({
  limits: {
    ...PRODUCTION_LIMITS,
    mailsPerEmail: perSecond,
    mailsPerAddress: perSecond,
    signUpsPerAddress: perSecond,
    signInsPerAddress: perSecond,
    verificationsPerAddress: perSecond,
  },
});
const { sql } = server.database;
const STRANGERS = 'password of a stranger';
const OWNERS = 'password of the owner';

const signUp = (email: string, password: string, data: Record<string, unknown> = {}, client = server.client()) =>
  client.auth.signUp({ email, password, options: { data } });
const planted = { full_name: 'Stranger', admin: true };
const answerOf = async (email: string, password: string) =>
  (await server.client().auth.signInWithPassword({ email, password })).error?.code ?? 'signed in';
const confirm = (token: string, client = server.client()) =>
  client.auth.verifyOtp({ token_hash: token, type: 'signup' });
const later = (email: string) =>
  sql`update auth.one_time_tokens set created_at = created_at - interval '31 seconds' where relates_to = ${email}`;

async function assertOwned(email: string, by: string | null): Promise<void> {
  assert.equal(await answerOf(email, STRANGERS), 'invalid_credentials');
  if (by !== null) assert.equal(await answerOf(email, by), 'signed in');
  const [left] = await sql`
    select u.raw_user_meta_data as metadata, (select coalesce(jsonb_agg(identity_data), '[]') from auth.identities where user_id = u.id)::text as identities,
      (select count(*)::integer from auth.sign_ups where user_id = u.id) as sign_ups, (select count(*)::integer from auth.one_time_tokens where user_id = u.id) as tokens
    from auth.users u where email = ${email}`;
  assert.equal(JSON.stringify(left).includes('Stranger'), false, JSON.stringify(left));
  assert.equal(JSON.stringify(left).includes('admin'), false);
  assert.deepEqual([left?.['sign_ups'], left?.['tokens']], [0, 0]);
}

describe('an address that two people sign up with', () => {
  it('belongs to the owner who confirms the own mail, after a stranger’s sign-up', async () => {
    const email = 'stranger-first@example.com';
    await signUp(email, STRANGERS, planted);
    const strangersLink = await server.linkToken(email);
    await signUp(email, OWNERS, { name: 'Owner' });
    const { data, error } = await confirm(await server.linkToken(email));
    assert.equal(error, null);
    assert.equal(data.user?.user_metadata['name'], 'Owner');
    await assertOwned(email, OWNERS);
    assert.equal((await confirm(strangersLink)).error?.code, 'otp_expired');
    await assertOwned(email, OWNERS);
  });

  it('belongs to the owner who confirms the own mail, before a stranger’s sign-up', async () => {
    const email = 'owner-first@example.com';
    await signUp(email, OWNERS);
    const link = await server.linkToken(email);
    await signUp(email, STRANGERS, planted);
    assert.equal((await confirm(link)).error, null);
    await assertOwned(email, OWNERS);
  });

  it('belongs to the owner whatever mail they open in the browser they signed up with, by link and by code', async () => {
    for (const way of ['link', 'code'] as const) {
      const email = `own-browser-${way}@example.com`;
      const browser = server.client({ asBrowser: true });
      await signUp(email, OWNERS, { name: 'Owner' }, browser);
      await signUp(email, STRANGERS, planted);
      const shown =
        way === 'link'
          ? { token_hash: await server.linkToken(email), type: 'signup' as const }
          : { email, token: await server.mailedCode(email), type: 'signup' as const };
      assert.equal((await browser.auth.verifyOtp(shown)).error, null);
      await assertOwned(email, OWNERS);
    }
  });

  it('is confirmed for the browser that asks for another mail, although a stranger signed up last', async () => {
    const email = 'asks-again@example.com';
    const browser = server.client({ asBrowser: true });
    await signUp(email, OWNERS, {}, browser);
    await signUp(email, STRANGERS, planted);
    await later(email);
    assert.equal((await browser.auth.resend({ type: 'signup', email })).error, null);
    assert.equal((await confirm(await server.linkToken(email))).error, null);
    await assertOwned(email, OWNERS);
  });

  it('is confirmed for the browser where the right password was entered, although a stranger signed up last', async () => {
    const email = 'other-browser@example.com';
    await signUp(email, OWNERS);
    await signUp(email, STRANGERS, planted);
    await later(email);
    const browser = server.client({ asBrowser: true });
    assert.equal(
      (await browser.auth.signInWithPassword({ email, password: OWNERS })).error?.code,
      'email_not_confirmed',
    );
    await browser.auth.resend({ type: 'signup', email });
    assert.equal((await confirm(await server.linkToken(email))).error, null);
    await assertOwned(email, OWNERS);
  });

  it('is not turned by a stranger who has the mail of the newest sign-up sent again', async () => {
    const email = 'resent-by-stranger@example.com';
    const stranger = server.client({ asBrowser: true });
    await signUp(email, STRANGERS, planted, stranger);
    await signUp(email, OWNERS);
    const link = await server.linkToken(email);
    await later(email);
    await server.client().auth.resend({ type: 'signup', email });
    const resent = await server.linkToken(email);
    assert.notEqual(resent, link);
    assert.equal((await confirm(resent)).error, null);
    await assertOwned(email, OWNERS);
  });

  it('takes no cookie of another site’s making for the browser’s own', async () => {
    const email = 'cross-site@example.com';
    const foreign = await fetch(`${server.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { Origin: 'https://evil.example', 'Content-Type': 'text/plain' },
      body: JSON.stringify({ email, password: STRANGERS }),
    });
    assert.deepEqual(foreign.headers.getSetCookie(), []);
    const own = await fetch(`${server.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { Origin: server.url },
      body: JSON.stringify({ email, password: OWNERS }),
    });
    const [cookie = ''] = own.headers.getSetCookie();
    assert.match(cookie, /^theia-sign-up=[\w~.-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    const [kept] = await sql<
      { id: string }[]
    >`select s.id from auth.sign_ups s join auth.users u on u.id = s.user_id where u.email = ${email} order by s.created_at limit 1`;
    await signUp(email, STRANGERS, planted);
    const forged = await fetch(`${server.url}/auth/v1/verify`, {
      method: 'POST',
      headers: { cookie: `theia-sign-up=${kept?.id}.AAAA` },
      body: JSON.stringify({ type: 'signup', email, token: await server.mailedCode(email) }),
    });
    assert.equal(forged.status, 200);
    assert.equal(await answerOf(email, STRANGERS), 'signed in');
  });

  it('shows the second person nothing of the first', async () => {
    const email = 'curious@example.com';
    const first = await signUp(email, OWNERS, { name: 'Owner', secret: 'mine' });
    assert.equal(first.data.user?.user_metadata['name'], 'Owner');
    const second = await signUp(email, STRANGERS, { name: 'Other' });
    assert.equal(JSON.stringify(second.data).includes('mine'), false);
    assert.equal(second.data.user?.user_metadata['name'], 'Other');
    assert.equal(second.data.user?.identities?.[0]?.identity_data?.['name'], 'Other');
  });

  it('is told in the mail of every sign-up but the first which one it confirms', async () => {
    const email = 'told-which@example.com';
    await signUp(email, OWNERS);
    await signUp(email, STRANGERS);
    const [second, first] = await server.mailsTo(email);
    assert.match(
      second?.text ?? '',
      /signed up with this address more than once.*\d+ \w+ \d{4} at \d\d:\d\d UTC: confirm it only if that was you/,
    );
    assert.doesNotMatch(first?.text ?? '', /more than once/);
  });

  it('keeps every sign-up waiting: each one’s own password is told to wait for the confirmation', async () => {
    const email = 'both-wait@example.com';
    await signUp(email, OWNERS);
    await signUp(email, STRANGERS);
    assert.deepEqual(
      [await answerOf(email, OWNERS), await answerOf(email, STRANGERS), await answerOf(email, 'some other password')],
      ['email_not_confirmed', 'email_not_confirmed', 'invalid_credentials'],
    );
  });

  it('is decided once when both links are opened at the same moment', async () => {
    const email = 'race@example.com';
    await signUp(email, STRANGERS, planted);
    const links = [await server.linkToken(email)];
    await signUp(email, OWNERS);
    links.push(await server.linkToken(email));
    const answers = await Promise.all([...links, ...links].map((link) => confirm(link)));
    assert.equal(answers.filter(({ error }) => error === null).length, 1);
    const outcomes = [await answerOf(email, STRANGERS), await answerOf(email, OWNERS)].toSorted();
    assert.deepEqual(outcomes, ['invalid_credentials', 'signed in']);
  });
});

describe('an unconfirmed password', () => {
  const google = async (email: string) =>
    fragmentOf(
      await throughGoogle(await authorizeUrl(server.client(), `${server.url}/dashboard`), { email, name: 'Owner' }),
    ).get('access_token');

  it('is void when its address comes in through Google, and so are the mails', async () => {
    const email = 'google-between@example.com';
    await signUp(email, STRANGERS, planted);
    const link = await server.linkToken(email);
    const code = await server.mailedCode(email);
    await server.client().auth.signInWithOtp({ email });
    const magic = await server.linkToken(email);
    assert.ok(await google(email));
    await assertOwned(email, null);
    assert.equal((await confirm(link)).error?.code, 'otp_expired');
    assert.equal(
      (await server.client().auth.verifyOtp({ email, token: code, type: 'signup' })).error?.code,
      'otp_expired',
    );
    assert.equal(
      (await server.client().auth.verifyOtp({ token_hash: magic, type: 'magiclink' })).error?.code,
      'otp_expired',
    );
    await signUp(email, STRANGERS, planted);
    await server.client().auth.resend({ type: 'signup', email });
    assert.equal(await answerOf(email, STRANGERS), 'email_not_confirmed', 'as if the address were free');
    await sql`delete from auth.sign_ups`;
    await assertOwned(email, null);
  });

  it('does not come back after Google by a mail of an earlier sign-up of the owner', async () => {
    const email = 'google-then-mail@example.com';
    await signUp(email, OWNERS);
    const link = await server.linkToken(email);
    await signUp(email, STRANGERS, planted);
    assert.ok(await google(email));
    assert.equal((await confirm(link)).error?.code, 'otp_expired');
    assert.equal(await answerOf(email, OWNERS), 'invalid_credentials');
    await assertOwned(email, null);
  });

  for (const way of ['recovery', 'magic link', 'code'] as const) {
    it(`is void when its address is proven by ${way}`, async () => {
      const email = `proven-by-${way.replaceAll(' ', '-')}@example.com`;
      await signUp(email, STRANGERS, planted);
      const strangersLink = await server.linkToken(email);
      const client = server.client();
      if (way === 'recovery') await client.auth.resetPasswordForEmail(email);
      else await client.auth.signInWithOtp({ email });
      const shown =
        way === 'code'
          ? { email, token: await server.mailedCode(email), type: 'email' as const }
          : {
              token_hash: await server.linkToken(email),
              type: way === 'recovery' ? ('recovery' as const) : ('magiclink' as const),
            };
      const { data, error } = await client.auth.verifyOtp(shown);
      assert.equal(error, null);
      assert.ok(data.user?.email_confirmed_at);
      await assertOwned(email, null);
      assert.equal((await client.auth.updateUser({ password: OWNERS })).error, null);
      assert.equal((await confirm(strangersLink)).error?.code, 'otp_expired');
      await assertOwned(email, OWNERS);
    });
  }

  it('is void after a recovery that the owner asked for before the stranger signed up again', async () => {
    const email = 'recovery-between@example.com';
    await signUp(email, OWNERS);
    const client = server.client();
    await client.auth.resetPasswordForEmail(email);
    const link = await server.linkToken(email);
    await signUp(email, STRANGERS, planted);
    const strangersLink = await server.linkToken(email);
    assert.equal((await client.auth.verifyOtp({ token_hash: link, type: 'recovery' })).error, null);
    await client.auth.updateUser({ password: OWNERS });
    assert.equal((await confirm(strangersLink)).error?.code, 'otp_expired');
    await assertOwned(email, OWNERS);
  });

  it('gives no session to anyone before the confirmation, by refresh or by code exchange', async () => {
    const email = 'no-session@example.com';
    const stranger = server.client({ flowType: 'pkce' });
    await signUp(email, STRANGERS, planted, stranger);
    const [rows] =
      await sql`select count(*)::integer as count from auth.sessions s join auth.users u on u.id = s.user_id where u.email = ${email}`;
    assert.equal(rows?.['count'], 0);
    const link = new URL((await server.mailsTo(email))[0]?.links[0] ?? '');
    const opened = await fetch(`${server.url}/auth/v1/verify?${link.searchParams.toString()}`, { redirect: 'manual' });
    const code = new URL(opened.headers.get('location') ?? '').searchParams.get('code');
    assert.ok(code);
    assert.notEqual((await server.client({ flowType: 'pkce' }).auth.exchangeCodeForSession(code)).error, null);
  });
});

describe('the six digits', () => {
  it('of a confirmation open nothing with another address', async () => {
    await signUp('digits-one@example.com', OWNERS);
    await signUp('digits-two@example.com', STRANGERS);
    const code = await server.mailedCode('digits-two@example.com');
    if (code !== (await server.mailedCode('digits-one@example.com')))
      assert.equal(
        (await server.client().auth.verifyOtp({ email: 'digits-one@example.com', token: code, type: 'signup' })).error
          ?.code,
        'otp_expired',
      );
    assert.equal(
      (await server.client().auth.verifyOtp({ email: 'digits-two@example.com', token: code, type: 'signup' })).error,
      null,
    );
  });

  it('are one number at a time, however many mails were sent', async () => {
    const email = 'many-mails@example.com';
    const codes: string[] = [];
    for (let mail = 0; mail < 8; mail += 1) {
      await signUp(email, mail % 2 === 0 ? OWNERS : STRANGERS);
      codes.push(await server.mailedCode(email));
    }
    const [live] =
      await sql`select count(*)::integer as count from auth.one_time_tokens where relates_to = ${email} and code_hash is not null`;
    assert.equal(live?.['count'], 1);
  });
});
