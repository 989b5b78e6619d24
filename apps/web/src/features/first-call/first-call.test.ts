import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { natalOf, readable } from './natal-of.ts';

describe('the answer of the first call', () => {
  it('is drawn only if it is a natal chart', () => {
    assert.equal(natalOf('{"product":"natal","points":{}}')?.product, 'natal');
    for (const text of ['{"product":"transits","points":{}}', '{"product":"natal"}', 'null', '<svg/>'])
      assert.equal(natalOf(text), null);
    assert.equal(readable('{"a":1}'), '{\n  "a": 1\n}');
    assert.equal(readable('<svg/>'), '<svg/>');
  });
});
