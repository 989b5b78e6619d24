import { z } from 'zod';
import { instantSchema, offsetSchema, placeSchema, plainMetaSchema, warningSchema } from '../shared/answer-schemas.ts';
import { instantField, latitudeField, locationField, longitudeField } from '../shared/request-schemas.ts';

export const timezoneRequestSchema = z.object({
  location: locationField.optional(),
  latitude: latitudeField.optional(),
  longitude: longitudeField.optional(),
  lat: latitudeField.optional().meta({ description: 'Alias of latitude.' }),
  lon: longitudeField.optional().meta({ description: 'Alias of longitude.' }),
  lng: longitudeField.optional().meta({ description: 'Alias of longitude.' }),
  local: z
    .string()
    .optional()
    .meta({
      description:
        'Local wall clock, YYYY-MM-DDTHH:MM[:SS], proleptic Gregorian, without offset; now when neither local nor utc is given.',
      examples: ['2024-11-03T01:30'],
    }),
  utc: instantField.optional().meta({ description: 'An instant, instead of local.' }),
});

const transition = instantSchema.nullable();

export const timezoneResponseSchema = z.object({
  product: z.literal('timezone'),
  timezone: z.string().meta({ description: 'IANA name.' }),
  offset: offsetSchema,
  dst: z.boolean().meta({ description: 'Whether clocks are ahead of standard time.' }),
  abbreviation: z.string(),
  local: z.string().meta({ description: 'Wall clock with offset.', examples: ['2024-11-03T01:30:00-04:00'] }),
  utc: instantSchema,
  resolution: z
    .enum(['unique', 'earlier', 'later'])
    .meta({ description: 'Which reading of a local time in a gap or fold was taken.' }),
  candidates: z
    .array(z.object({ local: z.string(), utc: instantSchema, offset: offsetSchema }))
    .meta({ description: 'Both readings of a local time that was twice or never; empty for others.' }),
  previous_transition: transition.meta({ description: 'Last change of the clocks at or before the instant.' }),
  next_transition: transition.meta({ description: 'Next change of the clocks after the instant.' }),
  place: placeSchema,
  input: z.record(z.string(), z.unknown()).meta({ description: 'The request as it was understood.' }),
  meta: plainMetaSchema,
  warnings: z.array(warningSchema),
});
