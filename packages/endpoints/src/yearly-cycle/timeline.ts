import type { Ephemeris } from '@theia/astro/ephemeris';
import { instantTextOfJd } from '../shared/instant-text.ts';

export const TIMELINE_CATEGORIES = [
  'solar_return',
  'profection',
  'transit',
  'eclipse',
  'progressed_moon',
  'lunar_return',
  'station',
] as const;

/** One thing of the year, wherever it stands in the answer. */
export interface Entry {
  readonly jdUt: number;
  readonly category: (typeof TIMELINE_CATEGORIES)[number];
  /** Stable words joined by dots, for a text in any language. */
  readonly titleKey: string;
  /** Path to the item in the answer. */
  readonly ref: string;
}

/** All entries in order of time; at one instant in the order of the categories. */
export function timelineOf(ephemeris: Ephemeris, entries: readonly Entry[]): Record<string, unknown>[] {
  return entries
    .toSorted(
      (a, b) => a.jdUt - b.jdUt || TIMELINE_CATEGORIES.indexOf(a.category) - TIMELINE_CATEGORIES.indexOf(b.category),
    )
    .map(({ jdUt, category, titleKey, ref }) => ({
      at: instantTextOfJd(ephemeris, jdUt),
      category,
      title_key: titleKey,
      ref,
    }));
}
