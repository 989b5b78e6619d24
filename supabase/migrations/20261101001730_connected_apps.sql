-- Apps that an owner has let use the account by OAuth. Each has a key, so its calls are booked, logged, limited and revoked like those of a key.
create table private.connected_apps (
  -- The key.
  id uuid primary key references private.api_keys (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  client_id text not null check (length(client_id) between 1 and 500),
  -- The host that publishes the metadata of the client; null: the client registered itself, and its name is only a claim.
  client_host text,
  -- Where codes are sent: a host, `localhost`, or the scheme of a native app.
  redirect_host text not null,
  scopes text[] not null,
  -- Most that its calls may cost in a day (UTC) at list price, whether wallet or plan pays.
  daily_limit_usd numeric(12, 4) not null check (daily_limit_usd between 0.01 and 10000),
  spent_on date not null default (now() at time zone 'utc')::date,
  spent_usd numeric(12, 4) not null default 0,
  connected_at timestamptz not null default now(),
  disconnected_at timestamptz
);
create unique index connected_apps_by_client on private.connected_apps (user_id, client_id) where disconnected_at is null;
create index connected_apps_in_use on private.connected_apps (client_id) where disconnected_at is null;
alter table private.connected_apps enable row level security;

-- What the OAuth server keeps: registered clients, requests under way, codes and tokens. `id` is the SHA-256 of what the client or the browser holds,
-- and that is nowhere in `payload`, so nothing here can be used as a token.
create table private.oauth_records (
  kind text not null check (kind in ('Client', 'Interaction', 'AuthorizationCode', 'AccessToken', 'RefreshToken')),
  id bytea not null,
  payload json not null,
  app_id uuid references private.connected_apps (id) on delete cascade,
  -- Where a client was registered from: IPv4 address, or IPv6 network.
  network text,
  created_at timestamptz not null default now(),
  consumed_at timestamptz,
  expires_at timestamptz not null,
  primary key (kind, id)
);
create index oauth_records_by_app on private.oauth_records (app_id);
create index oauth_records_by_expiry on private.oauth_records (expires_at);
create index oauth_clients on private.oauth_records (network, created_at) where kind = 'Client';
alter table private.oauth_records enable row level security;

-- What an app has spent on a day (UTC). A call of an earlier day that is booked late counts for the later day.
create function private.app_spent(a private.connected_apps, at timestamptz) returns numeric language sql immutable set search_path = '' as $$
  select case when a.spent_on >= (at at time zone 'utc')::date then a.spent_usd else 0 end
$$;

-- What an app may still spend on the day of a call.
create function private.app_budget(app_id uuid, at timestamptz) returns numeric language sql volatile set search_path = '' as $$
  select coalesce((select a.daily_limit_usd - private.app_spent(a, at) from private.connected_apps a where a.id = app_id), 0)
$$;

-- The caller holds the lock on the wallet, so calls of an account are counted one after the other.
create function private.spend_app_budget(app_id uuid, at timestamptz, usd numeric) returns void language sql volatile set search_path = '' as $$
  update private.connected_apps a
  set spent_usd = private.app_spent(a, at) + usd, spent_on = greatest(a.spent_on, (at at time zone 'utc')::date) where a.id = app_id
$$;

-- The owner's own apps, those that were disconnected too: calls name them.
create view public.connected_apps with (security_barrier = true) as
  select a.id, a.user_id, a.client_id, k.label as name, a.client_host, a.redirect_host, a.scopes, a.daily_limit_usd, case when a.spent_on >= (now() at time zone 'utc')::date then a.spent_usd else 0 end as spent_today_usd,
         a.connected_at, a.disconnected_at, k.last_used_at
  from private.connected_apps a join private.api_keys k on k.id = a.id
  where a.user_id = (select auth.uid());
grant select on public.connected_apps to :authenticated;
comment on view public.connected_apps is 'Never null: id, user_id, client_id, name, redirect_host, scopes, daily_limit_usd, spent_today_usd, connected_at';

-- Lets an app use the account of the signed-in user. An app that is connected already keeps its scopes and gets the new ones too. @throws PT403
create function private.connect_app(client text, name text, host text, redirects_to text, asked text[], limit_usd numeric) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  owner uuid := auth.uid();
  app uuid;
begin
  if owner is null then
    raise exception using errcode = 'PT403', message = 'An app can only be connected to your own account';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('api_keys:' || owner::text, 0));
  select a.id into app from private.connected_apps a where a.user_id = owner and a.client_id = client and a.disconnected_at is null for update;
  if app is null then
    if (select count(*) from private.connected_apps a where a.user_id = owner and a.disconnected_at is null) >= 50 then
      raise exception using errcode = 'PT403', message = 'An account has at most 50 connected apps', hint = 'Disconnect one first.';
    end if;
    app := gen_random_uuid();
    perform private.issue_api_key(owner, name, false, app, true);
    insert into private.connected_apps (id, user_id, client_id, client_host, redirect_host, scopes, daily_limit_usd)
    values (app, owner, client, host, redirects_to, array(select s from unnest(asked) s order by s), limit_usd);
  else
    update private.api_keys k set label = name, updated_at = now() where k.id = app and k.label <> name;
    update private.connected_apps a
    set client_host = host, redirect_host = redirects_to, daily_limit_usd = limit_usd, connected_at = now(),
        scopes = array(select distinct s from unnest(a.scopes || asked) s order by s)
    where a.id = app;
  end if;
  -- A registration that is used does not expire.
  update private.oauth_records r set expires_at = 'infinity' where r.kind = 'Client' and r.id = sha256(convert_to(client, 'UTF8'));
  return app;
