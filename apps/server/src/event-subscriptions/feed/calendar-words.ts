import type { Language } from '@theia-astro/astro/names/language';
import words from './calendar-words.json' with { type: 'json' };

/** What calendars say besides the names of bodies, signs and aspects. */
export interface CalendarWords {
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
export const CALENDAR_WORDS: Readonly<Record<Language, CalendarWords>> = words;
