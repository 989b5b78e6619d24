import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readEphemerisFolder } from '../ephemeris-files.ts';
import { SERIES } from './series.ts';

/** The code that decides what a file of tables holds: after a change of it, files made before are foreign. */
const SHAPING = [
  'series.ts',
  'earth-borders.ts',
  'parts.ts',
  'sidereal-time.ts',
  'ayanamsa-shift.ts',
  'sampler.ts',
  'chebyshev.ts',
  'cell.ts',
  'leaf.ts',
  'memory.ts',
  'file.ts',
];
const ENGINE_FILES = ['swisseph.wasm', 'swisseph.data'];

export const FINGERPRINT_BYTES = 32;

/** What tables were made of: the engine's code, its data and ours, all by their content. */
export async function tableFingerprint(ephemerisDir: string | undefined): Promise<Uint8Array> {
  const hash = createHash('sha256');
  const engine = new URL('wasm/', import.meta.resolve('swisseph-wasm/package.json'));
  for (const name of ENGINE_FILES) hash.update(readFileSync(new URL(name, engine)));
  for (const { name, data } of ephemerisDir === undefined ? [] : await readEphemerisFolder(ephemerisDir))
    hash.update(name).update(data);
  hash.update(JSON.stringify(SERIES));
  for (const name of SHAPING) hash.update(readFileSync(new URL(name, import.meta.url)));
  return new Uint8Array(hash.digest());
}
