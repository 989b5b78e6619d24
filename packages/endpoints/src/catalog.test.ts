import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSwissEphemeris } from '@theia/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia/places/load-places';
import { catalog } from './catalog.ts';
import { EXAMPLE_ACCOUNT } from './me/example.ts';

const services = { ephemeris: await createSwissEphemeris(), places: await loadPlaces(), account: EXAMPLE_ACCOUNT };

describe('the catalogue', () => {
  it('names, paths and request words are unique', () => {
    for (const all of [
      catalog.map(({ name }) => name),
      catalog.map(({ path }) => path),
      catalog.flatMap(({ requestWords }) => requestWords),
    ]) {
      assert.equal(new Set(all).size, all.length);
    }
  });

  for (const { name, example, requestSchema, responseSchema, parse, calculate, need } of catalog) {
    describe(name, () => {
      const answer = (): Record<string, unknown> =>
        calculate({ ...services, nowMs: example.nowMs }, parse(example.request, example.nowMs));

      it('accepts its example request, in the parser and in the published schema', () => {
        assert.doesNotThrow(() => need(parse(example.request, example.nowMs)));
        assert.deepEqual(requestSchema.safeParse(example.request).error?.issues ?? [], []);
      });

      it('answers its example with the example answer', () => {
        assert.deepEqual(JSON.parse(JSON.stringify(answer())), example.response);
      });

      it('answers what its published schema says', () => {
        assert.deepEqual(responseSchema.safeParse(JSON.parse(JSON.stringify(answer()))).error?.issues ?? [], []);
      });

      it('answers the same request at the same instant with the same bytes', () => {
        assert.equal(JSON.stringify(answer()), JSON.stringify(answer()));
      });
    });
  }
});
