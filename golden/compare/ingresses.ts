import { crossings } from '@theia-astro/astro/search/crossings';
import { bodyMotion } from '@theia-astro/astro/search/motion';
import { tracePath } from '@theia-astro/astro/search/path';
import { signIngresses, type SignIngress } from '@theia-astro/astro/search/sign-ingresses';
import { SIGNS } from '@theia-astro/astro/zodiac/signs';
import { bodyOfTable } from '../body-names.ts';
import { keepTally, readTable, type Comparison, type Engines, type Tally } from '../comparison.ts';
import { LAHIRI, TROPICAL } from '../frames.ts';

interface Row {
  id: string;
  zodiac: string;
  body: string;
  from: string;
  to: string;
  motion: 'direct' | 'retrograde';
  jd_ut: number;
}

const SECONDS_PER_DAY = 86_400;

const rows = readTable<Row>('ingresses');
const isNoisy = ({ body }: Row): boolean => body === 'TrueNode';

export const comparisons: readonly Comparison[] = [
  instants('Sun to Pluto, mean node', 1, (row) => !isNoisy(row)),
  instants('true node', 300, isNoisy),
  {
    table: 'ingresses',
    quantity: 'signs and directions',
    unit: 'wrong',
    tolerance: 0,
    compare: (engines) =>
      compareRows(engines, rows, (row, found) =>
        SIGNS[found.fromSignIndex] === row.from.toLowerCase() &&
        SIGNS[found.signIndex] === row.to.toLowerCase() &&
        found.motion === row.motion
          ? 0
          : 1,
      ),
  },
];

function instants(name: string, tolerance: number, wanted: (row: Row) => boolean): Comparison {
  return {
    table: 'ingresses',
    quantity: `instants, ${name}`,
    unit: 's',
    tolerance,
    compare: (engines) =>
      compareRows(engines, rows.filter(wanted), (row, found) => (found.jdUt - row.jd_ut) * SECONDS_PER_DAY),
  };
}

/** By the first row of a body in a zodiac: instants and signs are compared with the same search. */
const searched = new WeakMap<Row, readonly SignIngress[]>();

/** The ingresses of a body over the span of its rows. */
function ingressesAround(ephemeris: Engines['ephemeris'], group: readonly Row[]): readonly SignIngress[] {
  const [first] = group;
  const known = searched.get(first!);
  if (known !== undefined) return known;
  const { zodiac, body } = first!;
  const days = group.map(({ jd_ut }) => jd_ut);
  const motion = bodyMotion(ephemeris, bodyOfTable(body), zodiac === 'tropical' ? TROPICAL : LAHIRI);
  const path = tracePath(motion, Math.min(...days) - 1, Math.max(...days) + 1);
  const found = signIngresses(path);
  if (crossings(path, [0]).length > found.length) throw new Error(`${body} crosses 0° without entering a sign`);
  searched.set(first!, found);
  return found;
}

/**
 * Compares each row with the nearest ingress of its body over the span of the rows; every crossing must be among the
 * ingresses.
 */
function compareRows(
  { ephemeris }: Engines,
  wanted: readonly Row[],
  error: (row: Row, found: SignIngress) => number,
): Tally {
  const tally = keepTally();
  for (const group of Map.groupBy(wanted, ({ zodiac, body }) => `${zodiac} ${body}`).values()) {
    const found = ingressesAround(ephemeris, group);
    for (const row of group) {
      const nearest = found.reduce((best, one) =>
        Math.abs(one.jdUt - row.jd_ut) < Math.abs(best.jdUt - row.jd_ut) ? one : best,
      );
      tally.add(row.id, error(row, nearest));
    }
  }
  return tally.result();
}
