import type { TrailEvent } from '@/lib/operations/load-trail.ts';

/** What happened, to what, and what belongs to it: `Key rolled`, `Production`, `the old key works until …`. */
export interface EventText {
  readonly what: string;
  readonly subject: string | null;
  readonly more: string | null;
}

export type Details = Readonly<Record<string, unknown>>;

/** Writes an instant for people. */
export type Format = (instant: string) => string;

/** The words of one event. */
export type Words = (facts: {
  readonly details: Details;
  readonly subject: string | null;
  readonly format: Format;
}) => string | (Partial<EventText> & { readonly what: string });

/** The words of the events of one kind, by the name of the event. */
export type Vocabulary<Event extends string> = Readonly<Record<Event, string | Words>>;

/** An event as it is put into words. */
export type WordedEvent = Pick<TrailEvent, 'event' | 'subject' | 'details'>;

/** A fact of an event as text; empty where there is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Both sides of a change, `[before, after]`. */
export function changeOf(value: unknown): readonly [unknown, unknown] {
  return Array.isArray(value) ? [value[0], value[1]] : [null, null];
}

/** A fact with what leads to it; null where there is no fact. */
export const withFact = (lead: string, fact: string): string | null => (fact === '' ? null : `${lead}${fact}`);

/** The text after what happened: `Production, before: Staging`. It starts with a colon where nothing is named: `: wrong password`. */
export function restOf({ subject, more }: EventText): string {
  const isNamed = subject !== null && subject !== '';
  if (more === null || more === '') return isNamed ? ` ${subject}` : '';
  return isNamed ? ` ${subject}, ${more}` : `: ${more}`;
}
