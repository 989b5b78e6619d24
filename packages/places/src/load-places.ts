import { fileURLToPath } from 'node:url';
import { buildGazetteerIfStale } from './build/build-gazetteer.ts';
import { GAZETTEER_FILE } from './build/paths.ts';
import { atlas } from './atlas.ts';
import { Gazetteer } from './gazetteer/gazetteer.ts';
import type { Places } from './places.ts';
import { zoneFinder } from './zones/zone-at.ts';
import { loadZoneTable } from './zones/zone-table.ts';

/** Opens the atlas; builds its gazetteer file first when that is missing or stale. */
export async function loadPlaces(): Promise<Places> {
  buildGazetteerIfStale();
  return atlas(new Gazetteer(fileURLToPath(GAZETTEER_FILE)), loadZoneTable(), zoneFinder());
}
