/** A country and its state or province, by their GeoNames names. */
export interface Region {
  readonly countryCode: string;
  readonly admin1: string | null;
}
