-- The owner is mailed whenever a key is made or replaced, by whomever, and before one expires. The transaction of the change stores the notice, and the outbox worker writes the mail.
create table private.key_notices (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  change text not null check (change in ('created', 'connected', 'regenerated', 'rotated', 'restricted', 'expires', 'expired')),
  label text not null,
  -- When the old key ends after a rotation, or the key expires.
  until timestamptz,
  network text,
  created_at timestamptz not null default now()
);
create index key_notices_by_user on private.key_notices (user_id);
alter table private.key_notices enable row level security;

create function private.note_key_change() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  old_until timestamptz;
begin
  if tg_argv[0] = 'regenerated' then select o.until into old_until from private.replaced_keys o where o.id = new.id; end if;
  insert into private.key_notices (user_id, change, label, network, until)
  values (new.user_id, case when new.is_app then 'connected' when old_until is null then tg_argv[0] else 'rotated' end, new.label, auth.jwt() ->> 'network', old_until);
  perform pg_notify('theia_mail', '');
  return null;
end
$$;
-- Only for changes by a signed-in user: the key made at sign-up needs no mail.
create trigger note_key_made after insert on private.api_keys for each row when (auth.jwt() ->> 'sub' is not null) execute function private.note_key_change('created');
create trigger note_key_regenerated after update of key_hash on private.api_keys for each row when (auth.jwt() ->> 'sub' is not null and new.key_hash <> old.key_hash) execute function private.note_key_change('regenerated');
-- A thief with a session could read a locked key and unlock it.
create trigger note_key_restriction after update on private.api_keys for each row
  when (auth.jwt() ->> 'sub' is not null and new.created_at <> now() and private.key_limits(new) <> private.key_limits(old))
  execute function private.note_key_change('restricted');

-- Notes what its owner must hear about the expiry of a key: a week before, a day before, and when it came. Returns how many keys it noted.
create function private.note_key_expiries() returns integer language plpgsql volatile set search_path = '' as $$
declare
  told integer;
begin
  with due as (
    update private.api_keys k
    set expiry_told = case when k.expires_at <= now() then 3 when k.expires_at <= now() + interval '1 day' then 2 else 1 end
    where k.expires_at <= now() + interval '7 days' and k.expiry_told < case when k.expires_at <= now() then 3 when k.expires_at <= now() + interval '1 day' then 2 else 1 end
    returning k.*
  ), said as (
    insert into private.key_notices (user_id, change, label, until)
    select d.user_id, case when d.expiry_told = 3 then 'expired' else 'expires' end, d.label, d.expires_at from due d
    where d.is_active and d.blocked_at is null and not d.is_test
  )
  select count(*) into told from due;
  if told > 0 then perform pg_notify('theia_mail', ''); end if;
  return told;
end
$$;
