-- Keys are looked up by a keyed hash and stored encrypted; the secret of both lives outside the database and reaches it as the
-- connection setting `theia.key_secret` (64 hex digits), on the connections of the server only.
create function private.hmac_sha256(key bytea, message bytea) returns bytea language plpgsql immutable strict set search_path = '' as $$
declare
  block bytea := case when length(key) > 64 then sha256(key) else key end || decode(repeat('00', 64 - least(64, case when length(key) > 64 then 32 else length(key) end)), 'hex');
  inner_pad bytea := block;
  outer_pad bytea := block;
begin
  for i in 0..63 loop
    inner_pad := set_byte(inner_pad, i, get_byte(block, i) # 54);
    outer_pad := set_byte(outer_pad, i, get_byte(block, i) # 92);
  end loop;
  return sha256(outer_pad || sha256(inner_pad || message));
end
$$;

create function private.key_secret() returns bytea language plpgsql stable set search_path = '' as $$
declare
  setting text := current_setting('theia.key_secret', true);
begin
  if setting is null or setting !~ '^[0-9a-f]{64}$' then
    raise exception 'theia.key_secret is not set on this connection';
  end if;
  return decode(setting, 'hex');
end
$$;

create function private.hash_api_key(api_key text) returns bytea language sql stable strict set search_path = '' as $$
  select private.hmac_sha256(private.key_secret(), convert_to('hash:' || api_key, 'UTF8'))
$$;

-- A one-time pad drawn from HMAC-SHA-256 over a fresh nonce: a key is shorter than one block, so one pad covers it.
create function private.pad_api_key(value bytea, nonce bytea) returns bytea language plpgsql stable strict security definer set search_path = '' as $$
declare
  pad bytea := private.hmac_sha256(private.key_secret(), convert_to('pad:', 'UTF8') || nonce);
begin
  if length(value) > 32 then raise exception 'an API key is at most 32 bytes'; end if;
  for i in 0..length(value) - 1 loop
    value := set_byte(value, i, get_byte(value, i) # get_byte(pad, i));
  end loop;
  return value;
end
$$;

create function private.new_api_key() returns text language sql volatile set search_path = '' as $$
  select 'THE' || substr(encode(substr(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 1, 12), 'hex'), 1, 15)
$$;

create table private.api_keys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  label text not null default 'Default' check (length(label) between 1 and 60),
  key_hash bytea not null unique,
  key_nonce bytea not null,
  key_cipher bytea not null,
  is_active boolean not null default true,
  -- Set by billing or the operator; its owner cannot clear it.
  blocked_at timestamptz,
  api_version text not null default '2026-01-01',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index api_keys_by_user on private.api_keys (user_id, created_at);
alter table private.api_keys enable row level security;

-- Replaces the key of a row, or fills a new row: the plain key is returned and kept nowhere.
create function private.issue_api_key(for_user uuid, with_label text, replacing uuid default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  plain text := private.new_api_key();
  nonce bytea := uuid_send(gen_random_uuid());
begin
  if replacing is null then
    insert into private.api_keys (user_id, label, key_hash, key_nonce, key_cipher)
    values (for_user, with_label, private.hash_api_key(plain), nonce, private.pad_api_key(convert_to(plain, 'UTF8'), nonce));
  else
    update private.api_keys
    set key_hash = private.hash_api_key(plain), key_nonce = nonce, key_cipher = private.pad_api_key(convert_to(plain, 'UTF8'), nonce),
        is_active = true, updated_at = now(), last_used_at = null
    where id = replacing and user_id = for_user;
    if not found then raise exception using errcode = 'PT404', message = 'No such API key'; end if;
  end if;
  return plain;
end
$$;

create function private.key_allowance(for_user uuid) returns integer language sql stable security definer set search_path = '' as $$
  select coalesce((
    select p.api_keys from public.subscriptions s join public.plans p on p.id = s.plan
    where s.user_id = for_user and (s.status in ('active', 'past_due') or (s.status = 'trialing' and s.trial_ends_at > now()))
  ), 1)
$$;

-- What the browser sees as `api_keys`: the own rows with the key readable. Writes go through the triggers below, which let a user
-- rename, switch and regenerate a key, and make the new key here, whatever value was sent.
create view public.api_keys with (security_barrier = true) as
  select k.id, k.user_id,
         convert_from(private.pad_api_key(k.key_cipher, k.key_nonce), 'UTF8') as api_key,
         k.label, k.is_active, k.blocked_at, k.created_at, k.updated_at, k.last_used_at
  from private.api_keys k
  where k.user_id = (select auth.uid());

create function private.insert_api_key() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := auth.uid();
begin
  if owner is null or (new.user_id is not null and new.user_id <> owner) then
    raise exception using errcode = 'PT403', message = 'A key can only be created for yourself';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('api_keys:' || owner::text, 0));
  if (select count(*) from private.api_keys where user_id = owner) >= private.key_allowance(owner) then
    raise exception using errcode = 'PT403', message = 'Your plan does not include another API key';
  end if;
  new.api_key := private.issue_api_key(owner, coalesce(nullif(trim(new.label), ''), 'Default'));
  select k.id, k.user_id, k.label, k.is_active, k.created_at, k.updated_at
  into new.id, new.user_id, new.label, new.is_active, new.created_at, new.updated_at
  from private.api_keys k where k.key_hash = private.hash_api_key(new.api_key);
  return new;
end
$$;
create trigger insert_api_key instead of insert on public.api_keys for each row execute function private.insert_api_key();

create function private.update_api_key() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if old.user_id is distinct from auth.uid() or new.id <> old.id or new.user_id <> old.user_id then
    raise exception using errcode = 'PT403', message = 'A key can only be changed by its owner';
  end if;
  if new.api_key is distinct from old.api_key then
    new.api_key := private.issue_api_key(old.user_id, old.label, old.id);
    new.is_active := true;
  end if;
  update private.api_keys set label = new.label, is_active = new.is_active, updated_at = now() where id = old.id
  returning label, is_active, updated_at, last_used_at into new.label, new.is_active, new.updated_at, new.last_used_at;
  new.created_at := old.created_at;
  new.blocked_at := old.blocked_at;
  return new;
end
$$;
create trigger update_api_key instead of update on public.api_keys for each row execute function private.update_api_key();

grant select on public.api_keys to authenticated;
grant insert (user_id, label, api_key, is_active, updated_at) on public.api_keys to authenticated;
grant update (label, api_key, is_active, updated_at) on public.api_keys to authenticated;
-- The view reads and its triggers write with the owner's rights. Only this function in it is called with the caller's; that needs no
-- usage of the schema, so nobody can name it, or any other, in a statement.
grant execute on function private.pad_api_key(bytea, bytea) to authenticated;

-- Every node drops what it remembers of a key within a second of its change.
create function private.announce_key_change() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.key_hash = old.key_hash and new.is_active = old.is_active and new.blocked_at is not distinct from old.blocked_at then
    return null;
  end if;
  perform pg_notify('theia_account', coalesce(new.user_id, old.user_id)::text);
  return null;
end
$$;
create trigger announce_key_change after insert or update or delete on private.api_keys for each row execute function private.announce_key_change();
