import type { EngineBody, Frame } from '@theia-astro/astro/ephemeris';
import { natalEndpoint } from '@theia-astro/endpoints/natal/endpoint';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { births } from './births.ts';

const ROUNDS = 9;
const CHARTS = 100;
const BODIES: readonly EngineBody[] = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'mean_node',
  'true_node',
  'mean_lilith',
  'chiron',
];
const FRAME: Frame = { center: 'geocentric', positions: 'apparent', ayanamsa: null };
const PLACE = { geoLatitudeDeg: 40.71, geoLongitudeDeg: -74.01, elevationM: 0 };

/** Compares 100 complete natal answers with the engine computing only the positions and cusps of the same charts, one by one. One core. */
export async function compareChartsWithEngine(): Promise<void> {
  const context = {
    ephemeris: await createSwissEphemeris(),
    places: await loadPlaces(),
    nowMs: Date.now(),
    account: null,
  };
  const bodies = births(CHARTS).map((body): unknown => JSON.parse(body));
  const whole = (): number =>
    bodies.reduce(
      (bytes: number, body) =>
        bytes + JSON.stringify(natalEndpoint.calculate(context, natalEndpoint.parse(body, context.nowMs))).length,
      0,
    );
  const bare = (): number => {
    let sum = 0;
    for (let chart = 0; chart < CHARTS; chart += 1) {
      const jdUt = 2_426_000.5 + chart * 328.37;
      for (const body of BODIES) sum += context.ephemeris.position(jdUt, body, FRAME).longitudeDeg;
      sum += context.ephemeris.houses(jdUt, PLACE, 'P', { ayanamsa: null }).angles.ascendantDeg;
    }
    return sum;
  };
  const [wholeMs, bareMs]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    wholeMs.push(timedMs(whole));
    bareMs.push(timedMs(bare));
  }
  console.log(
    `  ${'100 natal charts, whole answers'.padEnd(46)} ${median(wholeMs).toFixed(1).padStart(7)} ms   engine alone, bare numbers ${median(bareMs).toFixed(1)} ms   ratio ${(median(wholeMs) / median(bareMs)).toFixed(2)}`,
  );
}

function timedMs(work: () => number): number {
  const begunMs = performance.now();
  work();
  return performance.now() - begunMs;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
