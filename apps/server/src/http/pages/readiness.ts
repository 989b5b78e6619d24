import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { isMigrated, type Migration } from '../../database/migrate.ts';
import type { Logger } from 'pino';
import type { Sql } from '../../database/database.ts';

export interface Readiness {
  /** The database answers on every connection that waits for work. */
  readonly database: boolean;
  readonly migrations: boolean;
  readonly ephemeris: boolean;
  /** The database can write a booking: it is not read-only, and its disk has room. */
  readonly booking: boolean;
  /** The server is not being stopped. */
  readonly serving: boolean;
}

export interface ReadinessSources {
  readonly sql: Sql;
  readonly migrations: readonly Migration[];
  readonly ephemeris: Pick<Ephemeris, 'position'>;
  /** Resolves if an account could be looked up and a booking written now. */
  readonly canBook: () => Promise<void>;
  readonly isLeaving: () => boolean;
  readonly log: Logger;
}

const REMEMBER_MS = 1_000;
const PATIENCE_MS = 3_000;
/** J2000.0, when the Sun stood at 280.4° (Meeus, Astronomical Algorithms, ch. 25). */
const J2000_JD = 2_451_545;

/**
 * Checks that a call can be answered and booked now; at most once per second, however often it is called. Whenever bookings become
 * impossible or possible again, it is logged.
 */
export function readinessCheck({
  sql,
  migrations,
  ephemeris,
  canBook,
  isLeaving,
  log,
}: ReadinessSources): () => Promise<Readiness> {
  let latest: { readonly atMs: number; readonly result: Promise<Omit<Readiness, 'serving'>> } | null = null;
  let couldBook = true;
  const checkBooking = async (): Promise<boolean> => {
    const error: unknown = await withTimeout(
      canBook().then(
        () => null,
        (failure: unknown) => failure,
      ),
      new Error('the database did not answer in time'),
    );
    if (error !== null && couldBook) log.error({ err: error }, 'no call can be booked: the database cannot write');
    if (error === null && !couldBook) log.warn('calls can be booked again');
    couldBook = error === null;
    return couldBook;
  };
  const check = async (): Promise<Omit<Readiness, 'serving'>> => {
    const [migrated, booking] = await Promise.all([
      withTimeout(
        Promise.all([isMigrated(sql, migrations), sql.ask()]).then(
          ([isDone]) => isDone,
          () => null,
        ),
        null,
      ),
      checkBooking(),
    ]);
    return {
      database: migrated !== null,
      migrations: migrated === true,
      ephemeris: ephemerisAnswers(ephemeris),
      booking,
    };
  };
  return async () => {
    const nowMs = performance.now();
    if (latest === null || nowMs - latest.atMs > REMEMBER_MS) latest = { atMs: nowMs, result: check() };
    return { ...(await latest.result), serving: !isLeaving() };
  };
}

function withTimeout<T>(work: Promise<T>, otherwise: T): Promise<T> {
  return Promise.race([
    work,
    new Promise<T>((resolve) => {
      setTimeout(resolve, PATIENCE_MS, otherwise).unref();
    }),
  ]);
}

function ephemerisAnswers(ephemeris: Pick<Ephemeris, 'position'>): boolean {
  try {
    const sun = ephemeris.position(J2000_JD, 'sun', { ayanamsa: null, center: 'geocentric', positions: 'apparent' });
    return Math.abs(sun.longitudeDeg - 280.4) < 0.1;
  } catch {
    return false;
  }
}
