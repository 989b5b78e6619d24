-- A sign-up creates a wallet of $0.00 and a 14-day Starter trial without a card. The server adds the first key, which needs its secret.
create function private.set_up_new_user() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.user_credits (user_id) values (new.id);
  insert into public.subscriptions (user_id, plan, status, trial_ends_at) values (new.id, 'starter', 'trialing', now() + interval '14 days');
  return null;
end
$$;
create trigger set_up_new_user after insert on auth.users for each row execute function private.set_up_new_user();
