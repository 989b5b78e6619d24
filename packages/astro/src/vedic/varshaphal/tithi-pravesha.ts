import type { Ephemeris, Frame } from '../../ephemeris.ts';
import { crossings } from '../../search/crossings.ts';
import { bodyMotion, relativeMotion } from '../../search/motion.ts';
import { tracePath } from '../../search/path.ts';
import { signIndexAt } from '../../zodiac/signs.ts';

/** Longer than a solar month. */
const MONTH_DAYS = 33;

export interface TithiPravesha {
  readonly jdUt: number;
  /** The Sun is in its natal sign; false where the angle does not come back in that solar month. */
  readonly inNatalMonth: boolean;
}

/**
 * When the angle from the Sun to the Moon comes back to that of the birth in the solar month of the birth, in the year of a solar return: the first time
 * the Sun is in its natal sidereal sign; where there is none, the time nearest to the return. Rath and Narasimha Rao, Tithi Pravesha, Jyotish Digest (2002).
 * @throws DateOutOfRangeError
 */
export function tithiPravesha(
  ephemeris: Ephemeris,
  frame: Frame,
  natal: { readonly sunDeg: number; readonly moonDeg: number },
  returnJdUt: number,
): TithiPravesha {
  const motion = relativeMotion(bodyMotion(ephemeris, 'moon', frame), bodyMotion(ephemeris, 'sun', frame));
  const path = tracePath(motion, returnJdUt - MONTH_DAYS, returnJdUt + MONTH_DAYS);
  const times = crossings(path, [natal.moonDeg - natal.sunDeg]).map(({ jdUt }) => jdUt);
  const inMonth = times.find(
    (jdUt) => signIndexAt(ephemeris.ecliptic(jdUt, 'sun', frame).longitudeDeg) === signIndexAt(natal.sunDeg),
  );
  if (inMonth !== undefined) return { jdUt: inMonth, inNatalMonth: true };
  const jdUt = times.reduce((best, one) => (Math.abs(one - returnJdUt) < Math.abs(best - returnJdUt) ? one : best));
  return { jdUt, inNatalMonth: false };
}
