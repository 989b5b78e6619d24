-- The browser's `api_keys`: the user's own rows with the decrypted key. Writes go through the triggers below, which let a user
-- rename, switch and regenerate a key. They generate the new key here, whatever value was sent.
create view public.api_keys with (security_barrier = true) as
  select k.id, k.user_id,
         convert_from(private.pad_api_key(k.key_cipher, k.key_nonce, k.secret_id), 'UTF8') as api_key,
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

grant select on public.api_keys to :authenticated;
grant insert (user_id, label, api_key, is_active, updated_at) on public.api_keys to :authenticated;
grant update (label, api_key, is_active, updated_at) on public.api_keys to :authenticated;
-- The view reads and its triggers write with the owner's rights. Only this function in it is called with the caller's rights. That
-- needs no usage right on the schema, so callers cannot use it, or any other function, in a statement.
grant execute on function private.pad_api_key(bytea, bytea, text) to :authenticated;

-- PostgreSQL does not know which columns of a view are never null. Read into the row types of the web app.
comment on column public.api_keys.id is 'Never null.';
comment on column public.api_keys.user_id is 'Never null.';
comment on column public.api_keys.api_key is 'Never null.';
comment on column public.api_keys.label is 'Never null.';
comment on column public.api_keys.is_active is 'Never null.';
comment on column public.api_keys.created_at is 'Never null.';
comment on column public.api_keys.updated_at is 'Never null.';
