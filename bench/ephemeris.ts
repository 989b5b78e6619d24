import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { ephemerisEndpoint } from '@theia-astro/endpoints/ephemeris/endpoint';
import { loadPlaces } from '@theia-astro/places/load-places';
import type { Figure, Outcome } from './figure.ts';
import { forgetful, openSkies, processorMs } from './skies.ts';
import { median } from './statistics.ts';

/** 1950 to 2049. */
const PARTS = [6, 7, 8, 9];
const REQUESTS = {
  'ephemeris, 100 years of daily Moon': {
    from: '1950-01-01',
    to: '2049-12-31',
    bodies: ['moon'],
    columns: ['longitude'],
  },
  'ephemeris, 6 years daily, ten bodies, two columns': { from: '2020-01-01', to: '2026-11-01' },
} as const;
const ROUNDS = 15;

/** A table of /ephemeris from its fields to JSON text, as the compute thread makes it: on tables and on the engine alone. */
export async function ephemerisTimings(): Promise<Outcome> {
  const skies = await openSkies(PARTS);
  const places = await loadPlaces();
  const figures: Figure[] = [];
  for (const [name, fields] of Object.entries(REQUESTS)) {
    let kilobytes = 0;
    const serve = (ephemeris: Ephemeris): void => {
      const nowMs = Date.now();
      const request = ephemerisEndpoint.parse(fields, nowMs);
      const answer = ephemerisEndpoint.calculate({ ephemeris, places, nowMs, account: null }, request);
      kilobytes = JSON.stringify(answer).length / 1024;
    };
    const [byTables, byEngine]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      byTables.push(processorMs(() => serve(forgetful(skies.tables))));
      byEngine.push(processorMs(() => serve(forgetful(skies.engine))));
    }
    const [ours, other] = [median(byTables), median(byEngine)];
    figures.push({
      id: `ephemeris-${fields.from}`,
      work: name,
      state: 'cold',
      ours: { how: 'on tables', us: 1_000 * ours },
      other: { how: 'the same on the engine alone', us: 1_000 * other },
      ratio: other / ours,
    });
    console.log(
      `  ${name.padEnd(50)} tables ${ours.toFixed(1).padStart(7)} ms   engine ${other.toFixed(1).padStart(7)} ms   ${kilobytes.toFixed(0)} KB, processor time, medians of ${ROUNDS}`,
    );
  }
  return { kept: true, figures };
}

if (import.meta.main) await ephemerisTimings();
