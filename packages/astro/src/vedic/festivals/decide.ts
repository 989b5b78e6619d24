import type { Span } from '../panchang/parts-of-day.ts';
import type { DayBook, FestivalDay } from './days.ts';
import { kalaOf, sharedDays, type Kala } from './kala.ts';

/** Which day to keep when the limb is there at the kala of two days (`greater`: the longer share), or of none. */
export interface Preference {
  readonly kala: Kala;
  readonly both: 'first' | 'second' | 'greater';
  readonly neither: 'first' | 'second';
}

/** Why this day: the limb is at the kala of this day only, of two days, or of none; or a rule of its own decided. */
export const CHOICES = ['only_day', 'first_of_two', 'second_of_two', 'none_first', 'none_second', 'exception'] as const;
export type Choice = (typeof CHOICES)[number];

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
