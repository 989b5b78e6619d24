import { MAJOR_ASPECTS } from '@theia-astro/astro/aspects/kinds';
import type { BodyId } from '@theia-astro/astro/bodies/body-id';
import type { EngineBody, Ephemeris } from '@theia-astro/astro/ephemeris';
import { PTOLEMAIC_ANGLES_DEG, VOC_BODIES } from '@theia-astro/astro/moon/perfections';
import { voidOfCourse } from '@theia-astro/astro/moon/void-of-course';
import { crossings } from '@theia-astro/astro/search/crossings';
import { bodyMotion } from '@theia-astro/astro/search/motion';
import { tracePath } from '@theia-astro/astro/search/path';
import { SIGN_STARTS_DEG } from '@theia-astro/astro/search/sign-ingresses';
import { movingBodies, regimeFor } from '@theia-astro/astro/transits/moving';
import { findTransits } from '@theia-astro/astro/transits/range';
import type { Figure, Outcome } from './figure.ts';
import {
  angleBetween,
  forgetful,
  openSkies,
  processorMs,
  readLongitude,
  type Skies,
  steppedHits,
  TROPICAL,
} from './skies.ts';
import { median } from './statistics.ts';

const [FROM, UNTIL] = [2_460_310.5, 2_460_676.5];
/** 2000 to 2049: passes of an encounter are counted beyond the year. */
const PARTS = [8, 9];
const TRANSITING = [
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
] as const satisfies readonly (EngineBody & BodyId)[];
/** Twelve natal points of the NY90 chart (docs/methods/README.md). */
const NATAL_DEG = [84.388, 348.99, 65.1, 48.9, 11.1, 105.948, 293.5, 278.4, 283.9, 225.2, 193.695, 105.922];
const NATAL_IDS = [...TRANSITING, 'chiron', 'north_node'] as const satisfies readonly BodyId[];
const TARGETS_DEG = NATAL_DEG.flatMap((natal) => PTOLEMAIC_ANGLES_DEG.map((angle) => natal + angle));
const ROUNDS = 5;
/** A search takes about a millisecond: so many make one measurement. */
const SEARCHES = 20;

interface Work {
  readonly id: string;
  readonly name: string;
  /** Instants of all events, Julian days UT1. */
  readonly search: (sky: Ephemeris) => number[];
  readonly step: (sky: Ephemeris) => number[];
}

/**
 * Compares the search with hourly stepping: the same events, refined to a tenth of a second on both sides, on the engine and on tables. Rounds take
 * turns.
 */
export async function compareSearchWithStepping(): Promise<Outcome> {
  const skies = await openSkies(PARTS);
  console.log(
    `  Processor time, medians of ${ROUNDS} rounds. Cold: nothing kept of earlier searches; the code is compiled, tables are in memory.`,
  );
  console.log(
    '  Again: the same search once more. Stepping: every hour of the year, then bisection to 0.1 s; it keeps nothing.',
  );
  const compared = [VOID_YEAR, EXACT_YEAR, TRANSIT_YEAR].map((work) => compare(work, skies));
  return { kept: compared.every(({ kept }) => kept), figures: compared.flatMap(({ figures }) => figures) };
}

