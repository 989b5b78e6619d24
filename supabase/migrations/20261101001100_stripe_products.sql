create table public.stripe_products (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  price_id text not null,
  amount_usd numeric(10, 2) not null check (amount_usd > 0),
  type text not null check (type in ('plan', 'addon', 'credit')),
  active boolean not null default true
);
alter table public.stripe_products enable row level security;
create policy "Anyone may read active products" on public.stripe_products for select to :anon, :authenticated using (active);
grant select on public.stripe_products to :anon, :authenticated;

-- The product of every price ever sold: buyers at an earlier price keep the product.
create table private.stripe_prices (
  price_id text primary key,
  product text not null references public.stripe_products (name) on update cascade on delete cascade
);
alter table private.stripe_prices enable row level security;
create function private.record_price() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.stripe_prices (price_id, product) values (new.price_id, new.name) on conflict (price_id) do update set product = excluded.product;
  return null;
end
$$;
create trigger record_price after insert or update of price_id on public.stripe_products for each row execute function private.record_price();

insert into public.stripe_products (name, price_id, amount_usd, type) values
  ('Starter', 'price_starter', 19, 'plan'),
  ('Growth', 'price_growth', 49, 'plan'),
  ('Professional', 'price_professional', 99, 'plan'),
  ('Relationship Compatibility', 'price_relationship', 15, 'addon'),
  ('Yearly Cycle', 'price_yearly_cycle', 15, 'addon'),
  ('Transits', 'price_transits', 19, 'addon'),
  ('Credit $50', 'price_credit_50', 50, 'credit'),
  ('Credit $100', 'price_credit_100', 100, 'credit'),
  ('Credit $250', 'price_credit_250', 250, 'credit');
