import { isObject, type Json, scalarText } from './row.ts';
import { exactText } from './times.ts';
import { plainText } from './words.ts';

/** Whether an object tells how a local time was read. */
export function isMoment(value: unknown): value is Json {
  return isObject(value) && 'local' in value && 'utc' in value && 'calendar' in value;
}

/** Whether an object is a place. */
export function isPlace(value: unknown): value is Json {
  return isObject(value) && 'country_code' in value && 'latitude' in value;
}

/** Local time, its zone, and the instant in UTC. */
export function momentText(time: Json): string {
  const { local, utc, timezone, unknown, calendar, resolution } = time;
  const here = exactText(String(local));
  const there = exactText(String(utc));
  const [date = ''] = here.split(' ');
  return [
    `${here} local${typeof timezone === 'string' ? ` (${timezone})` : ''}, ${there.startsWith(`${date} `) ? there.slice(date.length + 1) : there} UTC`,
    ...(unknown === true ? ['birth time unknown: local noon'] : []),
    ...(resolution === 'unique' ? [] : [`${String(resolution)} of two readings`]),
    ...(calendar === 'gregorian' ? [] : ['date given in the Julian calendar']),
  ].join(', ');
}

/** Name, region, country and coordinates, north and east positive. */
export function placeText(place: Json): string {
  const names = [...new Set([place['name'], place['admin1'], place['country']])].filter(
    (one) => typeof one === 'string',
  );
  const coordinates = `${scalarText(place['latitude'])}, ${scalarText(place['longitude'])}`;
  return [...new Set([names.map(plainText).join(', '), coordinates])].join(' at ');
}
