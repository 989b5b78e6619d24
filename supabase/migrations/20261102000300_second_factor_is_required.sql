-- A user with a verified second factor is nobody to row level security until the session has shown it (aal2): a stolen password alone
-- reads nothing.
create function private.second_factor_missing(of_user uuid, aal text) returns boolean language sql stable security definer set search_path = '' as $$
  select aal is distinct from 'aal2' and exists (select from auth.mfa_factors f where f.user_id = of_user and f.status = 'verified')
$$;

create or replace function auth.uid() returns uuid language sql stable security definer set search_path = '' as $$
  select case when private.second_factor_missing(claimed.id, auth.jwt() ->> 'aal') then null else claimed.id end
  from (select nullif(auth.jwt() ->> 'sub', '')::uuid as id) as claimed
$$;
