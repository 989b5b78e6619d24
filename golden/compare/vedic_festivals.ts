import { festivalsEndpoint } from '@theia-astro/endpoints/festivals/endpoint';
import { lunarMonthAt } from '@theia-astro/astro/vedic/panchang/lunar-month';
import { keepTally, readTable, type Comparison, type Engines, type Tally, tallied } from '../comparison.ts';
import { LAHIRI } from '../frames.ts';
import { jdOfUt1 } from '../instants.ts';

interface Dates {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
  /** Of a feast, or `ekadashi_vaishnava`. */
  readonly festival: string;
  readonly dates: readonly string[];
  /** By published date: the one found, and why. */
  readonly differ: Readonly<Record<string, readonly [found: string, why: string]>>;
}
interface Months {
  readonly id: 'months';
  readonly adhika: readonly (readonly [date: string, month: string])[];
  readonly kshaya: readonly (readonly [date: string, month: string, lost: string])[];
}

const rows = readTable<Dates | Months>('vedic_festivals');
const lists = rows.filter((row) => 'festival' in row);
const months = rows.find((row) => 'kshaya' in row)!;
const DAY_MS = 86_400_000;

const daysApart = (a: string, b: string): number => (Date.parse(a) - Date.parse(b)) / DAY_MS;

export const comparisons: readonly Comparison[] = [
  {
    ...dates('published dates', (list) =>
      list.dates.filter((date) => list.differ[date] === undefined).map((date) => [date, date]),
    ),
    isLong: true,
  },
  {
    ...dates('published dates that differ by a rule or a place: as explained', ({ differ }) =>
      Object.entries(differ).map(([date, [found]]) => [date, found]),
    ),
    isLong: true,
  },
  {
    table: 'vedic_festivals',
    quantity: 'adhika and kshaya months',
    unit: '',
    tolerance: 0,
    compare: tallied((tally, { ephemeris }) => {
      const monthOn = (date: string) => lunarMonthAt(ephemeris, LAHIRI, jdOfUt1(`${date}T00:00:00Z`));
      for (const [date, name] of months.adhika) {
        const { amanta } = monthOn(date);
        tally.add(date, amanta.adhika && amanta.id === name ? 0 : Number.NaN);
      }
      for (const [date, name, lost] of months.kshaya) {
        const { amanta, kshaya } = monthOn(date);
        tally.add(date, amanta.id === name && kshaya === lost ? 0 : Number.NaN);
      }
    }),
  },
];

/** The date found that is nearest to a published one, against the one expected. */
function dates(
  quantity: string,
  expected: (list: Dates) => readonly (readonly [near: string, date: string])[],
): Comparison {
  return {
    table: 'vedic_festivals',
    quantity,
    unit: 'days',
    tolerance: 0,
    compare: async (engines): Promise<Tally> => {
      const tally = keepTally();
      const datesIn = await reader(engines);
      for (const list of lists)
        for (const [near, date] of expected(list)) {
          const found = datesIn(list, Number(near.slice(0, 4)));
          const [nearest] = found.toSorted((a, b) => Math.abs(daysApart(a, near)) - Math.abs(daysApart(b, near)));
          tally.add(`${list.id} ${near}`, daysApart(nearest ?? '', date));
        }
      return tally.result();
    },
  };
}

const known = new Map<string, ReturnType<typeof festivalsEndpoint.calculate>>();

/** Dates of a list's festival in a year, each year of a place computed once. */
async function reader({ ephemeris, places }: Engines): Promise<(list: Dates, year: number) => readonly string[]> {
  const context = { ephemeris, places: await places(), nowMs: Date.UTC(2026, 0, 1), account: null };
  return ({ latitude, longitude, timezone, festival }, year) => {
    const kind = festival === 'ekadashi_vaishnava' ? 'ekadashi' : 'feast';
    const key = `${latitude} ${longitude} ${year} ${kind}`;
    let answer = known.get(key);
    if (answer === undefined) {
      const asked = { year, latitude, longitude, timezone, kinds: [kind], include: ['festivals'] };
      answer = festivalsEndpoint.calculate(context, festivalsEndpoint.parse(asked, context.nowMs));
      known.set(key, answer);
    }
    return answer.festivals!.flatMap(({ id, date, vaishnava }) => {
      const kept = kind === 'ekadashi' ? vaishnava?.date : id === festival ? date : null;
      return kept === null || kept === undefined ? [] : [kept];
    });
  };
}
