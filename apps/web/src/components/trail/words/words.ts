import type { TrailEvent } from '@/lib/operations/load-trail.ts';

/** What happened, to what, and what belongs to it: `Key rotated`, `Production`, `the old one works until …`. */
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
