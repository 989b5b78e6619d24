-- The user's own keys, decrypted, without those of connected apps. What supabase-js clients may write is passed to the functions of the key operations.
create view public.api_keys with (security_barrier = true) as
  select k.id, k.user_id,
         convert_from(private.pad_api_key(k.key_cipher, k.key_nonce, k.secret_id), 'UTF8') as api_key,
         k.label, k.is_active, k.blocked_at, k.created_at, k.updated_at, k.last_used_at,
         k.is_test, k.allowed_products, k.allowed_origins, k.allowed_addresses::text[] as allowed_addresses, k.expires_at,
         -- The secret before the last rotation, while it works.
         o.until as old_key_until,
         right(convert_from(private.pad_api_key(o.key_cipher, o.key_nonce, o.secret_id), 'UTF8'), 4) as old_key_ending,
         o.last_used_at as old_key_last_used_at
  from private.api_keys k
  left join private.replaced_keys o on o.id = k.id and o.until > now()
  where k.user_id = (select auth.uid()) and not k.is_app;

create function private.translate_key_write() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  key_id uuid;
begin
  if tg_op = 'INSERT' then
    if new.user_id <> auth.uid() then
      raise exception using errcode = 'PT403', message = 'A key can only be created for yourself';
    end if;
    key_id := private.create_key(coalesce(nullif(trim(new.label), ''), 'Default'));
  else
    key_id := old.id;
    if new.api_key is distinct from old.api_key then
      perform private.rotate_key(key_id);
    elsif new.is_active is distinct from old.is_active then
      perform private.switch_key(key_id, new.is_active);
    end if;
    if new.label is distinct from old.label then
      perform private.rename_key(key_id, new.label);
    end if;
  end if;
  select k.* into new from public.api_keys k where k.id = key_id;
  return new;
end
$$;
create trigger translate_key_write instead of insert or update on public.api_keys for each row execute function private.translate_key_write();

grant select on public.api_keys to :authenticated;
grant insert (user_id, label, api_key, updated_at) on public.api_keys to :authenticated;
grant update (label, api_key, is_active, updated_at) on public.api_keys to :authenticated;
-- The view reads and its trigger writes with the owner's rights. Only this function in it is called with the caller's rights. That
-- needs no usage right on the schema, so callers cannot use it, or any other function, in a statement.
grant execute on function private.pad_api_key(bytea, bytea, text) to :authenticated;

-- PostgreSQL does not know which columns of a view are never null. Read into the row types of the web app.
comment on view public.api_keys is 'Never null: id, user_id, api_key, label, is_active, is_test, allowed_products, allowed_origins, allowed_addresses, created_at, updated_at';
