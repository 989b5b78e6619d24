import { RAD, wrap180 } from '../angle/angle.ts';
import type { GeoPosition } from '../ephemeris.ts';
import type { ChartMoment } from '../natal/house-frame.ts';
import { meanGeoLongitudeDeg, meanLongitude, meanOf } from './composite.ts';
import type { Side } from './inter-aspects.ts';

export const DAVISON_GEO = ['arithmetic', 'great_circle'] as const;
export type DavisonGeo = (typeof DAVISON_GEO)[number];

type Birth = Pick<Side, 'moment' | 'place'>;

/**
 * The mean in time and space of two or more births (Davison, Synastry, 1977): the moment and place for which the real chart of a
 * relationship is cast. `arithmetic` averages the latitudes, and the longitudes as `meanLongitude` (of two on the shorter arc);
 * `great_circle` takes the direction of the sum of the places as unit vectors (of two the middle of the great circle between them). With an
 * unknown birth time, the day spans all possible mean instants. Null where the meridians of three or more places cancel each other.
 */
export function davisonBirth(
  births: readonly Birth[],
  geo: DavisonGeo,
): { readonly moment: ChartMoment; readonly place: GeoPosition } | null {
  const place = meanPlace(
    births.map((birth) => birth.place),
    geo,
  );
  return place && { moment: meanMoment(births.map(({ moment }) => moment)), place };
}

function meanMoment(moments: readonly ChartMoment[]): ChartMoment {
  const unknownTime = moments.some((moment) => moment.unknownTime);
  const mean = (of: (moment: ChartMoment) => number): number => meanOf(moments.map(of));
  return {
    jdUt: mean(({ jdUt }) => jdUt),
    unknownTime,
    day: unknownTime
      ? {
          startJdUt: mean(({ day, jdUt }) => day?.startJdUt ?? jdUt),
          endJdUt: mean(({ day, jdUt }) => day?.endJdUt ?? jdUt),
        }
      : null,
  };
}

function meanPlace(places: readonly GeoPosition[], geo: DavisonGeo): GeoPosition | null {
  const elevationM = meanOf(places.map((place) => place.elevationM));
  const onSphere = geo === 'great_circle' ? sphereMean(places) : null;
  if (onSphere !== null) return { ...onSphere, elevationM };
  const geoLongitudeDeg = meanMeridianDeg(places.map((place) => place.geoLongitudeDeg));
  if (geoLongitudeDeg === null) return null;
  return { geoLatitudeDeg: meanOf(places.map((place) => place.geoLatitudeDeg)), geoLongitudeDeg, elevationM };
}

function meanMeridianDeg(longitudesDeg: readonly number[]): number | null {
  const [a, b] = longitudesDeg;
  if (longitudesDeg.length === 2 && a !== undefined && b !== undefined) return meanGeoLongitudeDeg(a, b);
  const mean = meanLongitude(longitudesDeg);
  return mean && wrap180(mean.longitudeDeg);
}

/** Null where the places cancel each other, such as antipodes: all great circles between them have the same length. */
function sphereMean(places: readonly GeoPosition[]): Omit<GeoPosition, 'elevationM'> | null {
  const vectors = places.map(unitVector);
  const [x, y, z] = [
    meanOf(vectors.map((vector) => vector[0])),
    meanOf(vectors.map((vector) => vector[1])),
    meanOf(vectors.map((vector) => vector[2])),
  ];
  if (Math.hypot(x, y, z) < 1e-9) return null;
  return {
    geoLatitudeDeg: Math.atan2(z, Math.hypot(x, y)) * (180 / Math.PI),
    geoLongitudeDeg: Math.atan2(y, x) * (180 / Math.PI),
  };
}

function unitVector({ geoLatitudeDeg, geoLongitudeDeg }: GeoPosition): readonly [number, number, number] {
  const [latitude, longitude] = [geoLatitudeDeg * RAD, geoLongitudeDeg * RAD];
  return [Math.cos(latitude) * Math.cos(longitude), Math.cos(latitude) * Math.sin(longitude), Math.sin(latitude)];
}
