import { voidOfCourse, type VoidOfCourse } from '@theia-astro/astro/moon/void-of-course';
import { signByIndex } from '@theia-astro/astro/zodiac/signs';
import { readTable, type Comparison, tallied } from '../comparison.ts';
import { jdOfUt1 } from '../instants.ts';

interface Row {
  id: string;
  definition: string;
  moon_sign: string;
  last_aspect: { body: string; aspect: string } | null;
  void_start_utc: string;
  void_end_utc: string;
}

const SECONDS_PER_DAY = 86_400;
const MATCH_DAYS = 0.5;
const SCHOOLS = ['modern', 'traditional'] as const;
/** The table's rows end in these two years and are half of all voids. */
const [FROM, UNTIL] = [jdOfUt1('2024-01-01T00:00:00Z'), jdOfUt1('2026-01-01T00:00:00Z')];

export const comparisons: readonly Comparison[] = [
  quantity('beginnings', 's', 1, (row, found) => (found.startsJdUt - jdOfUt1(row.void_start_utc)) * SECONDS_PER_DAY),
  quantity('ends', 's', 1, (row, found) => (found.endsJdUt - jdOfUt1(row.void_end_utc)) * SECONDS_PER_DAY),
  quantity('signs and last aspects', 'wrong', 0, (row, found) =>
    describe(found) === `${row.moon_sign} ${row.last_aspect?.body} ${row.last_aspect?.aspect}`.toLowerCase() ? 0 : 1,
  ),
];

function describe({ signIndex, lastAspect }: VoidOfCourse): string {
  return `${signByIndex(signIndex)} ${lastAspect?.body} ${lastAspect?.aspect}`;
}

function quantity(
  name: string,
  unit: string,
  tolerance: number,
  error: (row: Row, found: VoidOfCourse) => number,
): Comparison {
  return {
    table: 'void_of_course',
    quantity: name,
    unit,
    tolerance,
    compare: tallied((tally, { ephemeris }) => {
      for (const school of SCHOOLS) {
        const found = voidOfCourse(ephemeris, { bodies: school }, FROM, UNTIL);
        for (const row of readTable<Row>('void_of_course').filter(({ definition }) => definition.startsWith(school))) {
          const match = found.find(({ endsJdUt }) => Math.abs(endsJdUt - jdOfUt1(row.void_end_utc)) < MATCH_DAYS);
          tally.add(row.id, match === undefined ? Number.NaN : error(row, match));
        }
      }
    }),
  };
}
