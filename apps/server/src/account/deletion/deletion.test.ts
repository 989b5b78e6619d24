import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { pino } from 'pino';
import { makeFrame } from '../../answers/frame/frame.ts';
import { writeFrames } from '../../answers/keep/keep-answers.ts';
import { chargeTopup } from '../../billing/topups/charge-topup.ts';
import { leaseTopup } from '../../billing/topups/topup-task.ts';
import { createStripe } from '../../stripe/stripe-client.ts';
import { openMailWorker, type OutgoingMail } from '../../mail/mail-worker.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { testAccountPlane, type TestUser } from '../../testing/account-plane.ts';
import { connectApp } from '../../testing/api-keys.ts';
import { fillAccount } from '../../testing/account-rows.ts';
import { GOOD_CARD, testBilling } from '../../testing/billing.ts';
import type { Customer } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';
import { deletionTask } from './deletion-task.ts';

const base = await testDatabase();
const plane = await testAccountPlane(base);
const billing = await testBilling(base);
const { sql, call, pay, until, balance, control, readPlan } = billing;
const log = pino({ level: 'silent' });
const PHRASE = { confirmation: 'Delete My Account' };

const del = (who: TestUser, body: unknown) =>
  who.client.functions.invoke<{ deleted: boolean }>('delete-account', { body: body as Record<string, unknown> });
const gone = async (who: TestUser) =>
  assert.deepEqual(await del(who, PHRASE).then(async ({ data, response }) => data ?? (await response?.text())), {
    deleted: true,
  });
const finish = (stripe = billing.stripe) =>
  deletionTask({ stripe, supportEmail: base.config.supportEmail, log }).perform(sql, () => false);
const payer = async (who: TestUser): Promise<Customer> => {
  const [key] = await sql<
    { id: string }[]
  >`select id from private.api_keys where user_id = ${who.id} order by created_at`;
  return { userId: who.id, keyId: key?.id ?? '', apiKey: '' };
};

/** The last mail to an address, sent the way production sends it. */
async function lastMailTo(address: string): Promise<OutgoingMail> {
  const sent: OutgoingMail[] = [];
  const worker = await openMailWorker({
    config: { ...base.config, mode: 'production' },
    database: base.database,
    log,
    transport: async (mail) => void sent.push(mail),
  });
  await until(async () => (await sql`select 1 from private.mail_outbox where to_address = ${address}`).length === 0);
  await worker.close();
  return sent.findLast((mail) => mail.to_address === address)!;
}

/** Every table and row of the database that contains one of these texts. */
async function traces(texts: readonly string[]): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private', 'auth') and c.relkind = 'r'`;
  const found: string[] = [];
  for (const { name } of tables) {
    for (const text of texts) {
      const rows = await sql.unsafe<{ row: string }[]>(
        `select t::text as row from ${name} t where position($1 in lower(t::text)) > 0`,
        [text.toLowerCase()],
      );
      found.push(...rows.map(({ row }) => `${name} has ${text}: ${row.slice(0, 200)}`));
    }
  }
  return found;
}

