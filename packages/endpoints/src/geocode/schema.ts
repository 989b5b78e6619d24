import { z } from 'zod';
import { placeSchema, plainMetaSchema, warningSchema } from '../shared/answer-schemas.ts';

/** Most places one answer lists, and how many when nobody says. */
export const MOST_RESULTS = 20;
export const DEFAULT_RESULTS = 5;

export const geocodeRequestSchema = z.object({
  q: z
    .string()
    .min(2)
    .max(200)
    .meta({
      description: 'A place as free text: name first, then state or country in any order; or coordinates as text.',
      examples: ['Springfield, Illinois'],
    }),
  limit: z
    .union([z.int().min(1).max(MOST_RESULTS), z.string().regex(/^\d+$/)])
    .optional()
    .meta({ description: 'How many places to list.', default: DEFAULT_RESULTS }),
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .optional()
    .meta({ description: 'Only places of this country, ISO 3166-1 alpha-2.', examples: ['US'] }),
});

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
  input: z.record(z.string(), z.unknown()).meta({ description: 'The request as it was understood.' }),
  meta: plainMetaSchema,
  warnings: z.array(warningSchema),
});
