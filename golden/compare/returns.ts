import type { Zodiac } from '@theia-astro/astro/ephemeris';
import type { BodyId } from '@theia-astro/astro/bodies/body-id';
import { returnsBetween, type BodyReturn, type Returning } from '@theia-astro/astro/returns/find';
import { motionOfBody, regimeFor } from '@theia-astro/astro/transits/moving';
import { bodyLoops } from '@theia-astro/astro/transits/range';
import { turn } from '../angles.ts';
import { keepTally, readTable, type Comparison, type Engines, type TallyKeeper, eachRow } from '../comparison.ts';
import { LAHIRI, TROPICAL } from '../frames.ts';
import { jdOfUt1 } from '../instants.ts';

interface Timed {
  year: number;
  zodiac: 'tropical' | 'sidereal_lahiri';
  jd_ut: number;
  asc_at_birth_place?: number;
  mc_at_birth_place?: number;
}
interface Passes {
  return_number: number;
  passes: number;
  jd_ut: readonly number[];
  motion: readonly string[];
}
interface Row {
  id: string;
  birth_utc: string;
  lat: number;
  lon: number;
  years?: readonly number[];
  solar?: readonly Timed[];
  lunar?: readonly Timed[];
  jupiter?: readonly Passes[];
  saturn?: readonly Passes[];
}

const VARIANTS = { node: 'true', lilith: 'mean' } as const;
const SECONDS_PER_DAY = 86_400;
/** The table omits crossings within a year and a half of the birth, and ends near these ages. */
const AFTER_BIRTH_DAYS = 1.5 * 365.25;

function describeReturning({ ephemeris }: Engines, row: Row, body: BodyId, zodiac: Zodiac): Returning {
  const birthJdUt = jdOfUt1(row.birth_utc);
  const motion = motionOfBody(
    ephemeris,
    body,
    VARIANTS,
    { ...TROPICAL, ...zodiac },
    regimeFor(ephemeris, birthJdUt, birthJdUt),
  );
  if (motion === null) throw new Error(`${body} does not move`);
  return { motion, loops: bodyLoops(body), targetDeg: motion.at(birthJdUt).longitudeDeg, birthJdUt, leeway: null };
}

/** The years of the table are those of UT. */
function ofYear(engines: Engines, row: Row, body: BodyId, year: number, zodiac: Zodiac): BodyReturn[] {
  return returnsBetween(
    describeReturning(engines, row, body, zodiac),
    jdOfUt1(`${year}-01-01T00:00:00Z`),
    jdOfUt1(`${year + 1}-01-01T00:00:00Z`),
  );
}

/** Compares returns one by one; their number must be the same. */
function compareLists(
  tally: TallyKeeper,
  name: string,
  found: readonly BodyReturn[],
  expected: readonly number[],
): void {
  tally.add(`${name} count`, found.length === expected.length ? 0 : Number.POSITIVE_INFINITY);
  for (const [index, jdUt] of expected.entries())
    tally.add(`${name} ${index}`, ((found[index]?.jdUt ?? Number.NaN) - jdUt) * SECONDS_PER_DAY);
}

function compareYears(body: 'sun' | 'moon', rowsOf: (row: Row) => readonly Timed[]): Comparison['compare'] {
  return (engines) => {
    const tally = keepTally();
    for (const row of readTable<Row>('returns')) {
      for (const zodiac of ['tropical', 'sidereal_lahiri'] as const) {
        const listed = rowsOf(row).filter((entry) => entry.zodiac === zodiac);
        for (const year of new Set(listed.map((entry) => entry.year))) {
          const expected = listed.filter((entry) => entry.year === year).map((entry) => entry.jd_ut);
          compareLists(
            tally,
            `${row.id} ${body} ${zodiac} ${year}`,
            ofYear(engines, row, body, year, zodiac === 'tropical' ? TROPICAL : LAHIRI),
            expected,
          );
        }
      }
    }
    return tally.result();
  };
}

function comparePasses(body: 'jupiter' | 'saturn'): Comparison['compare'] {
  return (engines) => {
    const tally = keepTally();
    for (const row of readTable<Row>('returns')) {
      const expected = row[body] ?? [];
      const last = expected.at(-1)?.jd_ut.at(-1);
      if (last === undefined) continue;
      const returning = describeReturning(engines, row, body, TROPICAL);
      const found = returnsBetween(returning, returning.birthJdUt + AFTER_BIRTH_DAYS, last + 1);
      compareLists(
        tally,
        `${row.id} ${body}`,
        found,
        expected.flatMap((entry) => entry.jd_ut),
      );
      const wanted = expected.flatMap((entry) =>
        entry.motion.map((motion, index) => `${index + 1}/${entry.passes} ${motion}`),
      );
      const got = found.map(({ pass, passCount, motion }) => `${pass}/${passCount} ${motion}`);
      tally.add(
        `${row.id} ${body} passes ${got.join(', ')}`,
        got.join() === wanted.join() ? 0 : Number.POSITIVE_INFINITY,
      );
    }
    return tally.result();
  };
}

export const comparisons: readonly Comparison[] = [
  {
    table: 'returns',
    quantity: 'solar, tropical and Lahiri, all of a year',
    unit: 's',
    tolerance: 1,
    compare: compareYears('sun', (row) => row.solar ?? []),
  },
  {
    table: 'returns',
    quantity: 'lunar, all of a year',
    unit: 's',
    tolerance: 1,
    compare: compareYears('moon', (row) => row.lunar ?? []),
  },
  { table: 'returns', quantity: 'Jupiter, every pass', unit: 's', tolerance: 1, compare: comparePasses('jupiter') },
  { table: 'returns', quantity: 'Saturn, every pass', unit: 's', tolerance: 1, compare: comparePasses('saturn') },
  {
    table: 'returns',
    quantity: 'angles of solar returns',
    unit: 'deg',
    tolerance: 0.01,
    compare: eachRow<Row>('returns', (row, tally, engines) => {
      for (const entry of row.solar ?? []) {
        if (entry.asc_at_birth_place === undefined || entry.mc_at_birth_place === undefined) continue;
        const [found] = ofYear(engines, row, 'sun', entry.year, TROPICAL).filter(
          ({ jdUt }) => Math.abs(jdUt - entry.jd_ut) < 1,
        );
        const place = { geoLatitudeDeg: row.lat, geoLongitudeDeg: row.lon, elevationM: 0 };
        const { angles } = engines.ephemeris.houses(found?.jdUt ?? 0, place, 'P', TROPICAL);
        tally.add(`${row.id} ${entry.year} asc`, turn(angles.ascendantDeg, entry.asc_at_birth_place));
        tally.add(`${row.id} ${entry.year} mc`, turn(angles.midheavenDeg, entry.mc_at_birth_place));
      }
    }),
  },
];
