import { prastara, type Prastara } from '@theia-astro/astro/vedic/ashtakavarga/ashtakavarga';
import type { AvContributor, BinduTableId } from '@theia-astro/astro/vedic/ashtakavarga/bindu-tables';
import { bhinnaOfPlanets, sumSarva, type ByPlanet, type BySign } from '@theia-astro/astro/vedic/ashtakavarga/bindus';
import { contributorSigns } from '@theia-astro/astro/vedic/ashtakavarga/contributor-signs';
import type { VedicChart } from '@theia-astro/astro/vedic/chart';
import { isSevenGraha, type GrahaId } from '@theia-astro/astro/vedic/zodiac';

/** What a natal chart gives to transits of its signs. Nulls are for nodes and for charts without a birth time. */
export interface GocharaNatal {
  /** Zero-based. */
  readonly janmaNakshatra: number;
  readonly bindus: (graha: GrahaId, signIndex: number) => number | null;
  readonly sarva: (signIndex: number) => number | null;
  readonly hasBindu: (graha: GrahaId, signIndex: number, by: AvContributor) => boolean | null;
}

/** The bindus of a natal chart by a table. */
export function natalOf(chart: VedicChart, table: BinduTableId): GocharaNatal {
  const signs = contributorSigns(chart);
  const bhinna: ByPlanet<BySign> | null = signs && bhinnaOfPlanets(signs, table);
  const sarva = bhinna && sumSarva(bhinna);
  const rows: Prastara | null = signs && prastara(signs, table);
  return {
    janmaNakshatra: chart.byId.moon.nakshatra.index - 1,
    bindus: (graha, signIndex) => (isSevenGraha(graha) && bhinna !== null ? bhinna[graha][signIndex]! : null),
    sarva: (signIndex) => sarva && sarva[signIndex]!,
    hasBindu: (graha, signIndex, by) =>
      isSevenGraha(graha) && rows !== null ? rows[graha][by][signIndex] === 1 : null,
  };
}
