-- Sign-ins, and every change of what an account is signed in with, are in the audit log.

create function private.audit_user_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.email_confirmed_at is null then return null; end if;
  if tg_op = 'INSERT' or old.email_confirmed_at is null then
    perform private.write_audit(new.id, 'account.created', null, null);
    return null;
  end if;
  if new.encrypted_password is distinct from old.encrypted_password then
    perform private.write_audit(new.id, case when old.encrypted_password is null then 'password.set'
      when new.encrypted_password is null then 'password.removed' else 'password.changed' end, null, null);
  end if;
  if lower(new.email) is distinct from lower(old.email) then
    perform private.write_audit(new.id, 'email.changed', null, null, jsonb_build_object('from', old.email, 'to', new.email));
  elsif new.email_change is null and lower(old.email_change) <> lower(new.email) then
    perform private.write_audit(new.id, 'email.change_cancelled', null, null, jsonb_build_object('to', old.email_change));
  elsif lower(new.email_change) is distinct from lower(old.email_change) and new.email_change is not null then
    perform private.write_audit(new.id, 'email.change_asked', null, null, jsonb_build_object('to', new.email_change));
  elsif new.email_change_accepted_by is distinct from old.email_change_accepted_by and new.email_change_accepted_by is not null then
    perform private.write_audit(new.id, 'email.change_accepted', null, null, jsonb_build_object('by', new.email_change_accepted_by));
  end if;
  if new.banned_until is distinct from old.banned_until then
    perform private.write_audit(new.id, case when new.banned_until > now() then 'account.blocked' else 'account.unblocked' end, null, null);
  end if;
  return null;
end
$$;
create trigger audit_user_change after insert or update of email, encrypted_password, email_confirmed_at, email_change, email_change_accepted_by, banned_until
  on auth.users for each row execute function private.audit_user_change();

create function private.audit_session_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.write_audit(new.user_id, 'session.started', new.id, null, jsonb_build_object('way', new.amr -> 0 ->> 'method'));
  elsif new.aal = 'aal2' and old.aal <> 'aal2' then
    perform private.write_audit(new.user_id, 'session.second_factor', new.id, null, jsonb_build_object('way', new.amr -> 0 ->> 'method'));
  end if;
  return null;
end
$$;
create trigger audit_session_change after insert or update of aal on auth.sessions for each row execute function private.audit_session_change();

-- One event for the session in which somebody signs out, one for all others that end with it. A session that ran out ends silently.
create function private.audit_sessions_end() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  acting uuid := (auth.jwt() ->> 'session_id')::uuid;
  ended record;
begin
  for ended in
    select g.user_id, coalesce(bool_or(g.id = acting), false) as own, count(*) filter (where g.id is distinct from acting) as others,
           (array_agg(g.id) filter (where g.id is distinct from acting))[1] as other, (array_agg(g.user_agent) filter (where g.id is distinct from acting))[1] as device
    from gone g where coalesce(g.not_after > now(), true) and g.updated_at > now() - interval '180 days' group by g.user_id
  loop
    if ended.own then perform private.write_audit(ended.user_id, 'session.ended', acting, null); end if;
    if ended.others > 0 then
      perform private.write_audit(ended.user_id, 'session.ended_elsewhere', case when ended.others = 1 then ended.other end, null,
                                  jsonb_build_object('sessions', ended.others, 'device', case when ended.others = 1 then ended.device end));
    end if;
  end loop;
  return null;
end
$$;
create trigger audit_sessions_end after delete on auth.sessions referencing old table as gone for each statement execute function private.audit_sessions_end();

-- The first device of an account is not new to it.
create function private.audit_new_device() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from auth.known_devices d where d.user_id = new.user_id and d.kind = 'device' and d.mark <> new.mark) then
    perform private.write_audit(new.user_id, 'device.added', null, null);
  end if;
  return null;
end
$$;
create trigger audit_new_device after insert on auth.known_devices for each row when (new.kind = 'device') execute function private.audit_new_device();

create function private.audit_reset_asked() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_audit(new.user_id, 'password.reset_asked', null, null);
  return null;
