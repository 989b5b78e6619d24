import type { Span } from '../panchang/parts-of-day.ts';
import { type Almanac, type AlmanacTithi, nakshatraSpanAt } from './almanac.ts';
import type { DayBook, FestivalDay } from './days.ts';
import type { TithiRule } from './rules.ts';

/**
 * The times of a day that decide where a tithi is kept. Dharmasindhu, first pariccheda: the day from sunrise to sunset has
 * five parts of three muhurtas (pratah, sangava, madhyahna, aparahna, sayahna); pradosha is three muhurtas after sunset,
 * nishita the eighth muhurta of the night, arunodaya four ghatis (96 minutes) before sunrise; purvahna the first half
 * of the day; `ninth_muhurta` the end of the ninth muhurta of the day (18 ghatis); `moonrise` that of the evening;
 * `moonrise_to_sunrise` the end of the night from the rise of the waning Moon, arunodaya where it does not rise.
 */
export const KALAS = [
  'arunodaya',
  'sunrise',
  'purvahna',
  'madhyahna',
  'ninth_muhurta',
  'aparahna',
  'sunset',
  'pradosha',
  'moonrise',
  'moonrise_to_sunrise',
  'nishita',
  'midnight',
] as const;
type Kala = (typeof KALAS)[number];

export const ARUNODAYA_DAYS = 96 / 1440;

/** A part of one day. Of an instant, start and end are the same. Null where the Sun does not rise or set, or the Moon not rise. */
export function kalaOf(book: DayBook, day: FestivalDay, kala: Kala): Span | null {
  const { sunriseJdUt: rise, sunsetJdUt: set, nextSunriseJdUt: next } = day;
  if (rise === null || set === null || next === null) return null;
  const part = KALA_PARTS[kala];
  if (part !== undefined) return part.of === 'day' ? span(rise, set, part) : span(set, next, part);
  if (kala === 'moonrise') {
    const moonrise = book.eveningMoonriseJdUt(day);
    return moonrise === null ? null : { startJdUt: moonrise, endJdUt: moonrise };
  }
  const dawn = rise - ARUNODAYA_DAYS;
  const startJdUt = kala === 'arunodaya' ? dawn : Math.min(book.dawnMoonriseJdUt(day) ?? dawn, rise);
  return { startJdUt, endJdUt: rise };
}

interface KalaPart {
  readonly of: 'day' | 'night';
  readonly from: number;
  readonly to: number;
}

/** The kalas that are a part of the day from sunrise to sunset or of the night, as fractions of it. */
const KALA_PARTS: Readonly<Partial<Record<Kala, KalaPart>>> = {
  sunrise: { of: 'day', from: 0, to: 0 },
  purvahna: { of: 'day', from: 0, to: 1 / 2 },
  madhyahna: { of: 'day', from: 2 / 5, to: 3 / 5 },
  ninth_muhurta: { of: 'day', from: 3 / 5, to: 3 / 5 },
  aparahna: { of: 'day', from: 3 / 5, to: 4 / 5 },
  sunset: { of: 'night', from: 0, to: 0 },
  pradosha: { of: 'night', from: 0, to: 1 / 5 },
  nishita: { of: 'night', from: 7 / 15, to: 8 / 15 },
  midnight: { of: 'night', from: 1 / 2, to: 1 / 2 },
};

const span = (start: number, end: number, { from, to }: KalaPart): Span => ({
  startJdUt: start + (end - start) * from,
  endJdUt: start + (end - start) * to,
});

/** Days that a span shares with a kala; an instant within the span counts as a very short time. */
export function sharedDays(kala: Span, { startJdUt, endJdUt }: Span): number {
  if (kala.startJdUt === kala.endJdUt)
    return startJdUt <= kala.startJdUt && kala.startJdUt < endJdUt ? Number.EPSILON : 0;
  return Math.max(0, Math.min(kala.endJdUt, endJdUt) - Math.max(kala.startJdUt, startJdUt));
}

