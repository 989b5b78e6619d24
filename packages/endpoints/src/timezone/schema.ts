import { z } from 'zod';
import { instantSchema, localCandidateSchema, offsetSchema } from '../wire/time.ts';
import { plainMetaSchema } from '../wire/meta.ts';
import { placeSchema } from '../wire/place.ts';
import { warningSchema } from '../wire/warning.ts';

const transition = instantSchema.nullable();

export const timezoneResponseSchema = z.object({
  product: z.literal('timezone'),
  timezone: z.string().meta({ description: 'IANA name.' }),
  offset: offsetSchema,
  dst: z.boolean().meta({ description: 'Whether clocks are ahead of standard time.' }),
  abbreviation: z
    .string()
    .meta({ description: 'As tzdb has it; digits where a zone has no letters.', examples: ['EDT', '-03'] }),
  local: z.string().meta({ description: 'Wall clock with offset.', examples: ['2024-11-03T01:30:00-04:00'] }),
  utc: instantSchema,
  resolution: z
    .enum(['unique', 'earlier', 'later'])
    .meta({ description: 'Which reading of a local time in a gap or fold was used.' }),
  candidates: z
    .array(localCandidateSchema)
    .meta({ description: 'Both readings of a local time that occurred twice or was skipped; empty for others.' }),
  previous_transition_at: transition.meta({ description: 'Last clock change at or before the instant.' }),
  next_transition_at: transition.meta({ description: 'Next clock change after the instant.' }),
  place: placeSchema,
  input: z.record(z.string(), z.unknown()).meta({ description: 'The request as interpreted.' }),
  meta: plainMetaSchema,
  warnings: z.array(warningSchema),
});
