import { atlas } from './atlas.ts';
import { Gazetteer } from './gazetteer/gazetteer.ts';
import { type GazetteerData, readGazetteer } from './gazetteer/gazetteer-data.ts';
import type { Places } from './places.ts';
import { zoneFinder } from './zones/zone-at.ts';
import { loadZoneTable } from './zones/zone-table.ts';

let own: Places | undefined;

/**
 * Opens the atlas.
 *
 * @param gazetteer result of `readGazetteer()`, possibly from another thread; when omitted, the atlas of this thread, which the first call reads and
 * every other one gets too
 */
export async function loadPlaces(gazetteer?: GazetteerData): Promise<Places> {
  return gazetteer === undefined ? (own ??= open(readGazetteer())) : open(gazetteer);
}

const open = (gazetteer: GazetteerData): Places => atlas(new Gazetteer(gazetteer), loadZoneTable(), zoneFinder());
