-- Notices that the user has dismissed from the home: the first steps (`first-call`) or a notice. The home gives each its name.
create table public.dismissed (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (name ~ '^[a-z][a-z0-9:._-]{0,99}$'),
  created_at timestamptz not null default now(),
  primary key (user_id, name)
);
alter table public.dismissed enable row level security;
create policy "A user reads their dismissed notices" on public.dismissed for select to :authenticated using (user_id = (select auth.uid()));
create policy "A user dismisses notices" on public.dismissed for insert to :authenticated with check (user_id = (select auth.uid()));
grant select, insert (name) on public.dismissed to :authenticated;

-- At most 50 of a user: the oldest notices make room. The first steps stay away.
create function private.limit_dismissed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('dismissed:' || new.user_id::text, 0));
  delete from public.dismissed p
  where p.user_id = new.user_id and p.name in (
    select o.name from public.dismissed o where o.user_id = new.user_id and o.name <> 'first-call' order by o.created_at desc, o.name offset 48
  );
  return new;
end
$$;
create trigger limit_dismissed before insert on public.dismissed for each row execute function private.limit_dismissed();

-- The webhook endpoints of the signed-in user that Theia switched off, and those that have let nothing through for an hour; by name or host,
-- because an address may hold a secret. It takes no argument, so it cannot be called for another user.
create function private.own_webhook_troubles()
returns table (user_id uuid, id text, name text, status text, disabled_because text, failing_since timestamptz)
language sql stable security definer set search_path = '' as $$
  select e.user_id, e.id, coalesce(nullif(e.label, ''), substring(e.url from '^[a-z]+://(?:[^/?#]*@)?([^/?#]+)'), 'without a name'), e.status, e.disabled_because, e.failing_since
  from private.webhook_endpoints e
  where e.user_id = (select auth.uid()) and not e.is_test
    and (e.status = 'disabled' or (e.status = 'active' and e.failing_since < now() - interval '1 hour'))
  order by e.status desc, e.created_at desc, e.id desc
$$;

create view public.webhook_troubles as select * from private.own_webhook_troubles();
grant select on public.webhook_troubles to :authenticated;
grant execute on function private.own_webhook_troubles() to :authenticated;

-- PostgreSQL does not know which columns of a view are never null. Read into the row types of the web app.
comment on view public.webhook_troubles is 'Never null: user_id, id, name, status';
