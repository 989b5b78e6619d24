import { atlas } from './atlas.ts';
import { Gazetteer } from './gazetteer/gazetteer.ts';
import { type GazetteerData, readGazetteer } from './gazetteer/gazetteer-data.ts';
import type { Places } from './places.ts';
import { zoneFinder } from './zones/zone-at.ts';
import { loadZoneTable } from './zones/zone-table.ts';

/**
 * Opens the atlas.
 *
 * @param gazetteer result of `readGazetteer()`, possibly from another thread; read here when omitted
 */
export async function loadPlaces(gazetteer: GazetteerData = readGazetteer()): Promise<Places> {
  return atlas(new Gazetteer(gazetteer), loadZoneTable(), zoneFinder());
}
