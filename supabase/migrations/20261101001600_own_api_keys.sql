-- The browser's `api_keys`: the user's own rows with the decrypted key. Writes go through the triggers below, which let a user
-- create, rename, restrict, switch, rotate and regenerate a key, and delete a test key. They generate keys here, whatever value was sent.
create view public.api_keys with (security_barrier = true) as
  select k.id, k.user_id,
         convert_from(private.pad_api_key(k.key_cipher, k.key_nonce, k.secret_id), 'UTF8') as api_key,
         k.label, k.is_active, k.blocked_at, k.created_at, k.updated_at, k.last_used_at,
         k.is_test, k.allowed_products, k.allowed_origins, k.allowed_addresses::text[] as allowed_addresses, k.expires_at,
         -- The secret before the last rotation, while it works.
         o.until as old_key_until,
         right(convert_from(private.pad_api_key(o.key_cipher, o.key_nonce, o.secret_id), 'UTF8'), 4) as old_key_ending,
         o.last_used_at as old_key_last_used_at,
         -- Only written: rotates the key.
         null::integer as overlap_hours
  from private.api_keys k
  left join private.replaced_keys o on o.id = k.id and o.until > now()
  where k.user_id = (select auth.uid());

create function private.insert_api_key() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := auth.uid();
  made uuid;
begin
  if owner is null or (new.user_id is not null and new.user_id <> owner) then
    raise exception using errcode = 'PT403', message = 'A key can only be created for yourself';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('api_keys:' || owner::text, 0));
  new.is_test := coalesce(new.is_test, false);
  if not new.is_test and (select count(*) from private.api_keys where user_id = owner and not is_test) >= private.key_allowance(owner) then
    raise exception using errcode = 'PT403', message = 'Your plan does not include another API key';
  end if;
  if (select count(*) from private.api_keys where user_id = owner) >= 20 then
    raise exception using errcode = 'PT403', message = 'An account has at most 20 API keys', hint = 'Delete a test key.';
  end if;
  if new.expires_at <= now() then
    raise exception using errcode = 'PT400', message = 'A key can only expire in the future';
  end if;
  new.api_key := private.issue_api_key(owner, coalesce(nullif(trim(new.label), ''), 'Default'), null, new.is_test);
  select k.id into made from private.api_keys k where k.key_hash = private.hash_api_key(new.api_key);
  update private.api_keys k
  set allowed_products = coalesce(new.allowed_products, '{}'), allowed_origins = coalesce(new.allowed_origins, '{}'),
      allowed_addresses = private.clean_addresses(new.allowed_addresses), expires_at = new.expires_at
  where k.id = made and (new.allowed_products is not null or new.allowed_origins is not null or new.allowed_addresses is not null or new.expires_at is not null);
  select k.id, k.user_id, k.label, k.is_active, k.created_at, k.updated_at, k.allowed_products, k.allowed_origins, k.allowed_addresses::text[]
  into new.id, new.user_id, new.label, new.is_active, new.created_at, new.updated_at, new.allowed_products, new.allowed_origins, new.allowed_addresses
  from private.api_keys k where k.id = made;
  return new;
end
$$;
create trigger insert_api_key instead of insert on public.api_keys for each row execute function private.insert_api_key();

