-- Keys are looked up by a keyed hash and stored encrypted. The secret for both is kept outside the database. The server gives it to each
-- transaction that needs it (`theia.key_secret`, 64 hex digits), combined with random bytes that the database has just answered: what is sent may
-- be logged, what is answered is not.
create function auth.offer_key_pad() returns bytea language plpgsql volatile set search_path = '' as $$
declare
  pad bytea := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
  kept text;
begin
  kept := set_config('theia.key_pad', encode(pad, 'hex'), true);
  return pad;
end
$$;

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

create function private.key_secret_id(secret bytea) returns text language plpgsql immutable strict set search_path = '' as $$
begin
  return encode(substr(private.hmac_sha256(secret, convert_to('id', 'UTF8')), 1, 8), 'hex');
end
$$;

-- A pad is used once. Everything here is an assignment, because statements inside a function can be logged too (auto_explain). While secrets are
-- rotated, two are given: `made`, which keys are made with, and `other`. Each has an id, which is public and kept beside what was made with it.
create function auth.take_key_secret(padded bytea, place text default 'made') returns void language plpgsql volatile security definer set search_path = '' as $$
declare
  pad bytea := decode(current_setting('theia.key_pad'), 'hex');
  name text := case place when 'made' then 'theia.key_secret' when 'other' then 'theia.other_key_secret' end;
  kept text;
begin
  if name is null then raise exception 'there is no such place for a secret'; end if;
  if length(padded) is distinct from 32 or length(pad) <> 32 then raise exception 'the pad or the secret is not 32 bytes'; end if;
  for i in 0..31 loop
    padded := set_byte(padded, i, get_byte(padded, i) # get_byte(pad, i));
  end loop;
  kept := set_config('theia.key_pad', '', true);
  kept := set_config(name, encode(padded, 'hex'), true);
  kept := set_config(name || '_id', private.key_secret_id(padded), true);
end
$$;
-- The table interface gives it to transactions of signed-in users, whose keys the view decrypts.
grant execute on function auth.offer_key_pad(), auth.take_key_secret(bytea, text) to :anon, :authenticated;

-- The secret with this id, or the one that keys are made with.
create function private.key_secret(id text default null) returns bytea language plpgsql stable set search_path = '' as $$
declare
  setting text := case
    when id is null or id = current_setting('theia.key_secret_id', true) then current_setting('theia.key_secret', true)
    when id = current_setting('theia.other_key_secret_id', true) then current_setting('theia.other_key_secret', true) end;
begin
  if setting is null or setting !~ '^[0-9a-f]{64}$' then
    raise exception 'theia.key_secret is not set in this transaction%', coalesce(' to the secret ' || id, '');
  end if;
  return decode(setting, 'hex');
end
$$;

create function private.hash_api_key(api_key text, secret_id text default null) returns bytea language plpgsql stable set search_path = '' as $$
begin
  return private.hmac_sha256(private.key_secret(secret_id), convert_to('hash:' || api_key, 'UTF8'));
end
$$;

-- A one-time pad drawn from HMAC-SHA-256 over a fresh nonce: a key is shorter than one block, so one pad covers it.
create function private.pad_api_key(value bytea, nonce bytea, secret_id text default null) returns bytea language plpgsql stable security definer set search_path = '' as $$
declare
  pad bytea := private.hmac_sha256(private.key_secret(secret_id), convert_to('pad:', 'UTF8') || nonce);
begin
  if value is null then return null; end if;
  if length(value) > 32 then raise exception 'an API key is at most 32 bytes'; end if;
  for i in 0..length(value) - 1 loop
    value := set_byte(value, i, get_byte(value, i) # get_byte(pad, i));
  end loop;
  return value;
end
$$;

-- `THE` or `THETEST`, then 15 hex digits.
create function private.new_api_key(for_tests boolean) returns text language sql volatile set search_path = '' as $$
  select case when for_tests then 'THETEST' else 'THE' end || substr(encode(substr(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 1, 12), 'hex'), 1, 15)
$$;

create table private.api_keys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  label text not null default 'Default' check (length(label) between 1 and 60),
  key_hash bytea not null unique,
  key_nonce bytea not null,
  key_cipher bytea not null,
  -- The secret that hash and cipher were made with.
  secret_id text not null,
  is_active boolean not null default true,
  -- A test key is free and answers the published sample births only. Never changes.
  is_test boolean not null default false,
  -- The key of a connected app: its secret is unknown to everybody, and the app calls with access tokens instead. Never changes.
  is_app boolean not null default false,
  -- Set by billing or the operator. The owner cannot clear it.
  blocked_at timestamptz,
  api_version text not null default '2026-01-01',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index api_keys_by_user on private.api_keys (user_id, created_at);
create index api_keys_by_secret on private.api_keys (secret_id);
alter table private.api_keys enable row level security;

-- Makes a key, or gives an existing one a new secret. The plain key is returned and not stored.
create function private.issue_api_key(for_user uuid, with_label text, for_tests boolean default false, key_id uuid default gen_random_uuid(), for_app boolean default false) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  plain text := private.new_api_key(for_tests);
  hash bytea := private.hash_api_key(plain);
  nonce bytea := uuid_send(gen_random_uuid());
  cipher bytea := private.pad_api_key(convert_to(plain, 'UTF8'), nonce);
  secret text := current_setting('theia.key_secret_id');
begin
  update private.api_keys k
  set key_hash = hash, key_nonce = nonce, key_cipher = cipher, secret_id = secret, is_active = true, updated_at = now(), last_used_at = null
  where k.id = key_id;
  if not found then
    insert into private.api_keys (id, user_id, label, is_test, is_app, key_hash, key_nonce, key_cipher, secret_id)
    values (key_id, for_user, with_label, for_tests, for_app, hash, nonce, cipher, secret);
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

-- Whether a row belongs to an owner: an API key, or a whole account where `key` is null. Without a search path of its own, so that it becomes part of the query.
create function private.is_owned(user_id uuid, api_key_id uuid, owner uuid, key uuid) returns boolean language sql immutable as $$
  select user_id = owner and (key is null or api_key_id = key)
$$;
