import { ANGLE_IDS } from '@theia-astro/astro/houses/compute';
import { LOT_IDS } from '@theia-astro/astro/lots/lots';
import { isNakshatraDasha, type DashaSystem } from '@theia-astro/astro/vedic/dasha/dashas';
import { MOST_WINDOWS } from '../elections/request.ts';
import { instantText } from '../time/instant-text.ts';
import type { Rule } from './read-rule.ts';
import { ECLIPSE_ORB_MAX_DEG } from './rule-schema.ts';

type Json = Readonly<Record<string, unknown>>;

/** Something that an answer tells, with the instant at which it happens. */
export interface Telling {
  readonly type: string;
  readonly at: string;
  readonly data: Json;
}

/** How a rule is answered by a product. */
export interface RuleSearch {
  readonly product: string;
  /** Fields of the product that the rule sets. */
  readonly own: Json;
  /** Where a field of the product stands in the rule; null: it is not of the rule. */
  readonly fieldInRule: (field: string) => string | null;
  /** It tells the same for every birth: without one, any serves. */
  readonly isOfSky: boolean;
  /** The field of the rule that needs a known birth time; null: it needs none. */
  readonly needsTime: string | null;
  /** The product reads birth and place. */
  readonly takesBirth: boolean;
  /** The fields that say what to search, from one instant to another (milliseconds since 1970). */
  readonly range: (fromMs: number, toMs: number) => Json;
  readonly tell: (answer: Json) => readonly Telling[];
  /** The fields that ask for what comes after an answer; null: the answer was the last. */
  readonly more: (answer: Json, toMs: number) => Json | null;
}

const OTHER_POINTS: ReadonlySet<string> = new Set([...ANGLE_IDS, ...LOT_IDS]);
/** Events a page, and returns a call. */
const PAGE = 2_000;
const RETURNS = 3;
const FLAT = { fieldInRule: (field: string) => field, takesBirth: true, more: () => null } as const;

const between = (fromMs: number, toMs: number): Json => ({ from: instantText(fromMs), to: instantText(toMs) });
const pages = (fromMs: number, toMs: number): Json => ({ ...between(fromMs, toMs), limit: PAGE });
const nextPage = ({ next_cursor: cursor }: Json): Json | null => (typeof cursor === 'string' ? { cursor } : null);
const dayOf = (utcMs: number): string => instantText(utcMs).slice(0, 10);

/** The search of a rule: that of a product, so an event is what the product answers for the range. */
export function searchOfRule(rule: Rule): RuleSearch {
  switch (rule.type) {
    case 'transit':
      return transitSearch(rule);
    case 'ingress':
      return {
        ...FLAT,
        product: 'transits',
        own: { ...picked(rule, ['bodies']), events: [`${String(rule['of'])}_ingress`], include: [] },
        isOfSky: rule['of'] === 'sign',
        needsTime: rule['of'] === 'house' ? 'of' : null,
        range: pages,
        tell: ({ events }) => eventsOf(events, `ingress.${String(rule['of'])}`),
        more: nextPage,
      };
    case 'station':
      return {
        ...FLAT,
        product: 'transits',
        own: { ...picked(rule, ['bodies']), events: ['station'], include: [] },
        isOfSky: true,
        needsTime: null,
        range: pages,
        tell: ({ events }) => eventsOf(events, 'station'),
        more: nextPage,
      };
    case 'eclipse':
      return eclipseSearch(rule);
    case 'return':
      return {
        ...FLAT,
        product: 'return',
        own: { type: rule['body'], include: [] },
        fieldInRule: (field) => (field === 'type' ? 'body' : null),
        isOfSky: false,
        needsTime: null,
        range: (fromMs) => ({ after: instantText(fromMs), count: RETURNS }),
        tell: ({ type, returns }) =>
          eventsOf(returns, 'return').map(({ data, ...event }) => ({
            ...event,
            data: {
              body: type === 'solar' ? 'sun' : type === 'lunar' ? 'moon' : type,
              ...without(data, ['chart', 'place', 'julian_day_ut']),
            },
          })),
        more: nextReturns,
      };
    case 'dasha':
      return dashaSearch(rule);
    case 'void_of_course':
      return {
        ...FLAT,
        product: 'moonphases',
        own: { ...picked(rule, ['voc_bodies', 'voc_definition']), include: ['void_of_course'] },
        takesBirth: false,
        isOfSky: true,
        needsTime: null,
        range: voidRange,
        tell: ({ void_of_course: voids }) => eventsOf(voids, 'void_of_course', 'starts_at'),
      };
    case 'lunation': {
      const { phases } = rule;
      return {
        ...FLAT,
        product: 'moonphases',
        own: { include: ['phases'] },
        takesBirth: false,
        isOfSky: true,
        needsTime: null,
        range: between,
        tell: (answer) =>
          eventsOf(answer['phases'], 'lunation').filter(
            ({ data }) => !Array.isArray(phases) || phases.includes(data['phase']),
          ),
      };
    }
    case 'search':
      return openSearch(rule);
  }
}

