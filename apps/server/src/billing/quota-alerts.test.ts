import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openMeteringPool } from '../metering/metering-pool.ts';
import { settleBatch } from '../metering/settle-batch.ts';
import { type Customer, customer, type CustomerOptions } from '../testing/customer.ts';
import { testDatabase } from '../testing/database.ts';
import { meteredCall } from '../testing/metered-call.ts';
import { quotaAlertsTask } from './tasks/mail-tasks.ts';

const { database, config, beforeClose } = await testDatabase();
const { sql } = database;
const pool = openMeteringPool(database.ownerUrl);
beforeClose(() => pool.end());

const EIGHTY = '80 % of the calls of your plan are used';
const ALL = 'The calls of your plan are used up';
const never = () => false;
const look = () => quotaAlertsTask(config).perform(sql, never);
const lookFromFourNodes = () => Promise.all([look(), look(), look(), look()]);
const mails = (who: Customer) =>
  sql<
    { subject: string; text_body: string }[]
  >`select subject, text_body from private.mail_outbox where about_user = ${who.userId} order by id`;
const subjects = async (who: Customer) => (await mails(who)).map(({ subject }) => subject);
const spend = (who: Customer, calls: number) =>
  settleBatch(
    pool,
    Array.from({ length: calls }, () => meteredCall(who)),
    false,
  );
/** An account of Starter (50,000 calls) in its first month, with so many calls left. */
const withLeft = (quotaLeft: number, more: CustomerOptions = {}) =>
  customer(database, { plan: 'starter', quotaLeft, ...more });
const setPlan = (who: Customer, plan: string) =>
  sql`update public.subscriptions set plan = ${plan} where user_id = ${who.userId}`;
const setUsed = (who: Customer, used: number) =>
  sql`update public.quota_periods set used = ${used} where user_id = ${who.userId}`;

