import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** Where the committed data files are. */
export const DATA_FOLDER = new URL('../../data/', import.meta.url);

/** Reads one of the committed tables (../../data/README.md). */
export function readTable<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(name, DATA_FOLDER), 'utf8')) as T;
}

/**
 * SHA-256 of all committed tables; the gazetteer stores it, so that a changed table without a new build is detected.
 */
export function tablesDigest(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(DATA_FOLDER).toSorted()) {
    if (name.endsWith('.json')) hash.update(`${name}\n`).update(readFileSync(new URL(name, DATA_FOLDER)));
  }
  return hash.digest('hex');
}