function transitSearch(rule: Rule): RuleSearch {
  const { targets } = rule;
  const moments = Array.isArray(rule['moments'])
    ? new Set<unknown>(rule['moments'])
    : new Set<unknown>(rule['orb'] === undefined ? ['exact'] : ['exact', 'enter', 'leave']);
  const hasEdges = moments.has('enter') || moments.has('leave');
  return {
    ...FLAT,
    product: 'transits',
    own: {
      ...picked(rule, ['bodies', 'targets', 'aspects', 'orb']),
      events: ['exact'],
      include: hasEdges ? ['windows'] : [],
    },
    isOfSky: targets === 'transiting',
    needsTime: namesAngles(targets) ? 'targets' : null,
    range: pages,
    tell: ({ events, windows }) => [
      ...(moments.has('exact') ? eventsOf(events, 'transit.exact') : []),
      ...(moments.has('enter') ? edges(windows, 'starts_at', 'clipped_start', 'transit.enter') : []),
      ...(moments.has('leave') ? edges(windows, 'ends_at', 'clipped_end', 'transit.leave') : []),
    ],
    more: nextPage,
  };
}

/** Where times in orb begin or end; not where the search does. */
function edges(windows: unknown, at: 'starts_at' | 'ends_at', clipped: string, type: string): Telling[] {
  return objects(windows)
    .filter((window) => window[clipped] === false)
    .map(({ chart_1, chart_2, point_1, point_2, aspect, angle, approximate, ...window }) => ({
      type,
      at: String(window[at]),
      data: {
        at: window[at],
        chart_1,
        chart_2,
        point_1,
        point_2,
        aspect,
        angle,
        ...(approximate === undefined ? {} : { approximate }),
      },
    }));
}

function eclipseSearch(rule: Rule): RuleSearch {
  const { kinds, targets, orb = ECLIPSE_ORB_MAX_DEG } = rule;
  const near = Array.isArray(targets) ? new Set<unknown>(targets) : null;
  const isNear = (contact: Json): boolean =>
    near!.has(contact['point_2']) &&
    (contact['aspect'] === 'conjunction' || contact['aspect'] === 'opposition') &&
    Math.abs(Number(contact['orb'])) <= Number(orb);
  return {
    ...FLAT,
    product: 'eclipses',
    own: {},
    isOfSky: near === null,
    needsTime: namesAngles(targets) ? 'targets' : null,
    range: between,
    tell: ({ eclipses }) =>
      eventsOf(eclipses, 'eclipse').filter(
        ({ data }) =>
          (!Array.isArray(kinds) || kinds.includes(data['kind'])) &&
          (near === null || objects(data['natal_contacts']).some(isNear)),
      ),
  };
}

function dashaSearch(rule: Rule): RuleSearch {
  const { system = 'vimshottari', levels = 1 } = rule;
  return {
    ...FLAT,
    product: 'vedic',
    own: { include: ['dashas'], settings: { dasha_systems: [system], dasha_levels: levels } },
    fieldInRule: (field) =>
      field.startsWith('settings.dasha_systems') ? 'system' : field === 'settings.dasha_levels' ? 'levels' : null,
    isOfSky: false,
    needsTime: isNakshatraDasha(system as DashaSystem) ? null : 'system',
    range: (fromMs) => ({ analysis_date: dayOf(fromMs) }),
    tell: ({ dashas }) => {
      const dasha = (dashas as Json)[String(system)] as { readonly periods: readonly Period[] } | null;
      return dasha === null ? [] : begins(dasha.periods, []).map((data) => tellPeriod(String(system), data));
    },
  };
}

interface Period {
  readonly lord: string;
  readonly starts_at: string;
  readonly children?: readonly Period[];
}

interface Begin {
  readonly lords: readonly string[];
  readonly period: Omit<Period, 'children'>;
}

function begins(periods: readonly Period[], above: readonly string[]): Begin[] {
  return periods.flatMap(({ children = [], ...period }) => {
    const lords = [...above, period.lord];
    return [{ lords, period }, ...begins(children, lords)];
  });
}

const tellPeriod = (system: string, { lords, period }: Begin): Telling => ({
  type: 'dasha',
  at: period.starts_at,
  data: { at: period.starts_at, system, lords, period },
});

const DAY_MS = 86_400_000;
/** How long a void of course may last: it is found by its end. */
const LONGEST_VOID_MS = 10 * 86_400_000;
const voidRange = (fromMs: number, toMs: number): Json => between(fromMs, toMs + LONGEST_VOID_MS);

/** A time for a purpose is within one vedic day; only a whole one is told. */
const LONGEST_WINDOW_MS = 2 * 86_400_000;

/** How far beyond a search the end of an elected window is looked for, and the start of one that has begun before it. */
const ELECTED_BEFORE_MS = DAY_MS;
const ELECTED_AFTER_MS = 31 * DAY_MS;

