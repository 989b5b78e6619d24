import { EKADHIPATYA_READINGS } from '@theia/astro/vedic/ashtakavarga/shodhana';
import { DEFAULT_VEDIC_SETTINGS } from '@theia/astro/vedic/chart-settings';
import { DASHA_SYSTEMS } from '@theia/astro/vedic/dasha/dashas';
import { NARAYANA_LORDS, NARAYANA_TIES } from '@theia/astro/vedic/dasha/narayana';
import { DASHA_YEARS } from '@theia/astro/vedic/dasha/scale';
import { NAKSHATRAS } from '@theia/astro/vedic/nakshatra';
import { COUNTINGS, MOST_DIVISIONS, VARGA_READINGS } from '@theia/astro/vedic/varga/countings';
import { COMPOUND_VARGAS, SHODASA_VARGAS } from '@theia/astro/vedic/varga/rules';
import { z } from 'zod';
import { signSchema } from '../natal/point-schema.ts';
import { answerShape, instantSchema, placeSchema, timeSchema } from '../shared/answer-schemas.ts';
import {
  ayanamsaField,
  birthDataShape,
  booleanField,
  dateField,
  houseSystemField,
  includeField,
  timeField,
} from '../shared/request-schemas.ts';
import { SETTING_CHOICES } from '../shared/settings.ts';
import { sunriseField } from '../shared/sunrise.ts';
import { conventionsSchema } from './conventions.ts';
import { DEFAULT_VEDIC_INCLUDES, VEDIC_INCLUDES } from './includes.ts';
import { DEEPEST_TREE, DEFAULT_MANGLIK_HOUSES, MOST_CUSTOM_VARGAS, VEDIC_CHOICES } from './options.ts';
import { VEDIC_PARTS } from './parts.ts';
import { sourcesSchema } from './sources.ts';
import { nakshatraSchema, sevenGrahaSchema, siderealSchema } from './wire.ts';

const shared = (
  name: 'node' | 'positions' | 'polar_fallback' | 'time_resolution' | 'lmt' | 'location_policy' | 'language',
  fallback: string = SETTING_CHOICES[name][0],
): z.ZodType => z.enum(SETTING_CHOICES[name]).optional().meta({ default: fallback });

