-- Whoever gets a key made or replaced, its owner is told by mail: noted in the transaction of the change, written by the worker of the outbox.
create table private.key_notices (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  change text not null check (change in ('created', 'regenerated')),
  label text not null,
  network text,
  created_at timestamptz not null default now()
);
create index key_notices_by_user on private.key_notices (user_id);
alter table private.key_notices enable row level security;

create function private.note_key_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.key_notices (user_id, change, label, network)
  values (new.user_id, case tg_op when 'INSERT' then 'created' else 'regenerated' end, new.label, auth.jwt() ->> 'network');
  perform pg_notify('theia_mail', '');
  return null;
end
$$;
-- Only what a signed-in user does: the key of the sign-up is made before there is anybody to tell.
create trigger note_key_made after insert on private.api_keys for each row when (auth.jwt() ->> 'sub' is not null) execute function private.note_key_change();
create trigger note_key_regenerated after update of key_hash on private.api_keys for each row when (auth.jwt() ->> 'sub' is not null and new.key_hash <> old.key_hash) execute function private.note_key_change();
