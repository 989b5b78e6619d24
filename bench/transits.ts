import { wrap180 } from '@theia-astro/astro/angle/normalize';
import type { EngineBody, Ephemeris, Frame } from '@theia-astro/astro/ephemeris';
import { MAJOR_ASPECTS } from '@theia-astro/astro/aspects/kinds';
import type { BodyId } from '@theia-astro/astro/bodies/body-id';
import { aspectTargets, type NatalTarget } from '@theia-astro/astro/transits/aspect-targets';
import { movingBodies, regimeFor } from '@theia-astro/astro/transits/moving';
import { findTransits } from '@theia-astro/astro/transits/range';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';

const BODIES = [
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
] as const satisfies readonly (BodyId & EngineBody)[];
const FRAME: Frame = { center: 'geocentric', positions: 'apparent', ayanamsa: null };
const VARIANTS = { node: 'true', lilith: 'mean' } as const;
const FROM_JD_UT = 2460310.5;
const HOURS = 8784;
const ROUNDS = 5;

export interface TransitFigures {
  /** Milliseconds for a year with windows, passes and refined instants. */
  readonly searchMs: number;
  /** Milliseconds for the same hits found by hourly steps: only positions, no refinement, no windows. */
  readonly steppingMs: number;
  readonly ratio: number;
  readonly hits: number;
  readonly steppedHits: number;
}

/** Compares the search with plain hourly stepping for a year of transits, 10 bodies to 12 natal points, 5 aspects: alternating runs, medians, one core. */
export async function compareTransitsWithStepping(): Promise<TransitFigures> {
  const ephemeris = await createSwissEphemeris();
  const targets = natalPoints(ephemeris);
  const [searchMs, steppingMs]: [number[], number[]] = [[], []];
  let [hits, steppedHits] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begunMs = performance.now();
    hits = search(ephemeris, targets);
    const betweenMs = performance.now();
    steppedHits = step(ephemeris, targets);
    searchMs.push(betweenMs - begunMs);
    steppingMs.push(performance.now() - betweenMs);
  }
  const figures = { searchMs: median(searchMs), steppingMs: median(steppingMs) };
  return { ...figures, ratio: figures.steppingMs / figures.searchMs, hits, steppedHits };
}

function natalPoints(ephemeris: Ephemeris): NatalTarget[] {
  const birthJdUt = 2448058.270833541;
  const natal: readonly EngineBody[] = [...BODIES, 'chiron', 'true_node'];
  return natal.map((body) => ({
    id: body === 'true_node' ? 'north_node' : (body as BodyId),
    longitudeDeg: ephemeris.ecliptic(birthJdUt, body, FRAME).longitudeDeg,
  }));
}

function search(ephemeris: Ephemeris, targets: readonly NatalTarget[]): number {
  const untilJdUt = FROM_JD_UT + HOURS / 24;
  const { moving } = movingBodies(
    ephemeris,
    BODIES,
    VARIANTS,
    FRAME,
    regimeFor(ephemeris, FROM_JD_UT, untilJdUt),
    FROM_JD_UT,
  );
  return findTransits({
    fromJdUt: FROM_JD_UT,
    untilJdUt,
    moving,
    targets,
    aspects: MAJOR_ASPECTS,
    orbOf: () => 1,
    events: new Set(['exact']),
    cuspsDeg: null,
  }).events.length;
}

function step(ephemeris: Ephemeris, targets: readonly NatalTarget[]): number {
  let found = 0;
  for (const body of BODIES) {
    const longitudes = aspectTargets(body, targets, MAJOR_ASPECTS, () => 1).map(({ targetDeg }) => targetDeg);
    let before = ephemeris.ecliptic(FROM_JD_UT, body, FRAME).longitudeDeg;
    for (let hour = 1; hour <= HOURS; hour += 1) {
      const after = ephemeris.ecliptic(FROM_JD_UT + hour / 24, body, FRAME).longitudeDeg;
      for (const longitudeDeg of longitudes) {
        const [a, b] = [wrap180(before - longitudeDeg), wrap180(after - longitudeDeg)];
        if (a < 0 !== b < 0 && Math.abs(a - b) < 90) found += 1;
      }
      before = after;
    }
  }
  return found;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

if (import.meta.main) {
  const { searchMs, steppingMs, ratio, hits, steppedHits } = await compareTransitsWithStepping();
  console.log('a year of transits, 10 bodies to 12 natal points, 5 aspects, one core:');
  console.log(
    `  search, with stays in orb and passes   ${searchMs.toFixed(1).padStart(8)} ms   ${hits} hits, to the second`,
  );
  console.log(
    `  hourly stepping, hits only             ${steppingMs.toFixed(1).padStart(8)} ms   ${steppedHits} hits, to the hour`,
  );
  console.log(`  ratio ${ratio.toFixed(1)}`);
}