/** Which day to keep when the limb is there at the kala of two days (`greater`: the longer share), or of none. */
export interface Preference {
  readonly kala: Kala;
  readonly both: 'first' | 'second' | 'greater';
  readonly neither: 'first' | 'second';
}

/** Why this day: the limb is at the kala of this day only, of two days, or of none; or a rule of its own decided. */
export const CHOICES = ['only_day', 'first_of_two', 'second_of_two', 'none_first', 'none_second', 'exception'] as const;
type Choice = (typeof CHOICES)[number];

export interface Decision {
  readonly day: FestivalDay;
  readonly choice: Choice;
  /** The kala of that day. */
  readonly kala: Span;
  /** The first instant of the kala at which the limb is there; its start where the limb is not. */
  readonly atJdUt: number;
}

/**
 * The day on which a limb is kept: the one at whose kala it is. Null where a day that matters has no such kala, near the
 * poles. Dharmasindhu, first pariccheda (tithi-nirnaya).
 */
export function decideDay(book: DayBook, limb: Span, { kala, both, neither }: Preference): Decision | null {
  const first = book.beside(book.dayAt(limb.startJdUt), -1);
  const last = book.beside(book.dayAt(limb.endJdUt), 1);
  const seen: { readonly day: FestivalDay; readonly kala: Span; readonly shared: number }[] = [];
  for (let day = first; day.dayNumber <= last.dayNumber; day = book.beside(day, 1)) {
    const span = kalaOf(book, day, kala);
    if (span === null) {
      if (day !== first && day !== last) return null;
    } else seen.push({ day, kala: span, shared: sharedDays(span, limb) });
  }
  const made = (index: number, choice: Choice): Decision | null => {
    const found = seen[index];
    return found === undefined ? null : decisionOn(found.day, found.kala, limb, choice);
  };
  const touched = seen.flatMap(({ shared }, index) => (shared > 0 ? [index] : []));
  const [one, two] = touched;
  if (one === undefined) {
    const later = seen.findIndex((entry) => entry.kala.startJdUt >= limb.endJdUt);
    return neither === 'first' ? made(later - 1, 'none_first') : made(later, 'none_second');
  }
  if (two === undefined) return made(one, 'only_day');
  const second = both === 'second' || (both === 'greater' && seen[two]!.shared > seen[one]!.shared);
  return second ? made(two, 'second_of_two') : made(one, 'first_of_two');
}

/** The decision for a day chosen by a rule of its own. */
export function decisionOn(day: FestivalDay, kala: Span, limb: Span, choice: Choice): Decision {
  const there = sharedDays(kala, limb) > 0;
  return { day, choice, kala, atJdUt: there ? Math.max(kala.startJdUt, limb.startJdUt) : kala.startJdUt };
}

const MUHURTAS_OF_DAY = 15;
const GHATI_DAYS = 1 / 60;

/** The day of a tithi rule, with the rule of its own where it has one. Null near the poles. */
export function decideTithi(almanac: Almanac, tithi: AlmanacTithi, rule: TithiRule): Decision | null {
  return rule.exception === undefined
    ? decideDay(almanac.book, tithi, rule)
    : EXCEPTIONS[rule.exception](almanac, tithi, rule);
}

type Exception = (almanac: Almanac, tithi: AlmanacTithi, rule: TithiRule) => Decision | null;
const EXCEPTIONS: Readonly<Record<NonNullable<TithiRule['exception']>, Exception>> = {
  raksha_bandhan: rakshaBandhan,
  holika_dahan: holikaDahan,
  vijayadashami,
  diwali,
};

/** Bhadra (vishti karana) is the first half of the full moon's tithi, by angle; by time to a few minutes. */
function bhadraEnd({ startJdUt, endJdUt }: AlmanacTithi): number {
  return (startJdUt + endJdUt) / 2;
}

/**
 * The full moon by day without bhadra: the day at whose sunrise it is, if it lasts three muhurtas beyond; else the day
 * it begins, after bhadra. Dharmasindhu 2 (Shravana).
 */
