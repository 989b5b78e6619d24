import { HOUSE_SYSTEM_CODES } from '@theia/astro/ephemeris';
import { HOUSE_SYSTEM_NAMES } from '@theia/astro/houses/systems';
import { ASPECT_IDS, DEFAULT_ASPECTS, DEFAULT_BODIES } from '@theia/astro/natal/settings';
import { z } from 'zod';
import { asteroidIdSchema, bodyIdSchema } from './body-schemas.ts';
import { AYANAMSA_IDS } from './ayanamsas.ts';
import { CALENDARS, GENDERS, MAX_NAME_LENGTH } from './birth-data.ts';
import { MAX_ORB_DEG, ORB_KEYS } from './setting-values.ts';
import { BHAVAS, SETTING_CHOICES, SETTING_RANGES } from './settings.ts';
import { SYSTEMS } from './system.ts';

/**
 * The published face of the parsers beside this file: what OpenAPI, docs and SDK show. Requests are read by the parsers, not by zod,
 * so that every fault keeps its own code and the hot path stays short; the tests hold both to the same answer.
 */

const NUMERIC_TEXT = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;
const degrees = { 'x-unit': 'degrees' };

/** A number that may also come as text, as in query strings. */
function numberOrText(min: number, max: number, facts: Record<string, unknown>): z.ZodType {
  return z.union([z.number().min(min).max(max), z.string().regex(NUMERIC_TEXT)]).meta(facts);
}

export const booleanField = z.union([z.boolean(), z.enum(['true', 'false', '1', '0']), z.literal([0, 1])]);
export const latitudeField = numberOrText(-90, 90, {
  description: 'Geographic latitude, north positive.',
  ...degrees,
  examples: [40.71427],
});
export const longitudeField = numberOrText(-180, 180, {
  description: 'Geographic longitude, east positive.',
  ...degrees,
  examples: [-74.00597],
});
export const locationField = z
  .string()
  .min(2)
  .max(200)
  .meta({
    description: 'A place as free text, or coordinates as text. With coordinates given it is only their label.',
    examples: ['New York', 'Springfield, Illinois', '40.7143,-74.006'],
  });
export const timezoneField = z
  .string()
  .min(1)
  .meta({ description: 'IANA time zone; overrides the one of the place.', examples: ['America/New_York'] });
export const utcOffsetField = z
  .string()
  .regex(/^([Zz]|[+-]?\d{2}:?[0-5]\d(:[0-5]\d)?)$/)
  .meta({
    description: 'Local time minus UTC, east positive, at most 18 hours. Not together with timezone.',
    examples: ['-04:00'],
  });
export const dateField = z
  .string()
  .regex(/^-?\d{4,6}-\d{2}-\d{2}$/)
  .meta({ description: 'A real calendar day, YYYY-MM-DD; astronomical years.', examples: ['1990-06-15'] });
export const timeField = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:([0-5]\d|60)(\.\d{1,3})?)?$/)
  .meta({
    description: 'Local clock time, 24 hours, HH:MM[:SS[.fff]]; second 60 where a leap second was inserted.',
    examples: ['14:30'],
  });
export const instantField = z
  .string()
  .meta({ description: 'ISO-8601 instant; without an offset it is UTC.', examples: ['1990-06-15T18:30:00Z'] });
export const siderealField = booleanField.meta({
  description: 'True for the sidereal zodiac (Growth plan).',
  default: false,
});
/** Zodiac fields of every product that is not Vedic by itself. */
export const zodiacFields = {
  system: z.enum(SYSTEMS).optional().meta({
    description: 'vedic: the sidereal zodiac with the mean node and whole-sign houses, unless settings say otherwise.',
    default: 'western',
  }),
  sidereal: siderealField.optional(),
};
export const houseSystemField = z
  .enum([...HOUSE_SYSTEM_CODES, ...new Set(Object.values(HOUSE_SYSTEM_NAMES))])
  .meta({ description: 'House system: Swiss Ephemeris letter (case counts: i is not I) or name.', default: 'P' });
export const ayanamsaField = z
  .union([
    z.enum(AYANAMSA_IDS),
    z.object({
      user: z.object({
        t0_jd: z.number().min(0).max(5_000_000).meta({ 'x-unit': 'Julian day TT' }),
        ayan_t0: z.number().min(-360).max(360).meta(degrees),
      }),
    }),
  ])
  .meta({ description: 'Ayanamsa of a sidereal chart.', default: 'lahiri' });
export const bodiesField = z
  .array(bodyIdSchema)
  .min(1)
  .max(100)
  .meta({ description: 'Bodies to compute.', default: DEFAULT_BODIES });
export const aspectsField = z
  .array(z.enum(['major', ...ASPECT_IDS]))
  .max(100)
  .meta({ description: 'Aspects to look for; major stands for the five Ptolemaic ones.', default: DEFAULT_ASPECTS });

