import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { containerFingerprint, packContainer } from '../gazetteer/container.ts';
import type { GazetteerMeta } from '../gazetteer/meta.ts';
import { admin1CodeOf } from './admin1-codes.ts';
import { admin1Table, admin2Names } from './admin-table.ts';
import { countryTable, readJson } from './country-table.ts';
import { geonamesVersion, inputFingerprint } from './fingerprint.ts';
import { readGeonamesRows } from './geonames-rows.ts';
import { normalise } from '../text/normalise.ts';
import { keySections } from './key-sections.ts';
import { morePlaces } from './more-places.ts';
import { GAZETTEER_FILE, GENERATED_FOLDER, GEONAMES_PLACES } from './paths.ts';
import { placeSections } from './place-sections.ts';

/** Names that count as a place's own beside GeoNames', by GeoNames id. */
function extraNames(): ReadonlyMap<number, readonly string[]> {
  const names = new Map<number, readonly string[]>();
  for (const file of ['english-names.json', 'island-names.json']) {
    for (const [id, ...more] of readJson<readonly (readonly [number, ...string[]])[]>(file))
      names.set(id, [...(names.get(id) ?? []), ...more]);
  }
  return names;
}

type Circle = readonly [number, number, number];

function historicRegions(): GazetteerMeta['regions'] {
  return Object.fromEntries(
    Object.entries(readJson<Readonly<Record<string, readonly Circle[]>>>('historic-regions.json')).map(
      ([name, circles]) => [normalise(name), circles],
    ),
  );
}

/** Builds the gazetteer file when it is missing or older than its inputs; true when it built. The file appears whole or not at all. */
export function buildGazetteerIfStale(): boolean {
  const fingerprint = inputFingerprint();
  if (containerFingerprint(fileURLToPath(GAZETTEER_FILE)) === fingerprint) return false;
  const rows = [...readGeonamesRows(GEONAMES_PLACES), ...morePlaces()];
  const countryCodes = [...new Set(rows.map(({ countryCode }) => countryCode))].toSorted();
  const zones = [...new Set(rows.map(({ timezone }) => timezone))].toSorted();
  const admin1 = admin1Table(countryCodes);
  const meta: GazetteerMeta = {
    geonamesVersion: geonamesVersion(),
    ...countryTable(countryCodes),
    zones,
    admin1: admin1.admin1,
    admin1Words: admin1.admin1Words,
    regions: historicRegions(),
  };
  const sections = [
    ...placeSections(rows, {
      countryCodes,
      zones,
      admin1Index: admin1.indexOf,
      admin1CodeOf: admin1CodeOf(rows),
      admin2Names: admin2Names(),
    }),
    ...keySections(rows, extraNames()),
  ];
  mkdirSync(GENERATED_FOLDER, { recursive: true });
  const unfinished = new URL(`gazetteer.${process.pid}.tmp`, GENERATED_FOLDER);
  try {
    writeFileSync(unfinished, packContainer(fingerprint, meta, sections));
    renameSync(unfinished, GAZETTEER_FILE);
  } finally {
    rmSync(unfinished, { force: true });
  }
  return true;
}
