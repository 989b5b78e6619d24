-- Named filters of the activity page. The filter is the query string of the page's address; the page reads it as it reads any address.
create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60 and name = btrim(name) and name !~ '[[:cntrl:]]'),
  query text not null check (char_length(query) <= 500 and query ~ '^[A-Za-z0-9_.*%&=+-]*$'),
  created_at timestamptz not null default now(),
  unique (user_id, name)
);
alter table public.saved_views enable row level security;
create policy "A user reads the own views" on public.saved_views for select to :authenticated using (user_id = (select auth.uid()));
create policy "A user saves own views" on public.saved_views for insert to :authenticated with check (user_id = (select auth.uid()));
create policy "A user changes the own views" on public.saved_views for update to :authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "A user deletes the own views" on public.saved_views for delete to :authenticated using (user_id = (select auth.uid()));
grant select, insert (name, query), update (name, query), delete on public.saved_views to :authenticated;

-- At most 20 of a user, also where two are saved at once.
create function private.limit_saved_views() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('saved_views:' || new.user_id::text, 0));
  if (select count(*) from public.saved_views v where v.user_id = new.user_id) >= 20 then
    raise exception using errcode = 'PT409', message = 'An account has at most 20 saved views', hint = 'Delete one.';
  end if;
  return new;
end
$$;
create trigger limit_saved_views before insert on public.saved_views for each row execute function private.limit_saved_views();
