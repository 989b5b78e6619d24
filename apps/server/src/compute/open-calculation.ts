import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { newTableMemory } from '@theia-astro/ephemeris/tables/memory';
import { readGazetteer } from '@theia-astro/places/gazetteer/gazetteer-data';
import { loadPlaces } from '@theia-astro/places/load-places';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { releaseHeap } from '../memory/release-heap.ts';
import { fillTables, warmUp } from './compute.ts';
import { backgroundAtOnce, computePool, defaultWorkerCount } from './pool.ts';

/** The first natal charts of a thread take 40 ms, those after 100 ms of them 1 ms. */
const WARM_UP_MS = 100;

/** Opens what calculates: places, the ephemeris of this thread, and the computing threads, which begin to start. */
export async function openCalculation(config: Config, log: Logger) {
  const { ephemerisDir, computeBudgetMs } = config;
  const gazetteer = readGazetteer();
  const tables = config.ephemerisTables ? newTableMemory() : null;
  const places = await loadPlaces(gazetteer);
  const ephemeris = await createSwissEphemeris({
    ...(ephemerisDir === null ? {} : { ephemerisDir }),
    ...(tables === null ? {} : { tables }),
  });
  const workers = defaultWorkerCount(config.processes);
  const compute = computePool({
    workers,
    ephemerisDir,
    tables,
    gazetteer,
    keepPlace: places.keep,
    log,
    budgetMs: computeBudgetMs,
    patienceMs: computeBudgetMs,
  });
  const context = { ephemeris, places };
  return {
    context,
    compute,
    jobsAtOnce: backgroundAtOnce(workers),
    metrics: compute.state === undefined ? {} : { compute: compute.state },
    close: compute.close,
    /** While the first computing thread starts, this one loads the tables, and compiles what it computes itself. */
    prepare: (catalog: readonly Endpoint[]) => {
      const ready = compute.ready();
      const filled = tables === null ? null : fillTables(tables, config, log);
      const warm = async (): Promise<void> => {
        await filled?.loaded;
        warmUp(
          catalog.filter(({ direct }) => direct !== undefined),
          context,
          WARM_UP_MS,
        );
        releaseHeap();
        await ready;
      };
      return { prepared: warm(), close: async () => filled?.stop() };
    },
  };
}
