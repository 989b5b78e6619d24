-- Promotion codes that an account tried without success, so that codes cannot be guessed.
create table private.promotion_code_tries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  tried_at timestamptz not null default now()
);
create index promotion_code_tries_by_user on private.promotion_code_tries (user_id, tried_at);
alter table private.promotion_code_tries enable row level security;

-- Notes a try and returns its id; null after ten tries within an hour. Older tries are forgotten.
create function private.try_promotion_code(for_user uuid) returns uuid language plpgsql volatile set search_path = '' as $$
declare
  noted uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('promotion code ' || for_user, 0));
  delete from private.promotion_code_tries t where t.user_id = for_user and t.tried_at < now() - interval '1 hour';
  if (select count(*) from private.promotion_code_tries t where t.user_id = for_user) >= 10 then return null; end if;
  insert into private.promotion_code_tries (user_id) values (for_user) returning id into noted;
  return noted;
end
$$;
