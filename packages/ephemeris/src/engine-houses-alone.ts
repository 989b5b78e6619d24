import { createEngineHouses, type EngineHouses } from './engine-houses.ts';
import { SEFLG_SWIEPH } from './flags.ts';
import { createModes } from './modes.ts';
import { allocateScratch, writeText } from './scratch.ts';
import { EPHEMERIS_PATH, loadSwissModule } from './wasm-module.ts';

/** Houses by Swiss Ephemeris and nothing of our own, within the bundled files: what tests and benchmarks measure ours by. */
export async function loadEngineHouses(): Promise<EngineHouses> {
  const wasm = await loadSwissModule();
  const scratch = allocateScratch(wasm);
  writeText(wasm, scratch.serr, EPHEMERIS_PATH);
  wasm._swe_set_ephe_path(scratch.serr);
  return createEngineHouses({
    wasm,
    scratch,
    modes: createModes(wasm),
    coverage: { ephemerisFlag: () => SEFLG_SWIEPH },
  });
}
