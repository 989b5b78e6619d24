import type { VedicGraha } from '../chart.ts';
import { houseFromSign, type SevenGraha } from '../zodiac.ts';

/** Units that one source gives, or 0. */
export type HarshaUnits = 0 | typeof UNITS;

/** Harsha bala (strength of joy): five units from each of four sources. */
export interface HarshaBala {
  /** It is in the house of its joy. */
  readonly sthana: HarshaUnits;
  /** It is in its own or exaltation sign. */
  readonly swakshetra: HarshaUnits;
  /** A male planet in 4–6 or 10–12, a female one in the others. */
  readonly linga: HarshaUnits;
  /** A male planet by day, a female one by night. */
  readonly dinaRatri: HarshaUnits;
  readonly total: number;
}

/** Houses of joy from the year's lagna. */
const JOYS: Readonly<Record<SevenGraha, number>> = {
  sun: 9,
  moon: 3,
  mars: 6,
  mercury: 1,
  jupiter: 11,
  venus: 5,
  saturn: 12,
};
const MALES: readonly SevenGraha[] = ['sun', 'mars', 'jupiter'];
const UNITS = 5;

/** Harsha bala of a planet in the year's chart: Neelakantha, Tajika Neelakanthi; Mercury and Saturn count as female. */
export function harshaBala(
  byId: Readonly<Record<SevenGraha, Pick<VedicGraha, 'signIndex' | 'dignity'>>>,
  id: SevenGraha,
  lagnaSignIndex: number,
  isDaytime: boolean,
): HarshaBala {
  const house = houseFromSign(byId[id].signIndex, lagnaSignIndex);
  const male = MALES.includes(id);
  const units = (holds: boolean): HarshaUnits => (holds ? UNITS : 0);
  const sthana = units(house === JOYS[id]);
  const swakshetra = units(['own', 'moolatrikona', 'exalted'].includes(byId[id].dignity));
  const linga = units(male === (house - 1) % 6 >= 3);
  const dinaRatri = units(male === isDaytime);
  return { sthana, swakshetra, linga, dinaRatri, total: sthana + swakshetra + linga + dinaRatri };
}
