import { normalizeDeg, wrap180 } from '../../angle/angle.ts';
import type { Ephemeris, Frame } from '../../ephemeris.ts';
import { type NakshatraId, NAKSHATRAS } from '../nakshatra.ts';
import { daySky, type DaySky, type Place } from './day-sky.ts';
import { type KaranaId, karanaIdAt, NITYA_YOGAS, type NityaYogaId, type TithiId, TITHIS } from './limb-names.ts';
import type { Span } from './parts-of-day.ts';

/** Limbs that depend on Sun and Moon. The fifth, the vara, is the weekday. */
const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
export type LimbKind = (typeof LIMBS)[number];
type LimbId = { tithi: TithiId; nakshatra: NakshatraId; yoga: NityaYogaId; karana: KaranaId };

/** One limb with its time. Julian days UT1. */
export interface Limb<Kind extends LimbKind = LimbKind> {
  /** Number from 1: of 30 tithis, 27 nakshatras, 27 yogas, 60 karanas. */
  readonly index: number;
  readonly id: LimbId[Kind];
  readonly startJdUt: number;
  readonly endJdUt: number;
}

const COUNTS: Readonly<Record<LimbKind, number>> = { tithi: 30, nakshatra: 27, yoga: 27, karana: 60 };
const ID_OF: { readonly [Kind in LimbKind]: (index: number) => LimbId[Kind] } = {
  tithi: (index) => TITHIS[index - 1]!,
  nakshatra: (index) => NAKSHATRAS[index - 1]!,
  yoga: (index) => NITYA_YOGAS[index - 1]!,
  karana: karanaIdAt,
};

/** Moon − Sun, the Moon, or Sun + Moon, sidereal. All of them always grow, by 10 to 17 degrees a day. */
function angle(kind: LimbKind, moon: Place, sun: Place): Place {
  if (kind === 'nakshatra') return moon;
  const sign = kind === 'yoga' ? 1 : -1;
  return {
    longitudeDeg: moon.longitudeDeg + sign * sun.longitudeDeg,
    speedDegPerDay: moon.speedDegPerDay + sign * sun.speedDegPerDay,
  };
}

/** Newton's method squares the error: after an error of nine seconds, one step leaves a microsecond. */
const LAST_STEP_DAYS = 1e-4;

/**
 * The instant nearest to `aboutJdUt` (within half a turn) at which a growing angle passes `targetDeg`: Newton's method
 * on the interpolated Moon, then on the ephemeris.
 */
function passage({ moon, moonNearly, sun }: DaySky, kind: LimbKind, targetDeg: number, aboutJdUt: number): number {
  let jdUt = aboutJdUt;
  for (const moonAt of [moonNearly, moon]) {
    for (let iteration = 0; iteration < 20; iteration++) {
      const { longitudeDeg, speedDegPerDay } = angle(kind, moonAt(jdUt), sun(jdUt));
      const step = wrap180(targetDeg - longitudeDeg) / speedDegPerDay;
      jdUt += step;
      if (Math.abs(step) < LAST_STEP_DAYS) break;
    }
  }
  return jdUt;
}

/** When the Moon passes a longitude (degrees of the frame of `sky`): the passage nearest to `aboutJdUt`. */
export function moonPassage(sky: DaySky, longitudeDeg: number, aboutJdUt: number): number {
  return passage(sky, 'nakshatra', longitudeDeg, aboutJdUt);
}

/**
 * The limbs of a kind that overlap [from, until], in order, each with its true start and end (to a millisecond). The
 * first one contains `fromJdUt`. `frame` names the ayanamsa; tithi and karana do not depend on it (docs/methods/panchang.md).
 * @throws DateOutOfRangeError, BodyUnavailableError
 */
export function limbsBetween<Kind extends LimbKind>(
  ephemeris: Ephemeris,
  frame: Frame,
  kind: Kind,
  fromJdUt: number,
  untilJdUt = fromJdUt,
): Limb<Kind>[] {
  return limbsIn(daySky(ephemeris, frame), kind, fromJdUt, untilJdUt);
}

/** `limbsBetween` with a shared sky. */
export function limbsIn<Kind extends LimbKind>(
  sky: DaySky,
  kind: Kind,
  fromJdUt: number,
  untilJdUt: number,
): Limb<Kind>[] {
  const count = COUNTS[kind];
  const widthDeg = 360 / count;
  let zeroBased = limbIndexAt(kind, sky.moon(fromJdUt), sky.sun(fromJdUt)) - 1;
  let startJdUt = passage(sky, kind, zeroBased * widthDeg, fromJdUt);
  const limbs: Limb<Kind>[] = [];
  do {
    const endJdUt = passage(sky, kind, normalizeDeg((zeroBased + 1) * widthDeg), startJdUt + widthDeg / 13);
    limbs.push({ index: zeroBased + 1, id: ID_OF[kind](zeroBased + 1), startJdUt, endJdUt });
    zeroBased = (zeroBased + 1) % count;
    startJdUt = endJdUt;
  } while (startJdUt <= untilJdUt);
  return limbs;
}

/** Number from 1 of the limb at an instant, from the places of Moon and Sun. */
export function limbIndexAt(kind: LimbKind, moon: Place, sun: Place): number {
  const count = COUNTS[kind];
  return Math.min(Math.floor((normalizeDeg(angle(kind, moon, sun).longitudeDeg) * count) / 360), count - 1) + 1;
}

/** Name of the limb with this number. */
export function limbIdAt<Kind extends LimbKind>(kind: Kind, index: number): LimbId[Kind] {
  return ID_OF[kind](index);
}

/** The elapsed fraction of a limb at an instant within it, [0, 1), by angle rather than time. */
export function limbFraction(sky: DaySky, kind: LimbKind, { index }: Limb, jdUt: number): number {
  const count = COUNTS[kind];
  const passed = (normalizeDeg(angle(kind, sky.moon(jdUt), sky.sun(jdUt)).longitudeDeg) * count) / 360 - (index - 1);
  return Math.min(Math.max(passed, 0), 1 - Number.EPSILON);
}

/** The common time of two spans: none or one. */
export function overlap(a: Span, b: Span): Span[] {
  const startJdUt = Math.max(a.startJdUt, b.startJdUt);
  const endJdUt = Math.min(a.endJdUt, b.endJdUt);
  return startJdUt < endJdUt ? [{ startJdUt, endJdUt }] : [];
}

/** Spans in order of time, those that touch or overlap as one. */
export function joined(spans: readonly Span[]): Span[] {
  const found: { startJdUt: number; endJdUt: number }[] = [];
  for (const { startJdUt, endJdUt } of spans.toSorted((a, b) => a.startJdUt - b.startJdUt)) {
    const last = found.at(-1);
    if (last !== undefined && last.endJdUt >= startJdUt) last.endJdUt = Math.max(last.endJdUt, endJdUt);
    else found.push({ startJdUt, endJdUt });
  }
  return found;
}

/** Of spans in order of time that do not overlap one another, those that have time in common with a span. */
export function touching<Kind extends Span>(spans: readonly Kind[], { startJdUt, endJdUt }: Span): Kind[] {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[middle]!.endJdUt <= startJdUt) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < spans.length && spans[end]!.startJdUt < endJdUt) end += 1;
  return spans.slice(low, end);
}
