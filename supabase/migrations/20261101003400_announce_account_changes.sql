create function private.announce_replaced_key() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.until = old.until and new.key_hash = old.key_hash then
    return null;
  end if;
  perform pg_notify('theia_account', k.user_id::text) from private.api_keys k where k.id = coalesce(new.id, old.id);
  return null;
end
$$;
create trigger announce_replaced_key after insert or update or delete on private.replaced_keys for each row execute function private.announce_replaced_key();

create function private.announce_account_change() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform pg_notify('theia_account', old.user_id::text);
  else
    perform pg_notify('theia_account', new.user_id::text);
  end if;
  return null;
end
$$;
-- Every node drops its cached data of a key within a second of a change. Its last use is no change.
create trigger announce_key after insert or delete on private.api_keys for each row execute function private.announce_account_change();
create trigger announce_key_change after update on private.api_keys for each row
  when (to_jsonb(new) - 'last_used_at' <> to_jsonb(old) - 'last_used_at') execute function private.announce_account_change();
-- Settlements set `theia.metering` and announce nothing: the settling node already knows the outcome.
create trigger announce_account_change after insert or update on public.user_credits for each row
  when (coalesce(current_setting('theia.metering', true), '') <> 'on') execute function private.announce_account_change();
create trigger announce_account_change after insert or update or delete on public.subscriptions for each row execute function private.announce_account_change();
create trigger announce_account_change after update or delete on public.quota_periods for each row
  when (coalesce(current_setting('theia.metering', true), '') <> 'on') execute function private.announce_account_change();
create trigger announce_account_change after insert or update or delete on private.account_limits for each row execute function private.announce_account_change();
create trigger announce_account_change after insert or update or delete on public.billing_settings for each row execute function private.announce_account_change();

create function private.announce_user_change() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('theia_account', new.id::text);
  return null;
end
$$;
create trigger announce_user_change after update of banned_until, deleted_at on auth.users for each row execute function private.announce_user_change();

-- `*` stands for every account.
create function private.announce_price_change() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('theia_account', '*');
  return null;
end
$$;
create trigger announce_price_change after insert or update or delete on public.plans for each statement execute function private.announce_price_change();
create trigger announce_price_change after insert or update or delete on public.price_list for each statement execute function private.announce_price_change();