function rakshaBandhan({ book }: Almanac, tithi: AlmanacTithi): Decision | null {
  const begins = book.dayAt(tithi.startJdUt);
  const next = book.beside(begins, 1);
  const light = daylight(next);
  const first = daylight(begins);
  if (light === null || first === null) return null;
  const onNext = lastsMuhurtas(tithi, light, 3);
  const day = onNext ? next : begins;
  const from = Math.max(bhadraEnd(tithi), (onNext ? light : first).startJdUt);
  const until = Math.min(tithi.endJdUt, onNext ? light.endJdUt : begins.nextSunriseJdUt!);
  return { ...decisionOn(day, { startJdUt: from, endJdUt: until }, tithi, onNext ? 'only_day' : 'exception') };
}

/**
 * The full moon at pradosha. When that is the first day only and bhadra lasts past the midnight of its night, the next
 * evening, if the tithi lasts three and a half quarters of that day; else the first day. Dharmasindhu 2 (Phalguna).
 */
function holikaDahan({ book }: Almanac, tithi: AlmanacTithi, rule: TithiRule): Decision | null {
  const usual = decideDay(book, tithi, rule);
  if (usual === null || usual.choice === 'second_of_two') return usual;
  const midnight = kalaOf(book, usual.day, 'midnight');
  const next = book.beside(usual.day, 1);
  const [light, evening] = [daylight(next), kalaOf(book, next, 'pradosha')];
  if (midnight === null || light === null || evening === null) return null;
  const lasts = tithi.endJdUt - light.startJdUt >= ((light.endJdUt - light.startJdUt) * 3.5) / 4;
  return bhadraEnd(tithi) > midnight.startJdUt && lasts ? decisionOn(next, evening, tithi, 'exception') : usual;
}

/**
 * The tenth at aparahna; but the day after, when the tithi lasts three muhurtas of it and Shravana is at its aparahna and not at
 * that of the first. Dharmasindhu 2 (Ashvina).
 */
function vijayadashami(almanac: Almanac, tithi: AlmanacTithi, rule: TithiRule): Decision | null {
  const { book } = almanac;
  const usual = decideDay(book, tithi, rule);
  if (usual === null) return null;
  const next = book.beside(usual.day, 1);
  const [kala, light] = [kalaOf(book, next, rule.kala), daylight(next)];
  if (kala === null || light === null) return null;
  const shravana = ({ startJdUt, endJdUt }: Span): boolean =>
    [startJdUt, endJdUt].some((jdUt) => nakshatraSpanAt(almanac, jdUt).id === 'shravana');
  return lastsMuhurtas(tithi, light, 3) && shravana(kala) && !shravana(usual.kala)
    ? decisionOn(next, kala, tithi, 'exception')
    : usual;
}

/** The new moon at pradosha; of two days the second if it lasts a ghati (24 minutes) beyond sunset there. Dharmasindhu 2 (Ashvina). */
function diwali({ book }: Almanac, tithi: AlmanacTithi, rule: TithiRule): Decision | null {
  const usual = decideDay(book, tithi, rule);
  if (usual === null || usual.choice !== 'second_of_two') return usual;
  if (sharedDays(usual.kala, tithi) >= GHATI_DAYS) return usual;
  return decideDay(book, tithi, { ...rule, both: 'first' });
}

/** Whether a tithi lasts so many muhurtas beyond sunrise. */
function lastsMuhurtas(tithi: Span, light: Span, count: number): boolean {
  return tithi.endJdUt - light.startJdUt >= ((light.endJdUt - light.startJdUt) * count) / MUHURTAS_OF_DAY;
}

function daylight({ sunriseJdUt, sunsetJdUt, nextSunriseJdUt }: FestivalDay): Span | null {
  return sunriseJdUt === null || sunsetJdUt === null || nextSunriseJdUt === null
    ? null
    : { startJdUt: sunriseJdUt, endJdUt: sunsetJdUt };
}
