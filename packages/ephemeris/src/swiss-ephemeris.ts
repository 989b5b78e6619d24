import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { openCatalogue, servedFromCatalogue } from './eclipse-catalogue/serve.ts';
import { describeFiles } from './ephemeris-files.ts';
import { createHouses } from './houses.ts';
import { createLunarEclipses, createSolarEclipses } from './eclipse-search.ts';
import { openEngine, type EngineOptions } from './open-engine.ts';
import { createPositions } from './positions.ts';
import { createRiseSet, createVisibility } from './rise-set.ts';
import { createSky } from './sky.ts';
import { createStars } from './stars.ts';
import type { TableMemory } from './tables/memory.ts';
import { servedFromTables } from './tables/serve.ts';
import { createTime } from './time.ts';

export interface SwissEphemerisOptions extends EngineOptions {
  /**
   * Positions are read from this memory when it has them, within 1e-6° of the engine's. Another thread may still be
   * filling it.
   */
  readonly tables?: TableMemory;
}

/**
 * Creates an ephemeris backed by Swiss Ephemeris. Each call creates a separate engine with its own memory and modes.
 *
 * Range (docs/methods/positions.md): 1800–2399, or the years of the mounted files, by the Swiss files (JPL DE431); otherwise −3000
 * to 3000 by Moshier's analytical theory, without Chiron and asteroids. A numbered asteroid is available within its own
 * file and the years of the files. Other dates throw `DateOutOfRangeError`. Every call is synchronous.
 */
export async function createSwissEphemeris(options: SwissEphemerisOptions = {}): Promise<Ephemeris> {
  const { engine, version, files } = await openEngine(options);
  const { coverage } = engine;
  const exact = { ...createPositions(engine), ...createSky(engine) };
  const { siderealTimeDeg, ...served } =
    options.tables === undefined ? { siderealTimeDeg: undefined } : servedFromTables(exact, engine, options.tables);
  const sky = { ...exact, ...served };
  const [solar, lunar] = [createSolarEclipses(engine), createLunarEclipses(engine)];
  // Files that take the place of the bundled ones may come from another theory of the Moon.
  const catalogue = new Set(files).size === files.length ? openCatalogue(version) : null;
  return {
    version,
    dataVersion: describeFiles(files),
    range: { files: coverage.files, reduced: coverage.reduced },
    ...sky,
    ...createHouses(engine, sky.obliquity, siderealTimeDeg),
    ...createStars(engine),
    ...createRiseSet(engine),
    ...lunar,
    ...(catalogue === null ? solar : servedFromCatalogue({ ...solar, ...lunar }, catalogue)),
    ...createVisibility(engine),
    ...createTime(engine),
  };
}
