import { dmsText } from '@theia/astro/angle/dms';
import type { Aspect } from '@theia/astro/aspects/aspect';
import type { CompositeChart, CompositePoint } from '@theia/astro/synastry/composite';
import { degreeInSign } from '@theia/astro/zodiac/signs';
import { wire, wireBelow } from '../natal/wire-number.ts';
import { wireZodiac } from '../natal/wire-point.ts';
import { wireDerivedHouses } from '../shared/derived-houses.ts';

type Wired = Record<string, unknown>;

function wirePoint({ id, longitudeDeg, house, housePosition, flipped }: CompositePoint, unknownTime: boolean): Wired {
  return {
    id,
    ...wireZodiac(longitudeDeg),
    dms: dmsText(degreeInSign(longitudeDeg)),
    speed: null,
    house,
    house_position: house === null || housePosition === null ? null : wireBelow(housePosition, house + 1),
    ...(flipped ? { flipped: true } : {}),
    ...(unknownTime && id === 'moon' ? { approximate: true } : {}),
  };
}

function wireStaticAspect(
  { pointA, pointB, kind, separationDeg, orbDeg, allowedOrbDeg, exactness, partile, outOfSign }: Aspect,
  unknownTime: boolean,
): Wired {
  return {
    point_1: pointA,
    point_2: pointB,
    aspect: kind.id,
    angle: wire(kind.angleDeg),
    separation: wire(separationDeg),
    orb: wire(orbDeg),
    allowed_orb: wire(allowedOrbDeg),
    exactness: wire(exactness),
    partile,
    out_of_sign: outOfSign,
    nature: kind.nature,
    ...(unknownTime && (pointA === 'moon' || pointB === 'moon') ? { approximate: true } : {}),
  };
}

/** `composite` of contract §8.2. */
export function wireComposite(
  { points, houses, aspects, geoLatitudeDeg }: CompositeChart,
  method: string,
  unknownTime: boolean,
): Wired {
  return {
    composite_houses: method,
    latitude: wire(geoLatitudeDeg),
    points: Object.fromEntries(points.map((point) => [point.id, wirePoint(point, unknownTime)])),
    houses: houses && wireDerivedHouses(houses),
    aspects: aspects.map((aspect) => wireStaticAspect(aspect, unknownTime)),
  };
}
