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
  schema: z
    .object({
      table: z.enum(BINDU_TABLE_IDS).meta({ description: 'The school: tables and reductions are all its own.' }),
      source: z.string(),
      sources: z.object({ bindus: z.string(), trikona: z.string(), ekadhipatya: z.string(), pinda: z.string() }),
      ekadhipatya: z.enum(EKADHIPATYA_READINGS).meta({
        description:
          'Of an empty sign with more than its occupied twin: takes its value, or keeps the difference. The school’s own unless settings name another.',
      }),
      school_whole: z.boolean().meta({ description: 'False where settings.ekadhipatya departs from the school.' }),
      lagna_occupies: z
        .boolean()
        .meta({ description: 'The sign of the lagna counts as occupied in the ekadhipatya shodhana.' }),
      sarva: bySign.meta({ description: 'Adds up to 337.' }),
      bhinna: byPlanet,
      lagna: bySign.nullable().meta({ description: 'The lagna’s own; not in sarva. Null where the school has none.' }),
      shodhana: z.object({ trikona: byPlanet, ekadhipatya: byPlanet }),
      pinda: z.record(sevenGrahaSchema, z.object({ rasi: z.int(), graha: z.int(), sodhya: z.int() })),
      prastara: z
        .record(z.enum([...SEVEN_GRAHAS, 'lagna']), contributors.nullable())
        .optional()
        .meta({ description: 'With include detail: who gives a bindu where.' }),
    })
    .nullable(),
  compute: ({ chart, options, include }) => {
    const { lagna } = chart;
    if (lagna === null) return null;
    const signs = contributorSigns(chart, lagna);
    const found = ashtakavarga(signs, { table: options.ashtakavargaTable, ekadhipatya: options.ekadhipatya });
    return {
      table: found.table,
      source: found.school.name,
      sources: found.school.sources,
      ekadhipatya: found.reading,
      school_whole: found.reading === found.school.ekadhipatya,
      lagna_occupies: found.school.lagnaOccupies,
      sarva: found.sarva,
      bhinna: found.bhinna,
      lagna: found.lagna,
      shodhana: { trikona: found.trikona, ekadhipatya: found.ekadhipatya },
      pinda: found.pinda,
      ...(include.has('detail') ? { prastara: prastara(signs, options.ashtakavargaTable) } : {}),
    };
  },
};

function contributorSigns({ byId }: VedicChart, lagna: VedicLagna): ContributorSigns {
  const { sun, moon, mars, mercury, jupiter, venus, saturn } = byId;
  return {
    sun: sun.signIndex,
    moon: moon.signIndex,
    mars: mars.signIndex,
    mercury: mercury.signIndex,
    jupiter: jupiter.signIndex,
    venus: venus.signIndex,
    saturn: saturn.signIndex,
    lagna: lagna.signIndex,
  };
}
