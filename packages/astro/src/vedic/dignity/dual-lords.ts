import type { VedicChart, VedicGraha } from '../chart.ts';
import { signLordAt, type GrahaId } from '../zodiac.ts';
import type { VedicDignity } from './dignity.ts';

const RANKS: Readonly<Record<VedicDignity, number>> = {
  exalted: 8,
  moolatrikona: 7,
  own: 6,
  great_friend: 5,
  friend: 4,
  neutral: 3,
  enemy: 2,
  great_enemy: 1,
  debilitated: 0,
};

/** The second lords of Scorpio and Aquarius in Jaimini's system. */
export const SECOND_LORDS: ReadonlyMap<number, GrahaId> = new Map([
  [7, 'ketu'],
  [10, 'rahu'],
]);

/**
 * Lord of a sign. For Scorpio and Aquarius the stronger of their two lords: the one with more grahas, then the higher
 * dignity, then more degrees in its sign (docs/methods/dashas.md).
 */
export function strongerLord(chart: VedicChart, signIndex: number): GrahaId {
  const first = signLordAt(signIndex);
  const second = SECOND_LORDS.get(signIndex);
  if (second === undefined) return first;
  const [a, b] = [chart.byId[first], chart.byId[second]];
  const difference =
    companions(chart, a) - companions(chart, b) ||
    RANKS[a.dignity] - RANKS[b.dignity] ||
    a.degreeInSignDeg - b.degreeInSignDeg;
  return difference >= 0 ? first : second;
}

function companions({ grahas }: VedicChart, of: VedicGraha): number {
  return grahas.filter(({ id, signIndex }) => id !== of.id && signIndex === of.signIndex).length;
}
