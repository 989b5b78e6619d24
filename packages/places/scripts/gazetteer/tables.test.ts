import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Gazetteer } from '../../src/gazetteer/gazetteer.ts';
import { readGazetteer } from '../../src/gazetteer/gazetteer-data.ts';
import { normalise } from '../../src/text/normalise.ts';
import { tablesDigest } from './tables.ts';

const gazetteer = new Gazetteer(readGazetteer());

test('the committed gazetteer was built from the committed tables', () => {
  assert.equal(
    gazetteer.meta.tablesDigest,
    tablesDigest(),
    'A table changed: run node packages/places/scripts/build-data.ts.',
  );
});

test('the names in the committed gazetteer match the current normalisation, in order', () => {
  let before = Buffer.alloc(0);
  const wrong: string[] = [];
  for (let key = 0; key < gazetteer.keys.size; key++) {
    const text = gazetteer.keys.text(key);
    const bytes = Buffer.from(text, 'utf8');
    if (normalise(text) !== text || Buffer.compare(before, bytes) >= 0) wrong.push(text);
    before = bytes;
  }
  assert.ok(gazetteer.keys.size > 700_000);
  assert.deepEqual(wrong.slice(0, 20), []);
});
