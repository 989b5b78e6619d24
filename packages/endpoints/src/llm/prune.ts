import { HOUSE_SYSTEM_NAMES } from '@theia-astro/astro/houses/systems';
import { isObject, type Json, inlineText } from './row.ts';
import { words } from './words.ts';

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
function houseSystemName(name: string, value: unknown): string | undefined {
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

interface Said {
  readonly meta: unknown;
  readonly input: unknown;
  readonly conventions: unknown;
  readonly found: Json;
  /** The day of clock times that stand alone. */
  readonly day: string | null;
}

/** What of the conventions of an answer decides how it is read; the JSON has the rest. */
const TOLD = ['node', 'bhava', 'house_system', 'sunrise', 'dasha_year', 'lunar_month', 'karaka_scheme'] as const;
const DEFAULT_NODE = 'true';

/** How the numbers are to be read, once: only what this answer has. */
export function conventionLine({ meta, input, conventions, found, day }: Said): string {
  const json = JSON.stringify(found);
  const has = (name: string): boolean => json.includes(`"${name}":`);
  const { zodiac, ayanamsa } = isObject(meta) ? meta : {};
  const settings = isObject(input) && isObject(input['settings']) ? input['settings'] : {};
  const shown = isObject(conventions)
    ? TOLD.filter((name) => name in conventions).map((name) => [name, conventions[name]])
    : [];
  const said: Json = {
    ...(has('north_node') && has('degree') && !('node' in settings) ? { node: DEFAULT_NODE } : {}),
    ...Object.fromEntries(shown),
    ...settings,
  };
  const parts = [
    ...(typeof zodiac === 'string' ? [zodiacText(zodiac, ayanamsa)] : []),
    ...Object.entries(said).map(
      ([name, value]) => `${words(name)} ${inlineText(houseSystemName(name, value) ?? value)}`,
    ),
    ...(has('degree') ? ['degrees in sign'] : []),
    ...(has('cusps') ? ['opposite cusps share a degree'] : []),
    ...(/"retrograde":true| R"/.test(json) ? ['R retrograde'] : []),
    ...(has('orb')
      ? [`orbs in degrees${/"applying":(?:true|false)/.test(json) ? ', a applying, s separating' : ''}`]
      : []),
    ...(/"\d{4}-\d\d-\d\dT/.test(json)
      ? [`times UTC, cut to the minute${day === null ? '' : `, on ${day} where no day is given`}`]
      : []),
  ];
  return parts.length === 0 ? '' : `${parts.join('; ')}.`;
}

function zodiacText(zodiac: string, ayanamsa: unknown): string {
  const text = zodiac.charAt(0).toUpperCase() + zodiac.slice(1);
  return isObject(ayanamsa)
    ? `${text} zodiac, ayanamsa ${words(String(ayanamsa['id']))} ${inlineText(ayanamsa['value'])}`
    : `${text} zodiac`;
}
