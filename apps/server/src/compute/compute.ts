import { join } from 'node:path';
import type { CalculationContext, Endpoint } from '@theia-astro/endpoints/endpoint';
import { keepTables, type KeptTables, type TableEvent } from '@theia-astro/ephemeris/tables/keep';
import type { TableMemory } from '@theia-astro/ephemeris/tables/memory';
import { partYear } from '@theia-astro/ephemeris/tables/parts';
import type { Logger } from 'pino';
import { type Computed, computeJob, type Job } from './job.ts';
import type { Config } from '../config/config.ts';

/** What decides the order of waiting jobs. */
export interface JobCaller {
  /** Callers with long jobs take turns by name. */
  readonly name: string;
  /** Known to take long: it must not delay short jobs. */
  readonly isLong: boolean;
  /** Nobody waits for it at a connection: it is computed when a thread has nothing else to do. Absent: false. */
  readonly isBackground?: boolean;
}

export const ANONYMOUS_CALLER: JobCaller = { name: '', isLong: false };

export interface Compute {
  /** @throws Problem 422 of the endpoint, 504 when it took longer than the budget */
  run(job: Job, caller?: JobCaller): Promise<Computed> | Computed;
  /** Jobs that somebody waits for, and threads that are ready. Absent: it computes in the calling thread. */
  readonly state?: () => { readonly waiting: number; readonly threads: number };
  /** Resolves when a computing thread is ready. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** Computes in the calling thread, one answer after another: for cheap work, and for use without threads. */
export function computeHere(
  catalog: readonly Endpoint[],
  context: Pick<CalculationContext, 'ephemeris' | 'places'>,
): Compute {
  const endpoints = new Map(catalog.map((endpoint) => [endpoint.path, endpoint]));
  return {
    run: (job) => computeJob(endpoints, context, job),
    ready: async () => {},
    close: async () => {},
  };
}

/** What is computed around these dates lies within the years whose tables are loaded at start: no others are loaded because of the warm-up. */
const WARM_UP_DATES = { birth_date: '1960-06-15', analysis_date: '1990-06-15' };

/** Runs every example at least once, then repeats them all until the time is used up, so that the first callers get compiled code. */
export function warmUp(
  catalog: readonly Endpoint[],
  context: Pick<CalculationContext, 'ephemeris' | 'places'>,
  milliseconds: number,
): void {
  const untilMs = performance.now() + milliseconds;
  const endpoints = new Map(catalog.map((endpoint) => [endpoint.path, endpoint]));
  const single = catalog.filter((endpoint) => endpoint.batch === undefined);
  for (let round = 0; round < single.length || (single.length > 0 && performance.now() < untilMs); round += 1) {
    const { path, example } = single[round % single.length]!;
    computeJob(endpoints, context, {
      path,
      input: withDates(example.request),
      holdsKey: false,
      nowMs: example.nowMs,
      requestId: '',
      account: example.account ?? null,
      form: null,
      wantsTag: false,
    });
  }
}

function withDates(request: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const dates = Object.entries(WARM_UP_DATES).filter(([name]) => name in request);
  return { ...request, ...Object.fromEntries(dates) };
}

const FOLDER = 'ephemeris-tables';

/** Fills the tables from their files in the data folder, and has missing files made in the background, by one of the processes that share it. Logs the progress. */
export function fillTables(
  memory: TableMemory,
  { dataDir, ephemerisDir }: Pick<Config, 'dataDir' | 'ephemerisDir'>,
  log: Logger,
): KeptTables {
  const folder = join(dataDir, FOLDER);
  return keepTables({ memory, folder, ephemerisDir: ephemerisDir ?? undefined }, (event) =>
    logEvent(event, folder, log),
  );
}

function logEvent(event: TableEvent, folder: string, log: Logger): void {
  switch (event.kind) {
    case 'loaded':
      log.debug({ folder, fromYear: partYear(event.part) }, 'ephemeris tables loaded');
      return;
    case 'ignored': {
      const words = event.why === 'foreign' ? 'were made with another engine, data or version' : 'are damaged';
      const details = { folder, fromYear: partYear(event.part), why: event.why };
      log.warn(details, `the ephemeris tables on disk ${words}: they are rebuilt`);
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
      log.info({ folder }, 'the ephemeris tables that are needed are complete');
      return;
    case 'failed':
      log.error({ err: event.error, folder }, 'the ephemeris tables could not be built; the engine answers instead');
  }
}
