import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { settleBatch } from '../../metering/settle-batch.ts';
import type { MeteredCall } from '../../metering/metered-call.ts';
import { assertFound, auditsAfter, Undone } from '../../testing/audits-after.ts';
import { type Customer, customer } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';
import { meteredCall } from '../../testing/metered-call.ts';
import type { Transaction } from '../database.ts';
import { type Audit, auditAndSeal, auditFromCheckpoint } from './audit.ts';

const { database } = await testDatabase();
const { sql, keySecretHex } = database;

const DAY_MS = 86_400_000;
/** Before the checkpoint, which lies at most thirty hours back. */
const OLD_MS = Date.now() - 3 * DAY_MS;

const call = (who: Customer): MeteredCall => meteredCall(who);

/** A customer whose calls and ledger rows are three days old: two calls from the quota, three from the wallet. */
async function oldBooks(): Promise<Customer> {
  const old = await customer(database, { balanceUsd: '5' });
  await settleBatch(sql, [oldCall(old), oldCall(old)], false);
  await sql`update public.subscriptions set status = 'ended', plan = null where user_id = ${old.userId}`;
  await settleBatch(sql, [oldCall(old), oldCall(old), oldCall(old)], false);
  await sql.begin(async (tx) => {
    await tx`alter table public.credit_ledger disable trigger user`;
    await tx`update public.credit_ledger set created_at = created_at - interval '3 days' where user_id = ${old.userId}`;
    await tx`alter table public.credit_ledger enable trigger user`;
    await tx`delete from private.wallet_months where user_id = ${old.userId}`;
    await tx`
      insert into private.wallet_months
      select user_id, date_trunc('month', created_at at time zone 'utc')::date, -sum(amount_usd) from public.credit_ledger where user_id = ${old.userId} and kind = 'calls' group by 1, 2`;
  });
  return old;
}

const oldCall = (of: Customer): MeteredCall => ({ ...call(of), createdAtMs: OLD_MS });
const audit = (full: boolean, renew = false): Promise<Audit> => auditFromCheckpoint(sql, { full, renew, keySecretHex });
const callIds = async (of: Customer, old: boolean): Promise<readonly { id: string; paid_by: string }[]> =>
  sql`
    select translator_log_id as id, paid_by from public.api_usage
    where user_id = ${of.userId} and created_at ${old ? sql`<` : sql`>=`} ${new Date(OLD_MS + DAY_MS)} order by paid_by, 1`;

const veteran = await oldBooks();
const sealedFirst = await audit(false);
await settleBatch(sql, [call(veteran), call(veteran)], false);
const who = await customer(database, { balanceUsd: '1' });
await settleBatch(sql, [call(who), call(who)], false);
const auditAfter = auditsAfter(database);

