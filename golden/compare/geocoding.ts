import type { Place, Places } from '@theia-astro/places/places';
import { readTable, type Comparison } from '../comparison.ts';
import { turn } from '../angles.ts';

interface Expected {
  country: string;
  lat: number;
  lon: number;
  iana_zone: string;
}
interface Row {
  id: string;
  query: string;
  expected: Expected | null;
  note?: string;
}

const NEAR_DEG = 0.15;
/** Districts and islands (the table's notes). */
const WIDE_DEG = 0.25;
const isWide = (row: Row): boolean => /borough|district|island/i.test(row.note ?? '');

export const comparisons: readonly Comparison[] = [
  {
    table: 'geocoding',
    quantity: 'place, country and zone',
    unit: '% wrong',
    tolerance: 3,
    compare: async ({ places }) => {
      const atlas = await places();
      const rows = readTable<Row>('geocoding');
      const wrong = rows.filter((row) => !isFound(atlas, row, atlas.resolve(row.query)?.place ?? null));
      return {
        cases: rows.length,
        worst: (wrong.length / rows.length) * 100,
        worstCase: wrong.map(({ query }) => query).join(' | '),
      };
    },
  },
];

function isFound(atlas: Places, row: Row, place: Place | null): boolean {
  const { expected } = row;
  if (expected === null || place === null) return expected === null && place === null;
  const far = Math.max(
    Math.abs(place.geoLatitudeDeg - expected.lat),
    Math.abs(turn(place.geoLongitudeDeg, expected.lon)),
  );
  if (far > (isWide(row) ? WIDE_DEG : NEAR_DEG)) return false;
  if (row.note?.startsWith('accept') === true) return true;
  const isCountry = place.source === 'coordinates' || place.countryCode === expected.country;
  return isCountry && place.timezone !== null && isSameZone(atlas, place.timezone, expected.iana_zone);
}

/** An alias has the same offsets; compared in January and July of 1990 to 2025. */
function isSameZone(atlas: Places, zone: string, expected: string): boolean {
  if (zone === expected) return true;
  for (let year = 1990; year <= 2025; year += 1)
    for (const month of [0, 6]) {
      const utcMs = Date.UTC(year, month, 15);
      if (atlas.zoneMoment(zone, utcMs).offsetSeconds !== atlas.zoneMoment(expected, utcMs).offsetSeconds) return false;
    }
  return true;
}
