import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { PRODUCTION_LIMITS } from './limits.ts';
import { PASSWORD, testAuthServer } from '../../testing/auth-server.ts';
import { assertRejected, assertStatus, assertWorked } from '../../testing/outcomes.ts';

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
const NEW_PASSWORD = 'battery staple 2';

const openLink = (token: string) => server.openLink(token, 'email_change');
const enterCode = (email: string, code: string) =>
  server.client().auth.verifyOtp({ email, token: code, type: 'email_change' });
const openStopLink = (token: string) => server.post('/email_change/stop', { token_hash: token });
const readAddresses = async (userId: string) =>
  (
    await sql<
      { email: string; email_change: string | null }[]
    >`select email, email_change from auth.users where id = ${userId}`
  )[0];

/** An account whose token a thief has stolen and used to request a new address. */
async function accountWithThief(name: string) {
  const owner = `${name}@example.com`;
  const thief = `${name}.thief@example.com`;
  const { client, session } = await server.signedUp(owner);
  const asked = await server.put('/user', { email: thief }, session.access_token);
  assert.equal(asked.status, 200);
  return {
    owner,
    thief,
    client,
    userId: session.user.id,
    token: session.access_token,
    links: [await server.linkToken(thief), await server.linkToken(owner, 'email_change')],
    codes: [await server.mailedCode(thief), await server.mailedCode(owner)],
    stopLink: await server.linkToken(owner, 'email_change_stop'),
  };
}

async function assertNothingOpens({
  owner,
  thief,
  userId,
  links,
  codes,
  stopLink,
}: Awaited<ReturnType<typeof accountWithThief>>): Promise<void> {
  for (const link of links) await assertRejected(openLink(link), 'otp_expired');
  await assertRejected(enterCode(thief, codes[0] ?? ''), 'otp_expired');
  await assertRejected(enterCode(owner, codes[1] ?? ''), 'otp_expired');
  await assertStatus(openStopLink(stopLink), 403);
  await server.client().auth.resend({ type: 'email_change', email: thief });
  await server.client().auth.resend({ type: 'email_change', email: owner });
  assert.deepEqual({ ...(await readAddresses(userId)) }, { email: owner, email_change: null });
  const [left] =
    await sql`select count(*)::integer as count from auth.one_time_tokens where user_id = ${userId} and token_type like 'email_change%'`;
  assert.equal(left?.['count'], 0);
}

