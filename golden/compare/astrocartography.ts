import { wrap180 } from '@theia-astro/astro/angle/normalize';
import {
  LINE_ANGLES,
  lineOfAngle,
  nearestAlongDeg,
  pointOfArc,
  vectorOf,
  type GlobePoint,
} from '@theia-astro/astro/astrocartography/line';
import type { EngineBody, Ephemeris } from '@theia-astro/astro/ephemeris';
import { angleBetween, dot } from '@theia-astro/astro/geometry/vector';
import { bodyOfTable } from '../body-names.ts';
import { type Comparison, eachRow } from '../comparison.ts';
import { TROPICAL } from '../frames.ts';
import { jdOfUt1 } from '../instants.ts';

interface Row extends Partial<Readonly<Record<(typeof LINE_ANGLES)[number], number>>> {
  id: string;
  utc: string;
  body: EngineBody;
  lat: number;
}
interface HorizonsRow {
  id: string;
  utc: string;
  body: string;
  observer_lat: number;
  observer_lon_east: number;
  elevation_airless_deg: number;
}

const DEGREE = Math.PI / 180;

export const comparisons: readonly Comparison[] = [
  {
    table: 'astrocartography',
    quantity: 'longitudes of lines',
    unit: 'deg',
    tolerance: 1e-5,
    compare: eachRow<Row>('astrocartography', (row, tally, { ephemeris }) => {
      const overhead = overheadAt(ephemeris, jdOfUt1(row.utc), row.body);
      for (const angle of LINE_ANGLES) {
        const longitudeDeg = row[angle];
        if (longitudeDeg === undefined) continue;
        const arc = lineOfAngle(angle, overhead);
        const there = vectorOf({ longitudeDeg, latitudeDeg: row.lat });
        const nearest = pointOfArc(arc, nearestAlongDeg(arc, there));
        tally.add(`${row.id} ${angle}`, angleBetween(nearest, there) / DEGREE);
      }
    }),
  },
  {
    table: 'horizons_topocentric',
    quantity: 'distance from the horizon line, Sun and Jupiter 1962–2019',
    unit: 'arcsec',
    // The parallax of the Sun, 8.8″, and 1″ as altitudes with parallax.
    tolerance: 9.8,
    compare: eachRow<HorizonsRow>('horizons_topocentric', (row, tally, { ephemeris }) => {
      const year = Number(row.utc.slice(0, 4));
      if (row.body === 'Moon' || year < 1962 || year > 2019) return;
      const { jdUt } = ephemeris.utcMsToJd(Date.parse(row.utc));
      const overhead = vectorOf(overheadAt(ephemeris, jdUt, bodyOfTable(row.body)));
      const site = vectorOf({ longitudeDeg: wrap180(row.observer_lon_east), latitudeDeg: row.observer_lat });
      const aboveDeg = Math.asin(dot(site, overhead)) / DEGREE;
      tally.add(row.id, (aboveDeg - row.elevation_airless_deg) * 3600);
    }),
  },
];

function overheadAt(ephemeris: Ephemeris, jdUt: number, body: EngineBody): GlobePoint {
  const { rightAscensionDeg, declinationDeg } = ephemeris.position(jdUt, body, TROPICAL);
  return {
    longitudeDeg: wrap180(rightAscensionDeg - 15 * ephemeris.siderealTimeHours(jdUt)),
    latitudeDeg: declinationDeg,
  };
}
