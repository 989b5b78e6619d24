-- Sign-up gives a key, a wallet of $0.00 and a 14-day Starter trial without card.
create function private.welcome_user() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.user_credits (user_id) values (new.id);
  insert into public.subscriptions (user_id, plan, status, trial_ends_at) values (new.id, 'starter', 'trialing', now() + interval '14 days');
  perform private.issue_api_key(new.id, 'Default');
  return null;
end
$$;
create trigger welcome_user after insert on auth.users for each row execute function private.welcome_user();
