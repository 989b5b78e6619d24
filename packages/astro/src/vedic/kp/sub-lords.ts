import type { Ephemeris, Frame, GeoPosition } from '../../ephemeris.ts';
import { nextOnAngle } from '../../houses/from-armc.ts';
import { crossings } from '../../search/crossings.ts';
import { tracePath } from '../../search/path.ts';
import { grahaMotion } from '../chart-grahas.ts';
import { NAKSHATRA_LORDS, THIRDS_OF_DEGREE, THIRDS_OF_NAKSHATRA, thirdsOf, VIMSHOTTARI_YEARS } from '../nakshatra.ts';
import { type GrahaId, type SevenGraha, signLordAt } from '../zodiac.ts';

/** Lords of a place in the zodiac, from the widest division to the narrowest. */
export interface SubLords {
  readonly signLord: SevenGraha;
  readonly starLord: GrahaId;
  readonly subLord: GrahaId;
  readonly subSubLord: GrahaId;
}

export const KP_LEVELS = ['sign', 'star', 'sub', 'sub_sub'] as const;
export type KpLevel = (typeof KP_LEVELS)[number];

const LORDS = NAKSHATRA_LORDS.length;
const STARS = 27;
const SIGNS = 12;

/** In thirds of an arc second a sub has 1,200 for each year of its lord, a sub-sub 10 for each product of two lords' years. */
const THIRDS_OF_SIGN = 30 * THIRDS_OF_DEGREE;

/** A part of the zodiac in which no lord of its level or of a wider one changes: [startDeg, endDeg), sidereal. */
export interface KpDivision extends SubLords {
  readonly startDeg: number;
  readonly endDeg: number;
  /** 0..26. */
  readonly starIndex: number;
  /** 0..11. */
  readonly signIndex: number;
}

interface Part {
  readonly index: number;
  readonly start: number;
  readonly length: number;
}

/**
 * The lords of a sidereal longitude in [0, 360) by Krishnamurti (Reader III): each nakshatra is divided in proportion to the Vimshottari years,
 * starting with its own lord, and each sub is divided again in the same way. A boundary belongs to what begins there.
 */
export function subLords(longitudeDeg: number): SubLords {
  const thirds = thirdsOf(longitudeDeg);
  const star = Math.min(Math.floor(thirds / THIRDS_OF_NAKSHATRA), STARS - 1);
  const inStar = { index: star % LORDS, start: star * THIRDS_OF_NAKSHATRA, length: THIRDS_OF_NAKSHATRA };
  const sub = partAt(inStar, thirds);
  const subSub = partAt(sub, thirds);
  return {
    signLord: signLordAt(Math.floor(thirds / THIRDS_OF_SIGN)),
    starLord: NAKSHATRA_LORDS[inStar.index]!,
    subLord: NAKSHATRA_LORDS[sub.index]!,
    subSubLord: NAKSHATRA_LORDS[subSub.index]!,
  };
}

/** A longitude moved onto the boundary from which only rounding separates it. Degrees. */
export const ontoBoundary = (longitudeDeg: number): number => thirdsOf(longitudeDeg) / THIRDS_OF_DEGREE;

/** The nine parts of a star or a sub, its own lord first. */
function partsOf({ index, start, length }: Part): Part[] {
  const parts: Part[] = [];
  let from = start;
  for (let step = 0; step < LORDS; step++) {
    const lord = (index + step) % LORDS;
    const own = (length * VIMSHOTTARI_YEARS[lord]!) / 120;
    parts.push({ index: lord, start: from, length: own });
    from += own;
  }
  return parts;
}

function partAt(whole: Part, thirds: number): Part {
  const parts = partsOf(whole);
  return parts.findLast(({ start }) => thirds >= start) ?? parts[0]!;
}

/**
 * The divisions of a level around the zodiac, in order: 12 by sign, 36 by star, 249 by sub, 2,193 by sub-sub. The boundaries of wider divisions divide narrower
 * ones, so the sub of Rahu in Krittika is two, one in Aries and one in Taurus.
 */
