import type { VedicChart } from '../chart.ts';
import { strongerLord } from '../dignity/dual-lords.ts';
import { type GrahaId, houseFromSign, modulo, SIGN_LORDS, signLordAt } from '../zodiac.ts';
import { advanceDeg, type GrahaSigns, strongerSign } from '../dasha/sign-strength.ts';
import { ownsSign } from '../dignity/dignity.ts';

interface Arudha {
  /** 1..12; 1 is the arudha lagna, 12 the upapada. */
  readonly house: number;
  readonly signIndex: number;
  /** The house, counted from the lagna, in which it falls. */
  readonly inHouse: number;
  /** The lord counted to. */
  readonly lord: GrahaId;
}

/**
 * Arudha padas (BPHS 29.1–5): as far beyond the lord as the lord is from the house. A pada that falls in the house
 * itself moves to the tenth from there, one in the seventh to the fourth. With `dualLords`, Scorpio and Aquarius take
 * the stronger of Mars/Ketu and Saturn/Rahu.
 */
export function arudhas(chart: VedicChart, dualLords: boolean): Arudha[] {
  const { firstSignIndex, byId } = chart;
  return Array.from({ length: 12 }, (_, index) => {
    const sign = modulo(firstSignIndex + index, 12);
    const lord = dualLords ? strongerLord(chart, sign) : signLordAt(sign);
    const toLord = modulo(byId[lord].signIndex - sign, 12);
    const steps = (2 * toLord) % 12;
    const offset = steps === 0 ? 9 : steps === 6 ? 3 : steps;
    const signIndex = (sign + offset) % 12;
    return { house: index + 1, signIndex, inHouse: houseFromSign(signIndex, firstSignIndex), lord };
  });
}

interface GrahaArudha {
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