describe('the mails about the quota', () => {
  it('come at 80 % and at 100 %, once each, however often and by however many nodes it is looked at', async () => {
    const who = await withLeft(10_002);
    await spend(who, 1);
    await lookFromFourNodes();
    assert.deepEqual(await subjects(who), []);
    await Promise.all([spend(who, 1), lookFromFourNodes()]);
    await lookFromFourNodes();
    await spend(who, 3);
    await lookFromFourNodes();
    assert.deepEqual(await subjects(who), [EIGHTY]);
    await setUsed(who, 49_999);
    await look();
    await spend(who, 1);
    await lookFromFourNodes();
    await look();
    assert.deepEqual(await subjects(who), [EIGHTY, ALL]);
  });

  it('are one where both are passed between two looks: that all are used', async () => {
    const who = await withLeft(0);
    await lookFromFourNodes();
    await look();
    assert.deepEqual(await subjects(who), [ALL]);
  });

  it('are not lost when the process dies before it wrote the mail, and not doubled when it dies after', async () => {
    const who = await withLeft(5000);
    await assert.rejects(
      sql.begin(async (transaction) => {
        const claimed = await transaction<
          { user_id: string }[]
        >`select user_id from private.claim_quota_alerts(500) where user_id = ${who.userId}`;
        assert.equal(claimed.length, 1);
        throw new Error('killed');
      }),
      /killed/,
    );
    await look();
    await look();
    assert.deepEqual(await subjects(who), [EIGHTY]);
  });

  it('come again after a call was reversed and made again only if the period is another one', async () => {
    const who = await withLeft(10_000);
    await look();
    await setUsed(who, 39_999);
    await look();
    await setUsed(who, 40_000);
    await look();
    assert.deepEqual(await subjects(who), [EIGHTY]);
    await sql`update public.subscriptions set anchor_at = anchor_at - interval '1 minute' where user_id = ${who.userId}`;
    await spend(who, 1);
    await look();
    assert.deepEqual(await subjects(who), [EIGHTY], 'a new period begins with no calls');
    await setUsed(who, 40_000);
    await look();
    assert.deepEqual(await subjects(who), [EIGHTY, EIGHTY]);
  });

  it('come again on a bigger plan that was below 80 %, and not for the old quota that no call has replaced yet', async () => {
    const who = await withLeft(10_000);
    await look();
    await setPlan(who, 'growth');
    await setUsed(who, 45_000);
    await look();
    await spend(who, 1);
    await look();
    assert.deepEqual(await subjects(who), [EIGHTY]);
    await setUsed(who, 160_000);
    await lookFromFourNodes();
    assert.deepEqual(await subjects(who), [EIGHTY, EIGHTY]);
    const fresh = await withLeft(20_000);
    await setUsed(fresh, 39_999);
    await setPlan(fresh, 'growth');
    await setUsed(fresh, 40_000);
    await look();
    assert.deepEqual(await subjects(fresh), []);
  });

  it('are replaced where a claim for the old quota came in while the plan changed', async () => {
    const who = await withLeft(10_000);
    await setPlan(who, 'growth');
    await spend(who, 1);
    await sql`
      insert into private.quota_alerts (user_id, period_start, threshold, quota)
      select user_id, period_start, 80, 50000 from public.quota_periods where user_id = ${who.userId}`;
    await setUsed(who, 160_000);
    await lookFromFourNodes();
    assert.deepEqual(await subjects(who), [EIGHTY]);
  });

  it('are not sent to an owner who switched them off, not even later', async () => {
    const who = await withLeft(10_000);
    await sql`insert into public.billing_settings (user_id, quota_mails) values (${who.userId}, false) on conflict (user_id) do update set quota_mails = false`;
    await look();
    await sql`update public.billing_settings set quota_mails = true where user_id = ${who.userId}`;
    await look();
    assert.deepEqual(await subjects(who), []);
    await setUsed(who, 50_000);
    await look();
    assert.deepEqual(await subjects(who), [ALL]);
  });

  it('are not sent for a period that is over, or for a plan that ended', async () => {
    const [past, ended] = [await withLeft(0), await withLeft(0)];
    await sql`update public.quota_periods set period_end = now(), period_start = now() - interval '1 month' where user_id = ${past.userId}`;
    await sql`update public.subscriptions set status = 'ended', plan = null where user_id = ${ended.userId}`;
    await look();
    assert.deepEqual([await subjects(past), await subjects(ended)], [[], []]);
  });

  it('say who pays further calls as the bookings decide it: the wallet, or nobody', async () => {
    const text = async (more: CustomerOptions, cap: number | null = null) => {
      const who = await withLeft(0, more);
      if (cap !== null)
        await sql`insert into public.billing_settings (user_id, spend_cap_usd) values (${who.userId}, ${cap}) on conflict (user_id) do update set spend_cap_usd = ${cap}`;
      await look();
      const [booked] = await spend(who, 1);
      return [(await mails(who))[0]?.text_body ?? '', booked?.refusal ?? booked?.paidBy];
    };
    const [wallet, paid] = await text({ balanceUsd: '12.5' });
    assert.match(wallet!, /Further calls are paid from your wallet at the price list\. It holds \$12\.50/);
    assert.equal(paid, 'wallet');
    const [empty, refused] = await text({});
    assert.match(empty!, /Further calls are rejected as long as your wallet cannot pay them\. It holds \$0\.00/);
    assert.equal(refused, 'quota_exhausted');
    const [capped, stopped] = await text({ balanceUsd: '12.5' }, 0);
    assert.match(capped!, /rejected, because the spend cap of your wallet is reached/);
    assert.equal(stopped, 'spend_cap_reached');
  });

  it('lead to what helps, and say when there are new calls, or that the plan ends', async () => {
    const trial = await customer(database, { quotaLeft: 1000 });
    const granted = await withLeft(1000, { balanceUsd: '5' });
    const bought = await withLeft(1000, { balanceUsd: '5' });
    await sql`update public.subscriptions set stripe_subscription_id = ${`sub_${bought.userId}`} where user_id = ${bought.userId}`;
    await look();
    const [[ofTrial], [ofGranted], [ofBought]] = [await mails(trial), await mails(granted), await mails(bought)];
    assert.match(ofTrial!.text_body, /49,000 of the 50,000 calls of your Starter plan are used/);
    assert.match(ofTrial!.text_body, /The plan ends on \w+ \d+, \d{4} \(UTC\)\.[\s\S]*Add credit:/);
    assert.match(ofGranted!.text_body, /The next billing period begins on [\s\S]*See your usage:/);
    assert.match(ofBought!.text_body, /The next billing period begins on [\s\S]*Compare plans:/);
    assert.match(ofBought!.text_body, /once at 80 % and once at 100 %[\s\S]*under Limits/);
  });
});
