import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GOOD_CARD, testBilling } from '../../testing/billing.ts';
import { commandLine } from '../../testing/command-line.ts';
import { testDatabase } from '../../testing/database.ts';
import { natalSystem } from '../operations/natal-system.ts';
import { pino } from 'pino';

const DECLINED_LATER = '4000000000000341';

const base = await testDatabase();
const billing = await testBilling(base);
const { sql, user, call, pay, until, control, task, choosePlan } = billing;
const theia = commandLine({ dataDir: base.config.dataDir, workingDirectory: base.config.dataDir });
type Who = Awaited<ReturnType<typeof user>>;

interface Event {
  readonly event: string;
  readonly actor: string;
  readonly details: Readonly<Record<string, unknown>>;
}
const eventsOf = ({ userId }: Who) =>
  sql<Event[]>`select event, actor, details from public.audit_log where user_id = ${userId} order by id`;
/** Waits until an event is in the log; fails if it is there with another actor. */
async function find(who: Who, event: string, actor: string): Promise<Event['details']> {
  const found = await until(async () => (await eventsOf(who)).findLast((row) => row.event === event));
  assert.equal(found.actor, actor, event);
  return found.details;
}
async function withCard(card: string): Promise<Who> {
  const who = await user({ plan: null });
  await billing.saveCard(who, card);
  await find(who, 'card.added', 'stripe');
  return who;
}
const cli = async (...words: string[]) => {
  const { code, err } = await theia(...words);
  assert.equal(code, 0, err);
};

