-- Every request of the account API runs as one of two roles, which a token calls `anon` and `authenticated`. A role belongs to the whole
-- PostgreSQL cluster, so their names there belong to this database: `:anon` and `:authenticated` stand for them in every migration
-- (apps/server/src/database/roles/request-roles.ts, which also makes them and the login role that can only switch to them).
create schema if not exists auth;
create schema if not exists private;

-- By default everybody may call a new PostgreSQL function. Here each function is granted by name to the roles that need it.
alter default privileges revoke execute on functions from public;
revoke all on schema private from public;
revoke create on schema public from public;
revoke all on all tables in schema public from :anon, :authenticated;
alter default privileges in schema public revoke all on tables from public, :anon, :authenticated;
alter default privileges in schema public revoke all on functions from public, :anon, :authenticated;
alter default privileges in schema public revoke all on sequences from public, :anon, :authenticated;
grant usage on schema public to :anon, :authenticated;
grant usage on schema auth to :anon, :authenticated;
