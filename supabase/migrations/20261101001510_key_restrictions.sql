-- What a key may be restricted to. Whoever writes a key, its restrictions are stored in one form, in which the server compares them.

-- An empty list restricts nothing.
alter table private.api_keys
  add column allowed_products text[] not null default '{}',
  add column allowed_origins text[] not null default '{}',
  add column allowed_addresses cidr[] not null default '{}',
  add column expires_at timestamptz,
  -- What has been said about the expiry: 1 a week before, 2 a day before, 3 when it came.
  add column expiry_told smallint not null default 0;
create index api_keys_by_expiry on private.api_keys (expires_at) where expires_at is not null;

-- All restrictions of a key. The audit log, the mails and the look-up of a key follow from this list.
create function private.key_limits(k private.api_keys) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('allowed_products', k.allowed_products, 'allowed_origins', k.allowed_origins, 'allowed_addresses', k.allowed_addresses, 'expires_at', k.expires_at)
$$;

-- The products that a key can be limited to, in the order of the catalogue. The server writes them when it starts.
create table private.products (
  name text primary key,
  place integer not null
);
alter table private.products enable row level security;

create function private.key_products() returns text[] language sql stable set search_path = '' as $$
  select coalesce(array_agg(name order by place), '{}') from private.products
$$;

-- An origin as browsers send it: `https://app.example.com`, `http://localhost:3000`. @throws PT400
create function private.clean_origin(given text) returns text language plpgsql immutable set search_path = '' as $$
declare
  parts text[] := regexp_match(lower(trim(given)), '^([a-z][a-z0-9+.-]{0,30})://([a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])(?::([0-9]{1,5}))?/?$');
  host text := parts[2];
  port integer := nullif(parts[3], '')::integer;
begin
  if parts is null or parts[1] = 'file' or length(given) > 300 or port = 0 or port > 65535 then
    raise exception using errcode = 'PT400', message = format('%L is not an origin', left(given, 80)), hint = 'Write scheme, host and port, for example https://app.example.com. Patterns and paths are not possible.';
  end if;
  if host like '[%' then
    begin
      host := '[' || host(trim(host, '[]')::inet) || ']';
    exception when invalid_text_representation then
      raise exception using errcode = 'PT400', message = format('%L is not an origin', left(given, 80)), hint = 'The address in brackets is not an IPv6 address.';
    end;
  end if;
  return parts[1] || '://' || host || case when port is null or (parts[1] = 'https' and port = 443) or (parts[1] = 'http' and port = 80) then '' else ':' || port end;
end
$$;

-- An address or a network. IPv6 addresses that stand for IPv4 (`::ffff:192.0.2.1`) become IPv4, as the server reads them. @throws PT400
create function private.clean_address(given text) returns cidr language plpgsql immutable set search_path = '' as $$
declare
  address inet;
begin
  begin
    address := trim(given)::inet;
  exception when invalid_text_representation then
    raise exception using errcode = 'PT400', message = format('%L is not an address', left(given, 80)), hint = 'Write 192.0.2.7, 192.0.2.0/24 or 2001:db8::/48.';
  end;
  if family(address) = 6 and address <<= inet '::ffff:0:0/96' then
    address := set_masklen(inet '0.0.0.0' + (set_masklen(address, 128) - inet '::ffff:0:0'), masklen(address) - 96);
  end if;
  if host(network(address)) <> host(address) then
    raise exception using errcode = 'PT400', message = format('%L is not the beginning of a network', left(given, 80)), hint = format('The network is %s; the address alone is %s.', network(address), host(address));
  end if;
  return network(address);
end
$$;

create function private.clean_addresses(given text[]) returns cidr[] language sql immutable set search_path = '' as $$
  select coalesce(array_agg(distinct private.clean_address(a) order by private.clean_address(a)), '{}') from unnest(given) a where a is not null
$$;

-- No key, where a key is part of a primary key.
create function private.key_or_none(api_key_id uuid) returns uuid language sql immutable parallel safe as $$
  select coalesce(api_key_id, '00000000-0000-0000-0000-000000000000'::uuid)
$$;

create function private.clean_key() returns trigger language plpgsql set search_path = '' as $$
declare
  unknown text;
begin
  new.allowed_products := array(select distinct lower(trim(p)) from unnest(new.allowed_products) p where p is not null order by 1);
  new.allowed_origins := array(select distinct private.clean_origin(o) from unnest(new.allowed_origins) o where o is not null order by 1);
  new.allowed_addresses := private.clean_addresses(new.allowed_addresses::text[]);
  select p into unknown from unnest(new.allowed_products) p where p <> all (private.key_products()) limit 1;
  if unknown is not null then
    raise exception using errcode = 'PT400', message = format('%L is not a product', left(unknown, 80)), hint = 'Products: ' || array_to_string(private.key_products(), ', ') || '.';
  end if;
  if cardinality(new.allowed_origins) > 20 or cardinality(new.allowed_addresses) > 50 then
    raise exception using errcode = 'PT400', message = 'A key has at most 20 origins and 50 addresses';
  end if;
  if tg_op = 'INSERT' or new.expires_at is distinct from old.expires_at then
    new.expiry_told := case when new.expires_at <= now() + interval '1 day' then 2 when new.expires_at <= now() + interval '7 days' then 1 else 0 end;
  end if;
  return new;
end
$$;
create trigger clean_key before insert or update of allowed_products, allowed_origins, allowed_addresses, expires_at on private.api_keys for each row execute function private.clean_key();

-- Changes the limits that are named; the others stay. @throws PT400
create function private.limit_key(key_id uuid, limits jsonb) returns uuid language plpgsql volatile set search_path = '' as $$
declare
  held private.api_keys := private.own_key(key_id);
  given record;
begin
  select l.* into given from jsonb_to_record(private.key_limits(held) || limits) as l (allowed_products text[], allowed_origins text[], allowed_addresses text[], expires_at timestamptz);
  if given.expires_at is distinct from held.expires_at and given.expires_at <= now() then
    raise exception using errcode = 'PT400', message = 'A key can only expire in the future', hint = 'To end it now, revoke it.';
  end if;
  update private.api_keys k
  set allowed_products = given.allowed_products, allowed_origins = given.allowed_origins,
      allowed_addresses = private.clean_addresses(given.allowed_addresses), expires_at = given.expires_at, updated_at = now()
  where k.id = held.id;
  return held.id;
end
$$;
