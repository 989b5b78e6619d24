import { SEVEN_GRAHAS } from '../zodiac.ts';
import { BINDU_TABLES, LAGNA_BINDUS, type AvContributor, type BinduTableId } from './bindu-tables.ts';
import { bhinnaOfLagna, bhinnaOfPlanets, byPlanet, prastaraOf, sarvaOf, type ByPlanet, type BySign, type ContributorSigns } from './bindus.ts';
import { pindaOf, type Pinda } from './pinda.ts';
import { ekadhipatyaShodhana, trikonaShodhana, type EkadhipatyaReading } from './shodhana.ts';

export interface AshtakavargaOptions {
  readonly table: BinduTableId;
  readonly ekadhipatya: EkadhipatyaReading;
}

/** Every list runs from aries to pisces. */
export interface Ashtakavarga {
  readonly table: BinduTableId;
  readonly source: string;
  readonly bhinna: ByPlanet<BySign>;
  /** The lagna's own, never in `sarva`. */
  readonly lagna: BySign;
  /** 337 in all. */
  readonly sarva: BySign;
  readonly trikona: ByPlanet<BySign>;
  readonly ekadhipatya: ByPlanet<BySign>;
  readonly pinda: ByPlanet<Pinda>;
}

/** Ashtakavarga with both reductions and pindas (BPHS 66–69) from the sign index 0..11 of the seven planets and the lagna. */
export function ashtakavarga(signs: ContributorSigns, { table, ekadhipatya: reading }: AshtakavargaOptions): Ashtakavarga {
  const bhinna = bhinnaOfPlanets(signs, table);
  const occupiedSigns = new Set(SEVEN_GRAHAS.map((planet) => signs[planet]));
  const trikona = byPlanet((planet) => trikonaShodhana(bhinna[planet]));
  const ekadhipatya = byPlanet((planet) => ekadhipatyaShodhana(trikona[planet], (sign) => occupiedSigns.has(sign), reading));
  return {
    table, source: BINDU_TABLES[table].source, bhinna, lagna: bhinnaOfLagna(signs), sarva: sarvaOf(bhinna),
    trikona, ekadhipatya, pinda: byPlanet((planet) => pindaOf(ekadhipatya[planet], signs)),
  };
}

/** The eight rows behind each bhinnashtakavarga: who gives a bindu where. */
export interface Prastara extends ByPlanet<Readonly<Record<AvContributor, BySign>>> { readonly lagna: Readonly<Record<AvContributor, BySign>> }

export function prastara(signs: ContributorSigns, table: BinduTableId): Prastara {
  return { ...byPlanet((planet) => prastaraOf(BINDU_TABLES[table].planets[planet], signs)), lagna: prastaraOf(LAGNA_BINDUS, signs) };
}
