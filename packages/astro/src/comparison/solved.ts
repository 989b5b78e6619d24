import { bisect } from '../search/root.ts';
import { normalizeDeg, wrap180 } from '../angle/angle.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { type Change, changed } from './change.ts';
import { agrees, differenceOf, frameOf, type Reading, valuesOf } from './reading.ts';
import type { BodyId } from '../bodies/body-id.ts';
import type { GrahaId } from '../vedic/zodiac.ts';

/** These have no name: they are solved from the values. */
const SOLVED_WEIGHT = 6;
const STEP_DAYS = 10 / 1440;
const HALF_DAY_STEPS = 72;
/** A tenth of a second. */
const TIME_TOLERANCE_DAYS = 1e-6;
const PLACE_REACH_DEG = 5;
const ROWS_FOR_AN_OFFSET = 3;

/**
 * Births at other times, within half a day, at which the fastest row (ascendant, midheaven, else the Moon) has their value. The zodiac is that of the request.
 */
export function solvedTimes(ephemeris: Ephemeris, base: Reading, rows: readonly ComparedRow[]): readonly Change[] {
  const fastest = ['asc', 'mc', 'moon'].map((id) => rows.find((row) => row.id === id)).find((row) => row !== undefined);
  if (fastest === undefined) return [];
  const at = (jdUt: number): number => {
    const [value] = valuesOf(ephemeris, { ...base, jdUt }, [fastest]);
    return value === null || value === undefined ? Number.NaN : differenceOf(fastest, value);
  };
  const found: number[] = [];
  let before = at(base.jdUt - HALF_DAY_STEPS * STEP_DAYS);
  for (let step = 1 - HALF_DAY_STEPS; step <= HALF_DAY_STEPS; step += 1) {
    const jdUt = base.jdUt + step * STEP_DAYS;
    const here = at(jdUt);
    const crosses = before * here <= 0 && Math.abs(before - here) < 180;
    if (crosses) {
      const side = before;
      const [low, high] = bisect((between) => side * at(between) > 0, jdUt - STEP_DAYS, jdUt, TIME_TOLERANCE_DAYS);
      found.push((low + high) / 2);
    }
    before = here;
  }
  return found.map((jdUt) => ({ dimension: 'time', id: 'other_time', weight: SOLVED_WEIGHT, sets: { jdUt } }));
}

/** The zodiac that lies the same arc from the tropical one for most bodies, if at least three of them agree on it. */
export function solvedZodiac(
  ephemeris: Ephemeris,
  base: Reading,
  rows: readonly ComparedRow[],
  jdTt: number,
): readonly Change[] {
  const tropical: Reading = { ...base, ayanamsa: null };
  const bodies = rows.filter(({ subject }) => subject.kind === 'body');
  const values = valuesOf(ephemeris, tropical, bodies);
  const offsets = bodies.flatMap((row, index) => {
    const value = values[index];
    return value === null || value === undefined ? [] : [{ row, offsetDeg: wrap180(value - row.theirs) }];
  });
  const alike = (one: number): typeof offsets =>
    offsets.filter(({ row, offsetDeg }) => Math.abs(wrap180(offsetDeg - one)) <= row.tolerance);
  const best = offsets
    .map(({ offsetDeg }) => alike(offsetDeg))
    .reduce<typeof offsets>((most, list) => (list.length > most.length ? list : most), []);
  if (best.length < ROWS_FOR_AN_OFFSET) return [];
  const first = best[0]!.offsetDeg;
  const meanDeg = first + best.reduce((sum, { offsetDeg }) => sum + wrap180(offsetDeg - first), 0) / best.length;
  const asUser = (ayanT0Deg: number): NonNullable<Reading['ayanamsa']> => ({
    id: 'user',
    definition: { kind: 'user', t0Jd: jdTt, ayanT0Deg },
  });
  const [row] = best.map(({ row: one }) => one);
  const [value] = valuesOf(ephemeris, { ...base, ayanamsa: asUser(meanDeg) }, [row!]);
  const [exact] = valuesOf(ephemeris, tropical, [row!]);
  const nutationDeg = wrap180(value! - (exact! - meanDeg));
  return [
    {
      dimension: 'zodiac',
      id: 'user',
      weight: SOLVED_WEIGHT,
      sets: { ayanamsa: asUser(normalizeDeg(meanDeg + nutationDeg)) },
    },
  ];
}

