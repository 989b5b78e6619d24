import type { Region } from '../countries.ts';
import type { Place } from '../places.ts';
import { divisionForms, normalise } from '../text/normalise.ts';
import { FuzzyIndex } from './fuzzy-index.ts';
import { type GazetteerData, type Texts, type GazetteerMeta, NO_ADMIN, NO_ELEVATION } from './gazetteer-data.ts';
import { KeyIndex } from './key-index.ts';
import { PlaceGrid } from './place-grid.ts';

const decoder = new TextDecoder();
/** A point belongs to the region of the nearest place up to here. */
const REGION_DEG = 1;
/**
 * Zones of GeoNames that tzdb has merged since: places there have the zone of the border data. (`place-zones.ts` has
 * their former one.)
 */
const RENAMED_ZONES: Readonly<Record<string, string>> = { 'America/Yellowknife': 'America/Edmonton' };

/** The opened gazetteer: places by number, in columns, and the indices over their names. */
export class Gazetteer {
  readonly meta: GazetteerMeta;
  readonly keys: KeyIndex;
  readonly fuzzy: FuzzyIndex;
  readonly populations: Uint32Array;
  readonly ids: Uint32Array;
  /** Number of other names in GeoNames, a measure of how well known a place is. */
  readonly nameCounts: Uint8Array;
  readonly #data: GazetteerData;
  #grid: PlaceGrid | null = null;

  constructor(data: GazetteerData) {
    this.#data = data;
    this.meta = data.meta;
    this.keys = new KeyIndex(data.keys);
    this.fuzzy = new FuzzyIndex(this.keys);
    this.populations = data.populations;
    this.ids = data.ids;
    this.nameCounts = data.nameCounts;
  }

  /** Number of places; they are numbered 0 .. size − 1. */
  get size(): number {
    return this.ids.length;
  }

  country(place: number): number {
    return this.#data.countries[place]!;
  }

  /** Index into `meta.admin1`, or null. */
  admin1(place: number): number | null {
    const index = this.#data.admin1[place]!;
    return index === NO_ADMIN ? null : index;
  }

  /** Number of the place's second-level division, or null. */
  admin2(place: number): number | null {
    const index = this.#data.admin2[place]!;
    return index === NO_ADMIN ? null : index;
  }

  /** Whether a normalised word names a second-level division, or is its letter code (Italian provinces). */
  isAdmin2(admin2: number, forms: readonly string[]): boolean {
    const [name, code] = textAt(this.#data.admin2Names, admin2).split('\t');
    const named = divisionForms(normalise(name!));
    return forms.some((form) => named.includes(form) || (code !== '' && code!.toLowerCase() === form));
  }

  geoLatitudeDeg(place: number): number {
    return this.#data.latitudes[place]! / 1e5;
  }

  geoLongitudeDeg(place: number): number {
    return this.#data.longitudes[place]! / 1e5;
  }

  /** Country and division of the place nearest to a point, within a degree of latitude; null where there is none. */
  regionAt(geoLatitudeDeg: number, geoLongitudeDeg: number): Region | null {
    const { latitudes, longitudes } = this.#data;
    this.#grid ??= new PlaceGrid(latitudes, longitudes);
    const nearest = this.#grid.nearest(geoLatitudeDeg, geoLongitudeDeg, REGION_DEG);
    if (nearest === null) return null;
    const admin1 = this.admin1(nearest);
    return {
      countryCode: this.meta.countries[this.country(nearest)]!.code,
      admin1: admin1 === null ? null : this.meta.admin1[admin1]!.name,
    };
  }

  /** The place as returned by the interface. */
  describe(place: number, confidence: number): Place {
    const country = this.meta.countries[this.country(place)]!;
    const admin1 = this.admin1(place);
    const elevationM = this.#data.elevations[place]!;
    const zone = this.meta.zones[this.#data.zones[place]!]!;
    return {
      name: textAt(this.#data.names, place),
      admin1: admin1 === null ? null : this.meta.admin1[admin1]!.name,
      country: country.name,
      countryCode: country.code,
      geoLatitudeDeg: this.geoLatitudeDeg(place),
      geoLongitudeDeg: this.geoLongitudeDeg(place),
      elevationM: elevationM === NO_ELEVATION ? null : elevationM,
      timezone: RENAMED_ZONES[zone] ?? zone,
      geonamesId: this.ids[place] === 0 ? null : this.ids[place]!,
      population: this.populations[place]!,
      source: this.ids[place] === 0 ? 'supplement' : 'geonames',
      confidence,
    };
  }
}

function textAt({ bytes, ends }: Texts, index: number): string {
  return decoder.decode(bytes.subarray(ends[index], ends[index + 1]));
}
