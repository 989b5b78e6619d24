import { type Language, type NameKind, nameOf, type Names } from '@theia-astro/astro/names/names';
import words from './calendar-words.json' with { type: 'json' };
import { NAMES } from '@theia-astro/astro/names/all';
import type { CalendarEntry } from './write-calendar.ts';

/** What calendars say besides the names of bodies, signs and aspects. */
interface CalendarWords {
  /** An aspect comes into its orb, or a span begins. */
  readonly start: string;
  readonly end: string;
  /** A point of the chart of the birth. */
  readonly natal: string;
  readonly voidOfCourse: string;
  /** A body comes back to where it was; `{body}` stands for its name. */
  readonly bodyReturn: string;
}

/** In every language of names. Where Indian astrologers keep the English term, so do we. */
const CALENDAR_WORDS: Readonly<Record<Language, CalendarWords>> = words;

export interface FeedEvent {
  readonly id: string;
  /** What happens: `transit.exact`. */
  readonly type: string;
  readonly at: Date;
  /** The part of the answer that says what happens. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Kinds of ids that a body or point of an event can be. */
const POINT_KINDS = ['bodies', 'angles', 'lots'] as const satisfies readonly NameKind[];
const DEGREE_DECIMALS = 2;

/** An event as an entry of a calendar, in words of a language. */
export function calendarEntry(event: FeedEvent, language: Language): CalendarEntry {
  const teller: Teller = { names: NAMES[language], words: CALENDAR_WORDS[language] };
  const { id, type, at, data } = event;
  const endsAt = instantOf(data['ends_at']);
  return {
    id,
    type,
    summary: summaryOf(event, teller),
    description: describe(data, teller),
    startsAt: (endsAt === null ? null : instantOf(data['starts_at'])) ?? at,
    endsAt,
  };
}

interface Teller {
  readonly names: Names;
  readonly words: CalendarWords;
}

function summaryOf({ type, data }: FeedEvent, teller: Teller): string {
  const { names, words } = teller;
  const summary = happening(type, data, teller);
  const moment = type.split('.').at(-1);
  if (moment === 'enter' || moment === 'start') return `${summary}: ${words.start}`;
  if (moment === 'leave' || moment === 'end') return `${summary}: ${words.end}`;
  const sign = nameIn(names, 'signs', data['sign']);
  return type === 'lunation' && sign !== null ? `${summary} · ${sign}` : summary;
}

/** What happens, in names put side by side: a sentence would need the grammar of every language. */
function happening(type: string, data: FeedEvent['data'], { names, words }: Teller): string {
  const first = point(names, data['point_1']) ?? point(names, data['body']);
  if (type.startsWith('void_of_course')) return words.voidOfCourse;
  if (type.startsWith('return') && first !== null) return words.bodyReturn.replace('{body}', first);
  const second = point(names, data['point_2']);
  const aspect = nameIn(names, 'aspects', data['aspect']);
  if (first !== null && second !== null && aspect !== null)
    return `${first} ${aspect} ${second}${data['chart_2'] === 'natal' ? ` (${words.natal})` : ''}`;
  const eclipse = eclipseText(data, names, words);
  if (eclipse !== null) return eclipse;
  const phase = nameIn(names, 'phases', data['phase']);
  if (phase !== null) return phase;
  const station = nameIn(names, 'motions', data['station']);
  if (first !== null && station !== null) return `${first}: ${station}`;
  const place = nameIn(names, 'houses', data['house']) ?? nameIn(names, 'signs', data['sign']);
  if (first !== null && place !== null) return `${first} → ${place}`;
  const lords = Array.isArray(data['lords'])
    ? data['lords'].map((lord) => point(names, lord) ?? capital(String(lord)))
    : [];
  if (lords.length > 0) return `${capital(String(data['system'] ?? type))}: ${lords.join(' – ')}`;
  return first === null ? capital(type.replaceAll(/[._]/g, ' ')) : `${first}: ${type.replaceAll(/[._]/g, ' ')}`;
}

function eclipseText(data: FeedEvent['data'], names: Names, words: CalendarWords): string | null {
  const told = record(data['eclipse']) ?? data;
  const kind = nameIn(names, 'eclipses', told['kind']);
  if (kind === null) return null;
  const contact = record(Array.isArray(told['natal_contacts']) ? told['natal_contacts'][0] : null);
  const aspect = nameIn(names, 'aspects', contact?.['aspect']);
  const target = point(names, contact?.['point_2']);
  return aspect === null || target === null ? kind : `${kind}: ${aspect} ${target} (${words.natal})`;
}

/** Where it happens, and which hit of a retrograde loop it is. */
function describe(data: FeedEvent['data'], { names }: Teller): string {
  const sign = nameIn(names, 'signs', data['sign']);
  const degree = data['degree'];
  const pass = data['pass'];
  const passes = data['pass_count'];
  const type = nameIn(names, 'eclipses', record(data['eclipse'])?.['type'] ?? data['type']);
  return [
    ...(type === null ? [] : [type]),
    ...(sign !== null && typeof degree === 'number' ? [`${sign} ${degree.toFixed(DEGREE_DECIMALS)}°`] : []),
    ...(data['motion'] === 'retrograde' ? [names.motions.retrograde] : []),
    ...(typeof pass === 'number' && typeof passes === 'number' && passes > 1 ? [`${pass}/${passes}`] : []),
  ].join('\n');
}

function point(names: Names, id: unknown): string | null {
  if (typeof id !== 'string') return null;
  for (const kind of POINT_KINDS) {
    const name = nameOf(names, kind, id);
    if (name !== null) return name;
  }
  return null;
}

function nameIn(names: Names, kind: NameKind, id: unknown): string | null {
  return typeof id === 'string' || typeof id === 'number' ? nameOf(names, kind, String(id)) : null;
}

function instantOf(value: unknown): Date | null {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? new Date(value) : null;
}

function record(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
