import type { Houses } from '@theia-astro/astro/ephemeris';
import type { Places } from '@theia-astro/places/places';
import { turn } from '../angles.ts';
import { bodyOfTable } from '../body-names.ts';
import { keepTally, readTable, type Comparison, type Engines } from '../comparison.ts';
import { LAHIRI, TROPICAL } from '../frames.ts';
import { utcInstant, wallClock } from '../wall-clock.ts';

interface Row {
  id: string;
  local: string;
  place: string;
  lat: number;
  lon: number;
  zone: string;
  planets: Readonly<Record<string, number>>;
  asc: number;
  mc: number;
  placidus_cusps?: readonly number[];
  moon_sidereal_lahiri?: number;
}

interface Site {
  readonly geoLatitudeDeg: number;
  readonly geoLongitudeDeg: number;
  readonly zone: string;
}

export const comparisons: readonly Comparison[] = [
  measured('planets', 0.01, siteOfRow, (engines, row, jdUt) =>
    Object.entries(row.planets)
      .filter(([name]) => name !== 'Moon')
      .map(([name, longitudeDeg]) =>
        turn(engines.ephemeris.ecliptic(jdUt, bodyOfTable(name), TROPICAL).longitudeDeg, longitudeDeg),
      ),
  ),
  measured('Moon, tropical and Lahiri', 0.02, siteOfRow, ({ ephemeris }, row, jdUt) => [
    turn(ephemeris.ecliptic(jdUt, 'moon', TROPICAL).longitudeDeg, row.planets['Moon'] ?? Number.NaN),
    ...(row.moon_sidereal_lahiri === undefined
      ? []
      : [turn(ephemeris.ecliptic(jdUt, 'moon', LAHIRI).longitudeDeg, row.moon_sidereal_lahiri)]),
  ]),
  measured('angles and Placidus cusps', 0.02, siteOfRow, (engines, row, jdUt, site) => {
    const { cuspsDeg, angles } = computeHouses(engines, jdUt, site);
    const cusps = row.placidus_cusps ?? [];
    return [...angleErrors(angles, row), ...cusps.map((cusp, index) => turn(cuspsDeg[index] ?? Number.NaN, cusp))];
  }),
  measured('angles from the place name, where found', 0.3, siteOfName, (engines, row, jdUt, site) =>
    angleErrors(computeHouses(engines, jdUt, site).angles, row),
  ),
];

function measured(
  quantity: string,
  tolerance: number,
  siteOf: (row: Row, atlas: Places) => Site | null,
  errors: (engines: Engines, row: Row, jdUt: number, site: Site) => readonly number[],
): Comparison {
  return {
    table: 'natal_end_to_end',
    quantity,
    unit: 'deg',
    tolerance,
    compare: async (engines) => {
      const [atlas, tally] = [await engines.places(), keepTally()];
      for (const row of readTable<Row>('natal_end_to_end')) {
        const site = siteOf(row, atlas);
        if (site !== null)
          for (const error of errors(engines, row, birthJd(engines, atlas, row, site), site)) tally.add(row.id, error);
      }
      return tally.result();
    },
  };
}

function siteOfRow(row: Row): Site {
  return { geoLatitudeDeg: row.lat, geoLongitudeDeg: row.lon, zone: row.zone };
}

/**
 * Null for a name the search rejects (docs/methods/time-and-place.md: a qualifier that matches nothing); the geocoding table tests how
 * well it finds places.
 */
function siteOfName(row: Row, atlas: Places): Site | null {
  const place = atlas.resolve(row.place)?.place;
  if (place === undefined || place.timezone === null) return null;
  return { geoLatitudeDeg: place.geoLatitudeDeg, geoLongitudeDeg: place.geoLongitudeDeg, zone: place.timezone };
}

function birthJd({ ephemeris }: Engines, atlas: Places, row: Row, site: Site): number {
  const { utcMs } = atlas.resolveLocal(site.zone, wallClock(row.local), {
    resolution: 'earlier',
    lmt: 'longitude',
    geoLongitudeDeg: site.geoLongitudeDeg,
  });
  return ephemeris.utcToJd(utcInstant(utcMs)).jdUt;
}

function computeHouses({ ephemeris }: Engines, jdUt: number, site: Site): Houses {
  return ephemeris.houses(jdUt, { ...site, elevationM: 0 }, 'P', TROPICAL);
}

function angleErrors(angles: Houses['angles'], row: Row): readonly number[] {
  return [turn(angles.ascendantDeg, row.asc), turn(angles.midheavenDeg, row.mc)];
}
