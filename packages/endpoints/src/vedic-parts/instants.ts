import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { instantTextOfJd } from '../time/instant-text.ts';

/** A Julian day (UT1) as ISO-8601 UTC. */
export type InstantWriter = (jdUt: number) => string;

/** Writes instants, each one once: the end of a period is the start of the next one. */
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
