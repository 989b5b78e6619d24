import type { SunriseDefinition } from '@theia-astro/astro/vedic/chart-settings';
import { z } from 'zod';
import { field, type Field } from './field.ts';

/** Values of `settings.sunrise`; `upper_limb` is another name for `visible`. */
const SUNRISES = ['hindu', 'center', 'visible', 'upper_limb'] as const;
/** Values in answers. */
export type SunriseName = Exclude<(typeof SUNRISES)[number], 'upper_limb'>;

const sunriseType = z.enum(SUNRISES).meta({
  id: 'SunriseSetting',
  description:
    'What sunrise and sunset mean. hindu: centre of the disc without refraction and ecliptic latitude; center: centre of the disc with refraction; ' +
    'visible (or upper_limb): upper limb with refraction.',
});

/** The wire name of a definition. */
export function sunriseName(definition: SunriseDefinition): SunriseName {
  return definition === 'upper_limb' ? 'visible' : definition;
}

/** `settings.sunrise`. Records `invalid_setting`. */
export function sunrise(byDefault: SunriseName): Field<SunriseDefinition> {
  return field(sunriseType, { description: 'What sunrise means.', byDefault }, (settings, name) => {
    const said = settings.oneOf(name, SUNRISES, 'invalid_setting');
    if (said === undefined) return undefined;
    const definition = said === 'visible' ? 'upper_limb' : said;
    settings.echo[name] = sunriseName(definition);
    return definition;
  });
}

/** The sunrise definition that an answer used. */
export const sunriseNameSchema = z.enum(['hindu', 'center', 'visible']);
