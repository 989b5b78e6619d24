import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { catalog } from './catalog.ts';
import { EXAMPLE_ACCOUNT } from './me/endpoint.ts';

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

      it('the parser and the published schema accept the example request', () => {
        assert.doesNotThrow(() => need(parse(example.request, example.nowMs)));
        assert.deepEqual(requestSchema.safeParse(example.request).error?.issues ?? [], []);
      });

      it('the example request gives the example answer', () => {
        assert.deepEqual(JSON.parse(JSON.stringify(answer())), example.response);
      });

      it('the answer matches the published schema', () => {
        assert.deepEqual(responseSchema.safeParse(JSON.parse(JSON.stringify(answer()))).error?.issues ?? [], []);
      });

      it('the same request at the same instant gives the same bytes', () => {
        assert.equal(JSON.stringify(answer()), JSON.stringify(answer()));
      });
    });
  }
});
