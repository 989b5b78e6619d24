-- The caller, read from the claims of the request's token.
create function auth.jwt() returns jsonb language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;
create function auth.role() returns text language sql stable set search_path = '' as $$
  select nullif(auth.jwt() ->> 'role', '')
$$;
create function auth.email() returns text language sql stable set search_path = '' as $$
  select nullif(auth.jwt() ->> 'email', '')
$$;

-- Null until the session has used the second factor that the user has set up.
create function auth.uid() returns uuid language sql stable security definer set search_path = '' as $$
  select case when private.second_factor_missing(claimed.id, auth.jwt() ->> 'aal') then null else claimed.id end
  from (select nullif(auth.jwt() ->> 'sub', '')::uuid as id) as claimed
$$;

grant execute on function auth.jwt(), auth.uid(), auth.role(), auth.email() to :anon, :authenticated;