describe('the audit log has what happens to the money of an account', () => {
  it('a plan that is chosen in the trial, changed, cancelled, kept and ended, with its add-ons', async () => {
    const who = await user();
    const { url } = await choosePlan(who, 'Growth', ['Relationship Compatibility']);
    await pay(url, GOOD_CARD);
    const { plan, starts_at: startsAt } = await find(who, 'plan.chosen', 'stripe');
    assert.equal(plan, 'growth');
    assert.ok(Date.parse(String(startsAt)) > Date.now());
    assert.deepEqual(await find(who, 'addon.started', 'stripe'), { addon: 'relationship' });
    const card = await find(who, 'card.added', 'stripe');
    assert.deepEqual([card['brand'], card['last4']], ['visa', '4242']);
    await choosePlan(who, 'Professional');
    assert.deepEqual(await find(who, 'plan.changed', 'stripe'), { plan: ['growth', 'professional'] });
    assert.deepEqual(await find(who, 'addon.ended', 'stripe'), { addon: 'relationship' });
    const subscription = await billing.subscriptionOf(who);
    await control(`subscriptions/${subscription}`, { what: 'end-period' });
    assert.deepEqual(await find(who, 'plan.started', 'stripe'), { plan: 'professional' });
    await call(who, 'cancel-plan', { cancel: true });
    assert.ok((await find(who, 'plan.cancelled', 'stripe'))['ends_at']);
    await call(who, 'cancel-plan', { cancel: false });
    await find(who, 'plan.resumed', 'stripe');
    await call(who, 'cancel-plan', { cancel: true });
    await until(async () => (await eventsOf(who)).filter(({ event }) => event === 'plan.cancelled').length === 2);
    await control(`subscriptions/${subscription}`, { what: 'end-period' });
    assert.deepEqual(await find(who, 'plan.ended', 'stripe'), { plan: 'professional' });
    assert.ok(!JSON.stringify(await eventsOf(who)).includes(GOOD_CARD));
  });

  it('a payment that is overdue, and made after all', async () => {
    const who = await user({ plan: 'starter' });
    await sql`update public.subscriptions set status = 'past_due' where user_id = ${who.userId}`;
    await sql`update public.subscriptions set status = 'active' where user_id = ${who.userId}`;
    await find(who, 'plan.payment_overdue', 'theia');
    await find(who, 'plan.payment_made', 'theia');
  });

  it('top-ups, refunds, disputes and what is given back', async () => {
    const who = await user({ plan: null });
    await billing.buyCredit(who, 100);
    assert.deepEqual(await find(who, 'topup.paid', 'stripe'), { amount_usd: '100.00', kind: 'manual' });
    const { charge } = await billing.paymentOf(who);
    await control(`charges/${charge}`, { what: 'refund', amount: '3000' });
    assert.deepEqual(await find(who, 'payment.refunded', 'stripe'), { amount_usd: '30.00', kind: 'refund' });
    await control(`charges/${charge}`, { what: 'dispute' });
    assert.deepEqual(await find(who, 'payment.disputed', 'stripe'), { amount_usd: '100.00', kind: 'dispute' });
    const { disputes } = await billing.atStripe<{ disputes: Record<string, unknown> }>();
    await control(`disputes/${Object.keys(disputes)[0]}`, { what: 'won' });
    assert.deepEqual(await find(who, 'payment.returned', 'stripe'), { amount_usd: '70.00', kind: 'dispute' });
  });

  it('automatic top-ups that fail, and what they switch off', async () => {
    const who = await withCard(DECLINED_LATER);
    await call(who, 'billing-settings', { auto_topup: true, auto_topup_amount_usd: 20, spend_cap_usd: 30 });
    const changed = await find(who, 'billing.changed', 'owner');
    assert.deepEqual(
      [changed['auto_topup'], changed['auto_topup_amount_usd'], changed['spend_cap_usd']],
      [
        [false, true],
        [50, 20],
        [null, 30],
      ],
    );
    for (let tries = 0; tries < 3; tries++) await task('auto-topup');
    assert.deepEqual(await find(who, 'topup.failed', 'stripe'), { amount_usd: '20.00', kind: 'auto' });
    const off = (await eventsOf(who)).findLast(({ event }) => event === 'billing.changed');
    assert.deepEqual([off?.actor, off?.details['auto_topup']], ['theia', [true, false]]);
    assert.ok(off?.details['because']);
  });

  it('a card that its owner removes', async () => {
    const who = await withCard(GOOD_CARD);
    await sql.begin(async (tx) => {
      await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: who.userId })}, true)`;
      await tx`update public.payment_method set active = false, status_reason = 'user_removed' where user_id = ${who.userId}`;
    });
    assert.equal((await find(who, 'card.removed', 'owner'))['last4'], '4242');
  });

  it('everything that the operator does on the command line', async () => {
    const who = await user();
    await cli('user', 'end-trial', who.email);
    await find(who, 'plan.trial_ended', 'operator');
    await cli('user', 'plan', who.email, 'growth');
    assert.deepEqual(await find(who, 'plan.started', 'operator'), { plan: 'growth' });
    await cli('user', 'plan', who.email, 'none');
    await find(who, 'plan.ended', 'operator');
    await cli('user', 'credit', who.email, '25', '--reason', 'A gift');
    assert.deepEqual(await find(who, 'credit.given', 'operator'), { amount_usd: '25', reason: 'A gift' });
    await cli('user', 'credit', who.email, '-10.25', '--reason', 'A mistake');
    assert.deepEqual(await find(who, 'credit.taken', 'operator'), { amount_usd: '10.25', reason: 'A mistake' });
    await cli('user', 'limit', who.email, '50');
    assert.deepEqual(await find(who, 'limit.changed', 'operator'), { rate_per_second: 50 });
    await cli('user', 'show', who.email);
    await find(who, 'account.shown', 'operator');
    await cli('keys', 'create', who.email);
    await find(who, 'key.created', 'operator');
    await cli('keys', 'revoke', who.keyId);
    await find(who, 'key.revoked', 'operator');
  });

  it('the end of a trial, and the system of natal charts', async () => {
    const who = await user();
    await natalSystem({
      user: { role: 'authenticated', userId: who.userId, claims: { sub: who.userId } as never },
      input: { system: 'vedic' },
      sql,
      logger: pino({ level: 'silent' }),
    });
    assert.deepEqual(await find(who, 'plan.natal_system', 'owner'), { natal_system: ['western', 'vedic'] });
    await sql`update public.subscriptions set trial_ends_at = now() - interval '1 minute' where user_id = ${who.userId}`;
    await task('trial-mails');
    await find(who, 'plan.trial_ended', 'theia');
  });
});