function compare(
  { id, name, search, step }: Work,
  { tables, engine }: Skies,
): Required<Pick<Outcome, 'kept' | 'figures'>> {
  const again = { tables: forgetful(tables), engine: forgetful(engine) };
  const sides: Readonly<Record<string, () => number>> = {
    'search, tables, cold': () => processorMs(() => search(forgetful(tables)), SEARCHES),
    'search, tables, again': () => processorMs(() => search(again.tables), SEARCHES),
    'search, engine, cold': () => processorMs(() => search(forgetful(engine)), 3),
    'search, engine, again': () => processorMs(() => search(again.engine), SEARCHES),
    'stepping, engine': () => processorMs(() => step(engine)),
    'stepping, tables': () => processorMs(() => step(tables)),
  };
  for (let count = 0; count < SEARCHES; count += 1) [again.tables, again.engine].forEach((sky) => search(sky));
  const measured = new Map(Object.keys(sides).map((side) => [side, [] as number[]]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [side, measure] of Object.entries(sides)) measured.get(side)!.push(measure());
  const found = search(forgetful(tables));
  const stepped = step(tables);
  const apartS = found.length === stepped.length ? furthestApartS(found, stepped) : Infinity;
  const isSame =
    apartS < 0.2 && search(engine).length === step(engine).length && found.length === search(engine).length;
  console.log(
    `  ${name}: ${found.length} events searched, ${stepped.length} stepped, at most ${apartS.toFixed(2)} s apart  ${isSame ? 'ok' : 'FAIL'}`,
  );
  const steppingMs = median(measured.get('stepping, engine')!);
  const steppingTablesMs = median(measured.get('stepping, tables')!);
  for (const [side, rounds] of measured) {
    const ms = median(rounds);
    console.log(
      `    ${side.padEnd(24)} ${ms.toFixed(2).padStart(9)} ms   ${(steppingMs / ms).toFixed(0).padStart(6)} × stepping on the engine   ${(steppingTablesMs / ms).toFixed(0).padStart(6)} × stepping on tables`,
    );
  }
  const figure = (state: Figure['state'], side: string): Figure => {
    const ours = median(measured.get(side)!);
    return {
      id: `${id}-${state}`,
      work: name,
      state,
      ours: { how: 'our search on tables', us: 1_000 * ours },
      other: { how: 'hourly stepping on the engine', us: 1_000 * steppingMs },
      ratio: steppingMs / ours,
    };
  };
  return { kept: isSame, figures: [figure('cold', 'search, tables, cold'), figure('warm', 'search, tables, again')] };
}

function furthestApartS(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [one, other].map((instants) => instants.toSorted((x, y) => x - y));
  return Math.max(...a!.map((jdUt, index) => Math.abs(jdUt - b![index]!))) * 86_400;
}

const VOID_YEAR: Work = {
  id: 'void-of-course',
  name: 'void of course, a year, sun to pluto',
  search: (sky) => voidOfCourse(sky, { bodies: 'modern' }, FROM, UNTIL).map(({ startsJdUt }) => startsJdUt),
  step: (sky) => {
    const moonAt = readLongitude(sky, 'moon');
    const ingresses = steppedHits(moonAt, SIGN_STARTS_DEG, FROM - 3, UNTIL);
    const aspects = VOC_BODIES.modern.flatMap((body) =>
      steppedHits(angleBetween(moonAt, readLongitude(sky, body)), PTOLEMAIC_ANGLES_DEG, FROM - 3, UNTIL),
    );
    return ingresses
      .slice(1)
      .map(({ jdUt }, index) => ({
        starts: Math.max(
          ingresses[index]!.jdUt,
          ...aspects.filter((aspect) => aspect.jdUt < jdUt).map((aspect) => aspect.jdUt),
        ),
        ends: jdUt,
      }))
      .filter(({ ends }) => ends >= FROM)
      .map(({ starts }) => starts);
  },
};

const stepTransits = (sky: Ephemeris): number[] =>
  TRANSITING.flatMap((body) => steppedHits(readLongitude(sky, body), TARGETS_DEG, FROM, UNTIL).map(({ jdUt }) => jdUt));

const EXACT_YEAR: Work = {
  id: 'exact-transits',
  name: 'exact transits, a year, 10 bodies to 12 points by 5 aspects',
  search: (sky) =>
    TRANSITING.flatMap((body) =>
      crossings(tracePath(bodyMotion(sky, body, TROPICAL), FROM, UNTIL), TARGETS_DEG).map(({ jdUt }) => jdUt),
    ),
  step: stepTransits,
};

/** More than stepping gives: stays in an orb of 1°, and how many passes an encounter has, beyond the year too. */
const TRANSIT_YEAR: Work = {
  id: 'transits',
  name: 'the same transits as the product finds them, with stays in orb and passes (stepping: hits alone)',
  search: (sky) => {
    const regime = regimeFor(sky, FROM, UNTIL);
    const { moving } = movingBodies(sky, TRANSITING, { node: 'true', lilith: 'mean' }, TROPICAL, regime, FROM);
    const targets = NATAL_DEG.map((longitudeDeg, index) => ({ id: NATAL_IDS[index]!, longitudeDeg }));
    return findTransits({
      fromJdUt: FROM,
      untilJdUt: UNTIL,
      moving,
      targets,
      aspects: MAJOR_ASPECTS,
      orbOf: () => 1,
      events: new Set(['exact']),
      cuspsDeg: null,
    }).events.map(({ jdUt }) => jdUt);
  },
  step: stepTransits,
};

if (import.meta.main && !(await compareSearchWithStepping()).kept) process.exitCode = 1;
