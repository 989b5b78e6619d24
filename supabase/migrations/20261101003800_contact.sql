-- Messages from visitors to the operator. Writing needs no sign-in, so no browser role can read them.
create table private.contact_messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) between 3 and 254),
  subject text not null check (subject in ('General Inquiry', 'API Support', 'Partnership', 'Custom Solution', 'Billing')),
  message text not null check (length(message) between 1 and 5000)
);
create index contact_messages_oldest on private.contact_messages (created_at);
alter table private.contact_messages enable row level security;
