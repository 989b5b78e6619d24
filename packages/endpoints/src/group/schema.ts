import { VERDICTS } from '@theia-astro/astro/vedic/matching/ashtakoota';
import { z } from 'zod';
import {
  compositePointSchema,
  compositeSchema,
  davisonSchema,
  interAspectSchema,
  personChartSchema,
} from '../western/relationship/schemas.ts';
import { answerShape } from '../wire/answer-parts.ts';
import { byBody } from '../wire/point.ts';
import { countsSchema, countsShape } from '../wire/chart-figures.ts';
import { placeSchema, timeSchema } from '../wire/place-and-time.ts';

const count = z.int().min(0);
const weight = z.number().min(0);
const index = z.int().min(0);

export const groupTallySchema = z
  .object({
    harmonious: count,
    challenging: count,
    neutral: count,
    harmonious_weight: weight,
    challenging_weight: weight,
    neutral_weight: weight,
  })
  .meta({
    id: 'GroupTally',
    description: 'Aspects by nature: how many, and the sum of their exactness (1 exact, 0 at the edge of the orb).',
  });

const matrixSchema = z.object({
  cells: z
    .array(z.array(groupTallySchema.nullable()))
    .meta({ description: 'By the indexes of two people; symmetric, null on the diagonal.' }),
  totals: z.array(groupTallySchema).meta({ description: 'Each person with all others.' }),
  hub: index.nullable().meta({
    description: 'The person with the largest total weight; null where two share it, as two people always do.',
  }),
});

const gunaMilanSchema = z
  .array(
    z.array(
      z.object({ total: z.number(), verdict: z.enum(VERDICTS), approximate: z.literal(true).optional() }).nullable(),
    ),
  )
  .meta({ description: 'Points of 36 by the indexes of two people; null where they are not one male and one female.' });

export const groupPointSchema = compositePointSchema
  .extend({
    concentration: z.number().min(0).max(1).optional().meta({
      description: 'Of three or more: 1 where all are at one degree, towards 0 the more they are spread out.',
    }),
  })
  .meta({ id: 'GroupPoint' });

export const groupResponseSchema = z.object({
  product: z.literal('group'),
  people: z.array(
    z.object({
      name: z.string().nullable(),
      time: timeSchema,
      place: placeSchema.nullable(),
      chart: personChartSchema.optional(),
    }),
  ),
  matrix: matrixSchema.optional(),
  balance: z
    .object({ ...countsShape, weighted: countsSchema })
    .optional()
    .meta({ description: 'Signs of Sun to Pluto of all people; weighted as in a natal balance.' }),
  composite: compositeSchema
    .extend({
      points: byBody(groupPointSchema.nullable().meta({ id: 'GroupPointOrNull' })).meta({
        description: 'Null: the points cancel each other.',
      }),
    })
    .optional()
    .meta({ description: 'Two people: near midpoints; more: mean directions of the longitudes.' }),
  davison: davisonSchema
    .nullable()
    .optional()
    .meta({ description: 'Null: the meridians of the places cancel each other.' }),
  pairs: z
    .array(z.object({ person_a: index, person_b: index, aspects: z.array(interAspectSchema) }))
    .optional()
    .meta({ description: 'With include aspects: those of POST /synastry, by the indexes of two people.' }),
  guna_milan: gunaMilanSchema.optional(),
  svg: z.string().optional().meta({ description: 'With format svg: the picture.' }),
  ...answerShape,
});
