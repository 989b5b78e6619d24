import { SEVEN_GRAHAS } from '../zodiac.ts';
import {
  ASHTAKAVARGA_SCHOOLS,
  AV_CONTRIBUTORS,
  type AshtakavargaSchool,
  type AvContributor,
  type BinduTableId,
} from './bindu-tables.ts';
import {
  bhinnaOfLagna,
  bhinnaOfPlanets,
  byPlanet,
  prastaraOf,
  sarvaOf,
  type ByPlanet,
  type BySign,
  type ContributorSigns,
} from './bindus.ts';
import { pindaOf, type Pinda } from './pinda.ts';
import { ekadhipatyaShodhana, trikonaShodhana, type EkadhipatyaReading } from './shodhana.ts';

export interface AshtakavargaOptions {
  /** Whose tables and reductions. */
  readonly table: BinduTableId;
  /** Another ekadhipatya than the school's own; null: the school's. */
  readonly ekadhipatya: EkadhipatyaReading | null;
}

/** Every list runs from aries to pisces. */
export interface Ashtakavarga {
  readonly table: BinduTableId;
  readonly school: AshtakavargaSchool;
  /** The reading that was followed. */
  readonly reading: EkadhipatyaReading;
  readonly bhinna: ByPlanet<BySign>;
  /** The lagna's own, never in `sarva`; null where the school has none. */
  readonly lagna: BySign | null;
  /** 337 in all. */
  readonly sarva: BySign;
  readonly trikona: ByPlanet<BySign>;
  readonly ekadhipatya: ByPlanet<BySign>;
  readonly pinda: ByPlanet<Pinda>;
}

/** Ashtakavarga with both reductions and pindas, of one school whole, from the sign index 0..11 of the seven planets and the lagna. */
export function ashtakavarga(
  signs: ContributorSigns,
  { table, ekadhipatya: asked }: AshtakavargaOptions,
): Ashtakavarga {
  const school = ASHTAKAVARGA_SCHOOLS[table];
  const reading = asked ?? school.ekadhipatya;
  const bhinna = bhinnaOfPlanets(signs, table);
  const occupiedSigns = new Set((school.lagnaOccupies ? AV_CONTRIBUTORS : SEVEN_GRAHAS).map((id) => signs[id]));
  const trikona = byPlanet((planet) => trikonaShodhana(bhinna[planet]));
  const ekadhipatya = byPlanet((planet) =>
    ekadhipatyaShodhana(trikona[planet], (sign) => occupiedSigns.has(sign), reading),
  );
  return {
    table,
    school,
    reading,
    bhinna,
    lagna: bhinnaOfLagna(signs, table),
    sarva: sarvaOf(bhinna),
    trikona,
    ekadhipatya,
    pinda: byPlanet((planet) => pindaOf(ekadhipatya[planet], signs)),
  };
}

/** The eight rows behind each bhinnashtakavarga: who gives a bindu where. */
export interface Prastara extends ByPlanet<Readonly<Record<AvContributor, BySign>>> {
  readonly lagna: Readonly<Record<AvContributor, BySign>> | null;
}

export function prastara(signs: ContributorSigns, table: BinduTableId): Prastara {
  const { planets, lagna } = ASHTAKAVARGA_SCHOOLS[table];
  return { ...byPlanet((planet) => prastaraOf(planets[planet], signs)), lagna: lagna && prastaraOf(lagna, signs) };
}