end
$$;
create trigger audit_reset_asked after insert or update of token_hash on auth.one_time_tokens for each row when (new.token_type = 'recovery') execute function private.audit_reset_asked();

-- An authenticator counts from its first code.
create function private.audit_factor_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform private.write_audit(old.user_id, 'factor.removed', old.id, old.friendly_name);
  elsif old.status <> 'verified' then
    perform private.write_audit(new.user_id, 'factor.added', new.id, new.friendly_name);
  end if;
  return null;
end
$$;
create trigger audit_factor_added after update of status on auth.mfa_factors for each row when (new.status = 'verified') execute function private.audit_factor_change();
create trigger audit_factor_removed after delete on auth.mfa_factors for each row when (old.status = 'verified') execute function private.audit_factor_change();

create function private.audit_recovery_codes_made() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_audit(m.user_id, 'codes.made', null, null) from (select distinct made.user_id from made) m;
  return null;
end
$$;
create trigger audit_recovery_codes_made after insert on auth.mfa_recovery_codes referencing new table as made for each statement execute function private.audit_recovery_codes_made();

-- Codes that others have replaced already are not removed, but replaced.
create function private.audit_recovery_codes_removed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_audit(g.user_id, 'codes.removed', null, null) from (select distinct gone.user_id from gone) g
  where not exists (select from auth.mfa_recovery_codes c where c.user_id = g.user_id);
  return null;
end
$$;
create trigger audit_recovery_codes_removed after delete on auth.mfa_recovery_codes referencing old table as gone for each statement execute function private.audit_recovery_codes_removed();

create function private.audit_recovery_code_used() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_audit(new.user_id, 'codes.used', null, null, jsonb_build_object(
    'remaining', (select count(*) from auth.mfa_recovery_codes c where c.user_id = new.user_id and c.used_at is null)));
  return null;
end
$$;
create trigger audit_recovery_code_used after update of used_at on auth.mfa_recovery_codes for each row when (old.used_at is null and new.used_at is not null)
  execute function private.audit_recovery_code_used();

-- The identity that an account begins with is part of `account.created`, and the one that takes the place of a removed one is no news.
create function private.audit_identity_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform private.write_audit(u.id, 'identity.unlinked', old.id, old.provider) from auth.users u where u.id = old.user_id and u.email_confirmed_at is not null;
  elsif exists (select from auth.identities i where i.user_id = new.user_id and i.id <> new.id) then
    perform private.write_audit(new.user_id, 'identity.linked', new.id, new.provider, jsonb_build_object('address', new.identity_data ->> 'email'));
  end if;
  return null;
end
$$;
create trigger audit_identity_change after insert or delete on auth.identities for each row execute function private.audit_identity_change();

-- Tries to sign in to an existing account that failed. An attacker cannot flood the log: one an hour for each account, network and way, and
-- twenty a day for each account. `tries` is an array of {email, way, network, device}.
create function private.note_refused_sign_ins(tries json) returns void language plpgsql volatile set search_path = '' as $$
declare
  tried record;
begin
  for tried in
    select distinct on (u.id, t.network, t.way) u.id, t.way, t.network, t.device
    from json_to_recordset(tries) as t (email text, way text, network text, device text)
    join auth.users u on lower(u.email) = lower(t.email) and u.email_confirmed_at is not null and u.deleted_at is null
    order by u.id, t.network, t.way
  loop
    perform from auth.users u where u.id = tried.id for no key update;
    if (select count(*) < 20 and not coalesce(bool_or(l.network = tried.network and l.details ->> 'way' = tried.way and l.created_at > now() - interval '1 hour'), false)
        from public.audit_log l where l.user_id = tried.id and l.created_at > now() - interval '1 day' and l.event = 'session.refused') then
      perform set_config('theia.acting', jsonb_build_object('as', 'visitor', 'network', tried.network, 'device', tried.device)::text, true);
      perform private.write_audit(tried.id, 'session.refused', null, null, jsonb_build_object('way', tried.way));
    end if;
  end loop;
end
$$;
