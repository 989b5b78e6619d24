import zones from '../../data/time/merged-zones.json' with { type: 'json' };

/**
 * Regions that tzdb has merged into a neighbour's zone, because clocks agree since 1970, and towns that kept their own
 * clock. Sources are the files of tzdb 2026b; what tzdb itself doubts has alternatives. From 1949-10-01 on, says backzone, China followed Beijing time,
 * except Xinjiang and Tibet, whatever Shanks says.
 */
export interface MergedZone {
  /** The zone that the clocks of the region followed in this time. */
  readonly zone: string;
  /** The zones in which its places are today. */
  readonly within: readonly string[];
  readonly country?: string;
  /** GeoNames names of its states or provinces; absent: anywhere in the country. */
  readonly admin1?: readonly string[];
  /** Latitude and longitude of the centre, radius in km. */
  readonly circle?: readonly [number, number, number];
  /** South, west, north, east, degrees. */
  readonly box?: readonly [number, number, number, number];
  /** First local day; absent: from the beginning. */
  readonly from?: string;
  /** The local day after the last one; absent: 1970-01-01. */
  readonly until?: string;
  /** Other zones, or offsets from UTC (±HH:MM), that the place may have followed. */
  readonly or?: readonly string[];
  readonly source: string;
}

/** The first row that fits a place and a day decides. */
export const MERGED_ZONES = zones as unknown as readonly MergedZone[];
