import { z } from 'zod';
import { answerShape } from '../wire/answer-parts.ts';
import { instantSchema, timeSchema, placeSchema } from '../wire/place-and-time.ts';
import { STYLES, THEMES } from './options.ts';

const units = { 'x-unit': 'view units' };

export const chartResponseSchema = z.object({
  product: z.literal('chart'),
  at: instantSchema,
  style: z.enum(STYLES),
  theme: z.enum(THEMES),
  size: z.int(),
  varga: z.int().nullable().meta({ description: 'Divisional chart of an Indian style.' }),
  view_box: z
    .tuple([z.number(), z.number(), z.number(), z.number()])
    .meta({ description: 'The viewBox of the SVG; layout uses its units.' }),
  layout: z
    .array(
      z
        .object({
          kind: z.enum([
            'point',
            'second_point',
            'degrees',
            'minutes',
            'point_sign',
            'retrograde',
            'sign',
            'house',
            'cusp',
            'angle',
            'aspect',
            'cell',
          ]),
          id: z.string().meta({
            description: 'Body, sign, house number or angle.',
            'x-names': ['signs', 'bodies', 'angles', 'lots'],
          }),
          x: z.number().meta({ description: 'Centre of its box.', ...units }),
          y: z.number().meta(units),
          width: z.number().meta(units),
          height: z.number().meta(units),
          longitude: z
            .number()
            .optional()
            .meta({ description: 'True longitude; the glyph may be drawn beside it.', 'x-unit': 'degrees' }),
        })
        .meta({ id: 'LayoutItem' }),
    )
    .meta({ description: 'Position of everything, for your own pointers and captions.' }),
  svg: z.string().meta({ description: 'The picture: SVG without scripts, fonts or references.' }),
  outer: z
    .object({
      kind: z.enum(['partner', 'transit']),
      at: instantSchema,
      time: timeSchema,
      place: placeSchema.nullable(),
    })
    .nullable()
    .meta({ description: 'Outer chart of a biwheel.' }),
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});
