import { LINE_ANGLES } from '@theia-astro/astro/astrocartography/line';
import { STARS, type StarId } from '@theia-astro/astro/stars/catalogue';
import type { StarParan } from '@theia-astro/astro/stars/parans';
import { z } from 'zod';
import { instantText, utcMsOfJd } from '../time/instant-text.ts';
import type { Ephemeris, StarPosition } from '@theia-astro/astro/ephemeris';
import { aspectPointSchema } from './aspect.ts';
import { instantSchema } from './place-and-time.ts';
import { wire, wireLongitude, type Wire, wireZodiac, zodiacShape } from './wire.ts';

const degrees = { 'x-unit': 'degrees' };

/** An open text: the ids alone are more than all other fields of a chart. */
export const starIdSchema = z.string().meta({
  id: 'StarId',
  description: `A star or another fixed point: its traditional name, or its designation (delta_centauri); ${STARS.length} are known.`,
  examples: ['aldebaran'],
});

const angleSchema = z.enum(LINE_ANGLES);
export const starParanSchema = z
  .object({
    star: starIdSchema,
    star_angle: angleSchema,
    point: aspectPointSchema,
    point_angle: angleSchema,
    at: instantSchema.meta({ description: 'When the point is on its angle.' }),
    orb_minutes: z.number().meta({ description: 'Time of the star minus that of the point.', 'x-unit': 'minutes' }),
  })
  .meta({ id: 'StarParan' });

export const starPositionSchema = z
  .object({
    star: starIdSchema,
    ...zodiacShape,
    latitude: z.number().meta(degrees),
    right_ascension: z.number().min(0).lt(360).meta(degrees),
    declination: z.number().meta(degrees),
    magnitude: z.number().nullable(),
  })
  .meta({ id: 'StarPosition' });

/** Writes the place of a star. */
export function wireStarPosition(star: StarId, position: StarPosition): Wire<typeof starPositionSchema> {
  return {
    star,
    ...wireZodiac(position.longitudeDeg),
    latitude: wire(position.latitudeDeg),
    right_ascension: wireLongitude(position.rightAscensionDeg),
    declination: wire(position.declinationDeg),
    magnitude: position.magnitude,
  };
}

/** Writes a star paran. */
export function wireStarParan(
  ephemeris: Ephemeris,
  { star, starAngle, point, pointAngle, jdUt, orbMinutes }: StarParan,
): Wire<typeof starParanSchema> {
  return {
    star,
    star_angle: starAngle,
    point,
    point_angle: pointAngle,
    at: instantText(utcMsOfJd(ephemeris, jdUt)),
    orb_minutes: wire(orbMinutes),
  };
}
