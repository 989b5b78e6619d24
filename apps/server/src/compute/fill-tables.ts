import { join } from 'node:path';
import { keepTables, type KeptTables, type TableEvent } from '@theia-astro/ephemeris/tables/keep';
import type { TableMemory } from '@theia-astro/ephemeris/tables/memory';
import { partYear } from '@theia-astro/ephemeris/tables/parts';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';

const FOLDER = 'ephemeris-tables';

/**
 * Fills the tables from their files in the data folder, and has missing files made in the background; of several processes the first one makes them,
 * and the others find them. Logs the progress.
 */
export function fillTables(
  memory: TableMemory,
  { dataDir, ephemerisDir, processNumber }: Pick<Config, 'dataDir' | 'ephemerisDir' | 'processNumber'>,
  log: Logger,
): Pick<KeptTables, 'loaded' | 'stop'> {
  const folder = join(dataDir, FOLDER);
  const options = {
    memory,
    folder,
    ...(ephemerisDir === null ? {} : { ephemerisDir }),
    ...(processNumber === 1 ? {} : { parts: [] }),
  };
  return keepTables(options, (event) => logEvent(event, folder, log));
}

function logEvent(event: TableEvent, folder: string, log: Logger): void {
  switch (event.kind) {
    case 'loaded':
      log.debug({ folder, fromYear: partYear(event.part) }, 'ephemeris tables loaded');
      return;
    case 'ignored': {
      const words = event.why === 'foreign' ? 'were made with another engine, data or version' : 'are damaged';
      const details = { folder, fromYear: partYear(event.part), why: event.why };
      log.warn(details, `the ephemeris tables on disk ${words}: they are built anew`);
      return;
    }
    case 'begun':
      log.info({ folder }, 'building ephemeris tables in the background');
      return;
    case 'written': {
      const { part, seconds, sizeMb } = event;
      log.info({ folder, fromYear: partYear(part), seconds, sizeMb }, 'ephemeris tables built');
      return;
    }
    case 'finished':
      log.info({ folder }, 'ephemeris tables are complete');
      return;
    case 'failed':
      log.error({ err: event.error, folder }, 'the ephemeris tables could not be built; the engine answers instead');
  }
}
