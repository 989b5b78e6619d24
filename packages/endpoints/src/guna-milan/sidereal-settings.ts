import { DEFAULT_VEDIC_SETTINGS, type VedicSettings } from '@theia/astro/vedic/chart-settings';
import { z } from 'zod';
import { DEFAULT_AYANAMSA } from '../shared/ayanamsas.ts';
import type { FieldReader, ResolutionSettings } from '../shared/contract.ts';
import { choice, DEFAULT_RESOLUTION, parseResolution, SETTING_CHOICES } from '../shared/settings.ts';
import { warnOfIdle } from '../shared/idle-settings.ts';
import { parseAyanamsa } from '../shared/setting-values.ts';
import { ayanamsaField, booleanField } from '../shared/request-schemas.ts';
import { parseSunrise, sunriseField } from '../shared/sunrise.ts';
import { parseZodiac } from '../shared/system.ts';

/** Settings of the Vedic products that are not charts. */
export interface SiderealSettings {
  readonly vedic: VedicSettings;
  readonly resolution: ResolutionSettings;
  readonly strict: boolean;
  /** The settings object, for what a product adds. */
  readonly given: FieldReader | undefined;
}

/** Reads `settings` of a Vedic product; those in `idle` cannot change its answer and are warned of. Records `invalid_setting`, `invalid_ayanamsa`, and `conflicting_fields` for a tropical or western wish. */
export function parseSiderealSettings(fields: FieldReader, idle: readonly string[] = []): SiderealSettings {
  parseZodiac(fields, 'a Vedic product');
  const given = fields.child('settings', { wrongType: 'own_code' });
  if (given === undefined)
    return { vedic: DEFAULT_VEDIC_SETTINGS, resolution: DEFAULT_RESOLUTION, strict: false, given };
  const vedic: VedicSettings = {
    ...DEFAULT_VEDIC_SETTINGS,
    ayanamsa: parseAyanamsa(given) ?? DEFAULT_AYANAMSA,
    node: choice(given, 'node', DEFAULT_VEDIC_SETTINGS.node),
    positions: choice(given, 'positions', DEFAULT_VEDIC_SETTINGS.positions),
    sunrise: parseSunrise(given) ?? DEFAULT_VEDIC_SETTINGS.sunrise,
  };
  choice(given, 'language', 'en');
  warnOfIdle(given, idle);
  return {
    vedic,
    resolution: parseResolution(given),
    strict: given.boolean('strict', 'invalid_setting') ?? false,
    given,
  };
}

const chosen = <const N extends keyof typeof SETTING_CHOICES>(name: N, fallback: string): z.ZodType =>
  z.enum(SETTING_CHOICES[name]).optional().meta({ default: fallback });

/** The published face of `parseSiderealSettings`, with what a product adds. */
export function siderealSettingsSchema(added: Record<string, z.ZodType> = {}): z.ZodType {
  return z
    .object({
      ayanamsa: ayanamsaField.optional(),
      node: chosen('node', DEFAULT_VEDIC_SETTINGS.node),
      positions: chosen('positions', DEFAULT_VEDIC_SETTINGS.positions),
      sunrise: sunriseField('hindu'),
      time_resolution: chosen('time_resolution', DEFAULT_RESOLUTION.timeResolution),
      lmt: chosen('lmt', DEFAULT_RESOLUTION.lmt),
      location_policy: chosen('location_policy', DEFAULT_RESOLUTION.locationPolicy),
      language: chosen('language', 'en'),
      require_time: booleanField.optional().meta({ description: 'Refuse births without a time.', default: false }),
      strict: booleanField
        .optional()
        .meta({ description: 'Refuse unknown fields instead of warning.', default: false }),
      ...added,
    })
    .partial()
    .meta({ description: 'How to compute; everything is optional.' });
}

/** What the Vedic products take beside their own fields and ignore or refuse. */
export const siderealRequestShape = {
  system: z.literal('vedic').optional().meta({ description: 'May be said; western is refused.' }),
  sidereal: z
    .union([z.literal(true), z.enum(['true', '1']), z.literal(1)])
    .optional()
    .meta({ description: 'May be said; false is refused.' }),
};
