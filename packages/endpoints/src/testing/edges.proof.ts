import { it } from 'node:test';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { checkEdgeCall, EDGE_DAYS, EDGE_OFFSETS, edgeCalls } from './edge-calls.ts';

const services = { ephemeris: await createSwissEphemeris(), places: await loadPlaces() };

for (const day of EDGE_DAYS)
  it(`every product answers or refuses ${day} on clocks of both sides, at any time of the day`, () => {
    for (const offset of EDGE_OFFSETS)
      for (const birthTime of [null, '00:01', '12:00', '23:59'])
        for (const call of edgeCalls(day, offset, birthTime)) checkEdgeCall(services, call);
  });
