import { DASHA_SYSTEMS } from '@theia-astro/astro/vedic/dasha/dashas';
import type { NakshatraPosition } from '@theia-astro/astro/vedic/nakshatra';
import { NAKSHATRAS } from '@theia-astro/astro/vedic/nakshatra';
import { GRAHAS, SEVEN_GRAHAS } from '@theia-astro/astro/vedic/zodiac';
import { z } from 'zod';
import { wireBelow } from '../wire/number.ts';
import type { Wire } from '../wire/wire-type.ts';
import { wireZodiac, zodiacShape } from '../wire/zodiac.ts';

export const grahaSchema = z.enum(GRAHAS).meta({ id: 'Graha' });
export const dashaSystemSchema = z.enum(DASHA_SYSTEMS).meta({ id: 'DashaSystem' });
export const sevenGrahaSchema = z
  .enum(SEVEN_GRAHAS)
  .meta({ id: 'SevenGraha', description: 'A visible graha: the lords of signs and weekdays.' });
export const nakshatraIdSchema = z.enum(NAKSHATRAS).meta({ id: 'Nakshatra' });
export const bhavaNumberSchema = z
  .int()
  .min(1)
  .max(36)
  .meta({ id: 'BhavaNumber', description: 'Bhava 1–12 (sector 1–36 for Gauquelin).' });

export const nakshatraSchema = z
  .object({
    id: nakshatraIdSchema,
    lord: grahaSchema,
    pada: z.int().min(1).max(4),
    index: z.int().min(1).max(27).optional(),
    fraction: z.number().min(0).lt(1).optional().meta({ description: 'Fraction of the nakshatra already passed.' }),
  })
  .meta({ id: 'NakshatraPosition', description: 'index and fraction come with include details.' });

export interface LeanOrDetailed {
  /** Whether to add the fields of `details`. */
  readonly details: boolean;
}

/** Writes a nakshatra; index and fraction only with details. */
export function wireNakshatra(
  { index, id, lord, pada, fraction }: NakshatraPosition,
  { details }: LeanOrDetailed,
): Wire<typeof nakshatraSchema> {
  return { id, lord, pada, ...(details ? { index, fraction: wireBelow(fraction, 1) } : {}) };
}

/** A sidereal longitude with its sign and degree. */
export const siderealSchema = z.object(zodiacShape).meta({ id: 'SiderealPlace' });
export const wireSidereal: (longitudeDeg: number) => Wire<typeof siderealSchema> = wireZodiac;
