import { catalog } from '@theia-astro/endpoints/catalog';
import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { THEIA_VERSION } from '@theia-astro/endpoints/wire/meta';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { newCallId } from '../apps/server/src/metering/call-id.ts';
import { births } from './births.ts';

/** Loads what products need, and gives a function that writes so many answers of a product as the server sends them. */
export async function answerWriter(): Promise<(name: string, count: number) => readonly string[]> {
  const context = { ephemeris: await createSwissEphemeris(), places: await loadPlaces() };
  return (name, count) => {
    const endpoint = catalog.find((one) => one.name === name && one.batch === undefined && one.path !== '/swiss')!;
    return births(count).map((body) => served(endpoint, context, JSON.parse(body) as Record<string, unknown>));
  };
}

/** An answer as the server sends it. */
function served(
  endpoint: Endpoint,
  context: Omit<Parameters<Endpoint['calculate']>[0], 'nowMs' | 'account'>,
  input: Readonly<Record<string, unknown>>,
): string {
  const nowMs = Date.now();
  const answer = endpoint.calculate({ ...context, nowMs, account: null }, endpoint.parse(input, nowMs));
  const { meta } = answer;
  const added = {
    theia_version: THEIA_VERSION,
    request_id: newCallId(nowMs).requestId,
    computed_ms: Math.round(Math.random() * 1_000) / 1_000,
  };
  return JSON.stringify({ ...answer, meta: { ...(typeof meta === 'object' ? meta : {}), ...added } });
}
