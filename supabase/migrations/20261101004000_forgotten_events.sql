-- The ids in a Stripe event, which are enough to find every event of a customer.
create function private.event_refers_to(payload json) returns text[] language sql immutable set search_path = '' as $$
  select array_remove(array[
    payload #>> '{data,object,id}', payload #>> '{data,object,customer}', payload #>> '{data,object,payment_intent}',
    payload #>> '{data,object,metadata,user_id}', payload #>> '{data,object,client_reference_id}'
  ], null)
$$;
create index stripe_events_refer_to on private.stripe_events using gin (private.event_refers_to(payload));

-- Digests of the Stripe ids of deleted accounts. They serve only to recognise later events of these accounts.
create table private.forgotten (digest bytea primary key);
alter table private.forgotten enable row level security;

create function private.reference_digest(reference text) returns bytea language sql immutable strict set search_path = '' as $$ select sha256(convert_to(reference, 'UTF8')) $$;
create function private.mentions_deleted_account(payload json) returns boolean language sql stable set search_path = '' as $$
  select exists (select from private.forgotten f where f.digest in (select private.reference_digest(r) from unnest(private.event_refers_to(payload)) r))
$$;

-- Removes the content of stored events that contain one of these ids.
create function private.forget_events(refs text[]) returns void language sql volatile set search_path = '' as $$
  update private.stripe_events e set payload = '{}', outcome = coalesce(nullif(e.outcome, 'waiting'), 'ignored'), processed_at = coalesce(e.processed_at, now()), last_error = null
  where private.event_refers_to(e.payload) && refs
$$;
