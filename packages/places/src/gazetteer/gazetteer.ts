import type { Place } from '../places.ts';
import { divisionForms } from '../text/division.ts';
import { normalise } from '../text/normalise.ts';
import { type Container, openContainer } from './container.ts';
import { FuzzyIndex } from './fuzzy-index.ts';
import { KeyIndex, uint32 } from './key-index.ts';
import { type GazetteerMeta, NO_ADMIN, NO_ELEVATION } from './meta.ts';

const decoder = new TextDecoder();

/** The opened gazetteer: places by number, in columns, and the indices over their names. */
export class Gazetteer {
  readonly meta: GazetteerMeta;
  readonly keys: KeyIndex;
  readonly fuzzy: FuzzyIndex;
  readonly populations: Uint32Array;
  readonly ids: Uint32Array;
  /** How many other names GeoNames lists: what is known in many languages is known. */
  readonly nameCounts: Uint8Array;
  readonly #countries: Uint8Array;
  readonly #zones: Uint16Array;
  readonly #admin1: Uint16Array;
  readonly #admin2: Uint16Array;
  readonly #latitudes: Int32Array;
  readonly #longitudes: Int32Array;
  readonly #elevations: Int16Array;
  readonly #names: (index: number) => string;
  readonly #admin2Names: (index: number) => string;

  constructor(path: string) {
    const container = openContainer<GazetteerMeta>(path);
    const view = (name: string): readonly [ArrayBuffer, number, number] => {
      const bytes = container.bytes(name);
      return [bytes.buffer, bytes.byteOffset, bytes.byteLength];
    };
    const uint16 = (name: string): Uint16Array => {
      const [buffer, offset, length] = view(name);
      return new Uint16Array(buffer, offset, length / 2);
    };
    const int32 = (name: string): Int32Array => {
      const [buffer, offset, length] = view(name);
      return new Int32Array(buffer, offset, length / 4);
    };
    const [elevations, elevationsAt, elevationBytes] = view('elevations');
    this.meta = container.meta;
    this.keys = new KeyIndex(container);
    this.fuzzy = new FuzzyIndex(container);
    this.populations = uint32(container.bytes('populations'));
    this.ids = uint32(container.bytes('ids'));
    this.nameCounts = container.bytes('nameCounts');
    this.#countries = container.bytes('countries');
    this.#zones = uint16('zones');
    this.#admin1 = uint16('admin1');
    this.#admin2 = uint16('admin2');
    this.#latitudes = int32('latitudes');
    this.#longitudes = int32('longitudes');
    this.#elevations = new Int16Array(elevations, elevationsAt, elevationBytes / 2);
    this.#names = texts(container, 'name');
    this.#admin2Names = texts(container, 'admin2Name');
  }

  /** How many places there are; their numbers are 0 .. size − 1. */
  get size(): number {
    return this.ids.length;
  }

  country(place: number): number {
    return this.#countries[place]!;
  }

  /** Index into `meta.admin1`, or null. */
  admin1(place: number): number | null {
    const index = this.#admin1[place]!;
    return index === NO_ADMIN ? null : index;
  }

  /** Number of the place's second-level division, or null. */
  admin2(place: number): number | null {
    const index = this.#admin2[place]!;
    return index === NO_ADMIN ? null : index;
  }

  /** Whether a normalised word names a second-level division, or is its code in letters (Italian provinces). */
  isAdmin2(admin2: number, forms: readonly string[]): boolean {
    const [name, code] = this.#admin2Names(admin2).split('\t');
    const named = divisionForms(normalise(name!));
    return forms.some((form) => named.includes(form) || (code !== '' && code!.toLowerCase() === form));
  }

  geoLatitudeDeg(place: number): number {
    return this.#latitudes[place]! / 1e5;
  }

  geoLongitudeDeg(place: number): number {
    return this.#longitudes[place]! / 1e5;
  }

  /** The place as the interface shows it. */
  describe(place: number, confidence: number): Place {
    const country = this.meta.countries[this.country(place)]!;
    const admin1 = this.admin1(place);
    const elevationM = this.#elevations[place]!;
    return {
      name: this.#names(place),
      admin1: admin1 === null ? null : this.meta.admin1[admin1]!.name,
      country: country.name,
      countryCode: country.code,
      geoLatitudeDeg: this.geoLatitudeDeg(place),
      geoLongitudeDeg: this.geoLongitudeDeg(place),
      elevationM: elevationM === NO_ELEVATION ? null : elevationM,
      timezone: this.meta.zones[this.#zones[place]!]!,
      geonamesId: this.ids[place] === 0 ? null : this.ids[place]!,
      population: this.populations[place]!,
      source: this.ids[place] === 0 ? 'supplement' : 'geonames',
      confidence,
    };
  }
}

function texts(container: Container<unknown>, name: string): (index: number) => string {
  const bytes = container.bytes(`${name}Bytes`);
  const ends = uint32(container.bytes(`${name}Ends`));
  return (index) => decoder.decode(bytes.subarray(ends[index], ends[index + 1]));
}
