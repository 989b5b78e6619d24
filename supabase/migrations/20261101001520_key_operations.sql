-- What owners do with their keys, one function for each verb. The owner is the signed-in user of the transaction. Each returns the id of the key.

-- A key of the owner, locked until the transaction ends. The keys of connected apps are not among them. @throws PT404
create function private.own_key(key_id uuid) returns private.api_keys language plpgsql volatile set search_path = '' as $$
declare
  held private.api_keys;
begin
  select k.* into held from private.api_keys k where k.id = key_id and k.user_id = auth.uid() and not k.is_app for update;
  if not found then raise exception using errcode = 'PT404', message = 'No such API key'; end if;
  return held;
end
$$;

-- @throws PT403
create function private.create_key(label text, for_tests boolean default false, limits jsonb default '{}') returns uuid language plpgsql volatile set search_path = '' as $$
declare
  owner uuid := auth.uid();
  made uuid := gen_random_uuid();
begin
  if owner is null then
    raise exception using errcode = 'PT403', message = 'A key can only be created for yourself';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('api_keys:' || owner::text, 0));
  if not for_tests and (select count(*) from private.api_keys k where k.user_id = owner and not k.is_test and not k.is_app) >= private.key_allowance(owner) then
    raise exception using errcode = 'PT403', message = 'Your plan does not include another API key';
  end if;
  if (select count(*) from private.api_keys k where k.user_id = owner and not k.is_app) >= 20 then
    raise exception using errcode = 'PT403', message = 'An account has at most 20 API keys';
  end if;
  perform private.issue_api_key(owner, label, for_tests, made);
  return private.limit_key(made, limits);
end
$$;

create function private.rename_key(key_id uuid, new_label text) returns uuid language sql volatile set search_path = '' as $$
  update private.api_keys k set label = new_label, updated_at = now() from private.own_key(key_id) held where k.id = held.id returning k.id
$$;

-- Activates or revokes a key.
create function private.switch_key(key_id uuid, active boolean) returns uuid language sql volatile set search_path = '' as $$
  update private.api_keys k set is_active = active, updated_at = now() from private.own_key(key_id) held where k.id = held.id returning k.id
$$;

-- The secret that a key had before its last rotation: it works until `until`. There is one at most, so a third one is never accepted.
create table private.replaced_keys (
  -- The key.
  id uuid primary key references private.api_keys (id) on delete cascade,
  key_hash bytea not null unique,
  key_nonce bytea not null,
  key_cipher bytea not null,
  secret_id text not null,
  until timestamptz not null,
  last_used_at timestamptz
);
create index replaced_keys_by_secret on private.replaced_keys (secret_id);
alter table private.replaced_keys enable row level security;

-- Ends the old secret of a rotated key.
create function private.end_old_key(key_id uuid) returns uuid language sql volatile set search_path = '' as $$
  delete from private.replaced_keys o using private.own_key(key_id) held where o.id = held.id;
  update private.api_keys k set updated_at = now() from private.own_key(key_id) held where k.id = held.id returning k.id
$$;

-- Gives a key a new secret. Its present one works for so many hours more; earlier ones end now. Without an overlap, the key is regenerated: a
-- revoked one becomes active. Windows that have `seen` the same `updated_at` rotate a key once: a second rotation would end a secret that is not
-- in use yet. @throws PT400, PT409
create function private.rotate_key(key_id uuid, overlap_hours integer default 0, seen timestamptz default null) returns uuid language plpgsql volatile set search_path = '' as $$
declare
  held private.api_keys := private.own_key(key_id);
begin
  if held.updated_at <> seen then
    raise exception using errcode = 'PT409', message = 'This key has just been changed', hint = 'Load it again.';
  end if;
  if overlap_hours not between 0 and 168 then
    raise exception using errcode = 'PT400', message = 'The old key works for 0 to 168 hours more';
  end if;
  delete from private.replaced_keys o where o.id = held.id;
  if overlap_hours > 0 then
    if not held.is_active then
      raise exception using errcode = 'PT409', message = 'A revoked key cannot be rotated', hint = 'Activate it first, or regenerate it.';
    end if;
    insert into private.replaced_keys (id, key_hash, key_nonce, key_cipher, secret_id, until, last_used_at)
    values (held.id, held.key_hash, held.key_nonce, held.key_cipher, held.secret_id, now() + make_interval(hours => overlap_hours), held.last_used_at);
  end if;
  perform private.issue_api_key(held.user_id, held.label, held.is_test, held.id);
  return held.id;
end
$$;

-- Calls that were paid for keep their key, so only test keys can be deleted. @throws PT409
create function private.delete_key(key_id uuid) returns uuid language plpgsql volatile set search_path = '' as $$
declare
  held private.api_keys := private.own_key(key_id);
begin
  if not held.is_test then
    raise exception using errcode = 'PT409', message = 'Only test keys can be deleted', hint = 'Revoke the key instead.';
  end if;
  delete from private.api_keys k where k.id = held.id;
  return held.id;
end
$$;
