import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CalculationContext } from '../endpoint.ts';
import { ephemerisFilledAsAsked } from '@theia-astro/ephemeris/tables-as-asked';
import { loadPlaces } from '@theia-astro/places/load-places';
import { ephemerisEndpoint } from './endpoint.ts';

const filled = await ephemerisFilledAsAsked();
const context: CalculationContext = {
  ephemeris: filled,
  places: await loadPlaces(),
  nowMs: Date.UTC(2026, 0, 1),
  account: null,
};

test('a table is the same whether its cells are read as longitudes alone or as whole positions', () => {
  const { longitudeReader, ...withoutReader } = filled;
  let read = 0;
  const counting: CalculationContext['ephemeris'] = {
    ...filled,
    longitudeReader: (body, frame) => {
      const reader = longitudeReader!(body, frame);
      return reader === null
        ? null
        : (jdUt) => {
            read += 1;
            return reader(jdUt);
          };
    },
  };
  const span = { from: '1969-06-01T03:00:00Z', to: '1974-02-01', step: '37h' };
  for (const [fields, readsLongitudes] of [
    [{}, true],
    [{ columns: 'longitude', sidereal: true, ayanamsa: 'lahiri' }, true],
    [{ columns: 'longitude,speed', sidereal: true }, false],
    [{ columns: 'longitude', bodies: 'moon,north_node,south_node' }, false],
    [{ columns: 'longitude', bodies: 'moon,north_node,chiron,lilith' }, true],
    [{ columns: 'longitude', bodies: 'moon,cupido' }, false],
    [{ columns: 'longitude,latitude' }, false],
  ] as const) {
    const request = ephemerisEndpoint.parse({ ...span, ...fields }, context.nowMs);
    read = 0;
    const one = ephemerisEndpoint.calculate({ ...context, ephemeris: counting }, request);
    assert.equal(read > 0, readsLongitudes, JSON.stringify(fields));
    assert.deepEqual(one, ephemerisEndpoint.calculate({ ...context, ephemeris: withoutReader }, request));
  }
});
