import { dmsText } from '@theia-astro/astro/angle/angle';
import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import type { ProgressedPoint } from '@theia-astro/astro/progressions/compute';
import type { ProgressedLunation } from '@theia-astro/astro/progressions/events';
import { degreeInSign } from '@theia-astro/astro/zodiac/signs';
import { instantTextOfJd } from '../time/instant-text.ts';
import { wire, wireBelow, wireLongitude } from '../wire/number.ts';
import { wirePoint } from '../wire/point.ts';
import type { Wire } from '../wire/wire-type.ts';
import { wireZodiac } from '../wire/zodiac.ts';
import type { progressedLunationSchema, progressedPointSchema, progressedPointsSchema } from './schema.ts';

/** Progressed points by id: the point object with its natal house. */
export function wireProgressedPoints(
  ephemeris: Ephemeris,
  points: readonly ProgressedPoint[],
  details: boolean,
): Wire<typeof progressedPointsSchema> {
  const wired: Record<string, Wire<typeof progressedPointSchema>> = {};
  for (const point of points) wired[point.id] = wireProgressedPoint(ephemeris, point, details);
  return wired;
}

function wireProgressedPoint(
  ephemeris: Ephemeris,
  point: ProgressedPoint,
  details: boolean,
): Wire<typeof progressedPointSchema> {
  const { sky, house, housePosition, natalHouse } = point;
  return {
    ...(sky === null ? wireDirected(point, details) : wirePoint(ephemeris, sky, { details, house: false })),
    house,
    natal_house: natalHouse,
    ...(details
      ? { house_position: house === null || housePosition === null ? null : wireBelow(housePosition, house + 1) }
      : {}),
  };
}

/** A directed point has only a longitude. */
function wireDirected(
  { id, longitudeDeg, speedDegPerDay }: ProgressedPoint,
  details: boolean,
): Omit<Wire<typeof progressedPointSchema>, 'house' | 'natal_house'> {
  return {
    ...wireZodiac(longitudeDeg),
    speed: wire(speedDegPerDay),
    retrograde: false,
    ...(details ? { id, dms: dmsText(degreeInSign(longitudeDeg)), motion: 'direct' } : {}),
  };
}

/** Writes the progressed lunation cycle. */
export function wireLunation(
  ephemeris: Ephemeris,
  lunation: ProgressedLunation,
  unknownTime: boolean,
): Wire<typeof progressedLunationSchema> {
  const at = (jdUt: number | null): string | null => (jdUt === null ? null : instantTextOfJd(ephemeris, jdUt));
  return {
    angle: wireLongitude(lunation.angleDeg),
    name: lunation.name,
    rudhyar: lunation.rudhyar,
    previous_new_moon_at: at(lunation.previousNewJdUt),
    previous_full_moon_at: at(lunation.previousFullJdUt),
    next_new_moon_at: at(lunation.nextNewJdUt),
    next_full_moon_at: at(lunation.nextFullJdUt),
    ...(unknownTime ? { approximate: true } : {}),
  };
}
