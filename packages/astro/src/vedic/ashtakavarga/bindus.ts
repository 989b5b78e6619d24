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

/** Bhinnashtakavarga: bindus of one planet (or the lagna) in each sign, out of 8. */
export function bhinnaOf(row: BinduRow, signs: ContributorSigns): BySign {
  const bindus = Array.from({ length: 12 }, () => 0);
  AV_CONTRIBUTORS.forEach((contributor, index) => {
    for (const house of row[index]!) bindus[(signs[contributor] + house - 1) % 12]! += 1;
  });
  return bindus;
}

/** Prastara: for each contributor, 1 in the signs where it gives a bindu and 0 elsewhere; 8 rows of 12. */
export function prastaraOf(row: BinduRow, signs: ContributorSigns): Readonly<Record<AvContributor, BySign>> {
  const spread = AV_CONTRIBUTORS.map((contributor, index) => {
    const line = Array.from({ length: 12 }, () => 0);
    for (const house of row[index]!) line[(signs[contributor] + house - 1) % 12] = 1;
    return [contributor, line] as const;
  });
  return byContributor(spread);
}

/** The seven bhinnashtakavargas by the chosen table. */
export function bhinnaOfPlanets(signs: ContributorSigns, table: BinduTableId): ByPlanet<BySign> {
  return byPlanet((planet) => bhinnaOf(ASHTAKAVARGA_SCHOOLS[table].planets[planet], signs));
}

/** The lagna's own bhinnashtakavarga, which no sum counts; null where the school has none. */
export function bhinnaOfLagna(signs: ContributorSigns, table: BinduTableId): BySign | null {
  const { lagna } = ASHTAKAVARGA_SCHOOLS[table];
  return lagna && bhinnaOf(lagna, signs);
}

/** Sarvashtakavarga: the seven added sign by sign; the total is 337 for every chart. */
export function sarvaOf(bhinna: ByPlanet<BySign>): BySign {
  return Array.from({ length: 12 }, (_, sign) => SEVEN_GRAHAS.reduce((sum, planet) => sum + bhinna[planet][sign]!, 0));
}

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