/** Gives a customer some history: a plan, a card, a top-up, calls with payloads, mails, a message with a file, a change of address. */
async function liveAWhile(who: TestUser): Promise<{ readonly customer: string; readonly subscription: string }> {
  const as = await payer(who);
  await pay((await billing.choosePlan(as, 'Growth', ['Relationship Compatibility']))['url'], GOOD_CARD);
  await billing.buyCredit(as, 50);
  await until(async () => (await balance(as)) === '50.00');
  const subscription = await billing.subscriptionOf(as);
  await until(
    async () => (await sql`select 1 from public.topup_logs where user_id = ${who.id} and receipt_url is not null`)[0],
  );
  const { logId } = await fillAccount(sql, who.id);
  const frame = makeFrame(Buffer.from(`{"name":"${who.email}"}`), 1, Buffer.from('dictionary'));
  await writeFrames(sql, 1, [{ userId: who.id, firstAtMs: Date.now(), callIds: [logId], ends: [1], bytes: frame }]);
  assert.equal((await sql`select 1 from private.call_answers where user_id = ${who.id}`).length, 1);
  await sql`select private.book_credit(${who.id}, 'credit', 1, ${`for ${who.email}`}, ${`cli:${randomUUID()}`})`;
  const message = new FormData();
  message.set('subject', 'general');
  message.set('message', `My name is Ada, write to ${who.email}`);
  message.append('attachments', new File([new Uint8Array(Buffer.from('%PDF-1.7 my birth certificate'))], 'birth.pdf'));
  assert.equal((await who.client.functions.invoke('support-message', { body: message })).error, null);
  await enqueueMail(sql, {
    to: base.config.supportEmail,
    subject: 'Dispute',
    text: `The bank of ${who.email} disputes a top-up.`,
    html: '',
  });
  await sql`insert into private.contact_messages (name, email, subject, message) values ('Ada', ${who.email.toUpperCase()}, 'Billing', 'Before I had an account')`;
  await sql`insert into auth.identities (user_id, provider, provider_id, identity_data) values (${who.id}, 'google', ${`google-${who.id}`}, ${JSON.stringify({ email: who.email, name: 'Ada' })})`;
  await sql`insert into auth.sign_ups (user_id, password_hash, user_metadata) values (${who.id}, 'hash', ${JSON.stringify({ name: 'Ada', email: who.email })})`;
  await sql`insert into auth.known_devices (user_id, kind, mark) values (${who.id}, 'device', '\\x01'), (${who.id}, 'network', '\\x02')`;
  await sql`insert into auth.mfa_recovery_codes (user_id, set_id, code_hash) values (${who.id}, ${randomUUID()}, sha256(convert_to(${who.id}::text, 'UTF8')))`;
  await sql`insert into private.quota_alerts (user_id, period_start, threshold, quota) values (${who.id}, now(), 80, 50000)`;
  await sql`insert into private.audit_touched (user_id, called_at) values (${who.id}, now())`;
  await sql`
    insert into private.audit_sums (user_id, ledger_rows, ledger_usd, ledger_digest, calls, quota_calls, cost_usd, calls_digest, months, seal)
    values (${who.id}, 0, 0, 0, 0, 0, 0, 0, '{}', '')`;
  await sql`
    insert into private.batch_jobs (id, user_id, api_key_id, key_ends, api_version, items, estimate, warnings, leased_until)
    select 'job_00000000000000000000000000', ${who.id}, k.id, 'THE01234', '2026-11-01', 2, '{}', '[]', 'infinity' from private.api_keys k where k.user_id = ${who.id} limit 1`;
  for (const table of ['items', 'results'])
    await sql.unsafe(
      `insert into private.batch_job_${table} select 'job_00000000000000000000000000', 0, 1, convert_to($1, 'UTF8') ${table === 'items' ? '' : ", '[]'"}`,
      [who.email],
    );
  await sql`insert into private.webhook_endpoints (id, user_id, url, label, signing_cipher, secret_id) values ('whe_00000000000000000000000000', ${who.id}, 'https://ada.example/', ${who.email}, '', 'x')`;
  await sql`
    insert into private.event_subscriptions (id, user_id, api_key_id, endpoint_id, label, request_cipher, secret_id, compute_at)
    select 'sub_00000000000000000000000000', ${who.id}, k.id, 'whe_00000000000000000000000000', ${who.email}, '', 'x', null from private.api_keys k where k.user_id = ${who.id} limit 1`;
  await sql`
    insert into private.subscription_events (id, subscription_id, user_id, rule, type, at, due_at, data_cipher, secret_id, fingerprint)
    values ('evt_00000000000000000000000000', 'sub_00000000000000000000000000', ${who.id}, 0, 'station', now(), now(), convert_to(${who.email}, 'UTF8'), 'x', ${who.email})`;
  await sql`
    insert into private.webhook_attempts (user_id, endpoint_id, event_id, kind, started_at, duration_ms, response_start)
    values (${who.id}, 'whe_00000000000000000000000000', 'evt_00000000000000000000000000', 'scheduled', now(), 5, ${who.email})`;
  await sql`
    insert into private.reports (id, user_id, api_key_id, is_test, kind, voice, status, failure, failure_message, content_cipher, secret_id, call_id, called_at, request_id, ended_at)
    select 'rep_00000000000000000000000000', ${who.id}, k.id, false, 'natal', 'composed', 'failed', 'place_not_found', ${who.email}, convert_to(${who.email}, 'UTF8'), 'x', gen_random_uuid(), now(), ${who.email}, now()
    from private.api_keys k where k.user_id = ${who.id} limit 1`;
  const appId = await connectApp(base.database, who.id, '1', who.email);
  await sql`
    insert into private.oauth_records (kind, id, payload, app_id, expires_at) values ('AccessToken', ${who.email}, ${JSON.stringify(who.email)}, ${appId}, now() + interval '1 hour')`;
  await sql`insert into public.saved_views (user_id, name, query) values (${who.id}, ${who.email}, '')`;
  await sql`insert into private.key_notices (user_id, change, label, network) values (${who.id}, 'regenerated', 'Default', '192.0.2.1')`;
  await sql`update auth.users set raw_user_meta_data = ${JSON.stringify({ name: 'Ada', email: who.email })} where id = ${who.id}`;
  return { customer: (await readPlan(as)).customer ?? '', subscription };
}

