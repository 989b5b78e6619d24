import { inlineText, isObject, type Json } from './row.ts';
import { houseSystemName } from './prune.ts';
import { words } from './words.ts';

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
  const told = isObject(conventions)
    ? TOLD.filter((name) => name in conventions).map((name) => [name, conventions[name]])
    : [];
  const said: Json = {
    ...(has('north_node') && has('degree') && !('node' in settings) ? { node: DEFAULT_NODE } : {}),
    ...Object.fromEntries(told),
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
