import { newYearJd, type Coverage, fileCoverage } from './coverage.ts';
import { withFirstDay, asteroidFiles } from './asteroid-files.ts';
import {
  mountEphemerisFile,
  readEphemerisFile,
  type SwissModule,
  EPHEMERIS_PATH,
  loadSwissModule,
} from './wasm-module.ts';
import { BODY_NUMBER, SEFLG_SWIEPH } from './flags.ts';
import { type Scratch, allocateScratch, writeText } from './scratch.ts';
import type { Engine } from './engine.ts';
import { BUNDLED_FILES, findAsteroidFiles, readEphemerisFolder } from './ephemeris-files.ts';
import { createModes } from './modes.ts';

/**
 * Light seen in the first hours of 1800 left the planets in 1799, before the declared start of the bundled files,
 * although the series of the Earth reach 0.92 days further back. The other series are extrapolated by up to seven
 * hours, less than a thousandth of their segments of 500 to 4,000 days.
 */
const REACH_BACK_DAYS = 0.9;

/** Makes all of 1800-01-01 available from the bundled files. Not needed when the preceding files are mounted. */
export function reachBackBefore1800(wasm: SwissModule): void {
  const firstJdTt = newYearJd(1800, 'gregorian') - REACH_BACK_DAYS;
  for (const name of ['sepl_18.se1', 'seas_18.se1']) {
    mountEphemerisFile(wasm, name, withFirstDay(readEphemerisFile(wasm, name), firstJdTt));
  }
}

/** How far light time, speeds and rise/set searches reach across the edge of a file, and a date safely inside it. */
const EDGE_DAYS = 3;
const INSIDE_DAYS = 100;

/**
 * The files contain some days beyond their last year, but when no file is open the engine looks for one by calendar
 * year. In the first and last hours of the range, earlier calls would decide whether a body is found. Near an edge the
 * files are therefore opened with a date inside first, so that results do not depend on earlier calls.
 */
export function keepFilesOpenAtEdges(coverage: Coverage, wasm: SwissModule, scratch: Scratch): Coverage {
  const [first, end] = coverage.files;
  const openAt = (jdUt: number): void => {
    for (const body of ['sun', 'moon', 'chiron'] as const) {
      wasm._swe_calc_ut(jdUt, BODY_NUMBER[body], SEFLG_SWIEPH, scratch.xx, scratch.serr);
    }
  };
  return {
    ...coverage,
    ephemerisFlag(jdUt) {
      const flag = coverage.ephemerisFlag(jdUt);
      if (flag === SEFLG_SWIEPH) {
        if (jdUt < first + EDGE_DAYS) openAt(first + INSIDE_DAYS);
        else if (jdUt >= end - EDGE_DAYS) openAt(end - INSIDE_DAYS);
      }
      return flag;
    },
  };
}

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
