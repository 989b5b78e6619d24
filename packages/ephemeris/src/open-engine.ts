import { asteroidFiles } from './asteroid-files.ts';
import { fileCoverage } from './coverage.ts';
import type { Engine } from './engine.ts';
import { BUNDLED_FILES, findAsteroidFiles, readEphemerisFolder } from './ephemeris-files.ts';
import { keepFilesOpenAtEdges } from './file-edges.ts';
import { reachBackBefore1800 } from './first-hours.ts';
import { createModes } from './modes.ts';
import { allocateScratch, writeText, type Scratch } from './scratch.ts';
import { EPHEMERIS_PATH, loadSwissModule, mountEphemerisFile, type SwissModule } from './wasm-module.ts';

export interface EngineOptions {
  /**
   * A folder with additional Swiss Ephemeris `.se1` files. Complete 600-year blocks that join 1800–2399 extend the
   * precise range. Files of numbered asteroids, in the folder or in its subfolders `ast0`, `ast1` … as in the Swiss
   * Ephemeris distribution, add these bodies.
   */
  readonly ephemerisDir?: string;
}

export interface OpenedEngine {
  readonly engine: Engine;
  /** For example `2.10.03`. */
  readonly version: string;
  /** Names of the mounted files. */
  readonly files: readonly string[];
}

/** A Swiss Ephemeris of its own, with its own memory and modes, its files mounted. */
export async function openEngine({ ephemerisDir }: EngineOptions): Promise<OpenedEngine> {
  const extra = ephemerisDir === undefined ? [] : await readEphemerisFolder(ephemerisDir);
  const asteroidPaths = ephemerisDir === undefined ? [] : await findAsteroidFiles(ephemerisDir);
  const wasm = await loadSwissModule();
  for (const { name, data } of extra) mountEphemerisFile(wasm, name, data);
  const files = [...BUNDLED_FILES, ...extra.map(({ name }) => name)];
  const years = fileCoverage(files);
  if (!years.reachesBefore1800) reachBackBefore1800(wasm);
  const scratch = allocateScratch(wasm);
  const version = readVersion(wasm, scratch);
  writeText(wasm, scratch.serr, EPHEMERIS_PATH);
  wasm._swe_set_ephe_path(scratch.serr);
  const engine: Engine = {
    wasm,
    scratch,
    modes: createModes(wasm),
    coverage: keepFilesOpenAtEdges(years, wasm, scratch),
    asteroids: asteroidFiles(wasm, asteroidPaths),
  };
  return { engine, version, files };
}

function readVersion(wasm: SwissModule, scratch: Scratch): string {
  wasm._swe_version(scratch.serr);
  return wasm.UTF8ToString(scratch.serr);
}
