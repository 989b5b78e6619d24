import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { PRODUCTION_LIMITS } from './limits.ts';
import { testAuthServer } from '../../testing/auth-server.ts';
import { authorizeUrl, readFragment, followGoogleSignIn } from '../../testing/google-sign-in.ts';
import { assertRejected, assertWorked } from '../../testing/outcomes.ts';

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
const STRANGERS_PASSWORD = 'password of a stranger';
const OWNERS_PASSWORD = 'password of the owner';

const signUp = (email: string, password: string, data: Record<string, unknown> = {}, client = server.client()) =>
  client.auth.signUp({ email, password, options: { data } });
const strangersMetadata = { full_name: 'Stranger', admin: true };
const signInOutcome = async (email: string, password: string) =>
  (await server.signIn(email, password)).error?.code ?? 'signed in';
const confirm = (token: string, client = server.client()) =>
  client.auth.verifyOtp({ token_hash: token, type: 'signup' });

/** Asserts that a confirmation proved the address alone: neither password counts, and its session sets the password. */
async function assertPasswordMissing(email: string, client: SupabaseClient): Promise<void> {
  await assertOwned(email, null);
  assert.equal(await signInOutcome(email, OWNERS_PASSWORD), 'invalid_credentials');
  assert.equal((await client.auth.getUser()).data.user?.app_metadata['has_password'], false);
  const { data, error } = await client.auth.updateUser({ password: OWNERS_PASSWORD });
  assert.equal(error, null);
  assert.equal(data.user?.app_metadata['has_password'], true);
  await assertOwned(email, OWNERS_PASSWORD);
}

const ageTokens = (email: string) =>
  sql`update auth.one_time_tokens set created_at = created_at - interval '31 seconds' where relates_to = ${email}`;

async function assertOwned(email: string, by: string | null): Promise<void> {
  assert.equal(await signInOutcome(email, STRANGERS_PASSWORD), 'invalid_credentials');
  if (by !== null) assert.equal(await signInOutcome(email, by), 'signed in');
  const [left] = await sql`
    select u.raw_user_meta_data as metadata, (select coalesce(jsonb_agg(identity_data), '[]') from auth.identities where user_id = u.id)::text as identities,
      (select count(*)::integer from auth.sign_ups where user_id = u.id) as sign_ups, (select count(*)::integer from auth.one_time_tokens where user_id = u.id) as tokens
    from auth.users u where email = ${email}`;
  assert.equal(JSON.stringify(left).includes('Stranger'), false, JSON.stringify(left));
  assert.equal(JSON.stringify(left).includes('admin'), false);
  assert.deepEqual([left?.['sign_ups'], left?.['tokens']], [0, 0]);
}

