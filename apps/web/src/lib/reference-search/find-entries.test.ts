import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SearchEntry } from './search-entry.ts';
import { findEntries } from './find-entries.ts';

const entry = (kind: SearchEntry['kind'], title: string, text: string, ...pages: string[]): SearchEntry => ({
  kind,
  title,
  text,
  places: pages.map((page) => ({ page, anchor: kind === 'endpoint' ? '' : title })),
});

const entries = [
  entry('endpoint', '/eclipses', 'Solar and lunar eclipses.', 'eclipses'),
  entry('endpoint', '/moonphases', 'Phases with their eclipses.', 'moonphases'),
  entry('field', 'house_system', 'House system.', 'natal', 'positions', 'return', 'chart'),
  entry('error', 'invalid_house_system', '400. Not a house system.', '/errors'),
];
const found = (typed: string) => findEntries(entries, typed, 10).map(({ entry: one, page }) => `${one.title} ${page}`);

describe('the search of the reference', () => {
  it('puts what is named so before what mentions it', () => {
    assert.deepEqual(found('eclipses'), ['/eclipses eclipses', '/moonphases moonphases']);
    assert.equal(found('house_system')[0], 'house_system natal');
  });

  it('wants every word, in any letter case and anywhere', () => {
    assert.deepEqual(found('HOUSE not'), ['invalid_house_system /errors']);
    assert.deepEqual(found('eclipses nowhere'), []);
    assert.deepEqual(found('  '), []);
  });

  it('shows a field on the page that is named with it, else on three of its pages', () => {
    assert.deepEqual(found('house_system chart'), ['house_system chart']);
    assert.equal(found('house_system').filter((line) => line.startsWith('house_system')).length, 3);
  });

  it('answers at most as many lines as asked for', () => {
    assert.equal(findEntries(entries, 'house', 2).length, 2);
  });
});
