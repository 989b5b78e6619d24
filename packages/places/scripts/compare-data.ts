import assert from 'node:assert/strict';
import { Gazetteer } from '../src/gazetteer/gazetteer.ts';
import { readGazetteer } from '../src/gazetteer/gazetteer-data.ts';
import { normalise } from '../src/text/normalise.ts';
import { ZoneBorders } from '../src/zones/zone-borders.ts';
import { eachTile } from './borders.ts';
import { type Sources, withSources } from './fetch-sources.ts';
import { type GeonamesRow, readGeonamesRows } from './gazetteer/geonames-rows.ts';

const POINTS_ANYWHERE = 100_000;
/** Points on each tile's borders, and as many close to them. */
const POINTS_PER_TILE = 8;

await withSources((sources) => {
  const rows = readGeonamesRows(sources.places);
  comparePlaces(rows);
  compareZones(sources, rows);
});

/** Checks that every GeoNames place has its data in the gazetteer, and that every name GeoNames lists finds it. */
function comparePlaces(rows: readonly GeonamesRow[]): void {
  const gazetteer = new Gazetteer(readGazetteer());
  let names = 0;
  rows.forEach((row, place) => {
    const { name, geoLatitudeDeg, geoLongitudeDeg, countryCode, elevationM, timezone, geonamesId, population } =
      gazetteer.describe(place, 1);
    assert.deepEqual(
      [name, geoLatitudeDeg, geoLongitudeDeg, countryCode, elevationM, timezone, geonamesId, population],
      [
        row.name,
        row.geoLatitudeDeg,
        row.geoLongitudeDeg,
        row.countryCode,
        row.elevationM,
        row.timezone === 'America/Yellowknife' ? 'America/Edmonton' : row.timezone,
        row.id,
        row.population,
      ],
    );
    for (const listed of [row.name, row.asciiName, ...row.alternateNames]) {
      const key = normalise(listed);
      if (key === '' || key.length > 80) continue;
      const index = gazetteer.keys.find(key);
      assert.ok(index >= 0, `The gazetteer lacks ${listed}.`);
      assert.ok(
        gazetteer.keys.postings(index).some((posting) => posting >> 1 === place),
        `${listed} does not find ${row.name} (${row.id}).`,
      );
      names++;
    }
  });
  process.stdout.write(`${rows.length} places and ${names} names are as in GeoNames.\n`);
}

/**
 * Checks that every place, random points of the globe, points on borders and points close to them have the zones that
 * geo-tz finds.
 */
function compareZones(sources: Sources, rows: readonly GeonamesRow[]): void {
  const { find } = sources.require('geo-tz/all') as { find(latitude: number, longitude: number): string[] };
  const borders = new ZoneBorders();
  const random = randomNumbers(20_261_122);
  let points = 0;
  const compare = (latitude: number, longitude: number): void => {
    const expected = find(latitude, longitude).filter((zone) => !zone.startsWith('Etc/GMT'));
    assert.deepEqual(borders.zonesAt(latitude, longitude), expected, `at ${latitude}, ${longitude}`);
    points++;
  };
  for (const { geoLatitudeDeg, geoLongitudeDeg } of rows) compare(geoLatitudeDeg, geoLongitudeDeg);
  for (let i = 0; i < POINTS_ANYWHERE; i++)
    compare((Math.asin(2 * random() - 1) * 180) / Math.PI, 360 * random() - 180);
  for (const outlines of eachTile(sources)) {
    for (let i = 0; i < POINTS_PER_TILE; i++) {
      const [longitude, latitude] = outlines[Math.floor(random() * outlines.length)]!;
      const distance = 10 ** (-2 - 4 * random());
      compare(latitude, longitude);
      compare(
        Math.max(-90, Math.min(90, latitude + distance * (random() - 0.5))),
        Math.max(-180, Math.min(180, longitude + distance * (random() - 0.5))),
      );
    }
  }
  process.stdout.write(`${points} points have the zones that geo-tz finds.\n`);
}

/** Numbers from 0 to below 1, the same at every run (Numerical Recipes' linear congruential generator). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
