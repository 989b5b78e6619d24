import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  DATA_FOLDER,
  GEONAMES_ADMIN1,
  GEONAMES_ADMIN2,
  GEONAMES_CITIES,
  GEONAMES_PLACES,
  SOURCE_FOLDER,
} from './paths.ts';

/** Folders whose code decides what is built; a change of a character builds anew. */
const BUILDER_FOLDERS = ['build/', 'text/'];
const SHARED_FILES = ['gazetteer/container.ts', 'gazetteer/meta.ts', 'gazetteer/trigrams.ts'];

/** What the gazetteer would be built from: versions and sizes of the data packages, contents of the committed tables and of the builder. */
export function inputFingerprint(): string {
  const hash = createHash('sha256');
  hash.update(`icu ${process.versions.icu}\n`);
  for (const path of [GEONAMES_PLACES, GEONAMES_ADMIN1, GEONAMES_ADMIN2, GEONAMES_CITIES])
    hash.update(`${statSync(path).size}\n`);
  hash.update(`${geonamesVersion()} ${packageVersion(GEONAMES_ADMIN1)}\n`);
  for (const folder of [DATA_FOLDER, ...BUILDER_FOLDERS.map((name) => new URL(name, SOURCE_FOLDER))]) {
    for (const name of readdirSync(folder).toSorted()) {
      if (/\.json$|(?<!\.test)\.ts$/.test(name)) hash.update(`${name}\n`).update(readFileSync(new URL(name, folder)));
    }
  }
  for (const name of SHARED_FILES) hash.update(readFileSync(new URL(name, SOURCE_FOLDER)));
  return hash.digest('hex').slice(0, 32);
}

/** Version of the package that carries the GeoNames file. */
export function geonamesVersion(): string {
  return `cities500 ${packageVersion(GEONAMES_PLACES)}`;
}

function packageVersion(file: string): string {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    try {
      const { version } = JSON.parse(
        readFileSync(new URL('package.json', `${pathToFileURL(folder).href}/`), 'utf8'),
      ) as { version: string };
      return version;
    } catch (error) {
      if (folder === dirname(folder)) throw error;
    }
  }
}
