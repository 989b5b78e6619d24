import { SEVEN_GRAHAS, type SevenGraha } from '../zodiac.ts';
import {
  ASHTAKAVARGA_SCHOOLS,
  AV_CONTRIBUTORS,
  type AvContributor,
  type BinduRow,
  type BinduTableId,
} from './bindu-tables.ts';

/** Sign index 0..11 of each contributor. */
export type ContributorSigns = Readonly<Record<AvContributor, number>>;
/** Twelve values, aries to pisces. */
export type BySign = readonly number[];
export type ByPlanet<Value> = Readonly<Record<SevenGraha, Value>>;

/** Bhinnashtakavarga: the bindus, 0..8, of one planet or the lagna in each sign. */
export function countBhinna(row: BinduRow, signs: ContributorSigns): BySign {
  const bindus = Array.from({ length: 12 }, () => 0);
  AV_CONTRIBUTORS.forEach((contributor, index) => {
    for (const house of row[index]!) bindus[(signs[contributor] + house - 1) % 12]! += 1;
  });
  return bindus;
}

/** Prastara: for each contributor, 1 in the signs where it gives a bindu and 0 elsewhere; 8 rows of 12. */
export function spreadPrastara(row: BinduRow, signs: ContributorSigns): Readonly<Record<AvContributor, BySign>> {
  const spread = AV_CONTRIBUTORS.map((contributor, index) => {
    const line = Array.from({ length: 12 }, () => 0);
    for (const house of row[index]!) line[(signs[contributor] + house - 1) % 12] = 1;
    return [contributor, line] as const;
  });
  return byContributor(spread);
}

/** The seven bhinnashtakavargas by the chosen table. */
export function bhinnaOfPlanets(signs: ContributorSigns, table: BinduTableId): ByPlanet<BySign> {
  return byPlanet((planet) => countBhinna(ASHTAKAVARGA_SCHOOLS[table].planets[planet], signs));
}

/** The bhinnashtakavarga of the lagna, which is not part of any sum; null when the school has none. */
export function bhinnaOfLagna(signs: ContributorSigns, table: BinduTableId): BySign | null {
  const { lagna } = ASHTAKAVARGA_SCHOOLS[table];
  return lagna && countBhinna(lagna, signs);
}

/** Sarvashtakavarga: the sum of the seven, sign by sign. The total is 337 for every chart. */
export function sumSarva(bhinna: ByPlanet<BySign>): BySign {
  return Array.from({ length: 12 }, (_, sign) => SEVEN_GRAHAS.reduce((sum, planet) => sum + bhinna[planet][sign]!, 0));
}

/** A record with a value for each planet from sun to saturn. */
export function byPlanet<Value>(valueOf: (planet: SevenGraha) => Value): ByPlanet<Value> {
  return {
    sun: valueOf('sun'),
    moon: valueOf('moon'),
    mars: valueOf('mars'),
    mercury: valueOf('mercury'),
    jupiter: valueOf('jupiter'),
    venus: valueOf('venus'),
    saturn: valueOf('saturn'),
  };
}

function byContributor(
  entries: readonly (readonly [AvContributor, BySign])[],
): Readonly<Record<AvContributor, BySign>> {
  const lines = new Map(entries);
  return { ...byPlanet((planet) => lines.get(planet)!), lagna: lines.get('lagna')! };
}
