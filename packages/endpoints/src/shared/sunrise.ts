import type { SunriseDefinition } from '@theia/astro/vedic/chart-settings';
import { z } from 'zod';
import type { FieldReader } from './contract.ts';

/** What `settings.sunrise` may say; `upper_limb` is another name of `visible`. */
export const SUNRISES = ['hindu', 'center', 'visible', 'upper_limb'] as const;
/** What answers say. */
export type SunriseName = Exclude<(typeof SUNRISES)[number], 'upper_limb'>;

/** The name on the wire of a definition. */
export function sunriseName(definition: SunriseDefinition): SunriseName {
  return definition === 'upper_limb' ? 'visible' : definition;
}

/** Reads `sunrise`. Records `invalid_setting`. */
export function parseSunrise(settings: FieldReader): SunriseDefinition | undefined {
  const said = settings.oneOf('sunrise', SUNRISES, 'invalid_setting');
  if (said === undefined) return undefined;
  const definition = said === 'visible' ? 'upper_limb' : said;
  settings.echo['sunrise'] = sunriseName(definition);
  return definition;
}

/** The setting as published. */
export function sunriseField(defaultName: SunriseName): z.ZodType {
  return z
    .enum(SUNRISES)
    .optional()
    .meta({
      description:
        'What sunrise and sunset mean. hindu: centre of the disc without refraction and ecliptic latitude; center: centre of the disc with refraction; ' +
        'visible (or upper_limb): upper limb with refraction.',
      default: defaultName,
    });
}

/** The definition that an answer followed. */
export const sunriseNameSchema = z.enum(['hindu', 'center', 'visible']);
