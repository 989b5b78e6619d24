-- Every change of a plan, its add-ons, a card, a payment and the settings of the wallet is in the audit log.

create function private.audit_subscription_change() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  was_paid boolean := old.status in ('active', 'past_due');
  is_paid boolean := new.status in ('active', 'past_due');
begin
  if new.natal_system <> old.natal_system then
    perform private.write_audit(new.user_id, 'plan.natal_system', null, null, jsonb_build_object('natal_system', jsonb_build_array(old.natal_system, new.natal_system)));
  end if;
  if is_paid and not was_paid then
    perform private.write_audit(new.user_id, 'plan.started', null, null, jsonb_build_object('plan', new.plan));
  elsif is_paid and new.plan <> old.plan then
    perform private.write_audit(new.user_id, 'plan.changed', null, null, jsonb_build_object('plan', jsonb_build_array(old.plan, new.plan)));
  elsif old.status = 'trialing' and new.status = 'trialing' then
    if new.stripe_subscription_id is not null and old.stripe_subscription_id is null then
      perform private.write_audit(new.user_id, 'plan.chosen', null, null, jsonb_build_object('plan', new.plan, 'starts_at', new.trial_ends_at));
    elsif new.plan <> old.plan then
      perform private.write_audit(new.user_id, 'plan.changed', null, null, jsonb_build_object('plan', jsonb_build_array(old.plan, new.plan)));
    elsif new.trial_end_mail_at is not null and old.trial_end_mail_at is null then
      perform private.write_audit(new.user_id, 'plan.trial_ended', null, null);
    end if;
  elsif old.status = 'trialing' and not is_paid then
    perform private.write_audit(new.user_id, 'plan.trial_ended', null, null);
  elsif was_paid and not is_paid then
    perform private.write_audit(new.user_id, 'plan.ended', null, null, jsonb_build_object('plan', old.plan));
  end if;
  if new.status = 'past_due' and old.status = 'active' then
    perform private.write_audit(new.user_id, 'plan.payment_overdue', null, null);
  elsif new.status = 'active' and old.status = 'past_due' then
    perform private.write_audit(new.user_id, 'plan.payment_made', null, null);
  end if;
  if new.cancel_at is distinct from old.cancel_at and (is_paid or new.status = 'trialing') then
    perform private.write_audit(new.user_id, case when new.cancel_at is null then 'plan.resumed' else 'plan.cancelled' end, null, null, jsonb_build_object('ends_at', new.cancel_at));
  end if;
  perform private.write_audit(new.user_id, 'addon.started', null, null, jsonb_build_object('addon', a.name)) from unnest(new.addons) as a (name) where a.name <> all (old.addons);
  perform private.write_audit(new.user_id, 'addon.ended', null, null, jsonb_build_object('addon', a.name)) from unnest(old.addons) as a (name) where a.name <> all (new.addons);
  return null;
end
$$;
create trigger audit_subscription_change after update of plan, status, cancel_at, addons, natal_system, stripe_subscription_id, trial_end_mail_at
  on public.subscriptions for each row execute function private.audit_subscription_change();

create function private.audit_limit_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_audit(coalesce(new.user_id, old.user_id), 'limit.changed', null, null, jsonb_build_object('rate_per_second', new.rate_per_second));
  return null;
end
$$;
create trigger audit_limit_change after insert or update or delete on private.account_limits for each row execute function private.audit_limit_change();

create function private.audit_card_change() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  facts jsonb := jsonb_build_object('brand', new.card_brand, 'last4', new.card_last4);
begin
  if tg_op = 'INSERT' then
    perform private.write_audit(new.user_id, 'card.added', new.id, null, facts);
  else
    perform private.write_audit(new.user_id, 'card.removed', new.id, null, facts || jsonb_build_object('because', new.status_reason));
  end if;
  return null;
end
$$;
create trigger audit_card_added after insert on public.payment_method for each row when (new.active) execute function private.audit_card_change();
create trigger audit_card_removed after update of active on public.payment_method for each row when (old.active and not new.active) execute function private.audit_card_change();

create function private.audit_topup() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_audit(new.user_id, case new.status when 'failed' then 'topup.failed' else 'topup.paid' end, new.id, null,
                              jsonb_build_object('amount_usd', (new.amount_cents / 100.0)::numeric(12, 2)::text, 'kind', new.kind));
  return null;
end
$$;
create trigger audit_topup_made after insert on public.topup_logs for each row when (new.status in ('completed', 'failed')) execute function private.audit_topup();
create trigger audit_topup_paid after update of status on public.topup_logs for each row
  when (new.status = 'completed' and old.status in ('pending', 'failed', 'requires_action')) execute function private.audit_topup();

create function private.audit_take_back() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_audit(new.user_id, case when tg_op = 'UPDATE' then 'payment.returned' when new.kind = 'dispute' then 'payment.disputed' else 'payment.refunded' end,
                              null, null, jsonb_build_object('amount_usd', (case when tg_op = 'UPDATE' then new.taken_usd else new.amount_usd end)::numeric(12, 2)::text, 'kind', new.kind));
  return null;
end
$$;
create trigger audit_take_back_made after insert on private.take_backs for each row execute function private.audit_take_back();
create trigger audit_take_back_reversed after update of reversed_at on private.take_backs for each row
  when (old.reversed_at is null and new.reversed_at is not null) execute function private.audit_take_back();

create function private.audit_billing_settings() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  changes jsonb := private.changes_between(to_jsonb(old) - array['user_id', 'updated_at', 'auto_topup_stopped'], to_jsonb(new) - array['user_id', 'updated_at', 'auto_topup_stopped']);
begin
  if changes is not null then
    perform private.write_audit(new.user_id, 'billing.changed', null, null, changes || jsonb_build_object('because', case when old.auto_topup and not new.auto_topup then new.auto_topup_stopped end));
  end if;
  return null;
end
$$;
create trigger audit_billing_settings after update on public.billing_settings for each row execute function private.audit_billing_settings();
