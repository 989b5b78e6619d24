import type { EngineBody, Ephemeris } from '@theia-astro/astro/ephemeris';
import { PTOLEMAIC_ANGLES_DEG, VOC_BODIES } from '@theia-astro/astro/moon/perfections';
import { voidOfCourse } from '@theia-astro/astro/moon/void-of-course';
import { crossings } from '@theia-astro/astro/search/crossings';
import { bodyMotion } from '@theia-astro/astro/search/motion';
import { tracePath } from '@theia-astro/astro/search/path';
import { SIGN_STARTS_DEG } from '@theia-astro/astro/search/sign-ingresses';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { angleBetween, readLongitude, steppedHits, TROPICAL } from './stepping.ts';

const [FROM, UNTIL] = [2_460_310.5, 2_460_676.5];
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
] as const satisfies readonly EngineBody[];
/** Twelve natal points of the NY90 chart (contract §0). */
const NATAL_DEG = [84.388, 348.99, 65.1, 48.9, 11.1, 105.948, 293.5, 278.4, 283.9, 225.2, 193.695, 105.922];
const TARGETS_DEG = NATAL_DEG.flatMap((natal) => PTOLEMAIC_ANGLES_DEG.map((angle) => natal + angle));
const ROUNDS = 7;

interface Work {
  readonly name: string;
  readonly search: (ephemeris: Ephemeris) => number;
  readonly step: () => number;
}

/** Compares the search with plain hourly stepping on the same engine, in one process: a year of void of course and a year of exact transits. */
export async function compareSearchWithStepping(): Promise<void> {
  const ephemeris = await createSwissEphemeris();
  for (const { name, search, step } of [voidYear(ephemeris), transitYear(ephemeris)]) {
    // Searches cache results per ephemeris object, so a copy of it has an empty cache.
    const first = (): number => search({ ...ephemeris });
    const [found, stepped] = [first(), step()];
    const searchMs = median(Array.from({ length: ROUNDS }, () => timedMs(first)));
    search(ephemeris);
    const againMs = median(Array.from({ length: ROUNDS }, () => timedMs(() => search(ephemeris))));
    const stepMs = timedMs(step);
    console.log(
      `  ${name.padEnd(46)} ${searchMs.toFixed(1).padStart(7)} ms, again ${againMs.toFixed(1).padStart(6)} ms   stepping ${stepMs.toFixed(0).padStart(6)} ms   ratio ${(stepMs / searchMs).toFixed(0)}   events ${found} = ${stepped}`,
    );
  }
}

function voidYear(ephemeris: Ephemeris): Work {
  return {
    name: 'void of course, a year, sun to pluto',
    search: (sky) => voidOfCourse(sky, { bodies: 'modern' }, FROM, UNTIL).length,
    step: () => {
      const moonAt = readLongitude(ephemeris, 'moon');
      const ingresses = steppedHits(moonAt, SIGN_STARTS_DEG, FROM - 3, UNTIL);
      const aspects = VOC_BODIES.modern.flatMap((body) =>
        steppedHits(angleBetween(moonAt, readLongitude(ephemeris, body)), PTOLEMAIC_ANGLES_DEG, FROM - 3, UNTIL),
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
        .filter(({ ends }) => ends >= FROM).length;
    },
  };
}

function transitYear(ephemeris: Ephemeris): Work {
  return {
    name: 'exact transits, a year, 10 bodies to 12 points',
    search: (sky) =>
      TRANSITING.reduce(
        (sum, body) => sum + crossings(tracePath(bodyMotion(sky, body, TROPICAL), FROM, UNTIL), TARGETS_DEG).length,
        0,
      ),
    step: () =>
      TRANSITING.reduce(
        (sum, body) => sum + steppedHits(readLongitude(ephemeris, body), TARGETS_DEG, FROM, UNTIL).length,
        0,
      ),
  };
}

function timedMs(work: () => number): number {
  const begunMs = performance.now();
  work();
  return performance.now() - begunMs;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

if (import.meta.main) await compareSearchWithStepping();
