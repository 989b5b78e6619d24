import type { Ephemeris } from '@theia/astro/ephemeris';
import { instantTextOfJd } from '../shared/instant-text.ts';

/** A Julian day (UT1) as ISO-8601 UTC. */
export type InstantWriter = (jdUt: number) => string;

/** Writes instants, each one once: one period ends where the next begins. */
export function instantWriter(ephemeris: Ephemeris): InstantWriter {
  const written = new Map<number, string>();
  return (jdUt) => {
    const known = written.get(jdUt);
    if (known !== undefined) return known;
    const text = instantTextOfJd(ephemeris, jdUt);
    written.set(jdUt, text);
    return text;
  };
}
