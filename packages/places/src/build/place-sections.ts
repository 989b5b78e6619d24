import type { Section } from '../gazetteer/container.ts';
import { NO_ADMIN, NO_ELEVATION } from '../gazetteer/meta.ts';
import type { GeonamesRow } from './geonames-rows.ts';
import { section } from './key-sections.ts';

export interface PlaceTables {
  readonly countryCodes: readonly string[];
  readonly zones: readonly string[];
  readonly admin1Index: ReadonlyMap<string, number>;
  readonly admin1CodeOf: (row: GeonamesRow) => string;
  readonly admin2Names: ReadonlyMap<string, string>;
}

/** One column a section: the facts of the places, in file order. Coordinates in 1e-5°, as GeoNames gives them. */
export function placeSections(rows: readonly GeonamesRow[], tables: PlaceTables): readonly Section[] {
  const zoneIndex = new Map(tables.zones.map((zone, index) => [zone, index]));
  const countryIndex = new Map(tables.countryCodes.map((code, index) => [code, index]));
  const admin2Index = new Map<string, number>();
  const admin2: string[] = [];
  const admin2Of = (row: GeonamesRow): number => {
    if (row.admin2Code === '') return NO_ADMIN;
    const code = `${row.countryCode}.${row.admin1Code}.${row.admin2Code}`;
    const known = admin2Index.get(code);
    if (known !== undefined) return known;
    const name = tables.admin2Names.get(code);
    const letters = /^[A-Za-z]{2,}$/.test(row.admin2Code) ? row.admin2Code : '';
    if (name === undefined && letters === '') return NO_ADMIN;
    admin2Index.set(code, admin2.length);
    admin2.push(`${name ?? ''}\t${letters}`);
    return admin2.length - 1;
  };
  const columns = [
    section(
      'ids',
      Uint32Array.from(rows, (row) => row.id),
      'at_once',
    ),
    section(
      'latitudes',
      Int32Array.from(rows, (row) => Math.round(row.geoLatitudeDeg * 1e5)),
      'at_once',
    ),
    section(
      'longitudes',
      Int32Array.from(rows, (row) => Math.round(row.geoLongitudeDeg * 1e5)),
      'at_once',
    ),
    section(
      'populations',
      Uint32Array.from(rows, (row) => row.population),
      'at_once',
    ),
    section(
      'nameCounts',
      Uint8Array.from(rows, (row) => Math.min(255, row.alternateNames.length)),
      'at_once',
    ),
    section(
      'elevations',
      Int16Array.from(rows, (row) => row.elevationM ?? NO_ELEVATION),
      'at_once',
    ),
    section(
      'countries',
      Uint8Array.from(rows, (row) => countryIndex.get(row.countryCode)!),
      'at_once',
    ),
    section(
      'zones',
      Uint16Array.from(rows, (row) => zoneIndex.get(row.timezone)!),
      'at_once',
    ),
    section(
      'admin1',
      Uint16Array.from(rows, (row) => tables.admin1Index.get(tables.admin1CodeOf(row)) ?? NO_ADMIN),
      'at_once',
    ),
    section('admin2', Uint16Array.from(rows, admin2Of), 'at_once'),
  ];
  if (admin2.length >= NO_ADMIN) throw new Error('Too many second-level divisions for 16 bits.');
  return [
    ...columns,
    ...textSections(
      'name',
      rows.map(({ name }) => name),
    ),
    ...textSections('admin2Name', admin2),
  ];
}

function textSections(name: string, texts: readonly string[]): readonly Section[] {
  const ends = new Uint32Array(texts.length + 1);
  texts.forEach((text, i) => {
    ends[i + 1] = ends[i]! + Buffer.byteLength(text);
  });
  return [section(`${name}Bytes`, Buffer.from(texts.join('')), 'at_once'), section(`${name}Ends`, ends, 'at_once')];
}