describe('the checkpoint of the audit', () => {
  const balanceOf = (cents: string) => (tx: Transaction) =>
    tx`update public.user_credits set balance_usd = balance_usd + ${cents}::numeric where user_id = ${veteran.userId}`;

  it('is made by the first audit, which checks everything', () => {
    assert.deepEqual([sealedFirst.mode, sealedFirst.since, sealedFirst.differences], ['full', null, []]);
    assert.deepEqual(sealedFirst.checked, { wallets: 1, ledgerRows: 2, usageRows: 5 });
  });

  it('leaves to the next audit only what came after it', async () => {
    const next = await sql.begin(async (tx) => auditAndSeal(tx, { full: false, keySecretHex }));
    assert.equal(next.mode, 'incremental');
    assert.deepEqual([next.checked.wallets, next.checked.usageRows], [2, 4]);
    assert.deepEqual(next.differences, []);
  });

  it('hides no fault in new rows of an account with old ones', async () => {
    const [fresh] = await callIds(veteran, false);
    const cases: readonly (readonly [RegExp, (tx: Transaction) => Promise<unknown>])[] = [
      [/^The balance of/, balanceOf('0.01')],
      [
        /^The ledger row \d+ says a balance/,
        (tx) =>
          tx`update public.credit_ledger set balance_after_usd = balance_after_usd + 1 where id = (select max(id) from public.credit_ledger where user_id = ${veteran.userId})`,
      ],
      [/for 2 calls, but 1 calls/, (tx) => tx`delete from private.calls where id = ${fresh!.id}`],
      [
        /which is not what wallet pays/,
        (tx) => tx`update private.calls set total_cost_usd = 0.001 where id = ${fresh!.id}`,
      ],
      [
        /is charged to the account/,
        (tx) => tx`update private.calls set user_id = ${who.userId} where id = ${fresh!.id}`,
      ],
      [
        /^The wallet of/,
        (tx) => tx`update private.wallet_months set spent_usd = spent_usd + 1 where user_id = ${veteran.userId}`,
      ],
      [/^The quotas of/, (tx) => tx`update public.quota_periods set used = used - 1 where user_id = ${veteran.userId}`],
      [
        /^The account .* has ledger rows but no wallet/,
        (tx) => tx`delete from public.user_credits where user_id = ${veteran.userId}`,
      ],
      [
        /^The ledgers of deleted accounts sum to/,
        (tx) =>
          tx`update public.credit_ledger set user_id = null where id = (select max(id) from public.credit_ledger where user_id = ${veteran.userId})`,
      ],
    ];
    for (const [says, plant] of cases)
      for (const full of [true, false]) assertFound(await auditAfter(plant, full), says);
  });

  it('lets an old call be reversed, and an old one be booked late', async () => {
    const [old] = (await callIds(veteran, true)).filter(({ paid_by }) => paid_by === 'wallet');
    const late = oldCall(veteran);
    const done = async (tx: Transaction) => {
      await tx`select private.reverse_call(${veteran.userId}, ${old!.id}, ${new Date(OLD_MS)}, 503, 'unavailable')`;
      await settleBatch(tx, [late], false);
    };
    for (const full of [true, false]) assert.deepEqual(await auditAfter(done, full), []);
    // What was sealed afterwards is what is there.
    const again = async (tx: Transaction) => {
      await done(tx);
      assert.deepEqual((await auditAndSeal(tx, { full: false, keySecretHex })).differences, []);
      assert.equal((await tx`select from private.audit_touched where user_id = ${veteran.userId}`).length, 0);
    };
    for (const full of [true, false]) assert.deepEqual(await auditAfter(again, full), []);
    const wrong = async (tx: Transaction) => {
      await done(tx);
      await tx`update private.calls set total_cost_usd = 0.001 where id = ${late.id}`;
    };
    for (const full of [true, false]) assertFound(await auditAfter(wrong, full), /which is not what wallet pays/);
  });

  it('lets an account be deleted', async () => {
    const gone = async (tx: Transaction) => {
      await tx`alter table public.credit_ledger enable trigger user`;
      await tx`alter table public.user_credits enable trigger user`;
      const [closed] = await tx<{ deletion: string }[]>`select private.close_account(${veteran.userId}) as deletion`;
      await tx`select private.erase_account(${closed!.deletion})`;
      assert.equal((await tx`select from private.audit_sums where user_id = ${veteran.userId}`).length, 0);
    };
    for (const full of [true, false]) assert.deepEqual(await auditAfter(gone, full), []);
  });

  it('shows the full audit a changed old row, even where all sums agree', async () => {
    const sealed = /^The rows of .* before the checkpoint of the audit are not those that were sealed/;
    const [old] = await callIds(veteran, true);
    const plants: readonly ((tx: Transaction) => Promise<unknown>)[] = [
      (tx) => tx`update private.calls set api_key_id = gen_random_uuid() where id = ${old!.id}`,
      (tx) =>
        tx`update public.credit_ledger set created_at = created_at + interval '1 second' where user_id = ${veteran.userId} and kind = 'credit'`,
      async (tx) => {
        await tx`update public.credit_ledger set amount_usd = amount_usd + 1, balance_after_usd = balance_after_usd + 1 where user_id = ${veteran.userId} and kind = 'credit'`;
        await tx`update public.credit_ledger set balance_after_usd = balance_after_usd + 1 where user_id = ${veteran.userId} and kind <> 'credit'`;
        await balanceOf('1')(tx);
      },
    ];
    for (const plant of plants) assertFound(await auditAfter(plant, true), sealed);
    // The last one also moves the balance away from the sealed sums.
    assertFound(await auditAfter(plants[2]!, false), sealed);
  });

  it('shows every audit that it was changed itself', async () => {
    const plants: readonly (readonly [RegExp, (tx: Transaction) => Promise<unknown>])[] = [
      [
        /^The sums of .* in the checkpoint of the audit were changed/,
        (tx) => tx`update private.audit_sums set ledger_usd = ledger_usd + 1 where user_id = ${veteran.userId}`,
      ],
      [
        /^The sums of .* in the checkpoint of the audit were changed/,
        (tx) =>
          tx`update private.audit_sums set calls_digest = calls_digest + 1, seal = sha256('guess') where user_id = ${veteran.userId}`,
      ],
      [
        /^The rows of .* are not those that were sealed/,
        (tx) => tx`delete from private.audit_sums where user_id = ${veteran.userId}`,
      ],
      [
        /^The checkpoint of the audit was changed/,
        (tx) => tx`update private.audit_checkpoint set ledger_until = ledger_until + 3`,
      ],
      [
        /^The checkpoint of the audit was changed/,
        (tx) => tx`update private.audit_checkpoint set calls_until = calls_until - interval '1 day'`,
      ],
    ];
    for (const [says, plant] of plants)
      for (const full of [true, false]) assertFound(await auditAfter(plant, full), says);
  });

  it('is made anew where it is of no use: with another secret, from a clock that was ahead, or on request', async () => {
    const modeAfter = async (plant: (tx: Transaction) => Promise<unknown>, secret = keySecretHex, renew = false) => {
      let found: Audit | null = null;
      await sql
        .begin(async (tx) => {
          await plant(tx);
          found = await auditAndSeal(tx, { full: renew, renew, keySecretHex: secret });
          assert.deepEqual(found.differences, []);
          assert.equal((await auditAndSeal(tx, { full: false, keySecretHex: secret })).mode, 'incremental');
          throw new Undone();
        })
        .catch((error: unknown) => {
          if (!(error instanceof Undone)) throw error;
        });
      return (found as Audit | null)?.mode;
    };
    assert.equal(await modeAfter(async () => {}, 'ab'.repeat(32)), 'full');
    assert.equal(await modeAfter((tx) => tx`delete from private.audit_checkpoint`), 'full');
    const changed = (tx: Transaction) => tx`update private.audit_sums set ledger_usd = ledger_usd + 1`;
    assert.equal(await modeAfter(changed, keySecretHex, true), 'full');
  });

  it('is sealed although the rows of its users change meanwhile', async () => {
    await sql.begin('isolation level repeatable read', async (tx) => {
      await tx`select count(*) from auth.users`;
      await sql`update auth.users set updated_at = now()`;
      await settleBatch(sql, [call(veteran)], false);
      const { mode, differences } = await auditAndSeal(tx, { full: true, renew: true, keySecretHex });
      assert.deepEqual([mode, differences], ['full', []]);
    });
    assert.deepEqual((await audit(false)).differences, []);
  });

  it('stays where it is while the books do not agree', async () => {
    const before = await sql`select * from private.audit_checkpoint`;
    await balanceOf('0.01')(sql as unknown as Transaction);
    for (const full of [true, false]) assertFound((await audit(full)).differences, /^The balance of/);
    assert.deepEqual(await sql`select * from private.audit_checkpoint`, before);
    await balanceOf('-0.01')(sql as unknown as Transaction);
    assert.deepEqual((await audit(false)).differences, []);
  });
});
