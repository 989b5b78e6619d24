import type { NakshatraPosition } from '@theia/astro/vedic/nakshatra';
import { NAKSHATRAS } from '@theia/astro/vedic/nakshatra';
import { GRAHAS, SEVEN_GRAHAS } from '@theia/astro/vedic/zodiac';
import { z } from 'zod';
import { wireZodiac } from '../natal/wire-point.ts';
import { wireBelow } from '../natal/wire-number.ts';
import { degreeSchema, longitudeSchema, signSchema } from '../natal/point-schema.ts';

export const grahaSchema = z.enum(GRAHAS);
export const sevenGrahaSchema = z.enum(SEVEN_GRAHAS);
export const houseSchema = z.int().min(1).max(36);

export const nakshatraSchema = z
  .object({
    index: z.int().min(1).max(27),
    id: z.enum(NAKSHATRAS),
    lord: grahaSchema,
    pada: z.int().min(1).max(4),
    fraction: z.number().min(0).lt(1).meta({ description: 'Part of the nakshatra passed.' }),
  })
  .meta({ id: 'NakshatraPosition' });

export function wireNakshatra({ index, id, lord, pada, fraction }: NakshatraPosition): z.infer<typeof nakshatraSchema> {
  return { index, id, lord, pada, fraction: wireBelow(fraction, 1) };
}

/** A sidereal longitude with its sign and degree. */
export const siderealSchema = z.object({ longitude: longitudeSchema, sign: signSchema, degree: degreeSchema });
export const wireSidereal = wireZodiac;
