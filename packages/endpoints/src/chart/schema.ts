import { z } from 'zod';
import { answerShape, instantSchema, placeSchema, timeSchema } from '../shared/answer-schemas.ts';
import { birthDataShape, dateField, settingsSchema, zodiacFields, timeField } from '../shared/request-schemas.ts';
import { FORMATS, SIZE, STYLES, THEMES, VARGAS } from './options.ts';

const flag = z.boolean().optional();
const units = { 'x-unit': 'view units' };

export const chartRequestSchema = z.object({
  ...birthDataShape,
  style: z
    .enum(STYLES)
    .optional()
    .meta({ description: 'Indian styles draw a sidereal chart of whole signs.', default: 'wheel' }),
  format: z.enum(FORMATS).optional().meta({
    description: 'Form of the answer; without it the Accept header decides, and without that it is SVG.',
    default: 'svg',
  }),
  theme: z.enum(THEMES).optional().meta({
    description: 'css: every colour is a CSS variable of the page (--chart-ink …), for SVG put inline.',
    default: 'light',
  }),
  size: z.int().min(SIZE.min).max(SIZE.max).optional().meta({
    description: 'Width and height; below 420 everything is drawn larger and with less detail.',
    'x-unit': 'pixels',
    default: SIZE.default,
  }),
  varga: z
    .union(VARGAS.map((varga) => z.literal(varga)))
    .optional()
    .meta({ description: 'Divisional chart of an Indian style.', default: 1 }),
  show: z
    .object({ aspects: flag, degrees: flag, houses: flag })
    .optional()
    .meta({ description: 'What to draw; everything unless said otherwise.' }),
  partner: z.object(birthDataShape).optional().meta({ description: 'Outer wheel of a biwheel: another birth.' }),
  transit_date: dateField.optional().meta({
    description:
      'Outer wheel of a biwheel: the sky on this day by the clock of the birth place; now when neither partner nor transit_date is given.',
  }),
  transit_time: timeField.optional().meta({ description: 'With transit_date; 12:00 when absent.' }),
  ...zodiacFields,
  settings: settingsSchema(1).optional(),
});

export const chartResponseSchema = z.object({
  product: z.literal('chart'),
  datetime_utc: instantSchema,
  style: z.enum(STYLES),
  theme: z.enum(THEMES),
  size: z.int(),
  varga: z.int().nullable().meta({ description: 'Of an Indian style.' }),
  view_box: z.array(z.number()).length(4).meta({ description: 'Of the SVG; the units of layout.' }),
  layout: z
    .array(
      z.object({
        kind: z.enum([
          'point',
          'second_point',
          'degrees',
          'minutes',
          'retrograde',
          'sign',
          'house',
          'angle',
          'aspect',
          'cell',
        ]),
        id: z.string().meta({ description: 'Body, sign, house number or angle.' }),
        x: z.number().meta({ description: 'Middle of its box.', ...units }),
        y: z.number().meta(units),
        width: z.number().meta(units),
        height: z.number().meta(units),
        longitude: z
          .number()
          .optional()
          .meta({ description: 'True place; a glyph may stand beside it.', 'x-unit': 'degrees' }),
      }),
    )
    .meta({ description: 'Where everything stands, for pointers and captions of your own.' }),
  svg: z.string().meta({ description: 'The picture: SVG without scripts, fonts or references.' }),
  outer: z
    .object({
      kind: z.enum(['partner', 'transit']),
      datetime_utc: instantSchema,
      time: timeSchema,
      place: placeSchema.nullable(),
    })
    .nullable()
    .meta({ description: 'Of a biwheel.' }),
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});
