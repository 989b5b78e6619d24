import { BODY_IDS } from '@theia/astro/natal/settings';
import { z } from 'zod';
import { bodyIdSchema } from '../shared/body-schemas.ts';
import { answerShape, instantSchema, placeSchema } from '../shared/answer-schemas.ts';
import { ayanamsaField, instantField, placeShape, settingsSchema, zodiacFields } from '../shared/request-schemas.ts';
import { SETTING_CHOICES } from '../shared/settings.ts';
import { COLUMN_IDS, DEFAULT_COLUMNS } from './columns.ts';
import { DEFAULT_EPHEMERIS_BODIES, DEFAULT_STEP, EPHEMERIS_FORMATS, MAX_CELLS } from './request.ts';

function listOrText<const T extends readonly string[]>(values: T, what: string): z.ZodType {
  return z
    .union([
      z.array(z.enum(values)).min(1).max(100),
      z.string().meta({ description: `Comma-separated, of ${values.join(', ')}.` }),
    ])
    .meta({ description: what });
}

export const ephemerisRequestSchema = z.object({
  from: instantField.meta({ description: 'First instant, date or ISO-8601.', examples: ['2024-01-01'] }),
  to: instantField.meta({
    description: 'Last instant: it belongs to the table when the step meets it.',
    examples: ['2024-01-03'],
  }),
  step: z
    .string()
    .regex(/^\d{1,6}[dhmDHM]$/)
    .optional()
    .meta({
      description: `Days, hours or minutes between rows, one minute at least; at most ${MAX_CELLS} cells in all.`,
      default: DEFAULT_STEP,
      examples: ['6h'],
    }),
  bodies: listOrText(BODY_IDS, 'Bodies, in the order of the columns.')
    .optional()
    .meta({ default: DEFAULT_EPHEMERIS_BODIES }),
  columns: listOrText(COLUMN_IDS, 'What to show of every body.').optional().meta({ default: DEFAULT_COLUMNS }),
  format: z
    .enum(EPHEMERIS_FORMATS)
    .optional()
    .meta({ description: 'csv gives text/csv with one line a row.', default: 'json' }),
  ...zodiacFields,
  ayanamsa: ayanamsaField.optional(),
  node: z.enum(SETTING_CHOICES.node).optional(),
  lilith: z.enum(SETTING_CHOICES.lilith).optional(),
  coordinates: z.enum(SETTING_CHOICES.coordinates).optional(),
  ...placeShape,
  settings: settingsSchema(1).optional(),
});

export const ephemerisResponseSchema = z.object({
  product: z.literal('ephemeris'),
  from: instantSchema,
  to: instantSchema.meta({ description: 'Of the last row.' }),
  columns: z
    .array(z.enum(COLUMN_IDS))
    .meta({ description: 'Degrees, degrees per day (speed) and astronomical units (distance).' }),
  bodies: z.array(bodyIdSchema),
  rows: z
    .array(z.tuple([instantSchema], z.number()))
    .meta({ description: 'The instant, then the columns of the first body, of the second, and so on.' }),
  place: placeSchema.nullable(),
  ...answerShape,
});
