import { z } from 'zod';
import { uncertaintyShape } from '../../resolve/uncertainty.ts';
import { instantSchema } from '../../wire/instant.ts';
import { placeSchema } from '../../wire/place.ts';
import { chartShape } from '../../wire/chart.ts';
import { chartsAspectSchema } from '../../wire/aspect.ts';

/** One return with its chart. */
export const returnSchema = z
  .object({
    at: instantSchema,
    julian_day_ut: z.number().meta({ 'x-unit': 'Julian day UT1' }),
    at_local: z.string().meta({ description: 'Wall clock at the place of the return, with offset.' }),
    pass: z.int().min(1).meta({
      description:
        'Number of this passage among pass_count passages separated only by retrograde loops; the birth itself counts as one.',
    }),
    pass_count: z.int().min(1),
    motion: z.enum(['direct', 'retrograde']),
    ...uncertaintyShape,
    place: placeSchema.nullable(),
    chart: z.object(chartShape).meta({ id: 'ReturnChart', description: 'As in POST /swiss/natal.' }),
    aspects_to_natal: z.array(chartsAspectSchema).optional().meta({
      description: 'Aspects of return points to natal points; a flat orb of 1° unless settings contain orbs.',
    }),
  })
  .meta({ id: 'Return' });
