create table public.plans (
  id text primary key check (id in ('starter', 'growth', 'professional')),
  name text not null,
  price_usd numeric(10, 2) not null check (price_usd >= 0),
  monthly_calls integer not null check (monthly_calls > 0),
  api_keys integer not null check (api_keys > 0),
  rate_per_second integer not null check (rate_per_second > 0)
);
alter table public.plans enable row level security;
create policy "Anyone may read the plans" on public.plans for select to :anon, :authenticated using (true);
grant select on public.plans to :anon, :authenticated;
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
  -- False: announced, but not available yet. It is neither charged nor offered for purchase.
  available boolean not null default true
);
alter table public.price_list enable row level security;
create policy "Anyone may read the price list" on public.price_list for select to :anon, :authenticated using (true);
grant select on public.price_list to :anon, :authenticated;
insert into public.price_list (report_tier, name, description, unit_price_usd, available) values
  ('event', 'Delivered event', 'An event of a subscription, sent to a webhook', 0.001, true),
  ('positions', 'Positions', 'Where the bodies stand at an instant', 0.001, true),
  ('moonphases', 'Moon phases', 'Phases, ingresses, void-of-course windows and apsides of a year', 0.001, true),
  ('natal', 'Natal chart', 'Western natal chart with houses, aspects, dignities, lots and patterns', 0.002, true),
  ('body_matrix', 'Body matrix', 'Daily rhythm: Moon and Mars to the natal chart, planetary hour, circadian window', 0.002, true),
  ('chart', 'Chart image', 'A chart drawn as SVG or PNG', 0.002, true),
  ('vedic', 'Vedic chart', 'Sidereal chart with vargas, dashas, yogas, strengths and panchang', 0.003, true),
  ('return', 'Return chart', 'Solar, lunar and planetary returns', 0.003, true),
  ('progressions', 'Progressions', 'Secondary progressions and solar arc', 0.003, true),
  ('primary_directions', 'Primary directions', 'Arcs of direction by Placidus or Regiomontanus, with dates, terms and parallels', 0.004, true),
  ('astrocartography', 'Astrocartography', 'Lines of the angles over the Earth as GeoJSON, parans, local space, the nearest lines of a city', 0.005, true),
  ('time_lords', 'Lords of time', 'Profections, zodiacal releasing, firdaria, decennials and ages of rising times', 0.003, true),
  ('transits', 'Transits', 'Exact transits, ingresses and stations', 0.004, true),
  ('elections', 'Elections', 'Windows of a range in which conditions hold, Western and Vedic', 0.006, true),
  ('sensitivity', 'Sensitivity', 'What a birth time that is minutes off would change, and what holds', 0.004, true),
  ('eclipses', 'Eclipses', 'Solar and lunar eclipses with contacts and local circumstances', 0.004, true),
  ('ephemeris', 'Ephemeris', 'Tables of positions as JSON or CSV', 0.004, true),
  ('synastry', 'Synastry', 'Inter-aspects, overlays and a transparent score', 0.005, true),
  ('composite', 'Composite', 'Composite and Davison charts', 0.005, true),
  ('group', 'Group', 'Composite, Davison and a matrix of aspects of two to ten people', 0.02, true),
  ('guna_milan', 'Guna milan', 'Ashtakoota matching with every koota''s reason', 0.005, true),
  ('yearly_cycle', 'Yearly cycle', 'Solar return, profections, transits and eclipses of a year', 0.008, true),
  ('report', 'AI-powered report', 'A written interpretation', 2.00, true);
