/** The small tables of the gazetteer, kept as JSON in the head of its file. */
export interface GazetteerMeta {
  readonly geonamesVersion: string;
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly zones: readonly string[];
  /** GeoNames admin1 names; `country` is an index into `countries`. */
  readonly admin1: readonly { readonly name: string; readonly country: number }[];
  /** Normalised names, abbreviations and codes → indices of countries and of admin1. */
  readonly countryWords: Readonly<Record<string, readonly number[]>>;
  readonly admin1Words: Readonly<Record<string, readonly number[]>>;
}

/** Stands for "none" in the admin1 and admin2 columns, and for "unknown" in the elevation column. */
export const NO_ADMIN = 0xffff;
export const NO_ELEVATION = -32768;
