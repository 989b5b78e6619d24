import type { CalculationContext } from '@theia-astro/endpoints/endpoint';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import type { LocalOptions } from './options.ts';

export type Engine = Pick<CalculationContext, 'ephemeris' | 'places'>;

/** Opens the ephemeris and the atlas, both from this installation. Takes a third of a second; keep what it returns. */
export async function openEngine({ ephemerisDir }: LocalOptions = {}): Promise<Engine> {
  const [ephemeris, places] = await Promise.all([
    createSwissEphemeris(ephemerisDir === undefined ? {} : { ephemerisDir }),
    loadPlaces(),
  ]);
  return { ephemeris, places };
}
