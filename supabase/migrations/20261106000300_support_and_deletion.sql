-- What signed-in users write to the operator, with the files they attach.
create table private.support_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  subject text not null check (subject in ('api', 'billing', 'account', 'general', 'marketing')),
  message text not null check (length(trim(message)) between 1 and 10000),
  created_at timestamptz not null default now()
);
create index support_messages_by_user on private.support_messages (user_id, created_at);
alter table private.support_messages enable row level security;

create table private.support_attachments (
  message_id uuid not null references private.support_messages (id) on delete cascade,
  position smallint not null check (position between 1 and 3),
  filename text not null check (length(filename) between 1 and 120),
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'application/pdf')),
  content bytea not null check (length(content) between 1 and 6291456),
  primary key (message_id, position)
);
alter table private.support_attachments enable row level security;

-- Whom a mail is about, so that it goes with the account: whoever writes it may say so; otherwise its addresses tell.
alter table private.mail_outbox add column about_user uuid references auth.users (id) on delete cascade;
create index mail_outbox_about_user on private.mail_outbox (about_user) where about_user is not null;
create function private.note_whose_mail() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.about_user := coalesce(
    new.about_user,
    (select u.id from auth.users u where lower(u.email) in (lower(new.to_address), lower(new.reply_to)) limit 1),
    (select t.user_id from auth.one_time_tokens t where lower(t.relates_to) = lower(new.to_address) limit 1)
  );
  return new;
end
$$;
create trigger note_whose_mail before insert on private.mail_outbox for each row execute function private.note_whose_mail();

-- What a Stripe event names: enough to find every event of a customer.
create function private.event_refers_to(payload json) returns text[] language sql immutable set search_path = '' as $$
  select array_remove(array[
    payload #>> '{data,object,id}', payload #>> '{data,object,customer}', payload #>> '{data,object,payment_intent}',
    payload #>> '{data,object,metadata,user_id}', payload #>> '{data,object,client_reference_id}'
  ], null)
$$;
create index stripe_events_refer_to on private.stripe_events using gin (private.event_refers_to(payload));

-- Digests of what belonged to deleted accounts: enough to know an event of theirs that comes later, useless for anything else.
create table private.forgotten (digest bytea primary key);
alter table private.forgotten enable row level security;
create function private.digest_of(reference text) returns bytea language sql immutable strict set search_path = '' as $$ select sha256(convert_to(reference, 'UTF8')) $$;
create function private.speaks_of_forgotten(payload json) returns boolean language sql stable set search_path = '' as $$
  select exists (select from private.forgotten f where f.digest in (select private.digest_of(r) from unnest(private.event_refers_to(payload)) r))
$$;

-- A deletion under way, and afterwards the bare fact that there was one. What names the person is forgotten step by step.
create table private.account_deletions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references auth.users (id) on delete set null,
  stripe_customer_id text,
  stripe_subscription_id text,
  requested_at timestamptz not null default now(),
  erased_at timestamptz,
  -- When the customer was deleted at Stripe.
  cleared_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text
);
create index account_deletions_open on private.account_deletions (next_attempt_at) where erased_at is null or cleared_at is null;
alter table private.account_deletions enable row level security;

-- A ledger row may lose its person, and with the person what was noted about it; its amounts never change.
create or replace function private.keep_ledger() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.user_id is null and old.user_id is not null
     and (new.id, new.kind, new.amount_usd, new.balance_after_usd, new.calls, new.source, new.created_at)
         is not distinct from (old.id, old.kind, old.amount_usd, old.balance_after_usd, old.calls, old.source, old.created_at)
     and (new.reason is null or new.reason is not distinct from old.reason) then
    return new;
  end if;
  raise exception 'the ledger is append-only';
end
$$;

-- Empties the stored events that name one of these.
create function private.forget_events(refs text[]) returns void language sql volatile set search_path = '' as $$
  update private.stripe_events e set payload = '{}', outcome = coalesce(nullif(e.outcome, 'waiting'), 'ignored'), processed_at = coalesce(e.processed_at, now()), last_error = null
  where private.event_refers_to(e.payload) && refs
$$;

-- The first half of a deletion: from its commit on nobody can sign in or call, and nothing names the person any more but the rows of the
-- calls. Returns the deletion; null when the account is gone already.
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
  insert into private.forgotten select private.digest_of(r) from unnest(refs) r on conflict do nothing;
  perform private.forget_events(refs);
  insert into private.account_deletions (user_id, stripe_customer_id, stripe_subscription_id, cleared_at)
  values (for_user, held.stripe_customer_id, held.stripe_subscription_id, case when held.stripe_customer_id is null then now() end) returning id into deletion;
  perform private.close_wallet(for_user, deletion, address);

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
  return deletion;
end
$$;

-- The second half: the calls with their payloads, and whatever else hangs on the account. Amounts stay in the books, of nobody.
create function private.erase_account(deletion uuid) returns void language plpgsql volatile set search_path = '' as $$
declare
  gone uuid;
begin
  select d.user_id into gone from private.account_deletions d where d.id = deletion for update;
  if gone is not null then
    perform private.empty_closed_wallet(gone, deletion);
    delete from public.translator_logs l where l.user_id = gone;
    update public.credit_ledger l set user_id = null, reason = case when l.kind in ('credit', 'adjustment') then null else l.reason end where l.user_id = gone;
    delete from auth.users u where u.id = gone;
  end if;
  update private.account_deletions d set user_id = null, erased_at = coalesce(d.erased_at, now()) where d.id = deletion;
end
$$;

revoke execute on function
  private.note_whose_mail(), private.event_refers_to(json), private.digest_of(text), private.speaks_of_forgotten(json), private.forget_events(text[]),
  private.close_account(uuid), private.erase_account(uuid)
from public;
