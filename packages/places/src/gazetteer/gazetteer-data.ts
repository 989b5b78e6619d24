import { fileURLToPath } from 'node:url';
import { openPackedFile, type PackedFile } from '../packed-file.ts';
import { runEnds, type KeyData, readKeys } from './key-index.ts';

/** The small tables of the gazetteer, kept as JSON in the head of its file. */
export interface GazetteerMeta {
  readonly geonamesVersion: string;
  /** SHA-256 of the committed tables that the gazetteer was built from. */
  readonly tablesDigest: string;
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly zones: readonly string[];
  /** GeoNames admin1 names; `country` is an index into `countries`. */
  readonly admin1: readonly { readonly name: string; readonly country: number }[];
  /** Normalised names, abbreviations and codes → indices of countries and of admin1. */
  readonly countryWords: Readonly<Record<string, readonly number[]>>;
  readonly admin1Words: Readonly<Record<string, readonly number[]>>;
  /** Index of a country → indices of the countries on land that once belonged to it. */
  readonly ceded: Readonly<Record<number, readonly number[]>>;
  /**
   * Normalised names of historic counties and provinces → circles around them: latitude and longitude in degrees,
   * radius in km.
   */
  readonly regions: Readonly<Record<string, readonly (readonly [number, number, number])[]>>;
}

/** Means "none" in the admin1 and admin2 columns, and "unknown" in the elevation column. */
export const NO_ADMIN = 0xffff;
export const NO_ELEVATION = -32768;

/** Texts one after the other, as UTF-8; text i is `bytes[ends[i]]` up to `bytes[ends[i + 1]]`. */
export interface Texts {
  readonly bytes: Uint8Array;
  readonly ends: Uint32Array;
}

/** The gazetteer as numbers: one column per field of a place. Coordinates in 1e-5°, elevations in metres. */
export interface GazetteerData {
  readonly meta: GazetteerMeta;
  readonly keys: KeyData;
  readonly ids: Uint32Array;
  readonly populations: Uint32Array;
  readonly nameCounts: Uint8Array;
  readonly countries: Uint8Array;
  readonly zones: Uint16Array;
  readonly admin1: Uint16Array;
  readonly admin2: Uint16Array;
  readonly latitudes: Int32Array;
  readonly longitudes: Int32Array;
  readonly elevations: Int16Array;
  readonly names: Texts;
  readonly admin2Names: Texts;
}

/**
 * Reads the committed gazetteer into memory that threads can share: about 26 MB, which is neither copied nor read again
 * when passed to a worker thread.
 */
export function readGazetteer(): GazetteerData {
  const file = openPackedFile<GazetteerMeta>(fileURLToPath(new URL('../../data/gazetteer.bin', import.meta.url)));
  const keys = readKeys(file);
  const data: GazetteerData = {
    meta: file.meta,
    keys: {
      bytes: shared(keys.bytes),
      ends: shared(keys.ends),
      postings: shared(keys.postings),
      postingEnds: shared(keys.postingEnds),
    },
    ids: shared(file.read('ids', 'u32')),
    populations: shared(file.read('populations', 'u32')),
    nameCounts: shared(file.read('nameCounts', 'u8')),
    countries: shared(file.read('countries', 'u8')),
    zones: shared(file.read('zones', 'u16')),
    admin1: shared(file.read('admin1', 'u16')),
    admin2: shared(file.read('admin2', 'u16')),
    latitudes: shared(file.read('latitudes', 'i32')),
    longitudes: shared(file.read('longitudes', 'i32')),
    elevations: shared(file.read('elevations', 'i16')),
    names: readTexts(file, 'name'),
    admin2Names: readTexts(file, 'admin2Name'),
  };
  file.close();
  return data;
}

function readTexts(file: PackedFile<unknown>, name: string): Texts {
  return { bytes: shared(file.read(`${name}Bytes`, 'u8')), ends: shared(runEnds(file.read(`${name}Lengths`, 'u8'))) };
}

type Column = Uint8Array | Uint16Array | Uint32Array | Int16Array | Int32Array;

/** The same numbers in memory shared by several threads. */
function shared<Numbers extends Column>(numbers: Numbers): Numbers {
  const Type = numbers.constructor as new (memory: SharedArrayBuffer) => Numbers;
  const copy = new Type(new SharedArrayBuffer(numbers.byteLength));
  copy.set(numbers);
  return copy;
}
