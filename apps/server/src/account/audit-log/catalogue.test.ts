import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AUDIT_ACTORS, AUDIT_EVENTS } from '../../rules/audit-events.ts';
import { testDatabase } from '../../testing/database.ts';

const { database } = await testDatabase();
const { sql } = database;

/** Tables with rows of an account whose changes are no events of their own, and why. */
const SILENT: Readonly<Record<string, string>> = {
  'auth.flow_state': 'a step of a sign-in',
  'auth.sign_ups': 'before the account exists',
  'private.account_deletions': 'the log goes with the account',
  'private.audit_sums': 'sums of other rows',
  'private.audit_touched': 'a note for the audit of the books',
  'private.availability_credits': 'booked as `credit.given`',
  'private.batch_jobs': 'calls, in the call log',
  'private.call_answers': 'calls, in the call log',
  'private.forgotten_callers': 'part of a deletion',
  'private.calls': 'the call log itself',
  'private.idempotency_keys': 'calls, in the call log',
  'private.key_notices': 'a mail about a key',
  'private.low_balance_mails': 'a mail about the balance',
  'private.past_usage': 'calls, in the call log',
  'private.plan_spans': 'follows the plan',
  'private.promotion_code_tries': 'wrong tries; what was bought with a code is a plan',
  'private.quota_alerts': 'a mail about the plan',
  'private.stripe_subscriptions': 'what Stripe told; the plan follows it',
  'private.subscription_events': 'deliveries, on the page of webhooks',
  'private.support_messages': 'a message, not a change',
  'private.usage_hours': 'sums of calls',
  'private.wallet_months': 'sums of calls',
  'public.audit_log': 'the log itself',
  'public.credit_ledger': '`private.book_credit` writes what is no payment and no call',
  'public.dismissed': 'what a screen shows',
  'public.quota_periods': 'sums of calls',
  'public.saved_views': 'what a screen shows',
  'public.topup_queue': 'tries; their outcome is a top-up',
  'public.user_credits': 'the sum of the ledger',
};

describe('the catalogue of the audit log', () => {
  it('has every event that the database writes, and no other', async () => {
    const written = await sql<{ event: string }[]>`
      select distinct m.found[1] as event from pg_proc p join pg_namespace n on n.oid = p.pronamespace,
        regexp_matches(p.prosrc, '''([a-z]+\\.[a-z_]+)''', 'g') as m (found)
      where n.nspname = 'private' and (p.prosrc like '%write_audit(%' or p.prosrc like '%into public.audit_log%')
        and m.found[1] not like 'request.%' and m.found[1] not like 'theia.%' order by 1`;
    const byCommands = ['account.shown'];
    assert.deepEqual(
      [...new Set([...written.map(({ event }) => event), ...byCommands])].toSorted(),
      Object.keys(AUDIT_EVENTS).toSorted(),
    );
  });

  it('knows every actor that the table takes', async () => {
    const [check] = await sql<
      { definition: string }[]
    >`select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'audit_log_actor_check'`;
    assert.deepEqual(
      [...(check?.definition.matchAll(/'([a-z]+)'/g) ?? [])].map(([, actor]) => actor).toSorted(),
      [...AUDIT_ACTORS].toSorted(),
    );
  });

  it('leaves out no table with rows of an account, unless it is said why', async () => {
    const tables = await sql<{ name: string; is_audited: boolean }[]>`
      select n.nspname || '.' || c.relname as name, exists (
        select from pg_trigger t join pg_proc p on p.oid = t.tgfoid where t.tgrelid = c.oid and p.proname like 'audit\\_%') as is_audited
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('auth', 'public', 'private') and c.relkind in ('r', 'p') and not c.relispartition
        and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped) order by 1`;
    const silent = tables.filter(({ is_audited: isAudited }) => !isAudited).map(({ name }) => name);
    assert.deepEqual(silent, Object.keys(SILENT).toSorted());
  });
});
