-- The owner is mailed whenever a key is made or replaced, by whomever. The transaction of the change stores the notice, and the outbox worker writes the mail.
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
-- Only for changes by a signed-in user: the key made at sign-up needs no mail.
create trigger note_key_made after insert on private.api_keys for each row when (auth.jwt() ->> 'sub' is not null) execute function private.note_key_change();
create trigger note_key_regenerated after update of key_hash on private.api_keys for each row when (auth.jwt() ->> 'sub' is not null and new.key_hash <> old.key_hash) execute function private.note_key_change();
