/** The form of a transit: gold and silver are good, copper and iron are not. */
export const MURTIS = ['gold', 'silver', 'copper', 'iron'] as const;
export type Murti = (typeof MURTIS)[number];

const HOUSES: Readonly<Record<Murti, readonly number[]>> = {
  gold: [1, 6, 11],
  silver: [2, 5, 9],
  copper: [3, 7, 10],
  iron: [4, 8, 12],
};

/**
 * The murti of a graha in a sign by the house, 1..12 from the natal Moon, of the Moon at the moment it enters. Narasimha Rao, Vedic Astrology: An
 * Integrated Approach, table 62.
 */
export function murtiOf(moonHouse: number): Murti {
  return MURTIS.find((murti) => HOUSES[murti].includes(moonHouse))!;
}
