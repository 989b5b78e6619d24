import { VARJYAM_TABLES } from '@theia/astro/vedic/panchang/nakshatra-ghatis';
import { z } from 'zod';
import { sunriseName, sunriseNameSchema } from '../shared/sunrise.ts';
import { HORA_DIVISIONS, LUNAR_MONTH_SYSTEMS } from './includes.ts';
import type { PanchangRequest } from './request.ts';

/** Every reading a panchang rests on: those that settings change under the setting's name, then those that stand. */
export function wirePanchangConventions({
  vedic,
  hora,
  lunarMonth,
  varjyamTable,
}: PanchangRequest): z.infer<typeof panchangConventionsSchema> {
  return {
    ayanamsa: vedic.ayanamsa.id,
    positions: vedic.positions,
    sunrise: sunriseName(vedic.sunrise),
    hora,
    lunar_month: lunarMonth,
    varjyam_table: varjyamTable,
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
    positions: z.string().meta({ description: 'apparent, or true (geometric): then tithis end up to 40 s later.' }),
    sunrise: sunriseNameSchema,
    hora: z.enum(HORA_DIVISIONS),
    lunar_month: z.enum(LUNAR_MONTH_SYSTEMS),
    varjyam_table: z.enum(VARJYAM_TABLES),
    observer: constant('geocentric', 'Limbs are those of the Earth’s centre.'),
    moonrise: constant('visible', 'Upper limb with refraction, whatever sunrise means; the first ones after midnight.'),
    day: constant('sunrise_to_sunrise', 'The vara and everything in it run from sunrise to sunrise.'),
    month_name: constant(
      'sign_entered',
      'A lunar month is named by the sign that the sidereal Sun enters in it, and is adhika when he enters none.',
    ),
  })
  .meta({ description: 'Every reading the answer rests on; those with a setting under its name.' });

const SOURCES = {
  limbs: 'Surya Siddhanta 2.64–69',
  kalams: 'usage',
  choghadiya: 'usage',
  hora: 'Surya Siddhanta 12.78–79',
  muhurtas: 'Muhurta Chintamani',
  varjyam: 'Muhurta Chintamani; Prashna Marga by varjyam_table',
  lunar_month: 'Surya Siddhanta 14; usage of amanta and purnimanta',
} as const;

/** `sources` of a panchang: the text behind each part. */
export const PANCHANG_SOURCES: Readonly<Record<keyof typeof SOURCES, string>> = SOURCES;
export const panchangSourcesSchema = z
  .record(z.enum(Object.keys(SOURCES) as [keyof typeof SOURCES, ...(keyof typeof SOURCES)[]]), z.string())
  .meta({ description: 'The texts behind each part of the answer.' });
