import { memoized } from '../search/sample-memory.ts';
import { normalizeDeg, oppositeDeg, wrap180 } from '../angle/angle.ts';
import { toEngineBody, type BodyVariants } from '../bodies/body-id.ts';
import type { Ayanamsa, EclipticPosition, Ephemeris, Frame, GeoPosition, HouseSystemCode } from '../ephemeris.ts';
import type { SunriseDefinition } from '../vedic/chart.ts';
import { ashtottari, vimshottari, yogini } from '../vedic/dasha/nakshatra-dashas.ts';
import type { DashaCycle } from '../vedic/dasha/period.ts';
import { yearScale, type DashaYear } from '../vedic/dasha/scale.ts';
import { type CivilSpan, sunTimesOfDate } from '../vedic/rise-set/sun-times.ts';
import type { ComparedDasha, ComparedRow } from './solved.ts';

/** Everything a program decides before it can write a longitude, a cusp or a dasha date. */
export interface Reading extends BodyVariants {
  /** The birth. */
  readonly jdUt: number;
  /** The civil day of the birth at the place, for sunrise. */
  readonly day: CivilSpan;
  /** Their clocks minus ours: what sunrise is later by on theirs. */
  readonly clockShiftDays: number;
  readonly place: GeoPosition;
  /** Null for the tropical zodiac. */
  readonly ayanamsa: { readonly id: string; readonly definition: Ayanamsa } | null;
  readonly positions: Frame['positions'];
  readonly coordinates: Exclude<Frame['center'], 'heliocentric'>;
  readonly houseSystem: HouseSystemCode;
  readonly dashaYear: DashaYear;
  readonly sunrise: SunriseDefinition;
}

/** Dashas of a tropical chart start from the Moon in this zodiac. */
const DASHA_AYANAMSA: Ayanamsa = { kind: 'mode', mode: 1 };

/** The frame of longitudes in a reading. */
export function frameOf({ ayanamsa, coordinates, positions, place }: Reading): Frame {
  return {
    center: coordinates,
    positions,
    ayanamsa: ayanamsa?.definition ?? null,
    ...(coordinates === 'topocentric' ? { observer: place } : {}),
  };
}

/**
 * The values of a reading, in the order of the rows: degrees in [0, 360), or Julian days UT1. Null where there is none: a body the ephemeris does
 * not have, cusps of a system without twelve, a lord the dasha does not have, a day without sunrise.
 */
export function valuesOf(
  ephemeris: Ephemeris,
  reading: Reading,
  rows: readonly ComparedRow[],
): readonly (number | null)[] {
  const bodies = bodyLongitudes(ephemeris, reading, rows);
  const needsHouses = rows.some(({ subject }) => subject.kind === 'angle' || subject.kind === 'cusp');
  const houses = needsHouses
    ? ephemeris.houses(reading.jdUt, reading.place, reading.houseSystem, {
        ayanamsa: reading.ayanamsa?.definition ?? null,
      })
    : null;
  const periodOf = memoized((dasha: ComparedDasha) => periodFinder(ephemeris, reading, dasha));
  return rows.map((row) => {
    const { subject } = row;
    switch (subject.kind) {
      case 'body':
        return bodies.get(row) ?? null;
      case 'angle':
        return subject.angle === 'asc' ? houses!.angles.ascendantDeg : houses!.angles.midheavenDeg;
      case 'cusp':
        return houses!.computed && houses!.cuspsDeg.length === 12
          ? (houses!.cuspsDeg[subject.house - 1] ?? null)
          : null;
      case 'dasha':
        return periodOf(subject.dasha)(subject.lords, row);
      case 'sunrise':
        return sunriseOnTheirClock(ephemeris, reading);
    }
  });
}

function sunriseOnTheirClock(ephemeris: Ephemeris, reading: Reading): number | null {
  const { sunriseJdUt } = sunTimesOfDate(ephemeris, reading.place, reading.day, reading.sunrise);
  return sunriseJdUt === null ? null : sunriseJdUt + reading.clockShiftDays;
}

/** Theirs minus ours: degrees in [-180, 180), or days. */
export function differenceOf(row: ComparedRow, ours: number): number {
  return isAngular(row) ? wrap180(row.theirs - ours) : row.theirs - ours;
}

/** Whether a row is a longitude rather than a time. */
export function isAngular({ subject: { kind } }: ComparedRow): boolean {
  return kind !== 'dasha' && kind !== 'sunrise';
}

/** Whether a value agrees with that of the other program. */
export function agrees(row: ComparedRow, ours: number | null): boolean {
  return ours !== null && Math.abs(differenceOf(row, ours)) <= row.tolerance;
}

function bodyLongitudes(
  ephemeris: Ephemeris,
  reading: Reading,
  rows: readonly ComparedRow[],
): ReadonlyMap<ComparedRow, number> {
  const found = new Map<ComparedRow, number>();
  const bodyRows = rows.flatMap((row) => (row.subject.kind === 'body' ? [{ row, body: row.subject.body }] : []));
  if (bodyRows.length === 0) return found;
  const engineBodies = bodyRows.map(({ body }) => toEngineBody(body, reading));
  const positions = ephemeris.eclipticPositions(reading.jdUt, engineBodies, frameOf(reading));
  for (const [index, position] of positions.entries()) {
    if (position instanceof Error) continue;
    const { row, body } = bodyRows[index]!;
    const { longitudeDeg } = position as EclipticPosition;
    found.set(row, body === 'south_node' ? oppositeDeg(longitudeDeg) : normalizeDeg(longitudeDeg));
  }
  return found;
}

const CYCLES: Readonly<Record<ComparedDasha, (moonDeg: number) => { readonly cycle: DashaCycle }>> = {
  vimshottari,
  yogini,
  ashtottari,
};

/** Finds the beginnings of periods in a reading: the Moon and the length of years are the same for all. */
type PeriodFinder = (lords: readonly string[], row: ComparedRow) => number | null;

/** Of the cycles before and after birth the beginning nearest to theirs counts. Some programs let the period that runs at birth begin there. */
function periodFinder(ephemeris: Ephemeris, reading: Reading, dasha: ComparedDasha): PeriodFinder {
  const frame: Frame = { ...frameOf(reading), ayanamsa: reading.ayanamsa?.definition ?? DASHA_AYANAMSA };
  const moon = ephemeris.ecliptic(reading.jdUt, 'moon', frame);
  const { cycle } = CYCLES[dasha](moon.longitudeDeg);
  const scale = yearScale(ephemeris, reading.jdUt, frame, reading.dashaYear);
  const length = cycle.links.reduce((sum, link) => sum + link.years, 0);
  return (lords, { theirs, tolerance }) => {
    const years = startInYears(cycle, lords);
    if (years === null) return null;
    const runsAtBirth = lords.length === 1 && cycle.links[0]!.lord === lords[0];
    if (runsAtBirth && Math.abs(theirs - reading.jdUt) <= tolerance) return reading.jdUt;
    const turns = Math.round((scale.yearsAt(theirs) - years) / length);
    return scale.jdAt(years + turns * length);
  };
}

/** Years from birth to the beginning of a period in the first cycle; null when a lord is not one of the dasha. */
function startInYears(cycle: DashaCycle, lords: readonly string[]): number | null {
  let years = cycle.startYears;
  let links = cycle.links;
  for (const lord of lords) {
    const index = links.findIndex((link) => link.lord === lord);
    if (index === -1) return null;
    years += links.slice(0, index).reduce((sum, link) => sum + link.years, 0);
    links = cycle.divide(links[index]!);
  }
  return years;
}
