import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../database/database.ts';
import { fillAccount } from './account-rows.ts';
import { issueKey } from './api-keys.ts';

/** One user with at least one row in every table of the database. A new table adds its row here. Returns the user's id. */
export async function fillEveryTable(database: Pick<Database, 'sql' | 'keySecretHex'>, email: string): Promise<string> {
  const { sql } = database;
  const [user] = await sql<
    { id: string }[]
  >`insert into auth.users (email, raw_user_meta_data) values (${email}, '{"name":"Ada"}') returning id`;
  const id = user!.id;
  await issueKey(database, id);
  const { logId } = await fillAccount(sql, id);
  const hash = Buffer.from(randomUUID());
  await sql.begin(async (tx) => {
    await fillAuth(tx, id, email, hash);
    await tx`insert into private.account_limits (user_id, rate_per_second) values (${id}, 50)`;
    await tx`insert into private.key_notices (user_id, change, label) values (${id}, 'created', 'Default')`;
    await tx`insert into private.idempotency_keys (user_id, idempotency_key, request_hash, response_status, response_body) values (${id}, ${logId}, ${hash}, 200, '{}')`;
    await tx`insert into private.answer_dictionaries (digest, content) values (${hash}, ${hash})`;
    await tx`
      insert into private.call_answers (user_id, first_at, id, call_ids, ends, dictionary, frame)
      values (${id}, now(), ${logId}, array[${logId}::uuid], array[11], 1, ${hash})`;
    await tx`insert into public.billing_settings (user_id, spend_cap_usd) values (${id}, 100)`;
    await tx`insert into private.low_balance_mails (user_id) values (${id})`;
    await tx`insert into private.take_backs (source, user_id, kind, amount_usd) values (${`refund:${logId}`}, ${id}, 'refund', 1)`;
    await tx`insert into private.stripe_events (id, type, happened_at, payload) values (${`evt_${logId}`}, 'customer.updated', now(), '{}')`;
    await tx`insert into private.stripe_subscriptions (id, user_id, created_at, told_at, stripe_status, plan, anchor_at) values (${`sub_${logId}`}, ${id}, now(), now(), 'active', 'starter', now())`;
    await tx`insert into private.payments_to_return (payment_intent) values (${`pi_${logId}`})`;
    await tx`insert into private.mail_outbox (to_address, subject, text_body, html_body, about_user) values (${email}, 'Hello', 'Hello', '', ${id})`;
    await tx`insert into private.contact_messages (name, email, subject, message) values ('Ada', ${email}, 'Billing', 'Hello')`;
    await tx`
      with message as (insert into private.support_messages (user_id, subject, message) values (${id}, 'general', 'Hello') returning id)
      insert into private.support_attachments (message_id, position, filename, content_type, content) select id, 1, 'a.pdf', 'application/pdf', ${hash} from message`;
    await tx`insert into private.forgotten (digest) values (${hash})`;
    await tx`
      with deletion as (insert into private.account_deletions (stripe_customer_id) values (${`cus_${logId}`}) returning id)
      insert into private.credit_refunds (deletion, payment_intent, position, refundable_cents) select id, ${`pi_${logId}`}, 1, 500 from deletion`;
    await tx`insert into private.job_marks (job, reached) values (${`test-${logId}`}, now())`;
  });
  return id;
}

async function fillAuth(sql: Transaction, userId: string, email: string, hash: Buffer): Promise<void> {
  await sql`insert into auth.identities (user_id, provider, provider_id) values (${userId}, 'email', ${userId})`;
  await sql`
    with session as (insert into auth.sessions (user_id, signed_in_at) values (${userId}, now()) returning id)
    insert into auth.refresh_tokens (session_id, token_hash) select id, ${hash} from session`;
  await sql`
    with factor as (insert into auth.mfa_factors (user_id, friendly_name, secret_cipher) values (${userId}, 'Phone', ${hash}) returning id)
    insert into auth.mfa_challenges (factor_id) select id from factor`;
  await sql`insert into auth.mfa_recovery_codes (user_id, set_id, code_hash) values (${userId}, ${randomUUID()}, ${hash})`;
  await sql`
    with sign_up as (insert into auth.sign_ups (user_id, password_hash) values (${userId}, 'hash') returning id)
    insert into auth.one_time_tokens (user_id, token_type, relates_to, sign_up_id, token_hash, expires_at) select ${userId}, 'confirmation', ${email}, id, ${hash}, now() + interval '1 day' from sign_up`;
  await sql`insert into auth.flow_state (state_hash, redirect_to, expires_at) values (${hash}, '/', now() + interval '1 hour')`;
  await sql`insert into auth.known_devices (user_id, kind, mark) values (${userId}, 'device', ${hash})`;
}
