-- Changing sign-in data or deleting the account needs a sign-in within the last ten minutes, at the level that the account's factors require: a
-- stolen token or an unattended screen is not enough.
create function private.recently_signed_in(of_session uuid, for_password boolean default false) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions s
    where s.id = of_session and (s.not_after is null or s.not_after > now())
      and (s.signed_in_at > now() - interval '10 minutes' or (for_password and s.recovered_at > now() - interval '10 minutes'))
      and not private.second_factor_missing(s.user_id, s.aal)
  )
$$;
