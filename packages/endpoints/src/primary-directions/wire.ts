import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import type { BoundStay } from '@theia-astro/astro/primary-directions/bounds';
import {
  isAngle,
  placedSignificator,
  type BirthSphere,
  type CircumpolarPoint,
  type DirectedBody,
  type DirectionChoice,
  type Ray,
  type Significator,
} from '@theia-astro/astro/primary-directions/directions';
import { diurnalSemiArcDeg, hourAngleDeg, poleOfPositionDeg } from '@theia-astro/astro/primary-directions/mundane';
import { altitudeDeg } from '@theia-astro/astro/dignities/sect';
import { instantTextOfJd } from '../time/instant-text.ts';
import { wire, wireOrNull } from '../wire/number.ts';
import type { Wire } from '../wire/wire-type.ts';
import { wireZodiac } from '../wire/zodiac.ts';
import type { DatedDirection } from './calculate.ts';
import type { boundSchema, directionSchema, primaryDirectionsResponseSchema, speculumSchema } from './schema.ts';

type Circumpolar = Wire<typeof primaryDirectionsResponseSchema>['circumpolar'][number];

function wireRay({ aspect, side, about }: Omit<Ray, 'promissor'>): Pick<Circumpolar, 'aspect' | 'side' | 'about'> {
  return { aspect, side, ...(about === null ? {} : { about }) };
}

export function wireDirection(ephemeris: Ephemeris, direction: DatedDirection): Wire<typeof directionSchema> {
  return {
    at: instantTextOfJd(ephemeris, direction.jdUt),
    age_years: wire(direction.ageYears),
    arc: wire(direction.arcDeg),
    promissor: direction.promissor,
    ...wireRay(direction),
    significator: direction.significator,
    converse: direction.motion === 'converse',
  };
}

export function wireCircumpolar({ point, as, ...ray }: CircumpolarPoint): Circumpolar {
  return { point, as, ...wireRay(ray) };
}

export function wireBound(
  ephemeris: Ephemeris,
  significator: Significator['id'],
  { ruler, longitudeDeg, startArcDeg }: BoundStay,
  ageYears: number,
  startJdUt: number,
  endJdUt: number,
): Wire<typeof boundSchema> {
  return {
    significator,
    ruler,
    ...wireZodiac(longitudeDeg),
    starts_at: instantTextOfJd(ephemeris, startJdUt),
    ends_at: instantTextOfJd(ephemeris, endJdUt),
    age_years: wire(ageYears),
    arc: wire(startArcDeg),
  };
}

/** The table astrologers direct by: bodies with their latitude, angles by their degree of the ecliptic. */
export function wireSpeculum(
  sphere: BirthSphere,
  promissors: readonly DirectedBody[],
  significators: readonly Significator[],
  method: DirectionChoice['method'],
): Wire<typeof speculumSchema>[] {
  const points = new Map<string, Significator>([...significators, ...promissors].map((one) => [one.id, one]));
  return [...points.values()].map((one) => {
    const { point, positionDeg } = placedSignificator(sphere, one, { method, mode: 'mundane', latitudes: 'both' });
    const hourAngle = hourAngleDeg(sphere.armcDeg, point);
    const { armcDeg, geoLatitudeDeg } = sphere;
    const diurnal = diurnalSemiArcDeg(point.declinationDeg, geoLatitudeDeg);
    const altitude = altitudeDeg(point.rightAscensionDeg, point.declinationDeg, armcDeg, geoLatitudeDeg);
    const above = isAngle(one) ? one.id !== 'ic' : altitude >= 0;
    return {
      point: one.id,
      right_ascension: wire(point.rightAscensionDeg),
      declination: wire(point.declinationDeg),
      hour_angle: wire(hourAngle),
      semi_arc: wireOrNull(diurnal === null ? null : above ? diurnal : 180 - diurnal),
      above_horizon: above,
      house_position: positionDeg === null ? null : wire(positionDeg / 30 + 1),
      ...(method === 'regiomontanus' && positionDeg !== null
        ? { pole: wire(Math.abs(poleOfPositionDeg(positionDeg, geoLatitudeDeg))) }
        : {}),
    };
  });
}
