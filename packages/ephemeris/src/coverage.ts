import { DateOutOfRangeError } from '@theia-astro/astro/ephemeris';
import { SEFLG_MOSEPH, SEFLG_SWIEPH } from './flags.ts';

/** Julian day of 1 January, 0h, astronomical year. Meeus, Astronomical Algorithms, 2nd ed., p. 61. */
export function newYearJd(year: number, calendar: 'gregorian' | 'julian'): number {
  const y = year - 1;
  const century = Math.floor(y / 100);
  const correction = calendar === 'gregorian' ? 2 - century + Math.floor(century / 4) : 0;
  return Math.floor(365.25 * (y + 4716)) + Math.floor(30.6001 * 14) + 1 + correction - 1524.5;
}

/** [first, end) in Julian days. */
type Span = readonly [firstJd: number, endJd: number];

/** The years each ephemeris covers (docs/methods/positions.md). */
export interface Coverage {
  readonly files: Span;
  readonly reduced: Span;
  readonly reachesBefore1800: boolean;
  /** SEFLG_SWIEPH inside the files, SEFLG_MOSEPH inside the analytical range. @throws DateOutOfRangeError */
  ephemerisFlag(jdUt: number): number;
}

const FILE_YEARS = 600;
const BUNDLED_FIRST_YEAR = 1800;

/** Years −3000 to 3000, proleptic Gregorian; Moshier's theories extend a little further. */
const REDUCED: Span = [newYearJd(-3000, 'gregorian'), newYearJd(3001, 'gregorian')];

/**
 * @param files names of the mounted files; a block of 600 years counts only when both planets (`sepl`) and Moon
 * (`semo`) are there, and when it joins the bundled years 1800–2399 without a gap
 */
export function fileCoverage(files: readonly string[]): Coverage {
  const names = new Set(files);
  const has = (year: number): boolean =>
    names.has(ephemerisFileName('sepl', year)) && names.has(ephemerisFileName('semo', year));
  let first = BUNDLED_FIRST_YEAR;
  while (has(first - FILE_YEARS)) first -= FILE_YEARS;
  let end = BUNDLED_FIRST_YEAR + FILE_YEARS;
  while (has(end)) end += FILE_YEARS;
  const covered: Span = [blockStartJd(first), blockStartJd(end)];
  return {
    files: covered,
    reduced: REDUCED,
    reachesBefore1800: first < BUNDLED_FIRST_YEAR,
    ephemerisFlag(jdUt) {
      if (jdUt >= covered[0] && jdUt < covered[1]) return SEFLG_SWIEPH;
      if (jdUt >= REDUCED[0] && jdUt < REDUCED[1]) return SEFLG_MOSEPH;
      throw new DateOutOfRangeError(jdUt);
    },
  };
}

/**
 * Name of a file by its first year: `sepl_18.se1` for 1800, `seplm06.se1` for −600. Swiss Ephemeris documentation
 * §2.1.1.
 */
export function ephemerisFileName(kind: 'sepl' | 'semo' | 'seas', firstYear: number): string {
  const century = String(Math.abs(firstYear / 100)).padStart(2, '0');
  return `${kind}${firstYear < 0 ? 'm' : '_'}${century}.se1`;
}

/** Swiss Ephemeris cuts its files by the Julian calendar before 1600. */
function blockStartJd(year: number): number {
  return newYearJd(year, year >= 1600 ? 'gregorian' : 'julian');
}
