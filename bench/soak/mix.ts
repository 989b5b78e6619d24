import { births } from '../births.ts';
import type { Random } from '../hostile/random.ts';

/** What a client of the soak does next. */
export type Act =
  | { readonly kind: 'call'; readonly path: string; readonly body: string; readonly expected: number }
  | { readonly kind: 'free'; readonly path: string }
  | { readonly kind: 'twice'; readonly path: string; readonly body: string }
  | { readonly kind: 'batch'; readonly body: string; readonly succeeding: number }
  | { readonly kind: 'dashboard' }
  | { readonly kind: 'sign-in' };

const BIRTHS = births(2_000);
const OK = 200;
const BAD_REQUEST = 400;

/** How many of 1,000 acts are of each kind. */
const SHARES: readonly (readonly [share: number, make: (random: Random) => Act])[] = [
  [560, (random) => call('/swiss/natal', random.pick(BIRTHS))],
  [60, (random) => call('/natal/vedic', random.pick(BIRTHS))],
  [60, (random) => call('/transits', withFields(random, { from: '2026-01-01', to: '2026-03-01' }))],
  [40, (random) => call('/moonphases', JSON.stringify(month(random)))],
  [20, (random) => call('/eclipses', JSON.stringify({ ...month(random), to: '2031-01-01' }))],
  [50, (random) => ({ kind: 'free', path: `/geocode?limit=5&q=${encodeURIComponent(random.pick(SEARCHES))}` })],
  [30, (random) => call('/chart', withFields(random, { format: 'svg' }))],
  [60, (random) => call('/swiss/natal', withFields(random, { birth_date: '1990-02-30' }), BAD_REQUEST)],
  [30, (random) => ({ kind: 'twice', path: '/swiss/natal', body: random.pick(BIRTHS) })],
  [20, batch],
  [65, () => ({ kind: 'dashboard' })],
  [5, () => ({ kind: 'sign-in' })],
];
const ALL = SHARES.reduce((sum, [share]) => sum + share, 0);
const SEARCHES = ['Springfield', 'Paris', 'San Jose', 'Wien', 'Sankt Peterburg', 'Saint', 'Nowhere at all', 'Delhi'];

/** The next act of a client: mostly natal charts, and some of everything else. */
export function nextAct(random: Random): Act {
  let at = random.below(ALL);
  for (const [share, make] of SHARES) if ((at -= share) < 0) return make(random);
  throw new Error('the shares do not add up');
}

function call(path: string, body: string, expected = OK): Act {
  return { kind: 'call', path, body, expected };
}

function withFields(random: Random, fields: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ ...(JSON.parse(random.pick(BIRTHS)) as Record<string, unknown>), ...fields });
}

function month(random: Random): { readonly from: string; readonly to: string } {
  const year = 1950 + random.below(80);
  const first = String(1 + random.below(9)).padStart(2, '0');
  return { from: `${year}-${first}-01`, to: `${year}-${first}-28` };
}

/** Nine natal charts and one that cannot be computed. */
function batch(random: Random): Act {
  const items = Array.from({ length: 10 }, (_, index) => ({
    request: 'natal',
    body: {
      ...(JSON.parse(random.pick(BIRTHS)) as Record<string, unknown>),
      ...(index === 9 ? { birth_date: '1990-02-30' } : {}),
    },
  }));
  return { kind: 'batch', body: JSON.stringify({ items }), succeeding: 9 };
}
