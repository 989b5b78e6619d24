import type { GeoPosition } from '../ephemeris.ts';
import type { ChartMoment } from '../natal/moment.ts';
import { meanGeoLongitudeDeg } from './midpoint.ts';
import type { Side } from './side.ts';

export const DAVISON_GEO = ['arithmetic', 'great_circle'] as const;
export type DavisonGeo = (typeof DAVISON_GEO)[number];

type Birth = Pick<Side, 'moment' | 'place'>;

/**
 * Halfway in time and space between two births (Davison, Synastry, 1977): the moment and place for which the real chart
 * of a relationship is cast. `arithmetic` averages latitude and longitude (on the shorter arc); `great_circle` takes
 * the middle of the great circle between the places. With an unknown birth time, the day spans all possible middle
 * instants.
 */
export function davisonBirth(
  a: Birth,
  b: Birth,
  geo: DavisonGeo,
): { readonly moment: ChartMoment; readonly place: GeoPosition } {
  return { moment: middleMoment(a.moment, b.moment), place: middlePlace(a.place, b.place, geo) };
}

function middleMoment(a: ChartMoment, b: ChartMoment): ChartMoment {
  const unknownTime = a.unknownTime || b.unknownTime;
  const middle = (one: number, other: number): number => (one + other) / 2;
  return {
    jdUt: middle(a.jdUt, b.jdUt),
    unknownTime,
    day: unknownTime
      ? {
          startJdUt: middle(a.day?.startJdUt ?? a.jdUt, b.day?.startJdUt ?? b.jdUt),
          endJdUt: middle(a.day?.endJdUt ?? a.jdUt, b.day?.endJdUt ?? b.jdUt),
        }
      : null,
  };
}

function middlePlace(a: GeoPosition, b: GeoPosition, geo: DavisonGeo): GeoPosition {
  const elevationM = (a.elevationM + b.elevationM) / 2;
  const arithmetic = {
    geoLatitudeDeg: (a.geoLatitudeDeg + b.geoLatitudeDeg) / 2,
    geoLongitudeDeg: meanGeoLongitudeDeg(a.geoLongitudeDeg, b.geoLongitudeDeg),
    elevationM,
  };
  return geo === 'arithmetic' ? arithmetic : (greatCircleMiddle(a, b, elevationM) ?? arithmetic);
}

/**
 * Null for antipodes: all great circles between them have the same length, and the arithmetic middle lies on one of
 * them.
 */
function greatCircleMiddle(a: GeoPosition, b: GeoPosition, elevationM: number): GeoPosition | null {
  const [one, other] = [unitVector(a), unitVector(b)];
  const [x, y, z] = [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
  if (Math.hypot(x, y, z) < 1e-9) return null;
  return {
    geoLatitudeDeg: Math.atan2(z, Math.hypot(x, y)) * (180 / Math.PI),
    geoLongitudeDeg: Math.atan2(y, x) * (180 / Math.PI),
    elevationM,
  };
}

function unitVector({ geoLatitudeDeg, geoLongitudeDeg }: GeoPosition): readonly [number, number, number] {
  const [latitude, longitude] = [geoLatitudeDeg * (Math.PI / 180), geoLongitudeDeg * (Math.PI / 180)];
  return [Math.cos(latitude) * Math.cos(longitude), Math.cos(latitude) * Math.sin(longitude), Math.sin(latitude)];
}
