-- Mail is written here in the transaction that causes it and sent by a worker, so that a dead mail server never fails a sign-up.
create table private.mail_outbox (
  id bigint generated always as identity primary key,
  to_address text not null,
  reply_to text,
  subject text not null,
  text_body text not null,
  html_body text not null,
  attachments jsonb not null default '[]',
  created_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  attempts integer not null default 0,
  sent_at timestamptz,
  last_error text
);
create index mail_outbox_due on private.mail_outbox (next_attempt_at) where sent_at is null;
alter table private.mail_outbox enable row level security;