/** A place within 5° from which midheaven and ascendant are theirs. */
export function solvedPlace(ephemeris: Ephemeris, base: Reading, rows: readonly ComparedRow[]): readonly Change[] {
  const midheaven = rows.find(({ id }) => id === 'mc');
  const ascendant = rows.find(({ id }) => id === 'asc');
  if (midheaven === undefined && ascendant === undefined) return [];
  const missing = (row: ComparedRow, place: Reading['place']): number =>
    differenceOf(row, valuesOf(ephemeris, { ...base, place }, [row])[0]!);
  let { place } = base;
  for (let round = 0; round < 8; round += 1) {
    const east = missing(midheaven ?? ascendant!, place);
    place = { ...place, geoLongitudeDeg: wrap180(place.geoLongitudeDeg + east) };
    if (midheaven === undefined || ascendant === undefined) continue;
    const slope = slopeOf((geoLatitudeDeg) => missing(ascendant, { ...place, geoLatitudeDeg }), place.geoLatitudeDeg);
    if (Math.abs(slope) < 1e-3) continue;
    const north = -missing(ascendant, place) / slope;
    place = { ...place, geoLatitudeDeg: place.geoLatitudeDeg + Math.max(-2, Math.min(2, north)) };
    if (Math.abs(place.geoLatitudeDeg) > 89) return [];
  }
  const far =
    Math.abs(wrap180(place.geoLongitudeDeg - base.place.geoLongitudeDeg)) > PLACE_REACH_DEG ||
    Math.abs(place.geoLatitudeDeg - base.place.geoLatitudeDeg) > PLACE_REACH_DEG;
  const change: Change = { dimension: 'place', id: 'other_place', weight: SOLVED_WEIGHT, sets: { place } };
  const fits = [midheaven, ascendant].every(
    (row) => row === undefined || agrees(row, valuesOf(ephemeris, changed(base, [change]), [row])[0]!),
  );
  return far || !fits ? [] : [change];
}

function slopeOf(at: (value: number) => number, value: number): number {
  const STEP = 0.01;
  return wrap180(at(value + STEP) - at(value - STEP)) / (2 * STEP);
}

/** The value of a zodiac at an instant, which longitudes are less by than in the tropical one; degrees. */
export function zodiacOffsetDeg(ephemeris: Ephemeris, reading: Reading): number {
  const { ayanamsa } = frameOf(reading);
  return ayanamsa === null ? 0 : ephemeris.ayanamsa(reading.jdUt, ayanamsa).valueDeg;
}

/** Dashas whose dates can be compared: those that start from the Moon's nakshatra. */
export const COMPARED_DASHAS = ['vimshottari', 'yogini', 'ashtottari'] as const;
export type ComparedDasha = (typeof COMPARED_DASHAS)[number];

/** The subject of a value of another program. */
export type RowSubject =
  | { readonly kind: 'body'; readonly body: BodyId }
  | { readonly kind: 'angle'; readonly angle: 'asc' | 'mc' }
  /** House 1..12. */
  | { readonly kind: 'cusp'; readonly house: number }
  /** The beginning of a period: the lords from the maha dasha down. */
  | { readonly kind: 'dasha'; readonly dasha: ComparedDasha; readonly lords: readonly GrahaId[] }
  | { readonly kind: 'sunrise' };

/** A value of another program. */
export interface ComparedRow {
  readonly id: string;
  readonly subject: RowSubject;
  /** Ecliptic longitude in degrees; of a dasha and of sunrise a Julian day UT1. */
  readonly theirs: number;
  /** Largest difference that counts as none, in degrees; of a dasha and of sunrise in days. */
  readonly tolerance: number;
}
