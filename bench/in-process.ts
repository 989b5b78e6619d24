import { natalEndpoint } from '@theia-astro/endpoints/natal/endpoint';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { births } from './births.ts';

const ROUNDS = 7;

/** Median time of one natal chart from JSON text to JSON text, without HTTP and metering. */
export async function natalInProcess(): Promise<{ readonly microseconds: number; readonly bytes: number }> {
  const context = {
    ephemeris: await createSwissEphemeris(),
    places: await loadPlaces(),
    nowMs: Date.now(),
    account: null,
  };
  const bodies = births(500);
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const begunMs = performance.now();
    bytes = 0;
    for (const body of bodies)
      bytes += JSON.stringify(
        natalEndpoint.calculate(context, natalEndpoint.parse(JSON.parse(body), context.nowMs)),
      ).length;
    times.push(((performance.now() - begunMs) * 1_000) / bodies.length);
  }
  return { microseconds: times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!, bytes: bytes / bodies.length };
}
