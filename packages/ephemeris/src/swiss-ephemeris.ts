import type { Ephemeris } from '@theia/astro/ephemeris';
import { asteroidFiles } from './asteroid-files.ts';
import { coverageOf } from './coverage.ts';
import type { Engine } from './engine.ts';
import { BUNDLED_FILES, describeFiles, findAsteroidFiles, readEphemerisFolder } from './ephemeris-files.ts';
import { keepFilesOpenAtEdges } from './file-edges.ts';
import { reachBackBefore1800 } from './first-hours.ts';
import { createHouses } from './houses.ts';
import { createLunarEclipses } from './lunar-eclipses.ts';
import { createModes } from './modes.ts';
import { createPositions } from './positions.ts';
import { createRiseSet } from './rise-set.ts';
import { allocateScratch, writeText, type Scratch } from './scratch.ts';
import { createSky } from './sky.ts';
import { createSolarEclipses } from './solar-eclipses.ts';
import { createStars } from './stars.ts';
import { createTime } from './time.ts';
import { EPHEMERIS_PATH, loadSwissModule, mountEphemerisFile, type SwissModule } from './wasm-module.ts';

export interface SwissEphemerisOptions {
  /**
   * A folder with further Swiss Ephemeris `.se1` files: whole 600-year blocks that join 1800–2399 extend the precise range; those of numbered asteroids,
   * there or in folders `ast0`, `ast1` … as the Swiss Ephemeris keeps them, add these bodies.
   */
  readonly ephemerisDir?: string;
}

/**
 * Swiss Ephemeris behind the port. Each call makes its own engine with its own memory and modes.
 *
 * Range (contract §2.3): 1800–2399, or what the files hold, by the Swiss files (JPL DE431); otherwise −3000 to 3000 by Moshier's analytical
 * theory, without Chiron and asteroids; a numbered asteroid within its own file and these years; further away `DateOutOfRangeError`. Every question is answered in one synchronous stretch.
 */
export async function createSwissEphemeris(options: SwissEphemerisOptions = {}): Promise<Ephemeris> {
  const extra = options.ephemerisDir === undefined ? [] : await readEphemerisFolder(options.ephemerisDir);
  const asteroidPaths = options.ephemerisDir === undefined ? [] : await findAsteroidFiles(options.ephemerisDir);
  const wasm = await loadSwissModule();
  for (const { name, data } of extra) mountEphemerisFile(wasm, name, data);
  const files = [...BUNDLED_FILES, ...extra.map(({ name }) => name)];
  const years = coverageOf(files);
  if (!years.reachesBefore1800) reachBackBefore1800(wasm);
  const scratch = allocateScratch(wasm);
  const version = readVersion(wasm, scratch);
  writeText(wasm, scratch.serr, EPHEMERIS_PATH);
  wasm._swe_set_ephe_path(scratch.serr);

  const coverage = keepFilesOpenAtEdges(years, wasm, scratch);
  const engine: Engine = {
    wasm,
    scratch,
    modes: createModes(wasm),
    coverage,
    asteroids: asteroidFiles(wasm, asteroidPaths),
  };
  return {
    version,
    dataVersion: describeFiles(files),
    range: { files: coverage.files, reduced: coverage.reduced },
    ...createPositions(engine),
    ...createHouses(engine),
    ...createSky(engine),
    ...createStars(engine),
    ...createRiseSet(engine),
    ...createSolarEclipses(engine),
    ...createLunarEclipses(engine),
    ...createTime(engine),
  };
}

function readVersion(wasm: SwissModule, scratch: Scratch): string {
  wasm._swe_version(scratch.serr);
  return wasm.UTF8ToString(scratch.serr);
}