end
$$;

-- An app of the owner that is connected, locked until the transaction ends. @throws PT404
create function private.own_app(app_id uuid) returns private.connected_apps language plpgsql volatile set search_path = '' as $$
declare
  held private.connected_apps;
begin
  select a.* into held from private.connected_apps a where a.id = app_id and a.user_id = auth.uid() and a.disconnected_at is null for update;
  if not found then raise exception using errcode = 'PT404', message = 'No such connected app'; end if;
  return held;
end
$$;

create function private.limit_app(app_id uuid, limit_usd numeric) returns uuid language sql volatile set search_path = '' as $$
  update private.connected_apps a set daily_limit_usd = limit_usd from private.own_app(app_id) held where a.id = held.id returning a.id
$$;

-- Ends an app with its tokens.
create function private.end_app(app_id uuid) returns uuid language sql volatile set search_path = '' as $$
  update private.connected_apps a set disconnected_at = now() where a.id = app_id and a.disconnected_at is null;
  update private.api_keys k set is_active = false, updated_at = now() where k.id = app_id and k.is_app and k.is_active;
  delete from private.oauth_records r where r.app_id = end_app.app_id;
  update private.oauth_records r set expires_at = now() + interval '30 days'
  from private.connected_apps a
  where a.id = end_app.app_id and r.kind = 'Client' and r.id = sha256(convert_to(a.client_id, 'UTF8'))
    and not exists (select from private.connected_apps o where o.client_id = a.client_id and o.disconnected_at is null);
  select end_app.app_id
$$;

create function private.disconnect_app(app_id uuid) returns uuid language sql volatile set search_path = '' as $$
  select private.end_app((private.own_app(app_id)).id)
$$;

-- A code or a refresh token that was used before came again: somebody has copied it. Ends the app.
create function private.end_app_after_reuse(app_id uuid) returns void language sql volatile set search_path = '' as $$
  select private.write_audit(k.user_id, 'app.token_reused', k.id, k.label) from private.connected_apps a join private.api_keys k on k.id = a.id
  where a.id = app_id and a.disconnected_at is null;
  select private.end_app(app_id)
$$;

create function private.audit_app_change() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  name text := (select k.label from private.api_keys k where k.id = new.id);
begin
  if tg_op = 'INSERT' or new.connected_at <> old.connected_at then
    perform private.write_audit(new.user_id, 'app.connected', new.id, name,
      jsonb_build_object('scopes', new.scopes, 'daily_limit_usd', new.daily_limit_usd, 'host', coalesce(new.client_host, new.redirect_host)));
    -- The first time the notice of the new key says it.
    if tg_op = 'UPDATE' and (not new.scopes <@ old.scopes or new.daily_limit_usd > old.daily_limit_usd) then
      insert into private.key_notices (user_id, change, label, network) values (new.user_id, 'connected', name, auth.jwt() ->> 'network');
      perform pg_notify('theia_mail', '');
    end if;
  elsif new.disconnected_at is not null and old.disconnected_at is null then
    perform private.write_audit(new.user_id, 'app.disconnected', new.id, name);
  elsif new.daily_limit_usd <> old.daily_limit_usd then
    perform private.write_audit(new.user_id, 'app.limited', new.id, name, jsonb_build_object('daily_limit_usd', jsonb_build_array(old.daily_limit_usd, new.daily_limit_usd)));
  end if;
  return null;
end
$$;
-- Not when only its spending is written.
create trigger audit_app_change after insert or update of connected_at, disconnected_at, daily_limit_usd on private.connected_apps for each row execute function private.audit_app_change();

-- Stores a client that registered itself, unless its network, or all networks, have registered too many. @throws PT429
create function private.register_client(id bytea, metadata json, from_network text, most_per_hour integer, most_unused integer) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('oauth_clients', 0));
  if (select count(*) from private.oauth_records r where r.kind = 'Client' and r.network = from_network and r.created_at > now() - interval '1 hour') >= most_per_hour
    or (select count(*) from private.oauth_records r where r.kind = 'Client' and r.expires_at between now() and now() + interval '1 day') >= most_unused then
    raise exception using errcode = 'PT429', message = 'Too many clients were registered', hint = 'Try again in an hour, or use a client ID metadata document.';
  end if;
  insert into private.oauth_records (kind, id, payload, network, expires_at) values ('Client', register_client.id, metadata, from_network, now() + interval '1 day');
end
$$;
