import { harmless, type Look } from '../terminal.ts';
import { isObject } from './sections.ts';
import { bold, dim, wrapped } from './table.ts';

type Json = Readonly<Record<string, unknown>>;

/** When and where an answer is about, and how it was computed: what each line says only where the answer does. */
export function headerText({ time, place, meta, product, input }: Json, look: Look): string {
  const name = isObject(input) && typeof input['name'] === 'string' ? `${input['name']}, ` : '';
  const title = `${name}${isMoment(time) ? momentText(time) : String(product).replaceAll('_', ' ')}`;
  const where = isPlace(place) ? placeText(place) : null;
  const facts = [
    ...(isMoment(time)
      ? [
          `UTC ${String(time['utc'])
            .replace('T', ' ')
            .replace(/(?::00)?Z$/, '')}`,
        ]
      : []),
    ...(isObject(meta) ? zodiacFacts(meta) : []),
  ];
  return [
    bold(wrapped(harmless(title), look.columns, 0), look),
    ...(where === null ? [] : [wrapped(harmless(where), look.columns, 0)]),
    ...(facts.length === 0 ? [] : [dim(wrapped(harmless(facts.join(', ')), look.columns, 0), look)]),
  ].join('\n');
}

function momentText(time: Json): string {
  const local = String(time['local']);
  const [date = '', clock = ''] = local.split('T');
  if (time['unknown'] === true) return `${date}, birth time unknown (noon)`;
  const zone = time['abbreviation'] ?? time['offset'];
  return `${date} ${clock.replace(/(?:Z|[+-]\d\d:\d\d(?::\d\d)?)$/, '').replace(/:00$/, '')}${typeof zone === 'string' ? ` ${zone}` : ''}`;
}

function placeText(place: Json): string {
  const names = [place['name'], place['admin1'], place['country']].filter((one) => typeof one === 'string');
  const coordinates = `${degreesText(place['latitude'], 'NS')} ${degreesText(place['longitude'], 'EW')}`;
  return [...new Set(names), coordinates].join(', ');
}

function degreesText(value: unknown, [positive, negative]: string): string {
  return typeof value === 'number' ? `${Math.abs(value).toFixed(2)}${value < 0 ? negative : positive}` : '';
}

function zodiacFacts({ zodiac, ayanamsa, ephemeris }: Json): readonly string[] {
  return [
    ...(typeof zodiac === 'string' ? [`${zodiac} zodiac`] : []),
    ...(isObject(ayanamsa) ? [`ayanamsa ${String(ayanamsa['id'])} ${Number(ayanamsa['value']).toFixed(4)}`] : []),
    ...(ephemeris === 'moshier' ? ['analytical ephemeris'] : []),
  ];
}

function isMoment(value: unknown): value is Json {
  return isObject(value) && 'local' in value && 'utc' in value;
}

function isPlace(value: unknown): value is Json {
  return isObject(value) && 'latitude' in value && 'longitude' in value;
}
