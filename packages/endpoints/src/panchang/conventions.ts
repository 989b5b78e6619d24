import { VARJYAM_TABLES } from '@theia-astro/astro/vedic/panchang/nakshatra-ghatis';
import { PANCHAKA_COUNTS } from '@theia-astro/astro/vedic/panchang/rising-signs';
import { z } from 'zod';
import { sunriseName, sunriseNameSchema } from '../request/setting-fields.ts';
import {
  HORA_DIVISIONS,
  LUNAR_MONTH_SYSTEMS,
  MOON_DAYS,
  PANCHANG_INCLUDES,
  type PanchangInclude,
} from '../vedic-parts/panchang-shape.ts';
import { byId } from '../wire/point.ts';
import type { Wire } from '../wire/wire-type.ts';
import type { PanchangRequest } from './request.ts';

/** Every reading a panchang uses: first those with a setting, under its name, then the fixed ones. */
export function wirePanchangConventions({
  vedic,
  hora,
  lunarMonth,
  varjyamTable,
  moonDay,
  panchakaCount,
  include,
}: PanchangRequest): Wire<typeof panchangConventionsSchema> {
  return {
    ayanamsa: vedic.ayanamsa.id,
    positions: vedic.positions,
    sunrise: sunriseName(vedic.sunrise),
    hora,
    lunar_month: lunarMonth,
    varjyam_table: varjyamTable,
    moon_day: moonDay,
    ...(include.has('lagnas') ? { panchaka_count: panchakaCount } : {}),
    observer: 'geocentric',
    moonrise: 'visible',
    day: 'sunrise_to_sunrise',
    month_name: 'sign_entered',
  };
}

const constant = <const T extends string>(value: T, description: string): z.ZodLiteral<T> =>
  z.literal(value).meta({ description });

export const panchangConventionsSchema = z
  .object({
    ayanamsa: z.string(),
    positions: z
      .enum(['apparent', 'true'])
      .meta({ description: 'apparent, or true (geometric): then tithis end up to 40 s later.' }),
    sunrise: sunriseNameSchema,
    hora: z.enum(HORA_DIVISIONS),
    lunar_month: z.enum(LUNAR_MONTH_SYSTEMS),
    varjyam_table: z.enum(VARJYAM_TABLES),
    moon_day: z.enum(MOON_DAYS),
    panchaka_count: z.enum(PANCHAKA_COUNTS).optional(),
    observer: constant('geocentric', 'Limbs are geocentric.'),
    moonrise: constant('visible', 'Upper limb with refraction, regardless of the sunrise setting.'),
    day: constant(
      'sunrise_to_sunrise',
      'The vara and its parts run from sunrise to sunrise; moonrise and moonset by moon_day.',
    ),
    month_name: constant(
      'sign_entered',
      'A lunar month is named after the sign the sidereal Sun enters in it, and is adhika when the Sun enters none.',
    ),
  })
  .meta({ description: 'Every reading the answer uses, under the name of its setting where there is one.' });

const LIMBS_SOURCE = 'Surya Siddhanta 2.64–69';
const SOURCES: Readonly<Record<PanchangInclude, string>> = {
  limbs: LIMBS_SOURCE,
  kalams: 'usage',
  choghadiya: 'usage',
  hora: 'Surya Siddhanta 12.78–79',
  muhurtas: 'Muhurta Chintamani',
  varjyam: 'Muhurta Chintamani; Prashna Marga by varjyam_table',
  periods: 'Muhurta Chintamani 1–2',
  lagnas: 'Raman, Muhurtha 3; fortnight: Andhra almanacs',
  lunar_month: 'Surya Siddhanta 14; usage of amanta and purnimanta',
};

export const panchangSourcesSchema = byId(PANCHANG_INCLUDES, z.string())
  .extend({ limbs: z.string() })
  .meta({ description: 'The sources of each part of the answer.' });

/** `sources` of a panchang: the source of every part in it. */
export function wirePanchangSources(include: ReadonlySet<PanchangInclude>): Wire<typeof panchangSourcesSchema> {
  const sources: Partial<Record<PanchangInclude, string>> = {};
  for (const part of PANCHANG_INCLUDES) if (include.has(part)) sources[part] = SOURCES[part];
  return { ...sources, limbs: LIMBS_SOURCE };
}
