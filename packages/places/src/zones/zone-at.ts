import { ZoneBorders } from './zone-borders.ts';

/**
 * Zones in areas claimed by two authorities or with two local customs. The one in daily use comes first. (Xinjiang time
 * in Ürümqi, Palestinian time in the West Bank; the border data lists them in varying order.)
 */
const PREFERRED = ['Asia/Urumqi', 'Asia/Hebron', 'Asia/Gaza'];

const DEGREES_PER_HOUR = 15;

/**
 * IANA zone of a point by the borders of timezone-boundary-builder, and `Etc/GMT±n` at sea. The returned function throws a
 * RangeError on a latitude beyond ±90 or a longitude beyond ±180.
 */
export function zoneFinder(): (geoLatitudeDeg: number, geoLongitudeDeg: number) => string {
  const borders = new ZoneBorders();
  return (geoLatitudeDeg, geoLongitudeDeg) => {
    if (!(Math.abs(geoLatitudeDeg) <= 90)) throw new RangeError(`No latitude: ${geoLatitudeDeg}`);
    if (!(Math.abs(geoLongitudeDeg) <= 180)) throw new RangeError(`No longitude: ${geoLongitudeDeg}`);
    const zones = borders.zonesAt(geoLatitudeDeg, geoLongitudeDeg);
    return zones.find((zone) => PREFERRED.includes(zone)) ?? zones[0] ?? zoneAtSea(geoLongitudeDeg);
  };
}

/**
 * The nautical zone, whose name counts hours west of Greenwich. On the line between two zones it is the eastern one, at
 * 180° the western one.
 */
function zoneAtSea(geoLongitudeDeg: number): string {
  if (geoLongitudeDeg === 180) return 'Etc/GMT+12';
  const hoursEast = Math.floor(geoLongitudeDeg / DEGREES_PER_HOUR + 0.5);
  if (hoursEast === 0) return 'Etc/GMT';
  return hoursEast > 0 ? `Etc/GMT-${hoursEast}` : `Etc/GMT+${-hoursEast}`;
}