describe('an e-mail change requested with a stolen token', () => {
  it('is cancelled when the owner sets a new password', async () => {
    const theft = await accountWithThief('changes-password');
    await assertWorked(theft.client.auth.updateUser({ password: NEW_PASSWORD }));
    await assertNothingOpens(theft);
  });

  it('is cancelled when the owner sets a new password, even if the thief has confirmed his half', async () => {
    const theft = await accountWithThief('half-way');
    assert.equal((await openLink(theft.links[0] ?? '')).data.session, null);
    await assertWorked(theft.client.auth.updateUser({ password: NEW_PASSWORD }));
    await assertNothingOpens(theft);
  });

  for (const scope of ['global', 'others'] as const) {
    it(`is cancelled when the owner signs out, ${scope}`, async () => {
      const theft = await accountWithThief(`signs-out-${scope}`);
      const own = server.client();
      await own.auth.signInWithPassword({ email: theft.owner, password: PASSWORD });
      await assertWorked(own.auth.signOut({ scope }));
      await assertNothingOpens(theft);
    });
  }

  it('is cancelled when the owner recovers the account, with the thief’s session and other mails', async () => {
    const theft = await accountWithThief('recovers');
    const own = server.client();
    await own.auth.signInWithOtp({ email: theft.owner });
    const magic = await server.linkToken(theft.owner, 'magiclink');
    await own.auth.resetPasswordForEmail(theft.owner);
    await assertWorked(
      own.auth.verifyOtp({ token_hash: await server.linkToken(theft.owner, 'recovery'), type: 'recovery' }),
    );
    await assertNothingOpens(theft);
    await assertStatus(server.call('/user', { token: theft.token }), 403);
    await assertRejected(own.auth.verifyOtp({ token_hash: magic, type: 'magiclink' }), 'otp_expired');
    await assertStatus(server.put('/user', { email: theft.thief }, theft.token), 403);
    const after = server.client();
    await after.auth.resetPasswordForEmail(theft.owner);
    const { data } = await after.auth.verifyOtp({
      token_hash: await server.linkToken(theft.owner, 'recovery'),
      type: 'recovery',
    });
    await assertWorked(after.auth.updateUser({ password: NEW_PASSWORD }));
    assert.equal(data.user?.email, theft.owner);
  });

  it('is cancelled by one click in the mail to the owner, without signing in, once; every session ends', async () => {
    const theft = await accountWithThief('stops');
    await openLink(theft.links[0] ?? '');
    const stopped = await openStopLink(theft.stopLink);
    assert.deepEqual([stopped.status, stopped.body], [200, { email: theft.owner }]);
    await assertNothingOpens(theft);
    await assertStatus(server.call('/user', { token: theft.token }), 403);
    await assertWorked(server.signIn(theft.owner));
  });

  it('is stopped by an older mail, too, but not by its links used for another purpose', async () => {
    const theft = await accountWithThief('older-stop');
    const next = `${theft.thief}.org`;
    await server.put('/user', { email: next }, theft.token);
    const links = [await server.linkToken(next), await server.linkToken(theft.owner, 'email_change')];
    await assertStatus(openStopLink(links[0] ?? ''), 403);
    await assertRejected(openLink(theft.stopLink), 'otp_expired');
    await assertRejected(server.openLink(theft.stopLink, 'magiclink'), 'otp_expired');
    await assertStatus(openStopLink(theft.stopLink), 200);
    for (const link of links) await assertRejected(openLink(link), 'otp_expired');
    assert.deepEqual({ ...(await readAddresses(theft.userId)) }, { email: theft.owner, email_change: null });
  });

  it('never takes effect by the thief’s half alone, whatever he repeats', async () => {
    const theft = await accountWithThief('half-only');
    const { owner, thief, links, codes } = theft;
    assert.equal((await openLink(links[0] ?? '')).data.session, null);
    await assertRejected(openLink(links[0] ?? ''), 'otp_expired');
    await assertRejected(enterCode(thief, codes[0] ?? ''), 'otp_expired');
    await sql`update auth.one_time_tokens set created_at = created_at - interval '31 seconds' where user_id = ${theft.userId}`;
    await server.client().auth.resend({ type: 'email_change', email: thief });
    assert.equal((await server.mailsTo(thief)).length, 1);
    assert.equal((await readAddresses(theft.userId))?.email, owner);
    await sql`update auth.one_time_tokens set expires_at = now() - interval '1 second' where user_id = ${theft.userId}`;
    await server.put('/user', { email: thief }, theft.token);
    assert.equal((await openLink(await server.linkToken(thief))).data.session, null);
    assert.equal((await readAddresses(theft.userId))?.email, owner);
  });

  it('does not carry an acceptance over to another request', async () => {
    const theft = await accountWithThief('swapped');
    assert.equal((await openLink(theft.links[1] ?? '')).data.session, null);
    const other = 'swapped.other@example.com';
    await server.put('/user', { email: other }, theft.token);
    assert.equal((await openLink(await server.linkToken(other))).data.session, null);
    assert.equal((await readAddresses(theft.userId))?.email, theft.owner);
  });

  it('does not survive when the owner sets a new password at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { client, session } = await server.signedUp(`beside-${round}@example.com`);
      const thief = server.client();
      const { data } = await thief.auth.signInWithPassword({
        email: `beside-${round}@example.com`,
        password: PASSWORD,
      });
      await Promise.all([
        client.auth.updateUser({ password: NEW_PASSWORD }),
        server.put('/user', { email: `beside-${round}.thief@example.com` }, data.session?.access_token ?? ''),
      ]);
      assert.equal((await readAddresses(session.user.id))?.email_change, null, `round ${round}`);
      const [left] =
        await sql`select count(*)::integer as count from auth.one_time_tokens where user_id = ${session.user.id}`;
      assert.equal(left?.['count'], 0);
    }
  });
});

