import { join } from 'node:path';
import { keepTables, type TableEvent } from '@theia-astro/ephemeris/tables/keep';
import type { TableMemory } from '@theia-astro/ephemeris/tables/memory';
import type { Logger } from 'pino';
import { ALONE, type Siblings } from '../processes/siblings.ts';
import type { Config } from '../config/config.ts';

const WRITTEN = 'tables written';
const FILE = 'ephemeris-tables.bin';

/**
 * Fills the tables in the background, from their file in the data folder or from the engine, and logs the progress. Of several processes the
 * first one builds; the others read the file whenever it was written. Returns a function that stops it.
 */
export function fillTables(
  memory: TableMemory,
  { dataDir, ephemerisDir, processNumber }: Pick<Config, 'dataDir' | 'ephemerisDir' | 'processNumber'>,
  log: Logger,
  siblings: Siblings = ALONE,
): () => Promise<void> {
  const path = join(dataDir, FILE);
  const data = { memory, path, ...(ephemerisDir === null ? {} : { ephemerisDir }) };
  if (processNumber === 1) {
    const { stop } = keepTables(data, (event) => {
      logEvent(event, path, log);
      if (event.kind === 'written' || event.kind === 'finished') siblings.tell(WRITTEN, null);
    });
    return stop;
  }
  const read = () => keepTables({ ...data, spans: [] }, (event) => logEvent(event, path, log));
  let reading = read();
  siblings.hear(WRITTEN, () => {
    void reading.stop().then(() => (reading = read()));
  });
  return () => reading.stop();
}

function logEvent(event: TableEvent, path: string, log: Logger): void {
  switch (event.kind) {
    case 'loaded': {
      const { sizeMb, milliseconds } = event;
      log.info({ path, sizeMb, milliseconds }, 'ephemeris tables loaded');
      return;
    }
    case 'ignored': {
      const words = event.why === 'foreign' ? 'were made with another engine, data or version' : 'are damaged';
      log.warn({ path, why: event.why }, `the ephemeris tables on disk ${words}: they are rebuilt`);
      return;
    }
    case 'begun': {
      log.info({ path }, 'building ephemeris tables in the background');
      return;
    }
    case 'written':
    case 'finished': {
      const { cells, seconds, sizeMb } = event;
      const words =
        event.kind === 'finished' ? 'ephemeris tables are complete' : 'ephemeris tables of 1900 to 2050 are ready';
      log.info({ path, cells, seconds, sizeMb }, words);
      return;
    }
    case 'failed':
      log.error({ err: event.error, path }, 'the ephemeris tables could not be built; the engine answers instead');
  }
}
