import { randomUUID } from 'node:crypto';
import { keySecretId } from '../config/secrets.ts';
import { actAs } from '../database/acting.ts';
import { moveCheckpoint } from '../database/audit/checkpoint.ts';
import { sealKey } from '../database/audit/scope.ts';
import type { Database, Transaction } from '../database/database.ts';
import { newCallId } from '../metering/call-id.ts';
import { fillAccount } from './account-rows.ts';
import { connectApp, issueKey } from './api-keys.ts';
import { withKeySecrets } from '../database/key-secret.ts';

/** One user with at least one row in every table of the database. A new table adds its row here. Returns the user's id. */
export async function fillEveryTable(
  database: Pick<Database, 'sql' | 'keySecretHex' | 'otherKeySecretHex'>,
  email: string,
): Promise<string> {
  const { sql } = database;
  const [user] = await sql<
    { id: string }[]
  >`insert into auth.users (email, raw_user_meta_data) values (${email}, '{"name":"Ada"}') returning id`;
  const id = user!.id;
  await issueKey(database, id);
  await withKeySecrets(database, async (transaction) => {
    await actAs(transaction, { claims: { sub: id } });
    await transaction`select private.rotate_key(k.id, 24, k.updated_at) from private.api_keys k where k.user_id = ${id}`;
  });
  const appId = await connectApp(database, id, '1');
  const { logId } = await fillAccount(sql, id);
  const hash = Buffer.from(randomUUID());
  const jobId = newCallId(Date.now()).requestId.replace('req_', 'job_');
  const [endpointId, subscriptionId, eventId, reportId] = ['whe_', 'sub_', 'evt_', 'rep_'].map((prefix) =>
    jobId.replace('job_', prefix),
  ) as [string, string, string, string];
  const secretId = keySecretId(database.keySecretHex);
  await sql.begin(async (tx) => {
    await fillAuth(tx, id, email, hash, keySecretId(database.keySecretHex));
    await fillAvailability(tx, id, logId);
    await tx`insert into private.products (name, place) values ('natal', 1) on conflict do nothing`;
    await tx`insert into private.account_limits (user_id, rate_per_second) values (${id}, 50)`;
    await tx`insert into private.key_notices (user_id, change, label) values (${id}, 'created', 'Default')`;
    await tx`insert into private.refused_key_uses (key_id, reason) select id, 'origin' from private.api_keys where user_id = ${id}`;
    await tx`
      insert into private.oauth_records (kind, id, payload, app_id, expires_at) values ('AccessToken', ${hash}, '{}', ${appId}, now() + interval '10 minutes')`;
    await tx`insert into private.idempotency_keys (user_id, idempotency_key, request_hash, response_status, response_body) values (${id}, ${logId}, ${hash}, 200, '{}')`;
    await tx`
      insert into private.batch_jobs (id, user_id, api_key_id, key_ends, api_version, items, estimate, warnings, leased_until)
      select ${jobId}, ${id}, k.id, 'THE01234', '2026-11-01', 2, '{}', '[]', 'infinity' from private.api_keys k where k.user_id = ${id} limit 1`;
    await tx`insert into private.batch_job_items (job_id, first_item, items, frame) values (${jobId}, 1, 1, ${hash})`;
    await tx`insert into private.batch_job_results (job_id, first_item, items, frame, outcomes) values (${jobId}, 0, 1, ${hash}, '["0.0000"]')`;
    await tx`insert into private.webhook_endpoints (id, user_id, url, signing_cipher, secret_id) values (${endpointId}, ${id}, 'https://example.com/', ${hash}, ${secretId})`;
    await tx`
      insert into private.event_subscriptions (id, user_id, api_key_id, endpoint_id, request_cipher, secret_id, compute_at)
      select ${subscriptionId}, ${id}, k.id, ${endpointId}, ${hash}, ${secretId}, null from private.api_keys k where k.user_id = ${id} limit 1`;
    await tx`
      insert into private.subscription_events (id, subscription_id, user_id, rule, type, at, due_at, data_cipher, secret_id, fingerprint)
      values (${eventId}, ${subscriptionId}, ${id}, 0, 'station', now(), now(), ${hash}, ${secretId}, 'x')`;
    await tx`
      insert into private.webhook_attempts (user_id, endpoint_id, event_id, kind, started_at, duration_ms, http_status) values (${id}, ${endpointId}, ${eventId}, 'scheduled', now(), 5, 200)`;
    await tx`
      insert into private.reports (id, user_id, api_key_id, is_test, kind, voice, status, progress, content_cipher, secret_id, call_id, called_at, request_id, ended_at)
      select ${reportId}, ${id}, k.id, false, 'natal', 'composed', 'ready', 1, ${hash}, ${secretId}, gen_random_uuid(), now(), 'req_1', now() from private.api_keys k where k.user_id = ${id} limit 1`;
    await tx`insert into private.past_usage values (gen_random_uuid(), now() - interval '500 days', ${id}, null, null, 'free', 0, 0, null)`;
    await tx`select private.recount_usage_hours(${id})`;
    await tx`insert into private.answer_dictionaries (digest, content) values (${hash}, ${hash})`;
    await tx`
      insert into private.call_answers (user_id, first_at, id, call_ids, ends, dictionary, frame)
      values (${id}, now(), ${logId}, array[${logId}::uuid], array[11], 1, ${hash})`;
    await tx`insert into private.call_archive (copied_until) values (now()) on conflict do nothing`;
    await tx`
      insert into private.archived_days (day, calls, status_sum, crc32_sum, cost_usd, id_sum, frames, frame_calls, frame_bytes, frame_id_sum)
      select coalesce(max(day), '2020-01-01') + 1, 1, 200, 7, 0.01, 9, 1, 1, 11, 9 from private.archived_days`;
    await tx`insert into private.forgotten_callers (user_id) values (${randomUUID()})`;
    await tx`insert into public.billing_settings (user_id, spend_cap_usd) values (${id}, 100)`;
    await tx`insert into private.low_balance_mails (user_id) values (${id})`;
    await tx`insert into private.quota_alerts (user_id, period_start, threshold, quota) values (${id}, now(), 80, 50000)`;
    await tx`insert into private.take_backs (source, user_id, kind, amount_usd) values (${`refund:${logId}`}, ${id}, 'refund', 1)`;
    await tx`insert into private.stripe_events (id, type, happened_at, payload) values (${`evt_${logId}`}, 'customer.updated', now(), '{}')`;
    await tx`insert into private.stripe_subscriptions (id, user_id, created_at, told_at, stripe_status, plan, anchor_at) values (${`sub_${logId}`}, ${id}, now(), now(), 'active', 'starter', now())`;
    await tx`insert into private.promotion_code_tries (user_id) values (${id})`;
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
    await tx`insert into private.tasks (name) values (${`test-${logId}`})`;
    await tx`insert into private.job_marks (job, reached) values (${`test-${logId}`}, now())`;
    await tx`insert into private.audit_touched (user_id, called_at) values (${id}, now())`;
    const [boundary] = await tx<
      { callsUntil: string; ledgerUntil: string }[]
    >`select to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "callsUntil", max(id)::text as "ledgerUntil" from public.credit_ledger`;
    await moveCheckpoint(tx, sealKey(database.keySecretHex), null, boundary!);
  });
  return id;
}

