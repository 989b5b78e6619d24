import { createRequire } from 'node:module';
import { RecentlyUsed } from '../recently-used.ts';

type Finder = (latitude: number, longitude: number) => string[];
const KEPT_TILES = 512;

/**
 * Zones two authorities claim for the same ground, or that share a local custom: the one people there live by comes first.
 * (Xinjiang time in Ürümqi, Palestinian time in the West Bank; order found in geo-tz varies by tile.)
 */
const PREFERRED = ['Asia/Urumqi', 'Asia/Hebron', 'Asia/Gaza'];

/**
 * IANA zone of a point by timezone-boundary-builder's polygons of all years (npm geo-tz), `Etc/GMT±n` at sea. The index is opened
 * here; tiles of the borders are read when first touched, and the last few hundred are kept.
 */
export function zoneFinder(): (geoLatitudeDeg: number, geoLongitudeDeg: number) => string | null {
  const find = openFinder();
  return (geoLatitudeDeg, geoLongitudeDeg) => {
    const zones = find(Math.min(geoLatitudeDeg, 89.9999), geoLongitudeDeg);
    return zones.find((zone) => PREFERRED.includes(zone)) ?? zones[0] ?? null;
  };
}

function openFinder(): Finder {
  const geoTz = createRequire(import.meta.url)('geo-tz/all') as {
    find: Finder;
    setCache(options: { store: RecentlyUsed<unknown> }): void;
  };
  geoTz.setCache({ store: new RecentlyUsed(KEPT_TILES) });
  return geoTz.find;
}
