create function private.announce_mail() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('theia_mail', '');
  return null;
end
$$;
create trigger announce_mail after insert on private.mail_outbox for each statement execute function private.announce_mail();
create index mail_outbox_newest on private.mail_outbox (created_at desc);