export function kpDivisions(level: KpLevel): readonly KpDivision[] {
  const starts = new Set(Array.from({ length: SIGNS }, (_, sign) => sign * THIRDS_OF_SIGN));
  if (level !== 'sign')
    for (let star = 0; star < STARS; star++) {
      const whole = { index: star % LORDS, start: star * THIRDS_OF_NAKSHATRA, length: THIRDS_OF_NAKSHATRA };
      starts.add(whole.start);
      if (level === 'star') continue;
      for (const sub of partsOf(whole)) {
        starts.add(sub.start);
        if (level === 'sub_sub') for (const { start } of partsOf(sub)) starts.add(start);
      }
    }
  const sorted = [...starts].toSorted((a, b) => a - b);
  return sorted.map((start, index) => ({
    startDeg: start / THIRDS_OF_DEGREE,
    endDeg: (sorted[index + 1] ?? SIGNS * THIRDS_OF_SIGN) / THIRDS_OF_DEGREE,
    starIndex: Math.floor(start / THIRDS_OF_NAKSHATRA),
    signIndex: Math.floor(start / THIRDS_OF_SIGN),
    ...subLords(start / THIRDS_OF_DEGREE),
  }));
}

/** How many numbers a querent may choose from: the subs of the zodiac, divided by the signs. */
export const HORARY_NUMBERS = 249;

const HORARY_TABLE: readonly KpDivision[] = kpDivisions('sub');

/** The division of a horary number, 1 to 249 (Krishnamurti, Reader VI); the chart's ascendant is where it begins. */
export function horaryDivision(number: number): KpDivision {
  const division = HORARY_TABLE[number - 1];
  if (division === undefined) throw new RangeError(`No horary number ${number}`);
  return division;
}

/** The number of a sidereal longitude in [0, 360). */
export function horaryNumberAt(longitudeDeg: number): number {
  const atDeg = ontoBoundary(longitudeDeg);
  const after = HORARY_TABLE.findIndex(({ startDeg }) => startDeg > atDeg);
  return after < 0 ? HORARY_NUMBERS : after;
}

/** A point enters another division. */
export interface KpChange {
  readonly jdUt: number;
  /** The boundary it crosses, sidereal degrees. */
  readonly longitudeDeg: number;
  readonly direct: boolean;
  /** What it enters. */
  readonly division: KpDivision;
  /** The widest level whose lord or sign changes. */
  readonly level: KpLevel;
}

/**
 * Every change of sign, star, sub or sub-sub (down to `level`) of a graha in [from, until), direct and retrograde; Julian days UT1. A graha that turns
 * on a boundary has not crossed it. @throws as `Ephemeris.ecliptic`
 */
export function grahaChanges(
  ephemeris: Ephemeris,
  graha: GrahaId,
  { frame, node, level }: { readonly frame: Frame; readonly node: 'mean' | 'true'; readonly level: KpLevel },
  fromJdUt: number,
  untilJdUt: number,
): KpChange[] {
  const divisions = kpDivisions(level);
  const path = tracePath(grahaMotion(ephemeris, graha, frame, node), fromJdUt, untilJdUt);
  return crossings(
    path,
    divisions.map(({ startDeg }) => startDeg),
  )
    .filter(({ touch }) => !touch)
    .map(({ jdUt, target, motion }) => changeAt(divisions, target, jdUt, motion === 'direct'));
}

/**
 * The same of the lagna of a place outside the polar circles: each boundary rises once in a sidereal day.
 */
export function lagnaChanges(
  ephemeris: Ephemeris,
  place: GeoPosition,
  { frame, level }: { readonly frame: Frame; readonly level: KpLevel },
  fromJdUt: number,
  untilJdUt: number,
): KpChange[] {
  const divisions = kpDivisions(level);
  const found = divisions.flatMap((division, target) => {
    const changes: KpChange[] = [];
    let jdUt = nextOnAngle(ephemeris, place, frame, 'asc', division.startDeg, fromJdUt, untilJdUt);
    while (jdUt < untilJdUt) {
      changes.push(changeAt(divisions, target, jdUt, true));
      jdUt = nextOnAngle(ephemeris, place, frame, 'asc', division.startDeg, jdUt + 0.5, untilJdUt);
    }
    return changes;
  });
  return found.toSorted((a, b) => a.jdUt - b.jdUt);
}

function changeAt(divisions: readonly KpDivision[], target: number, jdUt: number, direct: boolean): KpChange {
  const after = divisions[target]!;
  const before = divisions.at(target - 1)!;
  const [left, division] = direct ? [before, after] : [after, before];
  return { jdUt, longitudeDeg: after.startDeg, direct, division, level: widestChange(left, division) };
}

function widestChange(a: KpDivision, b: KpDivision): KpLevel {
  if (a.signIndex !== b.signIndex) return 'sign';
  if (a.starIndex !== b.starIndex) return 'star';
  return a.subLord === b.subLord ? 'sub_sub' : 'sub';
}
