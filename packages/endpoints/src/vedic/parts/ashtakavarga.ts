import { AV_CONTRIBUTORS, BINDU_TABLE_IDS } from '@theia/astro/vedic/ashtakavarga/bindu-tables';
import { ashtakavarga, prastara } from '@theia/astro/vedic/ashtakavarga/ashtakavarga';
import type { ContributorSigns } from '@theia/astro/vedic/ashtakavarga/bindus';
import { EKADHIPATYA_READINGS } from '@theia/astro/vedic/ashtakavarga/shodhana';
import type { VedicChart, VedicLagna } from '@theia/astro/vedic/chart';
import { SEVEN_GRAHAS } from '@theia/astro/vedic/zodiac';
import { z } from 'zod';
import type { VedicPart } from '../part.ts';
import { sevenGrahaSchema } from '../wire.ts';

const bySign = z.array(z.int().min(0)).length(12).meta({ description: 'Aries to Pisces.' });
const byPlanet = z.record(sevenGrahaSchema, bySign);
const contributors = z.record(z.enum(AV_CONTRIBUTORS), bySign);

/** `ashtakavarga` of contract §6.6; null without a birth time, because the lagna gives bindus too. */
export const ashtakavargaPart: VedicPart = {
  include: 'ashtakavarga',
  schema: z.object({
    table: z.enum(BINDU_TABLE_IDS), source: z.string(), ekadhipatya: z.enum(EKADHIPATYA_READINGS),
    sarva: bySign.meta({ description: 'Adds up to 337.' }),
    bhinna: byPlanet,
    lagna: bySign.meta({ description: 'The lagna’s own; not in sarva.' }),
    shodhana: z.object({ trikona: byPlanet, ekadhipatya: byPlanet }),
    pinda: z.record(sevenGrahaSchema, z.object({ rasi: z.int(), graha: z.int(), sodhya: z.int() })),
    prastara: z.record(z.enum([...SEVEN_GRAHAS, 'lagna']), contributors).optional().meta({ description: 'With include detail: who gives a bindu where.' }),
  }).nullable(),
  compute: ({ chart, options, include }) => {
    const { lagna } = chart;
    if (lagna === null) return null;
    const signs = contributorSigns(chart, lagna);
    const found = ashtakavarga(signs, { table: options.ashtakavargaTable, ekadhipatya: options.ekadhipatya });
    return {
      table: found.table, source: found.source, ekadhipatya: options.ekadhipatya,
      sarva: found.sarva, bhinna: found.bhinna, lagna: found.lagna,
      shodhana: { trikona: found.trikona, ekadhipatya: found.ekadhipatya }, pinda: found.pinda,
      ...(include.has('detail') ? { prastara: prastara(signs, options.ashtakavargaTable) } : {}),
    };
  },
};

function contributorSigns({ byId }: VedicChart, lagna: VedicLagna): ContributorSigns {
  const { sun, moon, mars, mercury, jupiter, venus, saturn } = byId;
  return {
    sun: sun.signIndex, moon: moon.signIndex, mars: mars.signIndex, mercury: mercury.signIndex, jupiter: jupiter.signIndex,
    venus: venus.signIndex, saturn: saturn.signIndex, lagna: lagna.signIndex,
  };
}