/** Lists of a Moon calendar, and where their items have their instant. */
const MOON_LISTS = {
  phases: 'at',
  ingresses: 'at',
  void_of_course: 'starts_at',
  eclipses: 'at',
  apsides: 'at',
  supermoons: 'at',
} as const;

/** Products that are about a place or the sky, not about a birth. */
const BIRTHLESS: ReadonlySet<string> = new Set([
  'moonphases',
  'muhurta',
  'elections',
  'festivals',
  'heliacal_events',
  'occultations',
]);

function openSearch({ product, request }: Rule): RuleSearch {
  const own = request as Json;
  const name = String(product);
  const open = {
    product: name,
    own,
    fieldInRule: (field: string) => `request.${field}`,
    takesBirth: !BIRTHLESS.has(name),
    isOfSky: false,
    needsTime: namesAngles(own['targets']) ? 'request.targets' : asksHouses(own['events']) ? 'request.events' : null,
    more: () => null,
  };
  const type = `search.${name}`;
  switch (product) {
    case 'transits':
      return { ...open, range: pages, tell: ({ events }) => eventsOf(events, type), more: nextPage };
    case 'eclipses':
      return { ...open, range: between, tell: ({ eclipses }) => eventsOf(eclipses, type) };
    case 'progressions':
      return {
        ...open,
        range: (fromMs, toMs) => ({ ...between(fromMs, toMs), progressed_date: dayOf(fromMs) }),
        tell: ({ events }) => eventsOf(events, type),
      };
    case 'return':
      return {
        ...open,
        range: (fromMs) => ({ after: instantText(fromMs), count: RETURNS }),
        tell: ({ returns }) => eventsOf(returns, type),
        more: nextReturns,
      };
    case 'moonphases':
      return {
        ...open,
        range: voidRange,
        tell: (answer) =>
          Object.entries(MOON_LISTS).flatMap(([list, at]) => eventsOf(answer[list], `${type}.${list}`, at)),
      };
    case 'heliacal_events':
      return { ...open, range: between, tell: ({ events }) => eventsOf(events, type) };
    case 'occultations':
      return { ...open, range: between, tell: ({ occultations }) => eventsOf(occultations, type) };
    case 'muhurta':
      return {
        ...open,
        range: (fromMs, toMs) => between(fromMs - LONGEST_WINDOW_MS, toMs + LONGEST_WINDOW_MS),
        tell: ({ windows }) => eventsOf(windows, type, 'starts_at'),
      };
    case 'elections':
      return {
        ...open,
        range: (fromMs, toMs) => ({
          ...between(fromMs - ELECTED_BEFORE_MS, toMs + ELECTED_AFTER_MS),
          limit: MOST_WINDOWS,
        }),
        tell: ({ windows }) =>
          eventsOf(windows, type, 'starts_at').filter(
            ({ data }) => Array.isArray(data['opened_by']) && data['opened_by'].length > 0,
          ),
      };
    case 'festivals':
      return {
        ...open,
        range: yearsAround,
        tell: ({ festivals }) => eventsOf(festivals, type).filter(({ data }) => data['at'] !== null),
      };
    default:
      throw new TypeError(`${name} is not searched`);
  }
}

/** Local years; the years of the first and the last instant may differ from those of UTC by a day. */
function yearsAround(fromMs: number, toMs: number): Json {
  const yearOf = (utcMs: number): number => new Date(utcMs).getUTCFullYear();
  const year = yearOf(fromMs - DAY_MS);
  return { year, years: yearOf(toMs + DAY_MS) - year + 1 };
}

/** Returns after the last that was told, if that was still before the end. */
function nextReturns({ returns }: Json, toMs: number): Json | null {
  const last = objects(returns).at(-1);
  const lastMs = last === undefined ? Number.NaN : Date.parse(String(last['at']));
  return lastMs < toMs ? { after: instantText(lastMs + 1_000) } : null;
}

/** `window_id` numbers what one answer holds: it means nothing beside it. */
function eventsOf(list: unknown, type: string, at = 'at'): Telling[] {
  return objects(list).map((one) => ({ type, at: String(one[at]), data: without(one, ['window_id']) }));
}

function without(fields: Json, names: readonly string[]): Json {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

function objects(list: unknown): readonly Json[] {
  return Array.isArray(list) ? (list as readonly Json[]) : [];
}

function picked(rule: Rule, names: readonly string[]): Json {
  return Object.fromEntries(names.flatMap((name) => (Object.hasOwn(rule, name) ? [[name, rule[name]]] : [])));
}

/** Whether an angle or a lot is named; what no point is, the product rejects. */
function namesAngles(targets: unknown): boolean {
  const named: readonly unknown[] =
    typeof targets === 'string' ? targets.split(',') : Array.isArray(targets) ? targets : [];
  return named.some((id) => typeof id === 'string' && OTHER_POINTS.has(id.trim().toLowerCase()));
}

function asksHouses(events: unknown): boolean {
  return Array.isArray(events) && events.includes('house_ingress');
}
