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
  spreadPrastara,
  sumSarva,
  type ByPlanet,
  type BySign,
  type ContributorSigns,
} from './bindus.ts';
import { computePinda, type Pinda } from './pinda.ts';
import { ekadhipatyaShodhana, trikonaShodhana, type EkadhipatyaReading } from './shodhana.ts';

export interface AshtakavargaOptions {
  /** The school whose tables and reductions are used. */
  readonly table: BinduTableId;
  /** A different ekadhipatya reading; null for the school's own. */
  readonly ekadhipatya: EkadhipatyaReading | null;
}

/** Every list runs from aries to pisces. */
export interface Ashtakavarga {
  readonly table: BinduTableId;
  readonly school: AshtakavargaSchool;
  /** The reading that was used. */
  readonly reading: EkadhipatyaReading;
  readonly bhinna: ByPlanet<BySign>;
  /** Bindus of the lagna, never included in `sarva`; null when the school has none. */
  readonly lagna: BySign | null;
  /** Sum of the seven planets; 337 in total. */
  readonly sarva: BySign;
  readonly trikona: ByPlanet<BySign>;
  readonly ekadhipatya: ByPlanet<BySign>;
  readonly pinda: ByPlanet<Pinda>;
}

/**
 * Ashtakavarga with both reductions and pindas by one school, from the sign index 0..11 of the seven planets and the
 * lagna.
 */
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
    sarva: sumSarva(bhinna),
    trikona,
    ekadhipatya,
    pinda: byPlanet((planet) => computePinda(ekadhipatya[planet], signs)),
  };
}

/** The eight rows behind each bhinnashtakavarga: which contributor gives a bindu in which sign. */
export interface Prastara extends ByPlanet<Readonly<Record<AvContributor, BySign>>> {
  readonly lagna: Readonly<Record<AvContributor, BySign>> | null;
}

/**
 * The prastara of the seven planets and of the lagna by a table of bindus, from the sign indexes of the contributors.
 */
export function prastara(signs: ContributorSigns, table: BinduTableId): Prastara {
  const { planets, lagna } = ASHTAKAVARGA_SCHOOLS[table];
  return {
    ...byPlanet((planet) => spreadPrastara(planets[planet], signs)),
    lagna: lagna && spreadPrastara(lagna, signs),
  };
}
