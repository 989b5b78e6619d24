import { z } from 'zod';
import { sunriseNameSchema } from '../request/setting-fields.ts';
import { HORA_DIVISIONS } from '../vedic-parts/panchang-shape.ts';
import { answerShape } from '../wire/answer-parts.ts';
import { instantSchema, placeSchema } from '../wire/place-and-time.ts';
import { conditionTypeSchema } from './condition-fields.ts';

/** Conditions by their place in the request. */
const indexes = z.array(z.int().min(0));
const share = z.number().min(0).max(1);

export const electionWindowSchema = z
  .object({
    starts_at: instantSchema,
    ends_at: instantSchema,
    starts_at_local: z.string(),
    ends_at_local: z.string(),
    score: z.number().meta({ description: 'Sum of the weights of what holds.' }),
    holds: indexes.meta({ description: 'By index from 0.' }),
    opened_by: indexes.meta({ description: 'What begins or ends there; empty at the edge of the range.' }),
    closed_by: indexes,
  })
  .meta({ id: 'ElectionWindow' });

/** The answer of POST /elections. */
export const electionsResponseSchema = z.object({
  product: z.literal('elections'),
  starts_at: instantSchema,
  ends_at: instantSchema,
  found: z.int().min(0).meta({ description: 'Windows before `limit`.' }),
  windows: z.array(electionWindowSchema),
  shares: z
    .array(
      z.object({
        type: conditionTypeSchema,
        holds: share.meta({ description: 'Share of the range.' }),
        others: share.meta({
          description: 'Share in which all other required ones do.',
        }),
      }),
    )
    .optional()
    .meta({ description: 'Nothing found: what each condition leaves.' }),
  conventions: z.object({
    house_system: z.string(),
    node: z.enum(['mean', 'true']),
    sunrise: sunriseNameSchema,
    hora: z.enum(HORA_DIVISIONS),
    combustion: z.enum(['surya_siddhanta', 'lilly']),
    nakshatra_ayanamsa: z.string(),
  }),
  timezone: z.string().nullable().meta({ description: 'Of local times; null with an explicit offset.' }),
  place: placeSchema,
  ...answerShape,
});