describe('deleting an account', () => {
  it('requires the phrase as shown, in any case', async () => {
    const ada = await plane.signUp('phrase@theia.test');
    for (const confirmation of ['', 'delete account', 'delete my accounts']) {
      const refused = await del(ada, { confirmation });
      assert.equal(refused.response?.status, 400);
      assert.deepEqual(await refused.response?.json(), {
        error: 'Please type the confirmation phrase exactly as shown.',
      });
    }
    await gone(ada);
    assert.equal((await del(ada, PHRASE)).response?.status === 200, false);
  });

  it('requires a sign-in within the last ten minutes, whatever token is used', async () => {
    const ada = await plane.signUp('stolen@theia.test');
    for (const [signedInAt, recoveredAt] of [
      ["now() - interval '11 minutes'", 'null'],
      ['null', 'now()'],
      ['null', 'null'],
    ]) {
      await sql.unsafe(
        `update auth.sessions set signed_in_at = ${signedInAt}, recovered_at = ${recoveredAt} where user_id = $1`,
        [ada.id],
      );
      const refused = await del(ada, PHRASE);
      assert.equal(refused.response?.status, 403);
      assert.deepEqual(await refused.response?.json(), {
        error: 'This change needs a sign-in of the last ten minutes. Please confirm that it is you.',
        code: 'reauthentication_needed',
      });
    }
    assert.equal((await sql`select from auth.users where id = ${ada.id} and deleted_at is null`).length, 1);
    await sql`update auth.sessions set signed_in_at = now() where user_id = ${ada.id}`;
    await gone(ada);
  });

  it('leaves no trace of the person once the last mail is sent, and keeps the amounts in the books', async () => {
    const ada = await plane.signUp('ada@theia.test');
    const near = await plane.signUp('da@theia.test');
    const { customer } = await liveAWhile(ada);
    const [before] = await sql<
      { sum: string; rows: number }[]
    >`select sum(amount_usd)::text as sum, count(*)::int as rows from public.credit_ledger where user_id = ${ada.id}`;
    const [card] = await sql<
      { id: string }[]
    >`select stripe_payment_method_id as id from public.payment_method where user_id = ${ada.id}`;
    assert.ok((await traces([ada.id, ada.email, customer])).length > 20);

    await enqueueMail(sql, { to: near.email, subject: 'Hello', text: 'Hello', html: '' });
    await gone(ada);
    const [key] = await sql`select 1 from private.api_keys where user_id = ${ada.id}`;
    assert.equal(key, undefined, 'the keys are deleted immediately');
    await finish();
    await billing.task('stripe-events');

    assert.match(
      (await lastMailTo(ada.email)).text_body,
      /The wallet held \$63\.33\. We refunded \$50\.00 to the card it came from\. \$13\.33 could not be refunded and is lost\./,
    );
    assert.deepEqual(
      await traces([
        ada.id,
        ada.email,
        customer,
        card!.id,
        'birth certificate',
        'google-',
        'job_00000000000000000000000000',
      ]),
      [],
    );
    const [after] = await sql<
      { sum: string; rows: number }[]
    >`select sum(amount_usd)::text as sum, count(*)::int as rows from public.credit_ledger where user_id is null`;
    assert.deepEqual(
      { ...after },
      { sum: '0.0000', rows: before!.rows + 3 },
      'closed and refunded: every ledger entry is still there',
    );
    assert.equal(
      (await sql`select 1 from public.topup_logs where user_id is null and receipt_url is null and amount_cents = 5000`)
        .length,
      2,
    );
    assert.equal(
      (await sql`select 1 from private.mail_outbox where to_address = ${near.email}`).length,
      1,
      'a similar address belongs to another person',
    );
    await billing.assertBooksAgree();
    await assert.rejects(sql`update public.credit_ledger set reason = 'x' where user_id is null`, /append-only/);
  });

  it('ends the session immediately, closes tables and functions to it, and frees the address for a new user', async () => {
    const ada = await plane.signUp('again@theia.test');
    await gone(ada);
    await until(
      async () => (await plane.request('/rest/v1/user_credits?select=*', { token: ada.accessToken })).status === 401,
    );
    await plane.signUp('again@theia.test');
  });

  it('cancels the subscription, closes open checkout pages and deletes the customer at Stripe', async () => {
    const ada = await plane.signUp('leaving@theia.test');
    const { customer, subscription } = await liveAWhile(ada);
    const url = await billing.checkout(await payer(ada), { mode: 'payment', priceId: 'price_credit_250' });
    await gone(ada);
    await finish();
    assert.equal((await billing.stripe.subscriptions.retrieve(subscription)).status, 'canceled');
    await assert.rejects(billing.stripe.customers.retrieve(customer), { code: 'resource_missing' });
    assert.equal((await fetch(url)).status, 410);
    assert.equal(
      (
        await sql`select 1 from private.account_deletions where cleared_at is null or erased_at is null or user_id is not null or stripe_customer_id is not null`
      ).length,
      0,
    );
  });

  it('keeps retrying Stripe while the data is already deleted, except the address for the final mail', async () => {
    const ada = await plane.signUp('unreachable@theia.test');
    const { customer } = await liveAWhile(ada);
    await gone(ada);
    const dead = createStripe({ secretKey: 'sk_test_sandbox', apiBase: 'http://127.0.0.1:9' });
    await finish(dead);
    const open = async () =>
      (
        await sql<
          { attempts: number; cleared: boolean; last_error: string | null }[]
        >`select attempts, cleared_at is not null as cleared, last_error from private.account_deletions order by requested_at desc limit 1`
      )[0];
    assert.deepEqual({ ...(await open()) }, { attempts: 1, cleared: false, last_error: 'StripeConnectionError' });
    assert.deepEqual(
      (await traces([ada.id, ada.email])).map((trace) => trace.split(' ')[0]),
      ['private.account_deletions'],
    );
    assert.equal((await billing.stripe.customers.retrieve(customer)).id, customer);
    await sql`update private.account_deletions set next_attempt_at = now()`;
    await finish();
    assert.deepEqual([(await open())?.attempts, (await open())?.cleared], [2, true]);
    await lastMailTo(ada.email);
    assert.deepEqual(await traces([ada.id, ada.email]), []);
  });

  it('erases a customer with very many calls in the background, and the account is closed immediately', async () => {
    const ada = await plane.signUp('busy@theia.test');
    await sql`
      insert into private.calls (id, created_at, user_id, request_id, method, path, response_status, processing_time_ms, request_payload)
      select gen_random_uuid(), now(), ${ada.id}, 'req_' || n, 'POST', '/swiss/natal', 200, 1, '{"birth_date":"1815-12-10"}' from generate_series(1, 20001) n`;
    await gone(ada);
    assert.deepEqual(
      (await sql`select email, deleted_at is not null as closed from auth.users where id = ${ada.id}`).map((row) => ({
        ...row,
      })),
      [{ email: null, closed: true }],
    );
    assert.equal((await sql`select 1 from private.api_keys where user_id = ${ada.id}`).length, 0);
    await finish();
    assert.match((await lastMailTo(ada.email)).text_body, /There was no unused credit/);
    assert.deepEqual(await traces([ada.id, ada.email]), []);
  });
});

