-- A running deletion, and afterwards the record that there was one. Personal data is removed step by step.
create table private.account_deletions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references auth.users (id) on delete set null,
  stripe_customer_id text,
  stripe_subscription_id text,
  -- The balance of the wallet, and how many cents can be refunded, with their tax.
  credit_usd numeric(14, 4) not null default 0 check (credit_usd >= 0),
  refund_cents bigint not null default 0 check (refund_cents >= 0),
  -- The address for the final mail. Null once that mail is written.
  mail_to text,
  requested_at timestamptz not null default now(),
  erased_at timestamptz,
  -- When the customer was deleted at Stripe.
  cleared_at timestamptz,
  settled_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text
);
create index account_deletions_open on private.account_deletions (next_attempt_at) where erased_at is null or cleared_at is null or settled_at is null;
alter table private.account_deletions enable row level security;

-- The first half of a deletion: after its commit nobody can sign in or call, and only the rows of calls still contain personal data.
-- Returns the deletion; null when the account no longer exists.
create function private.close_account(for_user uuid) returns uuid language plpgsql volatile set search_path = '' as $$
declare
  held record;
  address text;
  refs text[];
  deletion uuid;
begin
  select s.stripe_customer_id, s.stripe_subscription_id into held from public.subscriptions s where s.user_id = for_user for update;
  select lower(u.email) into address from auth.users u where u.id = for_user and u.deleted_at is null for update;
  if not found then return null; end if;

  refs := array_remove(array[for_user::text, held.stripe_customer_id] || array(select t.stripe_payment_intent_id from public.topup_logs t where t.user_id = for_user), null);
  insert into private.forgotten select private.reference_digest(r) from unnest(refs) r on conflict do nothing;
  perform private.forget_events(refs);
  insert into private.account_deletions (user_id, stripe_customer_id, stripe_subscription_id, cleared_at)
  values (for_user, held.stripe_customer_id, held.stripe_subscription_id, case when held.stripe_customer_id is null then now() end) returning id into deletion;
  perform private.close_wallet(for_user, deletion, address);

  delete from private.batch_jobs j where j.user_id = for_user;
  delete from private.reports r where r.user_id = for_user;
  delete from private.api_keys k where k.user_id = for_user;
  delete from auth.sessions s where s.user_id = for_user;
  delete from auth.mfa_factors f where f.user_id = for_user;
  delete from auth.mfa_recovery_codes r where r.user_id = for_user;
  delete from auth.known_devices d where d.user_id = for_user;
  delete from auth.identities i where i.user_id = for_user;
  delete from auth.one_time_tokens t where t.user_id = for_user;
  delete from auth.sign_ups s where s.user_id = for_user;
  delete from auth.flow_state f where f.user_id = for_user or f.linking_user_id = for_user;
  delete from private.idempotency_keys k where k.user_id = for_user;
  delete from private.key_notices n where n.user_id = for_user;
  delete from private.support_messages m where m.user_id = for_user;
  delete from private.contact_messages m where lower(m.email) = address;
  delete from private.mail_outbox m where m.about_user = for_user or lower(m.to_address) = address or lower(m.reply_to) = address
    or (m.about_user is null and address = any (regexp_split_to_array(lower(m.text_body), '[\s<>(),;:"'']+|\.(?=\s|$)')));
  delete from public.topup_queue q where q.user_id = for_user;
  delete from public.payment_method p where p.user_id = for_user;
  delete from public.billing_settings b where b.user_id = for_user;
  update public.subscriptions s set status = 'ended', plan = null, stripe_customer_id = null, stripe_subscription_id = null, updated_at = now() where s.user_id = for_user;
  update public.topup_logs t set receipt_url = null where t.user_id = for_user;
  update auth.users u set email = null, encrypted_password = null, email_change = null, email_change_accepted_by = null, phone = null, raw_app_meta_data = '{}', raw_user_meta_data = '{}', deleted_at = now(), updated_at = now() where u.id = for_user;
  -- From here on nothing is written of the account.
  delete from public.audit_log l where l.user_id = for_user;
  return deletion;
end
$$;

-- The second half: the calls with their payloads, and everything else that belongs to the account. Amounts stay in the books without an owner.
create function private.erase_account(deletion uuid) returns void language plpgsql volatile set search_path = '' as $$
declare
  gone uuid;
begin
  select d.user_id into gone from private.account_deletions d where d.id = deletion for update;
  if gone is not null then
    -- A server that is booking calls or writing answers holds this row: what it writes is deleted here, and afterwards it writes nothing.
    perform from auth.users u where u.id = gone for update;
    perform private.empty_closed_wallet(gone, deletion);
    delete from private.call_answers a where a.user_id = gone;
    update public.credit_ledger l set user_id = null, reason = case when l.kind in ('credit', 'adjustment') then null else l.reason end where l.user_id = gone;
    -- `private.forget_calls` deletes the calls.
    delete from auth.users u where u.id = gone;
  end if;
  update private.account_deletions d set user_id = null, erased_at = coalesce(d.erased_at, now()) where d.id = deletion;
end
$$;
