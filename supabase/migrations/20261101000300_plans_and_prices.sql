create table public.plans (
  id text primary key check (id in ('starter', 'growth', 'professional')),
  name text not null,
  price_usd numeric(10, 2) not null check (price_usd >= 0),
  monthly_calls integer not null check (monthly_calls > 0),
  api_keys integer not null check (api_keys > 0),
  rate_per_second integer not null check (rate_per_second > 0)
);
insert into public.plans values
  ('starter', 'Starter', 19, 50000, 1, 5),
  ('growth', 'Growth', 49, 200000, 2, 10),
  ('professional', 'Professional', 99, 750000, 10, 25);

create table public.price_list (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  description text not null,
  unit_price_usd numeric(10, 4) not null check (unit_price_usd >= 0),
  report_tier text not null unique,
  -- False: announced, but nothing answers it yet; nobody is charged for it or led to pay for it.
  available boolean not null default true
);
insert into public.price_list (report_tier, name, description, unit_price_usd) values
  ('positions', 'Positions', 'Where the bodies stand at an instant', 0.001),
  ('moonphases', 'Moon phases', 'Phases, ingresses, void-of-course windows and apsides of a year', 0.001),
  ('natal', 'Natal chart', 'Western natal chart with houses, aspects, dignities, lots and patterns', 0.002),
  ('body_matrix', 'Body matrix', 'Daily rhythm: Moon and Mars to the natal chart, planetary hour, circadian window', 0.002),
  ('chart', 'Chart image', 'A chart drawn as SVG or PNG', 0.002),
  ('vedic', 'Vedic chart', 'Sidereal chart with vargas, dashas, yogas, strengths and panchang', 0.003),
  ('return', 'Return chart', 'Solar, lunar and planetary returns', 0.003),
  ('progressions', 'Progressions', 'Secondary progressions and solar arc', 0.003),
  ('transits', 'Transits', 'Exact transits, ingresses and stations', 0.004),
  ('eclipses', 'Eclipses', 'Solar and lunar eclipses with contacts and local circumstances', 0.004),
  ('ephemeris', 'Ephemeris', 'Tables of positions as JSON or CSV', 0.004),
  ('synastry', 'Synastry', 'Inter-aspects, overlays and a transparent score', 0.005),
  ('composite', 'Composite', 'Composite and Davison charts', 0.005),
  ('guna_milan', 'Guna milan', 'Ashtakoota matching with every koota''s reason', 0.005),
  ('yearly_cycle', 'Yearly cycle', 'Solar return, profections, transits and eclipses of a year', 0.008),
  ('ai_report', 'AI-powered report', 'A written interpretation', 2.00);
update public.price_list set available = false where report_tier = 'ai_report';

create table public.stripe_products (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  price_id text not null,
  amount_usd numeric(10, 2) not null check (amount_usd > 0),
  type text not null check (type in ('plan', 'addon', 'credit')),
  active boolean not null default true
);
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

alter table public.plans enable row level security;
alter table public.price_list enable row level security;
alter table public.stripe_products enable row level security;
create policy "Anyone may read the plans" on public.plans for select to anon, authenticated using (true);
create policy "Anyone may read the price list" on public.price_list for select to anon, authenticated using (true);
create policy "Anyone may read active products" on public.stripe_products for select to anon, authenticated using (active);
grant select on public.plans, public.price_list, public.stripe_products to anon, authenticated, service_role;
