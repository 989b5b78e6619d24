import { DIMENSIONS } from '@theia-astro/astro/comparison/change';
import { z } from 'zod';
import { answerShape } from '../wire/answer-parts.ts';
import { placeSchema, timeSchema } from '../wire/place-and-time.ts';
import type { Wire } from '../wire/wire.ts';

const UNITS = ['degrees', 'days', 'seconds'] as const;
export type RowUnit = (typeof UNITS)[number];

const rowName = z.string().meta({
  description: 'A body, asc, mc, cusp_1 … cusp_12, sunrise, or a dasha with its lords.',
  examples: ['moon', 'cusp_4', 'vimshottari.saturn.mercury'],
});
const value = z
  .union([z.number(), z.string()])
  .nullable()
  .meta({ id: 'ComparedValue', description: 'A longitude in degrees, or an instant. Null: there is none.' });
const difference = z.number().nullable().meta({ description: 'Theirs minus ours, in the unit of the row.' });
const settingSchema = z
  .enum(DIMENSIONS)
  .meta({ id: 'ComparedSetting', description: 'What programs decide differently.' });

const comparedRowSchema = z
  .object({
    row: rowName,
    unit: z.enum(UNITS).meta({ description: 'Of differences and tolerance.' }),
    theirs: value,
    ours: value,
    difference,
    tolerance: z.number().meta({ description: 'A difference up to this counts as none.' }),
    agrees: z.boolean(),
    explained: z
      .object({
        ours: value,
        difference,
        agrees: z.boolean(),
        by: z.array(settingSchema).meta({ description: 'The settings without which it would not agree.' }),
      })
      .optional()
      .meta({
        id: 'ExplainedRow',
        description: 'The row with the settings of the first explanation; absent where they do not change it.',
      }),
  })
  .meta({ id: 'ComparedRow' });

const changeSchema = z
  .object({
    setting: settingSchema,
    ours: z.string().meta({ description: 'What this request says.' }),
    theirs: z.string().meta({ description: 'What the other program did.' }),
    means: z.string().meta({ description: 'The same in a sentence.' }),
    evidence: z
      .object({
        settles: z.array(rowName).meta({ description: 'Rows that agree with it and not without it.' }),
        row: rowName,
        difference_without: difference,
        difference_with: difference,
        unit: z.enum(UNITS),
      })
      .meta({ id: 'CompareEvidence', description: 'The row it changes most, without it and with it.' }),
  })
  .meta({ id: 'ComparedChange' });

const text = z.string().optional();
const sendSchema = z
  .object({
    birth_date: text,
    birth_time: text,
    calendar: z.literal('gregorian').optional(),
    utc: text,
    utc_offset: text,
    latitude: z.number().optional(),
    longitude: z.number().optional(),
    system: z.literal('western').optional(),
    sidereal: z.boolean().optional(),
    settings: z
      .object({
        ayanamsa: z
          .union([z.string(), z.object({ user: z.object({ t0_jd: z.number(), ayan_t0: z.number() }) })])
          .optional(),
        positions: text,
        coordinates: text,
        node: text,
        lilith: text,
        house_system: text,
        dasha_year: z.union([z.number(), z.string()]).optional(),
        sunrise: text,
      })
      .optional(),
  })
  .meta({
    id: 'FieldsToSend',
    description: 'Fields with which every product here computes as the other program does.',
  });
export type FieldsToSend = Wire<typeof sendSchema>;

const explanationSchema = z
  .object({
    changes: z.array(changeSchema),
    rows_agreeing: z.int().min(0),
    send: sendSchema,
  })
  .meta({ id: 'Explanation' });

export const VERDICTS = ['agrees', 'explained', 'partly_explained', 'unexplained'] as const;

export const compareResponseSchema = z.object({
  product: z.literal('compare'),
  verdict: z.enum(VERDICTS).meta({
    description:
      'Whether all rows agree as they are, with other settings, some of them with other settings, or no known setting explains them.',
  }),
  summary: z.string().meta({ description: 'The result in a sentence.' }),
  rows_agreeing: z.int().min(0).meta({ description: 'As this request says.' }),
  explanations: z.array(explanationSchema).meta({
    description: 'Best first. Several: the rows cannot tell them apart; more digits or more rows may.',
  }),
  rows: z.array(comparedRowSchema),
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});
