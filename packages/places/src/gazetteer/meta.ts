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
