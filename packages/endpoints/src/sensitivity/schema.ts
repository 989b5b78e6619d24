import type { NameKind } from '@theia-astro/astro/names/names';
import { FACT_KINDS, type Fact } from '@theia-astro/astro/sensitivity/facts';
import { z } from 'zod';
import { answerShape } from '../wire/answer-parts.ts';
import { aspectPointSchema } from '../wire/aspect.ts';
import { patternSchema } from '../wire/chart-figures.ts';
import { instantSchema, timeSchema, placeSchema } from '../wire/place-and-time.ts';
import type { Wire } from '../wire/wire.ts';
import { dashaSystemSchema } from '../vedic-parts/wire.ts';

const minutes = { 'x-unit': 'minutes' };

/** What a fact is about. */
export const factShape = {
  kind: z.enum(FACT_KINDS).meta({ id: 'FactKind', description: 'What kind of fact it is.' }),
  point: z
    .string()
    .optional()
    .meta({
      description: 'The body, graha, lagna, angle, lot, chara karaka or cusp_1 … it is about.',
      'x-names': ['bodies', 'angles', 'lots'],
    }),
  point_1: aspectPointSchema.optional().meta({ description: 'Of an aspect.' }),
  point_2: aspectPointSchema.optional().meta({ description: 'Of an aspect.' }),
  varga: z
    .string()
    .optional()
    .meta({ description: 'Of a varga sign.', examples: ['D9', 'D11_parivritti'] }),
  dasha: dashaSystemSchema.optional().meta({ description: 'Of a dasha lord.' }),
  level: z.int().min(1).max(5).optional().meta({ description: 'Of a dasha lord: 1 maha, 2 antar, 3 pratyantar.' }),
  pattern: patternSchema
    .pick({ type: true, points: true, apex: true, sign: true, house: true })
    .optional()
    .meta({ id: 'FactPattern' }),
};
/** The kinds of ids that values can be. */
const VALUE_KINDS: readonly NameKind[] = [
  'signs',
  'bodies',
  'aspects',
  'phases',
  'nakshatras',
  'tithis',
  'yogas',
  'karanas',
  'weekdays',
];
const valueSchema = z
  .union([z.string().meta({ 'x-names': VALUE_KINDS }), z.number()])
  .nullable()
  .meta({ id: 'FactValue', description: 'A sign, house, name or lord. Null: there is none.' });

const changeSchema = z
  .object({
    at: instantSchema,
    at_local: z.string().meta({ description: 'Wall clock at the place, with the offset in force then.' }),
    minutes_from_birth: z.number().meta({ description: 'Negative before the given time.', ...minutes }),
    side: z.enum(['before', 'after']).meta({ description: 'Which side of the given time.' }),
    ...factShape,
    from: valueSchema,
    to: valueSchema,
  })
  .meta({ id: 'FactChange', description: 'The first instant with the new value.' });
const heldSchema = z.object({ ...factShape, value: valueSchema }).meta({ id: 'HeldFact' });
const undefinedSchema = z.object(factShape).meta({ id: 'UndefinedFact' });
const staySchema = z
  .object({
    ...factShape,
    minutes_before: z.number().meta({ description: 'It has been so for this long before the given time.', ...minutes }),
    minutes_after: z.number().meta({ description: 'It stays so for this long after it.', ...minutes }),
    holds: z
      .boolean()
      .meta({ description: 'It does not change in the window; the minutes are then those of the window.' }),
  })
  .meta({ id: 'FactStay' });

export const sensitivityResponseSchema = z.object({
  product: z.literal('sensitivity'),
  at: instantSchema,
  window: z
    .object({
      starts_at: instantSchema,
      ends_at: instantSchema,
      starts_at_local: z.string(),
      ends_at_local: z.string(),
      minutes_before: z.number().meta(minutes),
      minutes_after: z.number().meta(minutes),
    })
    .meta({ id: 'SensitivityWindow', description: 'The births that are compared.' }),
  stability: z
    .array(staySchema)
    .meta({ description: 'How long each kind as a whole, and the facts asked for most, stay as at the given time.' }),
  changes: z.array(changeSchema).meta({ description: 'Every change in the window, in order of time.' }),
  holds: z.array(heldSchema).meta({ description: 'What is true throughout the window.' }),
  undefined: z.array(undefinedSchema).meta({ description: 'What has no value anywhere in the window.' }),
  dasha_shifts: z
    .array(
      z
        .object({
          dasha: dashaSystemSchema,
          days_per_minute: z.number().meta({
            description:
              'By how much all its dates move when the birth is a minute later; negative: they come earlier.',
            'x-unit': 'days per minute',
          }),
        })
        .meta({ id: 'DashaShift' }),
    )
    .optional()
    .meta({ description: 'With the dashas.' }),
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});

/** The fact as it is written in every list. */
export function wireFact({ kind, point, other, varga, dasha, level, pattern }: Fact): Wire<typeof undefinedSchema> {
  return {
    kind,
    ...(point === null ? {} : other === undefined ? { point } : { point_1: point as never, point_2: other }),
    ...(varga === undefined ? {} : { varga }),
    ...(dasha === undefined ? {} : { dasha }),
    ...(level === undefined ? {} : { level }),
    ...(pattern === undefined ? {} : { pattern: wireFigure(pattern) }),
  };
}

function wireFigure({ kind, ...figure }: NonNullable<Fact['pattern']>): Wire<typeof undefinedSchema>['pattern'] {
  return { type: kind, ...figure };
}
