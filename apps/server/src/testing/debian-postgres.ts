import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PostgresBinaries } from '../database/postgres-binaries.ts';

const ROOT = '/usr/lib/postgresql';

/**
 * The PostgreSQL server of the system, another major version than the embedded one: Debian 12 has 15.
 * @throws Error that says how to install it
 */
export function debianPostgres(): PostgresBinaries {
  const majors = existsSync(ROOT)
    ? readdirSync(ROOT)
        .map(Number)
        .filter((major) => existsSync(join(ROOT, String(major), 'bin/postgres')))
    : [];
  if (majors.length === 0)
    throw new Error('This test needs the PostgreSQL of the system: apt-get install postgresql (.ci/run does it)');
  const major = Math.min(...majors);
  const root = join(ROOT, String(major));
  return { major, root, initdb: join(root, 'bin/initdb'), postgres: join(root, 'bin/postgres') };
}
