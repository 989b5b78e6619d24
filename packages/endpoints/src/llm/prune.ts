import { HOUSE_SYSTEM_NAMES } from '@theia-astro/astro/ephemeris';
import { isObject, type Json } from './row.ts';

/** Fields that repeat another field, or that no reading needs. The JSON has them. */
const NEVER_TOLD: readonly string[] = [
  'julian_day_ut',
  'julian_day_tt',
  'progressed_julian_day_ut',
  'dms',
  'window_id',
  'sources',
  'dsc',
  'ic',
  'antivertex',
  'east_point',
  'co_asc_koch',
  'co_asc_munkasey',
  'polar_asc',
  'sign_lord',
  'system_name',
];
/** What a point has in every answer, but only those read who ask for details. */
const DETAILS: readonly string[] = ['latitude', 'speed'];

/** An answer without what its product leaves out for readers, and without what it says twice. */
export function pruned(answer: Json, leftOut: readonly string[]): Json {
  return prune(answer, new Set([...NEVER_TOLD, ...leftOut]));
}

function prune(object: Json, leftOut: ReadonlySet<string>): Json {
  return Object.fromEntries(
    Object.entries(object).flatMap(([name, value]): [string, unknown][] =>
      leftOut.has(name) || repeats(name, object)
        ? []
        : [[name, houseSystemName(name, value) ?? part(withoutOwnName(name, value), leftOut)]],
    ),
  );
}

function part(value: unknown, leftOut: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => (isObject(one) ? prune(one, leftOut) : one));
  return isObject(value) ? prune(value, leftOut) : value;
}

/** A body that stands under its id need not repeat it. */
function withoutOwnName(name: string, value: unknown): unknown {
  if (!isObject(value) || value['id'] !== name) return value;
  const { id: _, ...rest } = value;
  return rest;
}

/** Letters of house systems are for machines. */
export function houseSystemName(name: string, value: unknown): string | undefined {
  if (name !== 'system' && name !== 'requested_system' && name !== 'house_system') return undefined;
  return typeof value === 'string' ? (HOUSE_SYSTEM_NAMES as Readonly<Record<string, string>>)[value] : undefined;
}

function repeats(name: string, object: Json): boolean {
  if (name === 'requested_system') return object['system'] === object[name];
  if (name === 'sun_sign' || name === 'moon_sign') return 'points' in object;
  // The lord of a nakshatra is always the same.
  if (name === 'lord') return 'pada' in object && 'id' in object;
  return DETAILS.includes(name) && 'longitude' in object && 'sign' in object && !('declination' in object);
}
