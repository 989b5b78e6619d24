import {
  ashtakavarga,
  AV_CONTRIBUTORS,
  BINDU_TABLE_IDS,
  contributorSigns,
  EKADHIPATYA_READINGS,
  prastara,
} from '@theia-astro/astro/vedic/ashtakavarga/ashtakavarga';
import { SEVEN_GRAHAS } from '@theia-astro/astro/vedic/zodiac';
import { z } from 'zod';
import { byEveryId } from '../../wire/point.ts';
import { vedicPart } from '../part.ts';

const bySign = z.array(z.int().min(0)).length(12).meta({ id: 'BindusBySign', description: 'Aries to Pisces.' });
const byPlanet = byEveryId(SEVEN_GRAHAS, bySign).meta({ id: 'BindusByPlanet' });
const pinda = z.object({ rasi: z.int(), graha: z.int(), sodhya: z.int() }).meta({ id: 'Pinda' });
const contributors = byEveryId(AV_CONTRIBUTORS, bySign).meta({ id: 'BindusByContributor' });

/** `ashtakavarga` (docs/methods/ashtakavarga.md); null without a birth time, because the lagna also gives bindus. */
export const ashtakavargaPart = vedicPart({
  include: 'ashtakavarga',
  schema: z
    .object({
      table: z.enum(BINDU_TABLE_IDS).meta({ description: 'The school whose tables and reductions are used.' }),
      source: z.string(),
      sources: z.object({ bindus: z.string(), trikona: z.string(), ekadhipatya: z.string(), pinda: z.string() }),
      ekadhipatya: z.enum(EKADHIPATYA_READINGS).meta({
        description:
          'An empty sign with a larger value than its occupied twin takes the twin’s value, or keeps the difference. Default: the reading of the school.',
      }),
      school_whole: z.boolean().meta({ description: 'False when settings.ekadhipatya differs from the school.' }),
      lagna_occupies: z
        .boolean()
        .meta({ description: 'The sign of the lagna counts as occupied in ekadhipatya shodhana.' }),
      sarva: bySign.meta({ description: 'The sum is 337.' }),
      bhinna: byPlanet,
      lagna: bySign
        .nullable()
        .meta({ description: 'Bindus of the lagna, not included in sarva; null when the school has none.' }),
      shodhana: z.object({ trikona: byPlanet, ekadhipatya: byPlanet }),
      pinda: byEveryId(SEVEN_GRAHAS, pinda),
      prastara: z
        .object({ ...byEveryId(SEVEN_GRAHAS, contributors).shape, lagna: contributors.nullable() })
        .optional()
        .meta({ description: 'With include details: which contributor gives a bindu in which sign.' }),
    })
    .nullable(),
  compute: ({ chart, options, details }) => {
    const signs = contributorSigns(chart);
    if (signs === null) return null;
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
      ...(details ? { prastara: prastara(signs, options.ashtakavargaTable) } : {}),
    };
  },
});