describe('an address that two people sign up with', () => {
  it('has no password after either mail is opened on another device, and asks the owner for one', async () => {
    for (const opened of ['strangers', 'owners'] as const) {
      for (const way of ['link', 'code'] as const) {
        const email = `other-device-${opened}-${way}@example.com`;
        const sign = {
          strangers: () => signUp(email, STRANGERS_PASSWORD, strangersMetadata),
          owners: () => signUp(email, OWNERS_PASSWORD, { name: 'Owner' }, server.client({ asBrowser: true })),
        };
        await sign[opened === 'strangers' ? 'owners' : 'strangers']();
        const earlierLink = await server.linkToken(email);
        await sign[opened]();
        const device = server.client();
        const shown =
          way === 'link'
            ? { token_hash: await server.linkToken(email), type: 'signup' as const }
            : { email, token: await server.mailedCode(email), type: 'signup' as const };
        await assertWorked(device.auth.verifyOtp(shown));
        await assertPasswordMissing(email, device);
        await assertRejected(confirm(earlierLink), 'otp_expired');
        await assertOwned(email, OWNERS_PASSWORD);
      }
    }
  });

  it('has no password after the mail of the first of two sign-ups is opened on another device', async () => {
    const email = 'owner-first@example.com';
    await signUp(email, OWNERS_PASSWORD);
    const link = await server.linkToken(email);
    await signUp(email, STRANGERS_PASSWORD, strangersMetadata);
    const device = server.client();
    await assertWorked(confirm(link, device));
    await assertPasswordMissing(email, device);
  });

  it('takes password and metadata of its only sign-up, on any device', async () => {
    const email = 'alone@example.com';
    await signUp(email, OWNERS_PASSWORD, { name: 'Owner' }, server.client({ asBrowser: true }));
    const { data, error } = await confirm(await server.linkToken(email));
    assert.equal(error, null);
    assert.equal(data.user?.user_metadata['name'], 'Owner');
    assert.equal(data.user?.app_metadata['has_password'], true);
    await assertOwned(email, OWNERS_PASSWORD);
  });

  it('belongs to the owner, whichever mail they open in the browser they signed up with, by link and by code', async () => {
    for (const way of ['link', 'code'] as const) {
      const email = `own-browser-${way}@example.com`;
      const browser = server.client({ asBrowser: true });
      await signUp(email, OWNERS_PASSWORD, { name: 'Owner' }, browser);
      await signUp(email, STRANGERS_PASSWORD, strangersMetadata);
      const shown =
        way === 'link'
          ? { token_hash: await server.linkToken(email), type: 'signup' as const }
          : { email, token: await server.mailedCode(email), type: 'signup' as const };
      await assertWorked(browser.auth.verifyOtp(shown));
      await assertOwned(email, OWNERS_PASSWORD);
    }
  });

  it('is confirmed for the browser that requests another mail, even if a stranger signed up last', async () => {
    const email = 'asks-again@example.com';
    const browser = server.client({ asBrowser: true });
    await signUp(email, OWNERS_PASSWORD, {}, browser);
    await signUp(email, STRANGERS_PASSWORD, strangersMetadata);
    await ageTokens(email);
    await assertWorked(browser.auth.resend({ type: 'signup', email }));
    await assertWorked(confirm(await server.linkToken(email), browser));
    await assertOwned(email, OWNERS_PASSWORD);
  });

  it('is confirmed for the browser where the right password was entered, even if a stranger signed up last', async () => {
    const email = 'other-browser@example.com';
    await signUp(email, OWNERS_PASSWORD);
    await signUp(email, STRANGERS_PASSWORD, strangersMetadata);
    await ageTokens(email);
    const browser = server.client({ asBrowser: true });
    await assertRejected(browser.auth.signInWithPassword({ email, password: OWNERS_PASSWORD }), 'email_not_confirmed');
    await browser.auth.resend({ type: 'signup', email });
    await assertWorked(confirm(await server.linkToken(email), browser));
    await assertOwned(email, OWNERS_PASSWORD);
  });

  it('is not affected by a stranger who requests the mail of the newest sign-up again', async () => {
    const email = 'resent-by-stranger@example.com';
    const stranger = server.client({ asBrowser: true });
    await signUp(email, STRANGERS_PASSWORD, strangersMetadata, stranger);
    await signUp(email, OWNERS_PASSWORD);
    const link = await server.linkToken(email);
    await ageTokens(email);
    await server.client().auth.resend({ type: 'signup', email });
    const resent = await server.linkToken(email);
    assert.notEqual(resent, link);
    const device = server.client();
    await assertWorked(confirm(resent, device));
    await assertPasswordMissing(email, device);
  });

  it('accepts no forged cookie', async () => {
    const email = 'cross-site@example.com';
    const own = await fetch(`${server.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { Origin: server.url, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: OWNERS_PASSWORD }),
    });
    const [cookie = ''] = own.headers.getSetCookie();
    assert.match(cookie, /^theia-sign-up=[\w~.-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    const [kept] = await sql<
      { id: string }[]
    >`select s.id from auth.sign_ups s join auth.users u on u.id = s.user_id where u.email = ${email} order by s.created_at limit 1`;
    await signUp(email, STRANGERS_PASSWORD, strangersMetadata);
    const forged = await fetch(`${server.url}/auth/v1/verify`, {
      method: 'POST',
      headers: { cookie: `theia-sign-up=${kept?.id}.AAAA`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ type: 'signup', email, token: await server.mailedCode(email) }),
    });
    assert.equal(forged.status, 200);
    await assertOwned(email, null);
    assert.equal(await signInOutcome(email, OWNERS_PASSWORD), 'invalid_credentials');
  });

  it('shows the second person nothing about the first', async () => {
    const email = 'curious@example.com';
    const first = await signUp(email, OWNERS_PASSWORD, { name: 'Owner', secret: 'mine' });
    assert.equal(first.data.user?.user_metadata['name'], 'Owner');
    const second = await signUp(email, STRANGERS_PASSWORD, { name: 'Other' });
    assert.equal(JSON.stringify(second.data).includes('mine'), false);
    assert.equal(second.data.user?.user_metadata['name'], 'Other');
    assert.equal(second.data.user?.identities?.[0]?.identity_data?.['name'], 'Other');
  });

  it('gets mails that say which sign-up they confirm, except for the first', async () => {
    const email = 'told-which@example.com';
    await signUp(email, OWNERS_PASSWORD);
    await signUp(email, STRANGERS_PASSWORD);
    const [second, first] = await server.mailsTo(email);
    assert.match(
      second?.text ?? '',
      /signed up with this address more than once.*\d+ \w+ \d{4} at \d\d:\d\d UTC: confirm it only if that was you/,
    );
    assert.doesNotMatch(first?.text ?? '', /more than once/);
  });

  it('keeps every sign-up pending: each password gets the answer that confirmation is missing', async () => {
    const email = 'both-wait@example.com';
    await signUp(email, OWNERS_PASSWORD);
    await signUp(email, STRANGERS_PASSWORD);
    assert.deepEqual(
      [
        await signInOutcome(email, OWNERS_PASSWORD),
        await signInOutcome(email, STRANGERS_PASSWORD),
        await signInOutcome(email, 'some other password'),
      ],
      ['email_not_confirmed', 'email_not_confirmed', 'invalid_credentials'],
    );
  });

  it('is assigned once when both links are opened at the same moment', async () => {
    const email = 'race@example.com';
    await signUp(email, STRANGERS_PASSWORD, strangersMetadata);
    const links = [await server.linkToken(email)];
    await signUp(email, OWNERS_PASSWORD);
    links.push(await server.linkToken(email));
    const answers = await Promise.all([...links, ...links].map((link) => confirm(link)));
    assert.equal(answers.filter(({ error }) => error === null).length, 1);
    assert.equal(await signInOutcome(email, OWNERS_PASSWORD), 'invalid_credentials');
    await assertOwned(email, null);
  });
});

describe('an unconfirmed password', () => {
  const google = async (email: string) =>
    readFragment(
      await followGoogleSignIn(await authorizeUrl(server.client(), `${server.url}/dashboard`), {
        email,
        name: 'Owner',
      }),
    ).get('access_token');

  it('is void when its address signs in through Google, and so are the mails', async () => {
    const email = 'google-between@example.com';
    await signUp(email, STRANGERS_PASSWORD, strangersMetadata);
    const link = await server.linkToken(email);
    const code = await server.mailedCode(email);
    await server.client().auth.signInWithOtp({ email });
    const magic = await server.linkToken(email);
    assert.ok(await google(email));
    await assertOwned(email, null);
    await assertRejected(confirm(link), 'otp_expired');
    await assertRejected(server.client().auth.verifyOtp({ email, token: code, type: 'signup' }), 'otp_expired');
    await assertRejected(server.openLink(magic, 'magiclink'), 'otp_expired');
    await signUp(email, STRANGERS_PASSWORD, strangersMetadata);
    await server.client().auth.resend({ type: 'signup', email });
    assert.equal(await signInOutcome(email, STRANGERS_PASSWORD), 'email_not_confirmed', 'as for a free address');
    await sql`delete from auth.sign_ups`;
    await assertOwned(email, null);
  });

  it('is not restored after Google by a mail of the owner’s earlier sign-up', async () => {
    const email = 'google-then-mail@example.com';
    await signUp(email, OWNERS_PASSWORD);
    const link = await server.linkToken(email);
    await signUp(email, STRANGERS_PASSWORD, strangersMetadata);
    assert.ok(await google(email));
    await assertRejected(confirm(link), 'otp_expired');
    assert.equal(await signInOutcome(email, OWNERS_PASSWORD), 'invalid_credentials');
    await assertOwned(email, null);
  });

  for (const way of ['recovery', 'magic link', 'code'] as const) {
    it(`is void when its address is proven by ${way}`, async () => {
      const email = `proven-by-${way.replaceAll(' ', '-')}@example.com`;
      await signUp(email, STRANGERS_PASSWORD, strangersMetadata);
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
      await assertWorked(client.auth.updateUser({ password: OWNERS_PASSWORD }));
      await assertRejected(confirm(strangersLink), 'otp_expired');
      await assertOwned(email, OWNERS_PASSWORD);
    });
  }

  it('is void after a recovery that the owner requested before the stranger signed up again', async () => {
    const email = 'recovery-between@example.com';
    await signUp(email, OWNERS_PASSWORD);
    const client = server.client();
    await client.auth.resetPasswordForEmail(email);
    const link = await server.linkToken(email);
    await signUp(email, STRANGERS_PASSWORD, strangersMetadata);
    const strangersLink = await server.linkToken(email);
    await assertWorked(client.auth.verifyOtp({ token_hash: link, type: 'recovery' }));
    await client.auth.updateUser({ password: OWNERS_PASSWORD });
    await assertRejected(confirm(strangersLink), 'otp_expired');
    await assertOwned(email, OWNERS_PASSWORD);
  });

  it('gives no session to anyone before the confirmation, by refresh or by code exchange', async () => {
    const email = 'no-session@example.com';
    const stranger = server.client({ flowType: 'pkce' });
    await signUp(email, STRANGERS_PASSWORD, strangersMetadata, stranger);
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
    await signUp('digits-one@example.com', OWNERS_PASSWORD);
    await signUp('digits-two@example.com', STRANGERS_PASSWORD);
    const code = await server.mailedCode('digits-two@example.com');
    if (code !== (await server.mailedCode('digits-one@example.com')))
      await assertRejected(
        server.client().auth.verifyOtp({ email: 'digits-one@example.com', token: code, type: 'signup' }),
        'otp_expired',
      );
    await assertWorked(
      server.client().auth.verifyOtp({ email: 'digits-two@example.com', token: code, type: 'signup' }),
    );
  });

  it('have one valid value at a time, however many mails were sent', async () => {
    const email = 'many-mails@example.com';
    const codes: string[] = [];
    for (let mail = 0; mail < 8; mail += 1) {
      await signUp(email, mail % 2 === 0 ? OWNERS_PASSWORD : STRANGERS_PASSWORD);
      codes.push(await server.mailedCode(email));
    }
    const [live] =
      await sql`select count(*)::integer as count from auth.one_time_tokens where relates_to = ${email} and code_hash is not null`;
    assert.equal(live?.['count'], 1);
  });
});
