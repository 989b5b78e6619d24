-- Notifies the realtime service of a user's changed row, without its content: the row is read again as each subscriber.
create function private.announce_row_change() returns trigger language plpgsql set search_path = '' as $$
declare
  row_now jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  if row_now ->> 'user_id' is not null then
    perform pg_notify('theia_realtime', jsonb_build_object('table', tg_table_name, 'type', tg_op, 'key', row_now ->> tg_argv[0], 'user_id', row_now ->> 'user_id')::text);
  end if;
  return null;
end
$$;

create trigger announce_change after insert or update or delete on public.topup_queue for each row execute function private.announce_row_change('id');
create trigger announce_change after insert or update or delete on public.topup_logs for each row execute function private.announce_row_change('id');
create trigger announce_change after insert or update or delete on public.payment_method for each row execute function private.announce_row_change('id');
create trigger announce_change after insert or update or delete on public.subscriptions for each row execute function private.announce_row_change('user_id');
create trigger announce_change after insert or update or delete on public.billing_settings for each row execute function private.announce_row_change('user_id');

-- Paid calls change a wallet thousands of times per second: their transaction sets `theia.metering`, and the balance is announced at most once per second.
create trigger announce_change after insert or update or delete on public.user_credits for each row
  when (coalesce(current_setting('theia.metering', true), '') <> 'on')
  execute function private.announce_row_change('user_id');

create function private.announce_balance(for_user uuid) returns void language sql volatile set search_path = '' as $$
  select pg_notify('theia_realtime', jsonb_build_object('table', 'user_credits', 'type', 'UPDATE', 'key', for_user, 'user_id', for_user)::text)
$$;
