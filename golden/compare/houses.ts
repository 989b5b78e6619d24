import type { HouseAngles, HouseSystemCode, Houses } from '@theia-astro/astro/ephemeris';
import { turn } from '../angles.ts';
import { readTable, type Comparison, tallied } from '../comparison.ts';
import { LAHIRI, TROPICAL } from '../frames.ts';
import { jdOfUt1 } from '../instants.ts';

interface AngleRow {
  asc: number;
  mc: number;
  armc: number;
  vertex: number;
  equatorial_asc: number;
  co_asc_koch: number;
  co_asc_munkasey: number;
  polar_asc: number;
}
interface SystemRow {
  cusps: readonly number[];
  angles?: AngleRow;
  swe_returned_error?: boolean;
}
interface SiderealRow {
  cusps: readonly number[];
  asc: number;
  mc: number;
  swe_returned_error?: boolean;
}
interface Row {
  id: string;
  lat: number;
  lon: number;
  utc: string;
  angles: AngleRow;
  systems: Readonly<Record<HouseSystemCode, SystemRow>>;
  sidereal_lahiri: Readonly<Partial<Record<HouseSystemCode, SiderealRow>>>;
}

/** Above this latitude cusps are ill-conditioned (the table's notes). */
const NEAR_POLE_DEG = 88;

export const comparisons: readonly Comparison[] = [
  cusps('cusps and angles', 1e-6, (row) => Math.abs(row.lat) <= NEAR_POLE_DEG),
  cusps('cusps and angles above 88°', 1e-3, (row) => Math.abs(row.lat) > NEAR_POLE_DEG),
  {
    table: 'houses',
    quantity: 'reported as not computable',
    unit: 'wrong answers',
    tolerance: 0,
    compare: tallied((tally, { ephemeris }) => {
      eachSystem(
        ephemeris.houses,
        (name, houses, expected) => {
          tally.add(name, houses.computed === (expected.swe_returned_error !== true) ? 0 : 1);
        },
        () => true,
      );
    }),
  },
];

function cusps(quantity: string, tolerance: number, wanted: (row: Row) => boolean): Comparison {
  return {
    table: 'houses',
    quantity,
    unit: 'deg',
    tolerance,
    compare: tallied((tally, { ephemeris }) => {
      eachSystem(
        ephemeris.houses,
        (name, houses, expected) => {
          tally.add(`${name} count`, houses.cuspsDeg.length - expected.cusps.length);
          for (const [index, cusp] of expected.cusps.entries())
            tally.add(`${name} ${index + 1}`, turn(houses.cuspsDeg[index] ?? Number.NaN, cusp));
          for (const [angle, value] of Object.entries(expected.angles))
            tally.add(`${name} ${angle}`, turn(angleByName(houses.angles, angle), value));
        },
        wanted,
      );
    }),
  };
}

interface Expected {
  readonly cusps: readonly number[];
  readonly angles: Readonly<Record<string, number>>;
  readonly swe_returned_error?: boolean;
}

function eachSystem(
  housesOf: (
    jdUt: number,
    place: { geoLatitudeDeg: number; geoLongitudeDeg: number; elevationM: number },
    system: HouseSystemCode,
    zodiac: typeof TROPICAL,
  ) => Houses,
  visit: (name: string, houses: Houses, expected: Expected) => void,
  wanted: (row: Row) => boolean,
): void {
  for (const row of readTable<Row>('houses').filter(wanted)) {
    const place = { geoLatitudeDeg: row.lat, geoLongitudeDeg: row.lon, elevationM: 0 };
    const jdUt = jdOfUt1(row.utc);
    for (const [system, expected] of Object.entries(row.systems) as [HouseSystemCode, SystemRow][]) {
      visit(`${row.id} ${system}`, housesOf(jdUt, place, system, TROPICAL), {
        ...expected,
        angles: { ...(expected.angles ?? row.angles) },
      });
    }
    for (const [system, expected] of Object.entries(row.sidereal_lahiri) as [HouseSystemCode, SiderealRow][]) {
      const { asc, mc, ...rest } = expected;
      visit(`${row.id} ${system} Lahiri`, housesOf(jdUt, place, system, LAHIRI), { ...rest, angles: { asc, mc } });
    }
  }
}

function angleByName(angles: HouseAngles, name: string): number {
  const byName: Readonly<Record<string, number>> = {
    asc: angles.ascendantDeg,
    mc: angles.midheavenDeg,
    armc: angles.armcDeg,
    vertex: angles.vertexDeg,
    equatorial_asc: angles.eastPointDeg,
    co_asc_koch: angles.coAscendantKochDeg,
    co_asc_munkasey: angles.coAscendantMunkaseyDeg,
    polar_asc: angles.polarAscendantDeg,
  };
  return byName[name] ?? Number.NaN;
}
