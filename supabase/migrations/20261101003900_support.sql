-- Messages from signed-in users to the operator, with attachments.
create table private.support_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  subject text not null check (subject in ('api', 'billing', 'account', 'general', 'marketing')),
  message text not null check (length(trim(message)) between 1 and 10000),
  created_at timestamptz not null default now()
);
create index support_messages_by_user on private.support_messages (user_id, created_at);
alter table private.support_messages enable row level security;

create table private.support_attachments (
  message_id uuid not null references private.support_messages (id) on delete cascade,
  position smallint not null check (position between 1 and 3),
  filename text not null check (length(filename) between 1 and 120),
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'application/pdf')),
  content bytea not null check (length(content) between 1 and 6291456),
  primary key (message_id, position)
);
alter table private.support_attachments enable row level security;