/** Before the rest: a balance that rises ends the notice of a low one. */
async function fillAvailability(tx: Transaction, id: string, run: string): Promise<void> {
  const month = await nextMonth(tx);
  await tx`select private.record_service_minutes(${run}, 'node', 1, date_trunc('minute', now()), jsonb_build_array(jsonb_build_object('minute', date_trunc('minute', now()), 'part', 1, 'answered', 1, 'failed', 0, 'products', '{"natal":{"answered":1,"failed":0,"latency":{"12":1}}}'::jsonb)), true)`;
  await tx`insert into private.service_days (day, answered, failed, minutes, absent_minutes, maintenance_minutes) values (${month}, 1, 0, 1440, 0, 0)`;
  await tx`insert into private.service_day_products (day, product, answered, failed, latency) values (${month}, 'natal', 1, 0, '{"12":1}')`;
  await tx`
    with incident as (insert into private.incidents (title, impact, started_at) values ('Slow', 'degraded', now()) returning id)
    insert into private.incident_updates (incident_id, body) select id, 'We look into it.' from incident`;
  await tx`insert into private.maintenance (title, starts_at, ends_at) values ('Upgrade', now() + interval '2 days', now() + interval '49 hours')`;
  await tx`insert into private.plan_spans (user_id, plan, price_usd, paid, began_at, ended_at) values (${id}, 'growth', 49, true, now() - interval '1 hour', now())`;
  await tx`insert into private.service_months (month, answered, failed, minutes, absent_minutes, maintenance_minutes, availability, credit_percent, state, closed_at) values (${month}, 9995, 5, 43200, 0, 0, 0.9995, 10, 'closed', now())`;
  await tx`
    with credit as (insert into private.availability_credits (month, user_id, plan_usd, credit_usd, booked_at) values (${month}, ${id}, 49, 4.9, now()) returning id)
    select private.book_credit(${id}, 'credit', 4.9, 'Availability', 'availability:' || id) from credit`;
}

async function fillAuth(
  sql: Transaction,
  userId: string,
  email: string,
  hash: Buffer,
  secretId: string,
): Promise<void> {
  await sql`insert into auth.identities (user_id, provider, provider_id) values (${userId}, 'email', ${userId})`;
  await sql`
    with session as (insert into auth.sessions (user_id, signed_in_at) values (${userId}, now()) returning id)
    insert into auth.refresh_tokens (session_id, token_hash) select id, ${hash} from session`;
  await sql`
    with factor as (insert into auth.mfa_factors (user_id, friendly_name, secret_cipher, secret_id) values (${userId}, 'Phone', ${hash}, ${secretId}) returning id)
    insert into auth.mfa_challenges (factor_id) select id from factor`;
  await sql`insert into auth.mfa_recovery_codes (user_id, set_id, code_hash) values (${userId}, ${randomUUID()}, ${hash})`;
  await sql`
    with sign_up as (insert into auth.sign_ups (user_id, password_hash) values (${userId}, 'hash') returning id)
    insert into auth.one_time_tokens (user_id, token_type, relates_to, sign_up_id, token_hash, expires_at) select ${userId}, 'confirmation', ${email}, id, ${hash}, now() + interval '1 day' from sign_up`;
  await sql`insert into auth.flow_state (state_hash, redirect_to, expires_at) values (${hash}, '/', now() + interval '1 hour')`;
  await sql`insert into auth.known_devices (user_id, kind, mark) values (${userId}, 'device', ${hash})`;
}

/** A month of its own for each account: days and months are there once. */
async function nextMonth(sql: Transaction): Promise<string> {
  const [row] = await sql<
    { month: string }[]
  >`select (coalesce(max(m.month), '2000-01-01'::date) + interval '1 month')::date::text as month from private.service_months m`;
  return row!.month;
}
