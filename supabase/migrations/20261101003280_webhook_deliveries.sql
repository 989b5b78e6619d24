-- When an event is tried again, and when it is given up, counts from the first attempt whose outcome is known; a replay begins anew.
alter table private.subscription_events
  add column first_attempt_at timestamptz,
  -- Its next attempt was asked for by the account.
  add column is_replay boolean not null default false;

-- Every change of an endpoint is in the audit log, with its host and never its whole address, which may hold a secret.
create function private.audit_webhook_change() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  endpoint private.webhook_endpoints := coalesce(new, old);
  facts jsonb := jsonb_build_object('webhook_id', endpoint.id, 'host', substring(endpoint.url from '^[a-z]+://([^/?#]+)'));
  happened text[] := '{}';
begin
  if tg_op = 'INSERT' then
    happened := array['webhook.created'];
  elsif tg_op = 'DELETE' then
    happened := array['webhook.deleted'];
  else
    if new.url <> old.url or new.label <> old.label then happened := array['webhook.changed']; end if;
    if new.secret_made_at <> old.secret_made_at then
      happened := happened || 'webhook.rotated'::text;
      facts := facts || jsonb_build_object('old_secret_until', new.old_signing_until);
    end if;
    if new.status <> old.status then
      happened := happened || case new.status when 'active' then 'webhook.enabled' when 'paused' then 'webhook.paused' else 'webhook.disabled' end;
      facts := facts || jsonb_build_object('because', new.disabled_because);
    end if;
  end if;
  perform private.write_audit(endpoint.user_id, h.event, null, endpoint.label, facts) from unnest(happened) as h (event);
  return null;
end
$$;
create function private.audit_webhook_test() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_audit(new.user_id, 'webhook.tested', null, e.label, jsonb_build_object(
            'webhook_id', e.id, 'host', substring(e.url from '^[a-z]+://([^/?#]+)'), 'outcome', case when new.error is null then 'delivered' else 'failed' end))
  from private.webhook_endpoints e where e.id = new.endpoint_id;
  return null;
end
$$;
create trigger audit_webhook_test after insert on private.webhook_attempts for each row when (new.kind = 'test') execute function private.audit_webhook_test();
create trigger audit_webhook_change after insert or delete or update of url, label, status, secret_made_at on private.webhook_endpoints
  for each row execute function private.audit_webhook_change();
