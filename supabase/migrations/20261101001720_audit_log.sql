-- Who changed what in an account, when and from where. Nothing is ever changed in it; rows go with the account, and after their retention.
create table public.audit_log (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- `owner`: in a session of the account. `visitor`: somebody who is not signed in. `caller`: somebody with a key. `operator`: on the command
  -- line. `stripe`: an event of Stripe. `theia`: a task of the service.
  actor text not null check (actor in ('owner', 'visitor', 'caller', 'operator', 'stripe', 'theia')),
  session_id uuid,
  -- The browser of the session, as it named itself.
  device text,
  -- IPv4 address, or IPv6 network.
  network text,
  -- What happened to what: `key.rotated`.
  event text not null check (event ~ '^[a-z]+\.[a-z_]+$'),
  subject_id uuid,
  subject text,
  -- What changed, never a secret.
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object')
);
create index audit_log_by_user on public.audit_log (user_id, id desc);
-- Counted at each refused sign-in.
create index audit_log_refused on public.audit_log (user_id, created_at) where event = 'session.refused';
create index audit_log_by_time on public.audit_log using brin (created_at) with (pages_per_range = 32);
alter table public.audit_log enable row level security;
create policy "A user reads the own audit log" on public.audit_log for select to :authenticated using (user_id = (select auth.uid()));
grant select on public.audit_log to :authenticated;

create function private.refuse_audit_change() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'The audit log is only added to';
end
$$;
create trigger refuse_audit_change before update on public.audit_log for each row execute function private.refuse_audit_change();

-- Writes what happened, with who did it and from where. The claims of the transaction (`request.jwt.claims`) name the owner in a session;
-- everybody else is named by `theia.acting`: {as, network, device}. Both are set by the server alone. Nothing is written of an account that is
-- being deleted.
create function private.write_audit(for_user uuid, event text, subject_id uuid, subject text, details jsonb default '{}') returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  is_owner boolean := (auth.jwt() ->> 'sub')::uuid is not distinct from for_user;
  session uuid := case when is_owner then (auth.jwt() ->> 'session_id')::uuid end;
  acting jsonb := case when is_owner then auth.jwt() else coalesce(nullif(current_setting('theia.acting', true), ''), '{}')::jsonb end;
begin
  insert into public.audit_log (user_id, actor, session_id, device, network, event, subject_id, subject, details)
  select u.id, case when is_owner then 'owner' else coalesce(acting ->> 'as', 'theia') end, session,
         left(coalesce(acting ->> 'device', (select s.user_agent from auth.sessions s where s.id = session)), 300), acting ->> 'network',
         event, subject_id, subject, jsonb_strip_nulls(details)
  from auth.users u where u.id = for_user and u.deleted_at is null;
end
$$;

-- What changed between two rows, as {column: [before, after]}; null when nothing did.
create function private.changes_between(old_row jsonb, new_row jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_object_agg(key, jsonb_build_array(b.value, a.value))
  from jsonb_each(old_row) b join jsonb_each(new_row) a using (key) where a.value is distinct from b.value
$$;

create function private.audit_key_change() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  changes jsonb;
  old_until timestamptz;
begin
  -- What happens to a connected app has events of its own.
  if coalesce(new.is_app, old.is_app) then return null; end if;
  if tg_op = 'INSERT' then
    perform private.write_audit(new.user_id, 'key.created', new.id, new.label, jsonb_build_object('is_test', new.is_test));
    return null;
  elsif tg_op = 'DELETE' then
    perform private.write_audit(old.user_id, 'key.deleted', old.id, old.label, jsonb_build_object('is_test', old.is_test));
    return null;
  end if;
  -- Keys are also stored anew when the operator changes the secret of the service.
  if new.key_hash <> old.key_hash and auth.jwt() ->> 'sub' is not null then
    select o.until into old_until from private.replaced_keys o where o.id = new.id;
    perform private.write_audit(new.user_id, case when old_until is null then 'key.regenerated' else 'key.rotated' end, new.id, new.label,
                                case when old_until is null then '{}' else jsonb_build_object('old_key_until', old_until) end);
  end if;
  if new.label <> old.label then
    perform private.write_audit(new.user_id, 'key.renamed', new.id, new.label, jsonb_build_object('label', jsonb_build_array(old.label, new.label)));
  end if;
  if new.is_active <> old.is_active then
    perform private.write_audit(new.user_id, case when new.is_active then 'key.activated' else 'key.revoked' end, new.id, new.label);
  end if;
  if new.blocked_at is distinct from old.blocked_at then
    perform private.write_audit(new.user_id, case when new.blocked_at is null then 'key.unblocked' else 'key.blocked' end, new.id, new.label);
  end if;
  if new.expiry_told = 3 and old.expiry_told < 3 then
    perform private.write_audit(new.user_id, 'key.expired', new.id, new.label, jsonb_build_object('expires_at', new.expires_at));
  end if;
  changes := private.changes_between(private.key_limits(old), private.key_limits(new));
  if changes is not null then
    perform private.write_audit(new.user_id, 'key.restricted', new.id, new.label, changes);
  end if;
  return null;
end
$$;
create trigger audit_key_made after insert or delete on private.api_keys for each row execute function private.audit_key_change();
-- Not when only its last use is written.
create trigger audit_key_change after update on private.api_keys for each row
  when (to_jsonb(new) - 'last_used_at' <> to_jsonb(old) - 'last_used_at') execute function private.audit_key_change();

create function private.audit_old_key_end() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_audit(k.user_id, 'key.old_key_ended', k.id, k.label) from private.api_keys k
  where k.id = old.id and old.until > now() and (tg_op = 'DELETE' or new.until < old.until);
  return null;
end
$$;
create trigger audit_old_key_end after delete or update of until on private.replaced_keys for each row execute function private.audit_old_key_end();

-- Calls with a key that its restrictions refused: once an hour for each key and reason. `tries` is an array of {key_id, reason, network, origin}.
create table private.refused_key_uses (
  key_id uuid not null references private.api_keys (id) on delete cascade,
  reason text not null check (reason in ('origin', 'address')),
  noted_at timestamptz not null default now(),
  primary key (key_id, reason)
);
alter table private.refused_key_uses enable row level security;

create function private.note_refused_uses(tries json) returns void language sql volatile set search_path = '' as $$
  with tried as (
    select distinct on (t.key_id, t.reason) t.* from json_to_recordset(tries) as t (key_id uuid, reason text, network text, origin text)
    order by t.key_id, t.reason
  ), noted as (
    insert into private.refused_key_uses as r (key_id, reason)
    select t.key_id, t.reason from tried t join private.api_keys k on k.id = t.key_id order by 1, 2
    on conflict (key_id, reason) do update set noted_at = now() where r.noted_at <= now() - interval '1 hour'
    returning r.key_id, r.reason
  )
  insert into public.audit_log (user_id, actor, network, event, subject_id, subject, details)
  select k.user_id, 'caller', t.network, 'key.refused', k.id, k.label, jsonb_strip_nulls(jsonb_build_object('reason', t.reason, 'origin', left(t.origin, 300)))
  from noted n join tried t using (key_id, reason) join private.api_keys k on k.id = n.key_id
$$;
