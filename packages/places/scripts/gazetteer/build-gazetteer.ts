import type { GazetteerMeta } from '../../src/gazetteer/gazetteer-data.ts';
import { normalise } from '../../src/text/normalise.ts';
import type { Sources } from '../fetch-sources.ts';
import { packFile } from '../pack-file.ts';
import { admin1CodeOf, admin1Table, admin2Names } from './admin-table.ts';
import { countryTable } from './country-table.ts';
import { readGeonamesRows, morePlaces } from './geonames-rows.ts';
import { keySections } from './key-sections.ts';
import { placeSections } from './place-sections.ts';
import { readTable, tablesDigest } from './tables.ts';

/** The bytes of `gazetteer.bin`: GeoNames' places, the tables committed in the data folder, and the indices over their names. */
export function buildGazetteer(sources: Sources): Buffer {
  const rows = [...readGeonamesRows(sources.places), ...morePlaces()];
  const countryCodes = [...new Set(rows.map(({ countryCode }) => countryCode))].toSorted();
  const zones = [...new Set(rows.map(({ timezone }) => timezone))].toSorted();
  const admin1 = admin1Table(sources.admin1, countryCodes);
  const meta: GazetteerMeta = {
    geonamesVersion: `cities500 ${sources.placesVersion}`,
    tablesDigest: tablesDigest(),
    ...countryTable(countryCodes),
    zones,
    admin1: admin1.admin1,
    admin1Words: admin1.admin1Words,
    regions: historicRegions(),
  };
  return packFile(meta, [
    ...placeSections(rows, {
      countryCodes,
      zones,
      admin1Index: admin1.indexOf,
      admin1CodeOf: admin1CodeOf(sources.cities, rows),
      admin2Names: admin2Names(sources.admin2),
    }),
    ...keySections(rows, extraNames()),
  ]);
}

/** Additional primary names of places, by GeoNames id. */
function extraNames(): ReadonlyMap<number, readonly string[]> {
  const names = new Map<number, readonly string[]>();
  for (const file of ['english-names.json', 'island-names.json']) {
    for (const [id, ...more] of readTable<readonly (readonly [number, ...string[]])[]>(file))
      names.set(id, [...(names.get(id) ?? []), ...more]);
  }
  return names;
}

type Circle = readonly [number, number, number];

function historicRegions(): GazetteerMeta['regions'] {
  return Object.fromEntries(
    Object.entries(readTable<Readonly<Record<string, readonly Circle[]>>>('historic-regions.json')).map(
      ([name, circles]) => [normalise(name), circles],
    ),
  );
}