/** `include` of a product. */
export function includeField<const T extends string>(values: readonly T[], defaults: readonly T[]): z.ZodType {
  return z.array(z.enum(values)).max(100).meta({ description: 'Parts of the answer to compute.', default: defaults });
}

/** Place fields of births and companions (contract §2). */
export const placeShape = {
  location: locationField.optional(),
  latitude: latitudeField.optional(),
  longitude: longitudeField.optional(),
  lat: latitudeField.optional().meta({ description: 'Alias of latitude.' }),
  lon: longitudeField.optional().meta({ description: 'Alias of longitude.' }),
  lng: longitudeField.optional().meta({ description: 'Alias of longitude.' }),
  elevation_m: numberOrText(-500, 9000, {
    description: 'Elevation, for topocentric positions.',
    'x-unit': 'metres',
    default: 0,
  }).optional(),
};

/** Birth data (contract §2): spread into a product's request, or wrapped for a person. */
export const birthDataShape = {
  birth_date: dateField.optional().meta({
    description:
      'Local date of birth; required unless utc is given. Julian before 1582-10-15 unless calendar says otherwise.',
    examples: ['1990-06-15'],
  }),
  birth_time: z
    .union([timeField, z.literal(['', 'unknown']), z.null()])
    .optional()
    .meta({ description: 'Local time of birth; null, "" or "unknown" when not known.', examples: ['14:30'] }),
  ...placeShape,
  timezone: timezoneField.optional(),
  utc_offset: utcOffsetField.optional(),
  utc: instantField.optional().meta({ description: 'The birth as an instant, instead of birth_date and birth_time.' }),
  datetime_utc: instantField.optional().meta({ description: 'Alias of utc.' }),
  calendar: z.enum(CALENDARS).optional().meta({ description: 'Calendar of birth_date.', default: 'auto' }),
  name: z.string().max(MAX_NAME_LENGTH).optional().meta({ description: 'Whose chart; echoed only.' }),
  gender: z.enum(GENDERS).optional().meta({ description: 'Used by matching only.' }),
};

const orb = z.number().min(0).max(MAX_ORB_DEG).meta(degrees);

/** `settings` (contract §2.4) of a product whose `orb_scale` defaults to the given value. */
export function settingsSchema(orbScale: number): z.ZodType {
  return z
    .object({
      house_system: houseSystemField.optional(),
      orb_degrees: z
        .union([orb, z.record(z.union([z.enum(ORB_KEYS), asteroidIdSchema]), orb)])
        .optional()
        .meta({
          description: 'Orb of the bodies: one for all, or by body and group; a body beats its group.',
          ...degrees,
        }),
      aspect_orbs: z
        .partialRecord(z.enum(ASPECT_IDS), orb)
        .optional()
        .meta({ description: 'Base orb by aspect.', ...degrees }),
      ...rangeShape(orbScale),
      aspects: aspectsField.optional(),
      bodies: bodiesField.optional(),
      ayanamsa: ayanamsaField.optional(),
      ...choiceShape(),
      bhava: z.enum(BHAVAS).optional().meta({
        description:
          'With system vedic: which houses are counted; chalit are those of Sripati unless house_system names others.',
        default: BHAVAS[0],
      }),
      require_time: booleanField.optional().meta({ description: 'Refuse births without a time.', default: false }),
      strict: booleanField
        .optional()
        .meta({ description: 'Refuse unknown fields instead of warning.', default: false }),
    })
    .partial()
    .meta({ description: 'How to compute; everything is optional.' });
}

const RANGE_FACTS: Readonly<Record<keyof typeof SETTING_RANGES, Record<string, unknown>>> = {
  orb_scale: { description: 'Multiplies every allowed orb.' },
  star_orb: { description: 'Orb of fixed-star conjunctions.', default: 1, ...degrees },
  parallel_orb: { description: 'Orb of parallels and contraparallels.', default: 1, ...degrees },
  midpoint_orb: { description: 'Orb of midpoint hits.', default: 1.5, ...degrees },
  stellium_min: { description: 'Fewest planets of a stellium.', default: 3 },
};

function rangeShape(orbScale: number): Record<keyof typeof SETTING_RANGES, z.ZodType> {
  const amount = (name: keyof typeof SETTING_RANGES): z.ZodType => {
    const { min, max } = SETTING_RANGES[name];
    const number = z.number().min(min).max(max);
    return (name === 'stellium_min' ? number.int() : number).optional().meta(RANGE_FACTS[name]);
  };
  return {
    orb_scale: z
      .number()
      .min(SETTING_RANGES.orb_scale.min)
      .max(SETTING_RANGES.orb_scale.max)
      .optional()
      .meta({ ...RANGE_FACTS.orb_scale, default: orbScale }),
    star_orb: amount('star_orb'),
    parallel_orb: amount('parallel_orb'),
    midpoint_orb: amount('midpoint_orb'),
    stellium_min: amount('stellium_min'),
  };
}

function choiceShape(): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(SETTING_CHOICES).map(([name, values]) => [
      name,
      z.enum(values).optional().meta({ default: values[0] }),
    ]),
  );
}
