import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { isMigrated } from '../../database/migrate.ts';
import type { Migration } from '../../database/migration-files.ts';
import type { Sql } from '../../database/database.ts';

export interface Readiness {
  readonly database: boolean;
  readonly migrations: boolean;
  readonly ephemeris: boolean;
}

const REMEMBER_MS = 1_000;
const PATIENCE_MS = 3_000;
/** J2000.0, when the Sun stood at 280.4° (Meeus, Astronomical Algorithms, ch. 25). */
const J2000_JD = 2_451_545;

/** Checks that the database and the ephemeris respond; at most once per second, however often it is called. */
export function readinessCheck(
  sql: Sql,
  migrations: readonly Migration[],
  ephemeris: Pick<Ephemeris, 'position'>,
): () => Promise<Readiness> {
  let latest: { readonly atMs: number; readonly result: Promise<Readiness> } | null = null;
  const check = async (): Promise<Readiness> => {
    const migrated = await Promise.race([isMigrated(sql, migrations).catch(() => null), patience()]);
    return { database: migrated !== null, migrations: migrated === true, ephemeris: ephemerisAnswers(ephemeris) };
  };
  return () => {
    const nowMs = performance.now();
    if (latest === null || nowMs - latest.atMs > REMEMBER_MS) latest = { atMs: nowMs, result: check() };
    return latest.result;
  };
}

function patience(): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS, null).unref();
  });
}

function ephemerisAnswers(ephemeris: Pick<Ephemeris, 'position'>): boolean {
  try {
    const sun = ephemeris.position(J2000_JD, 'sun', { ayanamsa: null, center: 'geocentric', positions: 'apparent' });
    return Math.abs(sun.longitudeDeg - 280.4) < 0.1;
  } catch {
    return false;
  }
}
