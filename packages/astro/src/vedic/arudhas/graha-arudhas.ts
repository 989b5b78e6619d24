import { advanceDeg, strongerSign, type GrahaSigns } from '../dasha/sign-strength.ts';
import { ownsSign } from '../dignity/dignity.ts';
import { modulo, SIGN_LORDS, type GrahaId } from '../zodiac.ts';

export interface GrahaArudha {
  /** The graha's sign to which is counted: of two signs the stronger. */
  readonly ownSignIndex: number;
  readonly signIndex: number;
}

/**
 * The pada of a graha (BPHS 29; P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 9): as far beyond
 * the graha's own sign as that sign is from the graha. One that falls in the graha's own place or the seventh from it
 * moves to the tenth from there. Of two signs the stronger is taken, by that author's sources of strength and then by
 * the lord that is more advanced in its sign; Rahu counts to Aquarius, Ketu to Scorpio.
 */
export function grahaArudha(signs: GrahaSigns, id: GrahaId): GrahaArudha {
  const lordOf = (sign: number): GrahaId => SIGN_LORDS[sign]!;
  const owned = SIGN_LORDS.map((_, sign) => sign).filter((sign) => ownsSign(id, sign));
  const ownSignIndex = owned.reduce((first, second) =>
    strongerSign(signs, first, second, lordOf, (sign) => advanceDeg(signs, lordOf(sign))),
  );
  const from = signs[id].signIndex;
  const steps = modulo(2 * (ownSignIndex - from), 12);
  const moved = steps === 0 || steps === 6 ? steps + 9 : steps;
  return { ownSignIndex, signIndex: modulo(from + moved, 12) };
}
