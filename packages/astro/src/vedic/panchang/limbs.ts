import { normalizeDeg, wrap180 } from '../../angle/normalize.ts';
import type { Ephemeris, Frame } from '../../ephemeris.ts';
import { NAKSHATRAS, type NakshatraId } from '../nakshatra.ts';
import { karanaIdOf, NITYA_YOGAS, TITHIS, type KaranaId, type NityaYogaId, type TithiId } from './limb-names.ts';

/** Limbs that Sun and Moon divide; the fifth, the vara, is the day itself. */
export const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
export type LimbKind = (typeof LIMBS)[number];
export type LimbId = { tithi: TithiId; nakshatra: NakshatraId; yoga: NityaYogaId; karana: KaranaId };

/** One limb with its time. Julian days UT1. */
export interface Limb<Kind extends LimbKind = LimbKind> {
  /** From 1: of 30 tithis, 27 nakshatras, 27 yogas, 60 karanas. */
  readonly index: number;
  readonly id: LimbId[Kind];
  readonly startJdUt: number;
  readonly endJdUt: number;
}

interface Angle { readonly valueDeg: number; readonly rateDegPerDay: number }
type AngleAt = (jdUt: number) => Angle;

const COUNTS: Readonly<Record<LimbKind, number>> = { tithi: 30, nakshatra: 27, yoga: 27, karana: 60 };
const ID_OF: { readonly [Kind in LimbKind]: (index: number) => LimbId[Kind] } = {
  tithi: (index) => TITHIS[index - 1]!,
  nakshatra: (index) => NAKSHATRAS[index - 1]!,
  yoga: (index) => NITYA_YOGAS[index - 1]!,
  karana: karanaIdOf,
};

/** Moon − Sun, the Moon, or Sun + Moon, sidereal: they only grow, 10 to 17 degrees a day. */
function angleOf(ephemeris: Ephemeris, frame: Frame, kind: LimbKind): AngleAt {
  return (jdUt) => {
    const moon = ephemeris.ecliptic(jdUt, 'moon', frame);
    if (kind === 'nakshatra') return { valueDeg: moon.longitudeDeg, rateDegPerDay: moon.speedDegPerDay };
    const sun = ephemeris.ecliptic(jdUt, 'sun', frame);
    const sign = kind === 'yoga' ? 1 : -1;
    return { valueDeg: normalizeDeg(moon.longitudeDeg + sign * sun.longitudeDeg), rateDegPerDay: moon.speedDegPerDay + sign * sun.speedDegPerDay };
  };
}

/** A thousandth of a second. */
const CONVERGED_DAYS = 1e-8;

/** When a growing angle passes `targetDeg`, nearest to `aboutJdUt` (within half a turn): Newton's method. */
function passage(angleAt: AngleAt, targetDeg: number, aboutJdUt: number): number {
  let jdUt = aboutJdUt;
  for (let iteration = 0; iteration < 20; iteration++) {
    const { valueDeg, rateDegPerDay } = angleAt(jdUt);
    const step = wrap180(targetDeg - valueDeg) / rateDegPerDay;
    jdUt += step;
    if (Math.abs(step) < CONVERGED_DAYS) break;
  }
  return jdUt;
}

/**
 * The limbs of a kind that touch [from, until], in order, each with its true start and end (to a millisecond); the first holds `fromJdUt`.
 * `frame` names the ayanamsa; tithi and karana do not depend on it. Contract §6.9.
 * @throws DateOutOfRangeError, BodyUnavailableError
 */
export function limbsBetween<Kind extends LimbKind>(ephemeris: Ephemeris, frame: Frame, kind: Kind, fromJdUt: number, untilJdUt = fromJdUt): Limb<Kind>[] {
  const angleAt = angleOf(ephemeris, frame, kind);
  const count = COUNTS[kind];
  const widthDeg = 360 / count;
  const { valueDeg } = angleAt(fromJdUt);
  let zeroBased = Math.min(Math.floor((valueDeg * count) / 360), count - 1);
  let startJdUt = passage(angleAt, zeroBased * widthDeg, fromJdUt);
  const limbs: Limb<Kind>[] = [];
  do {
    const endJdUt = passage(angleAt, normalizeDeg((zeroBased + 1) * widthDeg), startJdUt + widthDeg / 13);
    limbs.push({ index: zeroBased + 1, id: ID_OF[kind](zeroBased + 1), startJdUt, endJdUt });
    zeroBased = (zeroBased + 1) % count;
    startJdUt = endJdUt;
  } while (startJdUt <= untilJdUt);
  return limbs;
}

/** The limb's passed part at an instant within it, [0, 1): by the angle, not by the clock. */
export function limbFraction(ephemeris: Ephemeris, frame: Frame, kind: LimbKind, { index }: Limb, jdUt: number): number {
  const count = COUNTS[kind];
  const passed = (angleOf(ephemeris, frame, kind)(jdUt).valueDeg * count) / 360 - (index - 1);
  return Math.min(Math.max(passed, 0), 1 - Number.EPSILON);
}
