import type { PlaceFact, TimeFact } from '../facts/answers.ts';
import { birthText } from '../words/dates.ts';

/** `14 March 1879, 11:30 · Ulm, Germany`. */
export function birthLine(time: TimeFact, place: PlaceFact | null): string {
  const at = birthText(time.local, time.unknown);
  return place === null ? at : `${at} · ${[place.name, place.country].filter(Boolean).join(', ')}`;
}

/** `The birth chart of Ada`, or without a name `Your birth chart`. */
export function titled(what: string, name: string | null): string {
  return name === null || name === '' ? `Your ${what}` : `The ${what} of ${name}`;
}
