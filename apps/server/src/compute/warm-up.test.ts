import assert from 'node:assert/strict';
import { it } from 'node:test';
import { catalog } from '@theia-astro/endpoints/catalog';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { isPartWanted } from '@theia-astro/ephemeris/tables/loaded-parts';
import { newTableMemory } from '@theia-astro/ephemeris/tables/memory';
import { COMMON_PARTS, PARTS } from '@theia-astro/ephemeris/tables/parts';
import { loadPlaces } from '@theia-astro/places/load-places';
import { warmUp } from './compute.ts';

it('the warm-up asks for no tables beyond those that are loaded at start', async () => {
  const tables = newTableMemory();
  warmUp(catalog, { ephemeris: await createSwissEphemeris({ tables }), places: await loadPlaces() }, 0);
  const wanted = Array.from({ length: PARTS }, (_, part) => part).filter((part) => isPartWanted(tables, part));
  assert.notDeepEqual(wanted, []);
  assert.deepEqual(
    wanted.filter((part) => !COMMON_PARTS.includes(part)),
    [],
  );
});