describe('an e-mail change of the owner', () => {
  const change = async (client: SupabaseClient, from: string, to: string) => {
    await assertWorked(client.auth.updateUser({ email: to }));
    return { current: await server.linkToken(from, 'email_change'), next: await server.linkToken(to, 'email_change') };
  };

  it('takes effect in either order, and with link and code mixed', async () => {
    for (const [index, order] of (['current', 'next'] as const).entries()) {
      const [from, to] = [`order-${index}@example.com`, `order-${index}.new@example.com`];
      const { client, session } = await server.signedUp(from);
      const links = await change(client, from, to);
      assert.equal((await openLink(links[order])).data.session, null);
      const second = order === 'current' ? to : from;
      const { data, error } = await enterCode(second, await server.mailedCode(second));
      assert.equal(error, null);
      assert.equal(data.user?.email, to);
      assert.equal((await readAddresses(session.user.id))?.email_change, null);
    }
  });

  it('leaves no link to an earlier address valid after two changes', async () => {
    const [a, b, d] = ['twice.a@example.com', 'twice.b@example.com', 'twice.d@example.com'];
    const { client, session } = await server.signedUp(a);
    const first = await change(client, a, b);
    const firstStop = await server.linkToken(a, 'email_change_stop');
    await client.auth.resetPasswordForEmail(a);
    const recovery = await server.linkToken(a, 'recovery');
    await openLink(first.current);
    await openLink(first.next);
    const second = await change(client, b, d);
    await openLink(second.next);
    await openLink(second.current);
    assert.equal((await readAddresses(session.user.id))?.email, d);
    for (const link of Object.values(first)) await assertRejected(openLink(link), 'otp_expired');
    await assertStatus(openStopLink(firstStop), 403);
    await assertRejected(server.openLink(recovery, 'recovery'), 'otp_expired');
    assert.equal((await readAddresses(session.user.id))?.email, d);
  });

  it('is applied once when both links are opened in two tabs simultaneously', async () => {
    const [from, to] = ['tabs@example.com', 'tabs.new@example.com'];
    const { client, session } = await server.signedUp(from);
    const links = await change(client, from, to);
    const answers = await Promise.all([links.current, links.next, links.current, links.next].map(openLink));
    assert.equal(answers.filter(({ data }) => data.session !== null).length, 1);
    assert.equal(answers.filter(({ error }) => error?.code === 'otp_expired').length, 2);
    assert.equal((await readAddresses(session.user.id))?.email, to);
  });

  it('redirects its links, opened directly, with a message for the first and a session for the second', async () => {
    const [from, to] = ['redirected@example.com', 'redirected.new@example.com'];
    const { client } = await server.signedUp(from);
    const links = await change(client, from, to);
    const follow = async (token: string) =>
      new URLSearchParams(
        new URL(
          (
            await fetch(`${server.url}/auth/v1/verify?type=email_change&token_hash=${token}`, { redirect: 'manual' })
          ).headers.get('location') ?? '',
        ).hash.slice(1),
      );
    assert.equal(
      (await follow(links.next)).get('message'),
      'Confirmation link accepted. Please proceed to confirm link sent to the other email',
    );
    assert.ok((await follow(links.current)).get('access_token'));
  });

  it('is not blocked by a stranger who signs up with the new address and never confirms it', async () => {
    const [from, to] = ['barred@example.com', 'barred.new@example.com'];
    const { client } = await server.signedUp(from);
    await server.client().auth.signUp({ email: to, password: 'password of a stranger' });
    const links = await change(client, from, to);
    await server.client().auth.signUp({ email: to, password: 'password of a stranger' });
    const strangers = await server.linkToken(to, 'signup');
    await openLink(links.current);
    assert.equal((await openLink(links.next)).data.user?.email, to);
    await assertRejected(server.openLink(strangers, 'signup'), 'otp_expired');
    await assertRejected(server.signIn(to, 'password of a stranger'), 'invalid_credentials');
    await assertWorked(server.signIn(to));
  });

  it('is not easier to guess when many accounts are waiting for one address', async () => {
    const wanted = 'wanted@example.com';
    for (let account = 0; account < 4; account += 1) {
      const { client } = await server.signedUp(`wanting-${account}@example.com`);
      await assertWorked(client.auth.updateUser({ email: wanted }));
    }
    const codes = (await server.mailsTo(wanted)).map((mail) => /\b\d{6}\b/.exec(mail.text)?.[0] ?? '');
    assert.equal(codes.length, 4);
    for (const code of codes.slice(1))
      if (code !== codes[0]) await assertRejected(enterCode(wanted, code), 'otp_expired');
    const [tried] =
      await sql`select count(*)::integer as tokens, sum(attempts)::integer as attempts from auth.one_time_tokens where relates_to = ${wanted}`;
    assert.deepEqual([tried?.['tokens'], tried?.['attempts']], [4, 3]);
  });
});
