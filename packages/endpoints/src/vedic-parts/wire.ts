import { DASHA_SYSTEMS } from '@theia-astro/astro/vedic/dasha/dashas';
import { type NakshatraPosition, NAKSHATRAS } from '@theia-astro/astro/vedic/nakshatra';
import { GRAHAS, SEVEN_GRAHAS } from '@theia-astro/astro/vedic/zodiac';
import { z } from 'zod';
import { wireBelow, type Wire, wireZodiac, zodiacShape } from '../wire/wire.ts';
import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { instantTextOfJd } from '../time/instant-text.ts';
import type { SubLords } from '@theia-astro/astro/vedic/kp/sub-lords';

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

/** A Julian day (UT1) as ISO-8601 UTC. */
export type InstantWriter = (jdUt: number) => string;

/** Writes instants, each one once: the end of a period is the start of the next one. */
export function instantWriter(ephemeris: Ephemeris): InstantWriter {
  const written = new Map<number, string>();
  return (jdUt) => {
    const known = written.get(jdUt);
    if (known !== undefined) return known;
    const text = instantTextOfJd(ephemeris, jdUt);
    written.set(jdUt, text);
    return text;
  };
}

/** Lords of a place in Krishnamurti's divisions. */
export const subLordsShape = {
  sign_lord: sevenGrahaSchema,
  star_lord: grahaSchema,
  sub_lord: grahaSchema,
  sub_sub_lord: grahaSchema,
};
export const subLordsSchema = z.object(subLordsShape).meta({ id: 'SubLords' });

/** Writes the four lords. */
export function wireSubLords({ signLord, starLord, subLord, subSubLord }: SubLords): Wire<typeof subLordsSchema> {
  return { sign_lord: signLord, star_lord: starLord, sub_lord: subLord, sub_sub_lord: subSubLord };
}