const vedicSettingsSchema = z
  .object({
    ayanamsa: ayanamsaField.optional(),
    node: shared('node', DEFAULT_VEDIC_SETTINGS.node),
    positions: shared('positions'),
    house_system: houseSystemField
      .optional()
      .meta({ description: 'System of the chalit and of KP cusps.', default: DEFAULT_VEDIC_SETTINGS.houseSystem }),
    polar_fallback: shared('polar_fallback'),
    sunrise: sunriseField('hindu'),
    ekadhipatya: z.enum(EKADHIPATYA_READINGS).optional().meta({
      description: 'Ashtakavarga: another ekadhipatya shodhana than that of the school (ashtakavarga_table).',
    }),
    ...Object.fromEntries(
      Object.entries(VEDIC_CHOICES).map(([name, values]) => [
        name,
        z.enum(values).optional().meta({ default: values[0] }),
      ]),
    ),
    vargas: z
      .array(z.literal([...SHODASA_VARGAS]))
      .min(1)
      .max(100)
      .optional()
      .meta({ description: 'Divisional charts of Parashara; all sixteen by default.' }),
    extra_vargas: z
      .array(z.literal([...COMPOUND_VARGAS]))
      .min(1)
      .max(100)
      .optional()
      .meta({ description: 'D81 = D9 of D9, D108 = D9 of D12 (or D12 of D9, by varga_readings), D144 = D12 of D12.' }),
    custom_vargas: z
      .array(
        z.object({
          divisions: z.int().min(2).max(MOST_DIVISIONS),
          counting: z.enum(COUNTINGS).optional().meta({ default: COUNTINGS[0] }),
        }),
      )
      .max(MOST_CUSTOM_VARGAS)
      .optional()
      .meta({ description: 'Divisional charts of one’s own; answered as D<divisions>_<counting>.' }),
    varga_readings: z
      .object({
        D2: z.enum(VARGA_READINGS[2]),
        D3: z.enum(VARGA_READINGS[3]),
        D30: z.enum(VARGA_READINGS[30]),
        D108: z.enum(VARGA_READINGS[108]),
      })
      .partial()
      .optional()
      .meta({
        description:
          'Readings of a varga other than Parashara’s; of D108 which varga is taken of which (d9_of_d12 by default).',
      }),
    dasha_systems: z
      .array(z.enum(DASHA_SYSTEMS))
      .min(1)
      .max(100)
      .optional()
      .meta({ default: [DASHA_SYSTEMS[0]] }),
    dasha_year: z
      .union([z.literal([...DASHA_YEARS]), z.enum(DASHA_YEARS.map(String))])
      .optional()
      .meta({ description: 'Days of a dasha year, or solar: from return to return of the Sun.', default: 365.25 }),
    dasha_levels: z
      .int()
      .min(1)
      .max(DEEPEST_TREE)
      .optional()
      .meta({ description: 'Depth of the tree; current periods always have five levels.', default: 2 }),
    narayana_lords: z.enum(NARAYANA_LORDS).optional().meta({
      description:
        'Narayana dasha: who rules Scorpio and Aquarius: the stronger of two by Narasimha Rao, or as in the chara dasha, or Mars and Saturn.',
      default: NARAYANA_LORDS[0],
    }),
    narayana_equal: z.enum(NARAYANA_TIES).optional().meta({
      description:
        'Narayana dasha: of two signs of equal strength the stronger is the one whose lord has gone further in its sign, or the one of the longer dasha.',
      default: NARAYANA_TIES[0],
    }),
    karaka_scheme: z.literal([7, 8]).optional().meta({ default: 8 }),
    dual_lords: booleanField
      .optional()
      .meta({ description: 'Arudhas: Ketu and Rahu as second lords of Scorpio and Aquarius.', default: false }),
    manglik_houses: z
      .array(z.int().min(1).max(12))
      .min(1)
      .max(100)
      .optional()
      .meta({ default: DEFAULT_MANGLIK_HOUSES }),
    time_resolution: shared('time_resolution'),
    lmt: shared('lmt'),
    location_policy: shared('location_policy'),
    language: shared('language'),
    require_time: booleanField.optional().meta({ description: 'Refuse births without a time.', default: false }),
    strict: booleanField.optional().meta({ description: 'Refuse unknown fields instead of warning.', default: false }),
  })
  .partial()
  .meta({ description: 'How to compute; everything is optional.' });

const systemVedic = z.literal('vedic');
const requestShape = {
  ...birthDataShape,
  sidereal: z
    .union([z.literal([true, 1]), z.enum(['true', '1'])])
    .optional()
    .meta({ description: 'May be said; false is refused.' }),
  analysis_date: dateField.optional().meta({ description: 'Day of current dashas and Sade Sati; now by default.' }),
  analysis_time: timeField.optional(),
  settings: vedicSettingsSchema.optional(),
  include: includeField(VEDIC_INCLUDES, DEFAULT_VEDIC_INCLUDES).optional(),
};
export const vedicRequestSchema = z.object({
  ...requestShape,
  system: systemVedic.optional().meta({ description: 'May be said; western is refused.' }),
});
/** The same on POST /swiss/natal, where `system` chooses it. */
export const vedicNatalRequestSchema = z.object({ ...requestShape, system: systemVedic });

export const vedicResponseSchema = z.object({
  product: systemVedic,
  datetime_utc: instantSchema,
  ayanamsa: z.object({
    id: z.string(),
    value: z.number().meta({ 'x-unit': 'degrees' }),
    mean: z.number().meta({ 'x-unit': 'degrees' }),
  }),
  lagna: siderealSchema
    .extend({ sign_lord: sevenGrahaSchema, nakshatra: nakshatraSchema })
    .nullable()
    .meta({ description: 'Null without a birth time.' }),
  moon_sign: signSchema,
  nakshatra: z.enum(NAKSHATRAS).meta({ description: 'Of the Moon.' }),
  houses_from: z.enum(['lagna', 'moon']),
  ...Object.fromEntries(VEDIC_PARTS.map(({ include, schema }) => [include, schema.optional()])),
  conventions: conventionsSchema,
  sources: sourcesSchema,
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});
