-- The three roles that every Supabase-compatible request runs as. The server creates the login role `authenticator`, which
-- can only switch to them, with a generated password (apps/server/src/database/roles.ts).
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin noinherit bypassrls; end if;
end
$$;

create schema if not exists auth;
create schema if not exists private;

-- By default everybody may call a new PostgreSQL function. Here each function is granted by name to the roles that need it.
alter default privileges revoke execute on functions from public;
revoke all on schema private from public;
revoke create on schema public from public;
revoke all on all tables in schema public from anon, authenticated;
alter default privileges in schema public revoke all on tables from public, anon, authenticated;
alter default privileges in schema public revoke all on functions from public, anon, authenticated;
alter default privileges in schema public revoke all on sequences from public, anon, authenticated;
grant usage on schema public to anon, authenticated, service_role;
grant usage on schema auth to anon, authenticated, service_role;
