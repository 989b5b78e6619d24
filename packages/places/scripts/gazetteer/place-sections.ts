import { NO_ADMIN, NO_ELEVATION } from '../../src/gazetteer/gazetteer-data.ts';
import type { GeonamesRow } from './geonames-rows.ts';
import type { Section } from '../pack-file.ts';

export interface PlaceTables {
  readonly countryCodes: readonly string[];
  readonly zones: readonly string[];
  readonly admin1Index: ReadonlyMap<string, number>;
  readonly admin1CodeOf: (row: GeonamesRow) => string;
  readonly admin2Names: ReadonlyMap<string, string>;
}

/** One section per column: the data of the places, in file order. Coordinates in 1e-5°, as GeoNames gives them. */
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
  const columns: Section[] = [
    { name: 'ids', type: 'u32', numbers: Uint32Array.from(rows, ({ id }) => id) },
    {
      name: 'latitudes',
      type: 'i32',
      numbers: Int32Array.from(rows, ({ geoLatitudeDeg }) => Math.round(geoLatitudeDeg * 1e5)),
    },
    {
      name: 'longitudes',
      type: 'i32',
      numbers: Int32Array.from(rows, ({ geoLongitudeDeg }) => Math.round(geoLongitudeDeg * 1e5)),
    },
    { name: 'populations', type: 'u32', numbers: Uint32Array.from(rows, ({ population }) => population) },
    {
      name: 'nameCounts',
      type: 'u8',
      numbers: Uint8Array.from(rows, ({ alternateNames }) => Math.min(255, alternateNames.length)),
    },
    {
      name: 'elevations',
      type: 'i16',
      numbers: Int16Array.from(rows, ({ elevationM }) => elevationM ?? NO_ELEVATION),
    },
    {
      name: 'countries',
      type: 'u8',
      numbers: Uint8Array.from(rows, ({ countryCode }) => countryIndex.get(countryCode)!),
    },
    { name: 'zones', type: 'u16', numbers: Uint16Array.from(rows, ({ timezone }) => zoneIndex.get(timezone)!) },
    {
      name: 'admin1',
      type: 'u16',
      numbers: Uint16Array.from(rows, (row) => tables.admin1Index.get(tables.admin1CodeOf(row)) ?? NO_ADMIN),
    },
    { name: 'admin2', type: 'u16', numbers: Uint16Array.from(rows, admin2Of) },
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
  const lengths = texts.map((text) => Buffer.byteLength(text));
  if (lengths.some((length) => length > 255)) throw new Error(`A ${name} is longer than 255 bytes.`);
  return [
    { name: `${name}Bytes`, type: 'u8', numbers: new Uint8Array(Buffer.from(texts.join(''))) },
    { name: `${name}Lengths`, type: 'u8', numbers: Uint8Array.from(lengths) },
  ];
}
