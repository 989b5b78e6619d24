import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const MOST_BYTES = 400e6;
const MOST_FILES = 12_000;
const WORST_SHOWN = 12;

/** Written by our own programs after the installation. */
const CACHES = new Set(['.theia', '.vite', '.vite-temp', '.cache']);

interface Weight {
  bytes: number;
  files: number;
}

/**
 * Files of a folder and of all folders in it. A file with several names (hard links) counts as several files, but its
 * bytes count once.
 */
function weigh(folder: string, seen: Set<string>): Weight {
  const weight = { bytes: 0, files: 0 };
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      const inside = weigh(path, seen);
      weight.bytes += inside.bytes;
      weight.files += inside.files;
    } else if (entry.isFile()) {
      const { dev, ino, size } = statSync(path);
      weight.files++;
      if (!seen.has(`${dev}:${ino}`)) weight.bytes += size;
      seen.add(`${dev}:${ino}`);
    }
  }
  return weight;
}

/** Size of each installed package, including packages installed inside it. */
function packageWeights(modules: string): ReadonlyMap<string, Weight> {
  const names = readdirSync(modules, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !CACHES.has(entry.name))
    .flatMap(({ name }) =>
      name.startsWith('@')
        ? readdirSync(join(modules, name), { withFileTypes: true })
            .filter((entry) => entry.isDirectory())
            .map((entry) => `${name}/${entry.name}`)
        : [name],
    );
  const seen = new Set<string>();
  return new Map(names.map((name) => [name, weigh(join(modules, name), seen)]));
}

test(
  'what npm ci installs stays below 400 MB and 12,000 files',
  { skip: process.platform !== 'linux' && 'binaries of other platforms have other sizes' },
  () => {
    const weights = [...packageWeights(fileURLToPath(new URL('../node_modules', import.meta.url)))];
    const bytes = weights.reduce((sum, [, weight]) => sum + weight.bytes, 0);
    const files = weights.reduce((sum, [, weight]) => sum + weight.files, 0);
    const heaviest = weights.toSorted(([, a], [, b]) => b.bytes - a.bytes).slice(0, WORST_SHOWN);
    const fullest = weights.toSorted(([, a], [, b]) => b.files - a.files).slice(0, WORST_SHOWN);
    const message = [
      `${(bytes / 1e6).toFixed(1)} MB in ${files} files are installed. Heaviest:`,
      ...heaviest.map(([name, weight]) => `  ${name}: ${(weight.bytes / 1e6).toFixed(1)} MB`),
      'Most files:',
      ...fullest.map(([name, weight]) => `  ${name}: ${weight.files}`),
      'After a change of the lock run npm ci; it also removes the files listed in scripts/trim.mjs.',
    ].join('\n');
    assert.ok(bytes <= MOST_BYTES && files <= MOST_FILES, message);
  },
);