-- Writes what the statement changes and nothing else, so that a rename never undoes a restriction that was made meanwhile.
create function private.update_api_key() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  held private.api_keys;
begin
  if old.user_id is distinct from auth.uid() or new.id <> old.id or new.user_id <> old.user_id then
    raise exception using errcode = 'PT403', message = 'A key can only be changed by its owner';
  end if;
  select k.* into held from private.api_keys k where k.id = old.id for update;
  if not found then raise exception using errcode = 'PT404', message = 'No such API key'; end if;
  if new.expires_at is distinct from old.expires_at and new.expires_at <= now() then
    raise exception using errcode = 'PT400', message = 'A key can only expire in the future', hint = 'To end it now, revoke it.';
  end if;
  if new.overlap_hours is not null then
    -- Of two rotations at once the second would end a key that nobody has used yet.
    if held.key_hash <> private.hash_api_key(old.api_key, held.secret_id) then
      raise exception using errcode = 'PT409', message = 'This key has just been replaced', hint = 'Load it again.';
    end if;
    new.api_key := private.rotate_api_key(held, new.overlap_hours);
  elsif new.api_key is distinct from old.api_key then
    delete from private.replaced_keys o where o.id = old.id;
    new.api_key := private.issue_api_key(old.user_id, old.label, old.id);
    new.is_active := true;
  elsif new.old_key_until is distinct from old.old_key_until then
    if old.old_key_until is null or new.old_key_until > old.old_key_until then
      raise exception using errcode = 'PT400', message = 'An old key can only end earlier';
    end if;
    if coalesce(new.old_key_until, now()) <= now() then
      delete from private.replaced_keys o where o.id = old.id;
    else
      update private.replaced_keys o set until = new.old_key_until where o.id = old.id;
    end if;
  end if;
  if new.label is distinct from old.label or new.is_active is distinct from old.is_active then
    update private.api_keys k
    set label = case when new.label is distinct from old.label then new.label else k.label end,
        is_active = case when new.is_active is distinct from old.is_active then new.is_active else k.is_active end
    where k.id = old.id;
  end if;
  if new.allowed_products is distinct from old.allowed_products or new.allowed_origins is distinct from old.allowed_origins
    or new.allowed_addresses is distinct from old.allowed_addresses or new.expires_at is distinct from old.expires_at then
    update private.api_keys k
    set allowed_products = case when new.allowed_products is distinct from old.allowed_products then coalesce(new.allowed_products, '{}') else k.allowed_products end,
        allowed_origins = case when new.allowed_origins is distinct from old.allowed_origins then coalesce(new.allowed_origins, '{}') else k.allowed_origins end,
        allowed_addresses = case when new.allowed_addresses is distinct from old.allowed_addresses then private.clean_addresses(new.allowed_addresses) else k.allowed_addresses end,
        expires_at = case when new.expires_at is distinct from old.expires_at then new.expires_at else k.expires_at end
    where k.id = old.id;
  end if;
  update private.api_keys k set updated_at = now() where k.id = old.id
  returning k.label, k.is_active, k.updated_at, k.last_used_at, k.allowed_products, k.allowed_origins, k.allowed_addresses::text[], k.expires_at, k.created_at, k.blocked_at, k.is_test
  into new.label, new.is_active, new.updated_at, new.last_used_at, new.allowed_products, new.allowed_origins, new.allowed_addresses, new.expires_at, new.created_at, new.blocked_at, new.is_test;
  new.overlap_hours := null;
  new.old_key_until := null;
  new.old_key_ending := null;
  new.old_key_last_used_at := null;
  select o.until, right(convert_from(private.pad_api_key(o.key_cipher, o.key_nonce, o.secret_id), 'UTF8'), 4), o.last_used_at
  into new.old_key_until, new.old_key_ending, new.old_key_last_used_at from private.replaced_keys o where o.id = old.id and o.until > now();
  return new;
end
$$;
create trigger update_api_key instead of update on public.api_keys for each row execute function private.update_api_key();

-- Calls that were paid for keep their key, so only test keys can be deleted.
create function private.delete_api_key() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if old.user_id is distinct from auth.uid() then
    raise exception using errcode = 'PT403', message = 'A key can only be deleted by its owner';
  end if;
  delete from private.api_keys k where k.id = old.id and k.is_test;
  if not found then
    raise exception using errcode = 'PT409', message = 'Only test keys can be deleted', hint = 'Revoke the key instead.';
  end if;
  return old;
end
$$;
create trigger delete_api_key instead of delete on public.api_keys for each row execute function private.delete_api_key();

grant select, delete on public.api_keys to :authenticated;
grant insert (user_id, label, api_key, is_active, updated_at, is_test, allowed_products, allowed_origins, allowed_addresses, expires_at) on public.api_keys to :authenticated;
grant update (label, api_key, is_active, updated_at, allowed_products, allowed_origins, allowed_addresses, expires_at, overlap_hours, old_key_until) on public.api_keys to :authenticated;
-- The view reads and its triggers write with the owner's rights. Only this function in it is called with the caller's rights. That
-- needs no usage right on the schema, so callers cannot use it, or any other function, in a statement.
grant execute on function private.pad_api_key(bytea, bytea, text) to :authenticated;

-- PostgreSQL does not know which columns of a view are never null. Read into the row types of the web app.
comment on column public.api_keys.id is 'Never null.';
comment on column public.api_keys.user_id is 'Never null.';
comment on column public.api_keys.api_key is 'Never null.';
comment on column public.api_keys.label is 'Never null.';
comment on column public.api_keys.is_active is 'Never null.';
comment on column public.api_keys.is_test is 'Never null.';
comment on column public.api_keys.allowed_products is 'Never null.';
comment on column public.api_keys.allowed_origins is 'Never null.';
comment on column public.api_keys.allowed_addresses is 'Never null.';
comment on column public.api_keys.created_at is 'Never null.';
comment on column public.api_keys.updated_at is 'Never null.';
