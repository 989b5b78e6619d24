import zones from '../../data/time/merged-zones.json' with { type: 'json' };
import { distanceKm } from '../gazetteer/score.ts';
import type { Region } from '../countries.ts';
import type { PlaceZone } from '../places.ts';

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

const FIRST_DAY_IN_AGREEMENT = '1970-01-01';

interface ZonedPoint {
  readonly timezone: string;
  readonly geoLatitudeDeg: number;
  readonly geoLongitudeDeg: number;
}

const SPANS = MERGED_ZONES.map((row): MergedZone & PlaceZone => ({
  ...row,
  or: row.or ?? [],
  fromMs: row.from === undefined ? -Infinity : Date.parse(row.from),
  untilMs: Date.parse(row.until ?? FIRST_DAY_IN_AGREEMENT),
}));
const LAST_MS = Math.max(...SPANS.map(({ untilMs }) => untilMs));
/** The same by the zones of today in which such regions are. */
const SPANS_WITHIN: ReadonlyMap<string, typeof SPANS> = new Map(
  SPANS.flatMap(({ within }) => within).map((zone) => [zone, SPANS.filter(({ within }) => within.includes(zone))]),
);

/**
 * The zone of a place at a wall clock, milliseconds since 1970: its present one, or the one that tzdb has merged into
 * it. `findRegion` is called only where a border matters.
 */
export function zoneOfPlace(place: ZonedPoint, wallMs: number, findRegion: () => Region | null): PlaceZone {
  const within = SPANS_WITHIN.get(place.timezone);
  if (wallMs >= LAST_MS || within === undefined)
    return { zone: place.timezone, or: [], fromMs: -Infinity, untilMs: Infinity };
  const here: readonly [number, number] = [place.geoLatitudeDeg, place.geoLongitudeDeg];
  const [latitudeDeg, longitudeDeg] = here;
  let region: Region | null | undefined;
  const isHere = ({ circle, box, country, admin1 }: MergedZone): boolean => {
    if (circle !== undefined && distanceKm(here, [circle[0], circle[1]]) > circle[2]) return false;
    if (box !== undefined) {
      const [south, west, north, east] = box;
      if (latitudeDeg < south || latitudeDeg > north || longitudeDeg < west || longitudeDeg > east) return false;
    }
    if (country === undefined) return true;
    region ??= findRegion();
    return (
      region?.countryCode === country &&
      (admin1 === undefined || (region.admin1 !== null && admin1.includes(region.admin1)))
    );
  };
  const spans = within.filter(isHere);
  const { zone, or } = spans.find(({ fromMs, untilMs }) => fromMs <= wallMs && wallMs < untilMs) ?? {
    zone: place.timezone,
    or: [],
  };
  const edges = spans.flatMap(({ fromMs, untilMs }) => [fromMs, untilMs]);
  return {
    zone,
    or,
    fromMs: Math.max(-Infinity, ...edges.filter((at) => at <= wallMs)),
    untilMs: Math.min(Infinity, ...edges.filter((at) => at > wallMs)),
  };
}
