-- Who held which plan when, as far as it is charged to a card: a credit for missed availability is a share of the price of that time.
create table private.plan_spans (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  plan text not null references public.plans (id),
  -- Price of a month when the span began.
  price_usd numeric(10, 2) not null check (price_usd >= 0),
  -- False while a charge is overdue. It becomes true when the charge succeeds after all.
  paid boolean not null,
  began_at timestamptz not null,
  ended_at timestamptz check (ended_at >= began_at)
);
create unique index plan_spans_open on private.plan_spans (user_id) where ended_at is null;
create index plan_spans_by_user on private.plan_spans (user_id);
create index plan_spans_by_end on private.plan_spans (ended_at);
alter table private.plan_spans enable row level security;

create function private.follow_plan() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  held private.plan_spans;
  wanted text;
begin
  -- Plans that the operator granted and trials are not charged.
  if new.status in ('active', 'past_due') and new.stripe_subscription_id is not null and (new.cancel_at is null or new.cancel_at > now()) then wanted := new.plan; end if;
  select p.* into held from private.plan_spans p where p.user_id = new.user_id and p.ended_at is null for update;
  if found then
    if held.plan = wanted and (old.cancel_at is null or old.cancel_at > now()) then
      if held.paid = (new.status = 'active') then return null; end if;
      if not held.paid then
        update private.plan_spans p set paid = true where p.id = held.id;
        return null;
      end if;
    end if;
    update private.plan_spans p set ended_at = greatest(p.began_at, least(now(), old.cancel_at, new.cancel_at)) where p.id = held.id;
  end if;
  if wanted is not null then
    insert into private.plan_spans (user_id, plan, price_usd, paid, began_at)
    select new.user_id, l.id, l.price_usd, new.status = 'active', now() from public.plans l where l.id = wanted;
  end if;
  return null;
end
$$;
create trigger follow_plan after insert or update on public.subscriptions for each row execute function private.follow_plan();
