import type { VedicChart, VedicLagna } from '../chart.ts';
import { signLordAt } from '../zodiac.ts';
import type { DashaCycle } from './period.ts';
import { signsFrom, twelfths } from './sign-rulers.ts';

const YEARS = 10;
/** Five ghatis before and after sunrise and sunset are twilight: BPHS 46. */
const TWILIGHT_DAYS = 5 / 60;

/**
 * Chakra dasha (BPHS 46): ten years a sign, forwards. Born by day it begins with the sign of the lagna's lord, by night
 * with the lagna, in twilight with the second sign. Each dasha has twelve equal parts from its own sign. Null where the
 * Sun does not rise.
 */
export function chakra({ birth, day, byId }: VedicChart, { signIndex }: VedicLagna): DashaCycle | null {
  if (day === null) return null;
  const inTwilight = [day.sunriseJdUt, day.sunsetJdUt, day.nextSunriseJdUt].some(
    (jdUt) => Math.abs(birth.jdUt - jdUt) < TWILIGHT_DAYS,
  );
  const first = inTwilight ? (signIndex + 1) % 12 : day.isDaytime ? byId[signLordAt(signIndex)].signIndex : signIndex;
  return {
    startYears: 0,
    links: signsFrom(first, 1).map((sign) => ({ lord: signLordAt(sign), signIndex: sign, years: YEARS })),
    divide: (parent) => twelfths(parent, signsFrom(parent.signIndex ?? 0, 1), signLordAt),
  };
}
