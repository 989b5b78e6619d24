import type { VedicChart } from '../chart.ts';
import { strongerLord } from '../dignity/dual-lords.ts';
import { houseFromSign, modulo, signLordAt, type GrahaId } from '../zodiac.ts';

export interface Arudha {
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
