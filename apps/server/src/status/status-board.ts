import type { Logger } from 'pino';
import type { Sql } from '../database/database.ts';
import { readStatus } from './read-status.ts';
import { PROMISED_PERCENT, type Status } from '../rules/status.ts';

/** The latest status, read at most every 30 seconds. */
export type StatusBoard = ReturnType<typeof openStatusBoard>;

export interface StatusBoardOptions {
  readonly sql: Sql;
  readonly log: Logger;
  /** How long a reading is shown. */
  readonly freshMs?: number;
}

const FRESH_MS = 30_000;
/** While the database is away it is asked this often. */
const RETRY_MS = 5_000;
const PATIENCE_MS = 3_000;

/** Keeps the last status that could be read. While the database is lost, that is shown, and the state is an outage: no call can be booked. */
export function openStatusBoard({ sql, log, freshMs = FRESH_MS }: StatusBoardOptions) {
  let known: Status | null = null;
  let shown: Status = nothingKnown();
  let dueMs = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;
  let failing = false;

  const fail = (error: unknown): void => {
    if (!failing) log.warn({ err: error }, 'the status could not be read: the last known one is shown');
    failing = true;
    shown = { ...(known ?? nothingKnown()), state: 'outage', stale: true };
    dueMs = performance.now() + RETRY_MS;
  };
  const read = async (): Promise<void> => {
    try {
      known = await readStatus(sql);
      shown = known;
      failing = false;
      dueMs = performance.now() + freshMs;
    } catch (error) {
      fail(error);
    } finally {
      reading = null;
    }
  };
  return {
    current: async (): Promise<Status> => {
      if (performance.now() < dueMs) return shown;
      reading ??= read();
      let patience: NodeJS.Timeout | undefined;
      await Promise.race([
        reading,
        new Promise<void>((resolve) => {
          patience = setTimeout(() => {
            fail(new Error('the database did not answer in time'));
            resolve();
          }, PATIENCE_MS);
        }),
      ]);
      clearTimeout(patience);
      return shown;
    },
  };
}

function nothingKnown(): Status {
  return {
    state: 'unknown',
    as_of: new Date().toISOString(),
    stale: true,
    promised_percent: PROMISED_PERCENT,
    measured_since: null,
    months: [],
    days: [],
    latency: { days: 7, products: [] },
    incidents: [],
    maintenance: [],
  };
}
