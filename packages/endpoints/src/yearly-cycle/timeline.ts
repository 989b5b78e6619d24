import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { z } from 'zod';
import { instantSchema } from '../wire/instant.ts';
import type { Wire } from '../wire/wire-type.ts';
import { instantTextOfJd } from '../time/instant-text.ts';

export const TIMELINE_CATEGORIES = [
  'solar_return',
  'profection',
  'transit',
  'eclipse',
  'progressed_moon',
  'lunar_return',
  'station',
] as const;

/** One event of the year, from any part of the answer. */
export interface Entry {
  readonly jdUt: number;
  readonly category: (typeof TIMELINE_CATEGORIES)[number];
  /** Stable words joined by dots, as a key for texts in any language. */
  readonly titleKey: string;
  /** Path to the item in the answer. */
  readonly ref: string;
}

export const timelineSchema = z.array(
  z
    .object({
      at: instantSchema,
      category: z.enum(TIMELINE_CATEGORIES),
      title_key: z.string().meta({
        description: 'Stable words, as a key for texts in any language.',
        examples: ['transit.exact.saturn.conjunction.moon'],
      }),
      ref: z.string().meta({ description: 'Path of the item in this answer.', examples: ['transits.events[3]'] }),
    })
    .meta({ id: 'TimelineEntry' }),
);

/** All entries in order of time; entries at the same instant in the order of the categories. */
export function writeTimeline(ephemeris: Ephemeris, entries: readonly Entry[]): Wire<typeof timelineSchema> {
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
