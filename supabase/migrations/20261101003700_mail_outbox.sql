-- Mail is written here in the transaction that causes it and sent by a worker, so that a dead mail server never fails a sign-up.
create table private.mail_outbox (
  id bigint generated always as identity primary key,
  to_address text not null,
  reply_to text,
  subject text not null,
  text_body text not null,
  html_body text not null,
  attachments jsonb not null default '[]',
  -- The user a mail is about, so that it is deleted with the account. Set by the writer, otherwise found by its addresses.
  about_user uuid references auth.users (id) on delete cascade deferrable,
  -- True for a mail that is deleted once it is sent, because its recipient's account no longer exists.
  forgotten_when_sent boolean not null default false,
  created_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  attempts integer not null default 0,
  leased_by uuid,
  leased_until timestamptz,
  sent_at timestamptz,
  last_error text
);
create index mail_outbox_due on private.mail_outbox (next_attempt_at) where sent_at is null;
create index mail_outbox_newest on private.mail_outbox (created_at desc);
create index mail_outbox_about_user on private.mail_outbox (about_user) where about_user is not null;
alter table private.mail_outbox enable row level security;

create function private.set_mail_owner() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.about_user := coalesce(
    new.about_user,
    (select u.id from auth.users u where lower(u.email) in (lower(new.to_address), lower(new.reply_to)) limit 1),
    (select t.user_id from auth.one_time_tokens t where lower(t.relates_to) = lower(new.to_address) limit 1)
  );
  return new;
end
$$;
create trigger set_mail_owner before insert on private.mail_outbox for each row execute function private.set_mail_owner();

create function private.announce_mail() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('theia_mail', '');
  return null;
end
$$;
create trigger announce_mail after insert on private.mail_outbox for each statement execute function private.announce_mail();