describe('events from Stripe about a deleted account', () => {
  it('are ignored, and kept without their content', async () => {
    const ada = await plane.signUp('later@theia.test');
    const { subscription } = await liveAWhile(ada);
    const { charge } = await billing.paymentOf(await payer(ada));
    await gone(ada);
    const count = async () => (await sql`select from private.stripe_events`).length;
    const before = await count();
    await control(`subscriptions/${subscription}`, { what: 'trial-will-end' });
    await control(`charges/${charge}`, { what: 'refund', amount: '500' });
    await until(async () => (await count()) >= before + 3);
    assert.deepEqual(
      (
        await sql`select outcome, payload::text as payload from private.stripe_events order by received_at desc limit 3`
      ).map((row) => ({ ...row })),
      Array.from({ length: 3 }, () => ({ outcome: 'ignored', payload: '{}' })),
    );
    await billing.assertBooksAgree();
  });

  it('lead to a refund of a card that was being charged at that moment', async () => {
    const ada = await plane.signUp('charging@theia.test');
    const as = await payer(ada);
    await billing.saveCard(as);
    await call(as, 'billing-settings', { auto_topup: true, auto_topup_amount_usd: 20 });
    const lease = await leaseTopup(sql);
    assert.ok(lease !== null);
    await gone(ada);
    await chargeTopup(billing.topups, lease);
    const state = await billing.atStripe<{
      charges: Record<string, { amount: number; amount_refunded: number; metadata: { topup_request?: string } }>;
    }>();
    const charge = Object.values(state.charges).find(({ metadata }) => metadata.topup_request === lease.id);
    assert.deepEqual([charge?.amount, charge?.amount_refunded], [2_000, 2_000]);
  });
});
