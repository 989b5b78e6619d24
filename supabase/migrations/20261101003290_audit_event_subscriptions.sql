-- What an owner does to subscriptions in a session is in the audit log. Programs make and change thousands with a key: those calls are in the call log.
-- A subscription is named by its id alone, so that nothing of it stays when it is deleted.
create function private.audit_event_subscription() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  subscription private.event_subscriptions := coalesce(new, old);
  facts jsonb := jsonb_build_object('subscription_id', subscription.id);
begin
  if (auth.jwt() ->> 'sub')::uuid is distinct from subscription.user_id then
    return null;
  elsif tg_op = 'DELETE' then
    perform private.write_audit(old.user_id, 'subscription.deleted', null, null, facts);
    return null;
  end if;
  if new.status <> old.status then
    perform private.write_audit(new.user_id, case new.status when 'paused' then 'subscription.paused' else 'subscription.enabled' end, null, null, facts);
  end if;
  if new.label <> old.label or (new.endpoint_id is not null and new.endpoint_id is distinct from old.endpoint_id) or new.notice_seconds <> old.notice_seconds then
    perform private.write_audit(new.user_id, 'subscription.changed', null, null, facts);
  end if;
  if new.feed_hash is distinct from old.feed_hash then
    perform private.write_audit(new.user_id, case when new.feed_hash is null then 'calendar.withdrawn' else 'calendar.made' end, null, null, facts);
  end if;
  return null;
end
$$;
create trigger audit_event_subscription after delete or update of status, label, endpoint_id, notice_seconds, feed_hash on private.event_subscriptions
  for each row execute function private.audit_event_subscription();
