import type { Ephemeris, Frame, GeoPosition } from '@theia-astro/astro/ephemeris';
import { skyErrorArcsec } from '../angles.ts';
import { bodyOfTable } from '../body-names.ts';
import { readTable, type Comparison, tallied } from '../comparison.ts';
import { TROPICAL } from '../frames.ts';
import { jdOfUt1, jdUtOfTt } from '../instants.ts';

/** Sidereal rotation of the Earth. IERS Conventions 2010, eq. 5.15. */
const DEGREES_PER_DAY = 360 * 1.002737811911354;

interface Row {
  id: string;
  utc: string;
  body: string;
  observer_lat: number;
  observer_lon_east: number;
  observer_alt_m: number;
  ra_apparent_deg: number;
  dec_apparent_deg: number;
  azimuth_deg: number;
  elevation_airless_deg: number;
  jd_tt_assumed: number;
}

export const comparisons: readonly Comparison[] = [
  against(
    'right ascension, declination',
    () => true,
    (ephemeris, row) => {
      const jdUt = jdUtOfTt(ephemeris, row.jd_tt_assumed);
      const position = ephemeris.position(jdUt, bodyOfTable(row.body), observerFrame(row, turnedEarthDeg(row, jdUt)));
      return skyErrorArcsec(
        [position.rightAscensionDeg, position.declinationDeg],
        [row.ra_apparent_deg, row.dec_apparent_deg],
      );
    },
  ),
  against('azimuth, altitude 1962–2019', isMeasuredEarthRotation, (ephemeris, row) => {
    const { jdUt } = ephemeris.utcToJd(parseUtc(row.utc));
    const { longitudeDeg, latitudeDeg, distanceAu } = ephemeris.ecliptic(
      jdUt,
      bodyOfTable(row.body),
      observerFrame(row, 0),
    );
    const { azimuthDeg, altitudeDeg } = ephemeris.horizontal(
      jdUt,
      observerPosition(row),
      longitudeDeg,
      latitudeDeg,
      distanceAu,
    );
    return skyErrorArcsec([azimuthDeg + 180, altitudeDeg], [row.azimuth_deg, row.elevation_airless_deg]);
  }),
];

function against(
  quantity: string,
  wanted: (row: Row) => boolean,
  error: (ephemeris: Ephemeris, row: Row) => number,
): Comparison {
  return {
    table: 'horizons_topocentric',
    quantity,
    unit: 'arcsec',
    tolerance: 1,
    compare: tallied((tally, { ephemeris }) => {
      for (const row of readTable<Row>('horizons_topocentric').filter(wanted)) tally.add(row.id, error(ephemeris, row));
    }),
  };
}

/** In other years Horizons and Swiss Ephemeris use different Delta-T, and the horizon turns 15″ per second. */
function isMeasuredEarthRotation(row: Row): boolean {
  const year = Number(row.utc.slice(0, 4));
  return year >= 1962 && year < 2019;
}

function observerPosition(row: Row): GeoPosition {
  const geoLongitudeDeg = row.observer_lon_east > 180 ? row.observer_lon_east - 360 : row.observer_lon_east;
  return { geoLatitudeDeg: row.observer_lat, geoLongitudeDeg, elevationM: row.observer_alt_m };
}

function observerFrame(row: Row, eastwardDeg: number): Frame {
  const observer = observerPosition(row);
  return {
    ...TROPICAL,
    center: 'topocentric',
    observer: { ...observer, geoLongitudeDeg: observer.geoLongitudeDeg + eastwardDeg },
  };
}

/**
 * Horizons freezes Delta-T at its last value while Swiss Ephemeris forecasts it: at the same TT the observer has a
 * different position under the stars. This is the Earth's rotation between the two UT1, used to compare with equal
 * Delta-T.
 */
function turnedEarthDeg(row: Row, jdUt: number): number {
  return (jdOfUt1(row.utc) - jdUt) * DEGREES_PER_DAY;
}

function parseUtc(iso: string): Parameters<Ephemeris['utcToJd']>[0] {
  const date = new Date(iso);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}
