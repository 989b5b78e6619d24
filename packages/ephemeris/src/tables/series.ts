import { bodiesOf } from '@theia-astro/astro/bodies/table';
import type { EngineBody } from '@theia-astro/astro/ephemeris';
import { newYearJd } from '../coverage.ts';
import { isProjectedAyanamsa, isStarAyanamsa } from '../flags.ts';
import { EARTH } from './earth-borders.ts';

/**
 * How far a table may be from the engine: degrees, degrees a day; distances as parts of themselves, and as such a day, and distances no more than
 * `LONGEST_AU` in astronomical units.
 */
export interface Limits {
  readonly deg: number;
  readonly degPerDay: number;
  readonly distance: number;
  readonly distancePerDay: number;
}
export const LONGEST_AU = 4e-9;

/**
 * What one table holds: three quantities and their rates at Julian days TT, in cells of equal length.
 * Of a body: longitude, latitude, distance without nutation. Of `nutation`: nutation in longitude, true and mean obliquity, and in place of the rate of the
 * last what sidereal time exceeds the rotation of the Earth by. Of `moon_light`: the illuminated fraction of the Moon, as the second. Of an ayanamsa: itself.
 */
export interface Series {
  readonly name: EngineBody | 'nutation' | 'moon_light' | `ayanamsa:${number}`;
  /** A border of cells, and their length. */
  readonly originJdTt: number;
  readonly cellDays: number;
  /** Points at which a cell is taken from the engine. */
  readonly nodes: number;
  /** So near to the border of a cell the engine answers: see `EDGE_OF_LUNAR_FILES_DAYS`. */
  readonly guardDays: number;
  /** What verification allows. */
  readonly limits: Limits;
}

/**
 * The engine's files hold one polynomial for each revolution, with small jumps between them: a cell must not reach over one. Lengths and
 * beginnings (Julian days TT) of these polynomials in `sepl_18.se1` and `semo_18.se1`.
 */
const MOON = { originJdTt: 2378487.555370702, days: 27.5545514309491 };
const MERCURY = { originJdTt: 2378487.7270665597, days: 87.96934964454672 };
const VENUS = { originJdTt: 2378485.762310084, days: 224.7008345677527 };
const MARS = { originJdTt: 2377999.4796800744, days: 686.995803698292 };

/**
 * Around the jumps of the Moon's file the engine's speeds are differences across the jump: within light time (1.3 s) those of the Moon, within
 * ten seconds those of the osculating orbit.
 */
const EDGE_OF_LUNAR_FILES_DAYS = 4e-4;

/** A part of what is promised: verification sees some points of a cell, not all, and the golden tables are good to 2.8e-7°. */
const LIMITS: Limits = { deg: 1.5e-7, degPerDay: 4e-7, distance: 9e-9, distancePerDay: 1.2e-8 };
/** The engine's own Moon runs in steps of up to 2e-7° that no polynomial follows. */
const MOON_LIMITS: Limits = { ...LIMITS, deg: 2e-7 };
/** Their files have borders of their own, which cells reach over. */
const ASTEROID_LIMITS: Limits = { ...LIMITS, deg: 1.2e-7 };
/** The engine takes these from three places 9 s apart: rounding makes them uncertain by 5e-7° a day and 2e-7 of the distance a day. */
const NODE_LIMITS: Limits = { ...LIMITS, degPerDay: 8e-7, distancePerDay: 2e-7 };
/** The last is that of the sidereal time: 2e-10°, as a part of the obliquity. */
const NUTATION_LIMITS: Limits = { deg: 2e-9, degPerDay: 2e-8, distance: 1e-10, distancePerDay: 8e-12 };
/** Half of the last digit that answers show. */
const LIGHT_LIMITS: Limits = { deg: 3e-9, degPerDay: 1, distance: 0, distancePerDay: 0 };

function series(
  name: Series['name'],
  revolution: { readonly originJdTt: number; readonly days: number },
  cellsARevolution: number,
  nodes: number,
  more: Partial<Series> = {},
): Series {
  return {
    name,
    originJdTt: revolution.originJdTt,
    cellDays: revolution.days / cellsARevolution,
    nodes,
    guardDays: 0,
    limits: LIMITS,
    ...more,
  };
}

const DECADE = { originJdTt: newYearJd(1800, 'gregorian'), days: 3652.5 };
const AYANAMSA_LIMITS: Limits = { deg: 1e-9, degPerDay: 1e-9, distance: 0, distancePerDay: 0 };
const LAST_AYANAMSA = 46;
/** Ayanamsas that are one smooth number at a time. */
const PLAIN_AYANAMSAS = Array.from({ length: LAST_AYANAMSA + 1 }, (_, mode) => mode).filter((mode) => {
  const ayanamsa = { kind: 'mode', mode } as const;
  return !isProjectedAyanamsa(ayanamsa) && !isStarAyanamsa(ayanamsa);
});

const lunar = { guardDays: EDGE_OF_LUNAR_FILES_DAYS };

/**
 * Not osculating Lilith: rounding makes the engine's speeds of it uncertain by up to 1.7e-5° a day, and no table
 * can equal what changes from one tenth of a second to the next.
 * Cells were chosen by what they need: bytes a day, cells that fail, terms to add up.
 */
export const SERIES: readonly Series[] = [
  series('nutation', EARTH, 23, 20, { limits: NUTATION_LIMITS }),
  ...PLAIN_AYANAMSAS.map((mode) => series(`ayanamsa:${mode}`, DECADE, 1, 8, { limits: AYANAMSA_LIMITS })),
  series('sun', EARTH, 16, 16),
  series('moon', MOON, 2, 20, { ...lunar, limits: MOON_LIMITS }),
  series('moon_light', MOON, 3, 16, { ...lunar, limits: LIGHT_LIMITS }),
  series('mercury', MERCURY, 8, 16),
  series('venus', VENUS, 10, 16),
  series('mars', MARS, 32, 18),
  series('jupiter', EARTH, 12, 18),
  series('saturn', EARTH, 12, 18),
  ...bodiesOf('modern_planet').map((body) => series(body, EARTH, 12, 18)),
  series('true_node', MOON, 2, 20, { ...lunar, limits: NODE_LIMITS }),
  series('mean_node', EARTH, 1, 14),
  series('mean_lilith', EARTH, 2, 14),
  ...bodiesOf('minor_planet').map((body) => series(body, EARTH, 12, 18, { limits: ASTEROID_LIMITS })),
  series('interpolated_lilith', MOON, 1 / 2, 24),
];

/** Light time, speeds and the engine's own care at the ends of its files need so much room. */
const EDGE_DAYS = 5;
/** [first, end) of all tables. */
export const SPAN_JD_TT = [newYearJd(1800, 'gregorian') + EDGE_DAYS, newYearJd(2400, 'gregorian') - EDGE_DAYS] as const;

export interface Cells {
  /** Beginning of the first cell, Julian day TT. */
  readonly firstJdTt: number;
  readonly count: number;
}

/** The cells of a series that lie whole within 1800 to 2399. */
export function layOutCells({ originJdTt, cellDays }: Series): Cells {
  const first = Math.ceil((SPAN_JD_TT[0] - originJdTt) / cellDays);
  const end = Math.floor((SPAN_JD_TT[1] - originJdTt) / cellDays);
  return { firstJdTt: originJdTt + first * cellDays, count: end - first };
}
