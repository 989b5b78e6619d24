import type { Theme } from './theme.ts';

/** A text of the report for one key. */
export interface Text {
  /** Two to four sentences in the second person, 30 to 75 words. Stands alone; names no planet, sign or house in its first clause unless needed: the margin note does. */
  readonly says: string;
  /** One clause that completes "you …" without capital or full stop, 4 to 14 words: for the opening, the closing and where two texts are joined. Example: `act before others have made up their minds`. */
  readonly brief: string;
  /** What it speaks for, strongest first; one to three. Two texts that speak for opposite themes of one axis are joined by the composer ("On one hand …"). */
  readonly themes: readonly [Theme, ...Theme[]];
}

/** Kinds of contact between two charts, or of the sky with a chart: flowing is sextile and trine, tense is square and opposition. */
export type Contact = 'conjunction' | 'flowing' | 'tense';

/** All texts of a language by family and key. A key joins ids, such as `sun.aries` or `dasha.saturn.venus`; schema.test-data.ts lists them. */
export type Texts = Readonly<Record<string, Readonly<Record<string, Text>>>>;
