import { z } from 'zod';
import { plainMetaSchema } from '../wire/meta.ts';
import { placeSchema } from '../wire/place.ts';
import { warningSchema } from '../wire/warning.ts';

export const geocodeResponseSchema = z.object({
  product: z.literal('geocode'),
  query: z.string(),
  results: z.array(
    placeSchema
      .extend({
        score: z
          .number()
          .min(0)
          .max(1)
          .meta({ description: 'How well the place fits: 0.55 name, 0.20 qualifiers, 0.25 population.' }),
      })
      .meta({
        id: 'GeocodeResult',
        description: 'A place and how well it fits. Names and coordinates: GeoNames, CC BY 4.0.',
      }),
  ),
  input: z.record(z.string(), z.unknown()).meta({ description: 'The request as interpreted.' }),
  meta: plainMetaSchema,
  warnings: z.array(warningSchema),
});
