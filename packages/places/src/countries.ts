import iso3 from '../data/iso3.json' with { type: 'json' };

/** Whether a text is an ISO 3166-1 alpha-2 code (or XK, Kosovo), in any letter case. */
export function isCountryCode(text: string): boolean {
  return Object.hasOwn(iso3, text.toUpperCase());
}

/** A country and its state or province, by their GeoNames names. */
export interface Region {
  readonly countryCode: string;
  readonly admin1: string | null;
}
