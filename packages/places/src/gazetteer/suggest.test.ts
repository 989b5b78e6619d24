import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadPlaces } from '../load-places.ts';

const places = await loadPlaces();
const suggested = (text: string, limit = 8): readonly string[] =>
  places.suggest(text, limit).map(({ name, admin1, countryCode }) => `${name}, ${admin1}, ${countryCode}`);

describe('suggestions while a place is typed', () => {
  it('begin with the text, the best known first, whatever its case and diacritics', () => {
    assert.deepEqual(suggested('lon', 2), ['London, England, GB', 'Longyan, Fujian, CN']);
    for (const text of ['zuri', 'ZÜRI', '  Züri ']) assert.equal(suggested(text)[0], 'Zürich, Zurich, CH', text);
    assert.equal(suggested('sao pau')[0], 'São Paulo, São Paulo, BR');
    assert.equal(suggested('São Pau')[0], 'São Paulo, São Paulo, BR');
  });

  it('show a place whose name is complete before a larger one that goes on', () => {
    assert.deepEqual(suggested('bath', 2), ['Bath, England, GB', 'Bathinda, Punjab, IN']);
  });

  it('know other names and other scripts', () => {
    assert.equal(suggested('calcu')[0], 'Kolkata, West Bengal, IN');
    assert.equal(suggested('моск')[0], 'Moscow, Moscow, RU');
    assert.ok(suggested('東').includes('Tokyo, Tokyo, JP'));
  });

  it('are narrowed by the beginning of a division or a country, with or without a comma', () => {
    for (const text of ['paris, tex', 'Paris Tex', 'Paris, TX, us'])
      assert.deepEqual(suggested(text), ['Paris, Texas, US'], text);
    assert.equal(suggested('London, on')[0], 'London, Ontario, CA');
    assert.equal(suggested('ulm, germany')[0], 'Ulm, Baden-Wurttemberg, DE');
  });

  it('never name the same place twice, and are no more than asked for', () => {
    for (const text of ['sa', 'beij', 'san', 'st', 'springfield']) {
      const names = suggested(text);
      assert.equal(names.length, 8, text);
      assert.equal(new Set(names).size, 8, text);
    }
  });

  it('are none for what begins no name, for a single letter and for nothing', () => {
    for (const text of ['qqqq', 'a', '', ' , ', '...', 'x'.repeat(10_000)]) assert.deepEqual(suggested(text), [], text);
  });

  it('are places that the atlas finds at the same position', () => {
    for (const text of ['lond', 'new yor', 'tok', 'paris, tex']) {
      const place = places.suggest(text, 1)[0]!;
      const label = [place.name, place.admin1, place.country].join(', ');
      assert.equal(places.resolve(label)?.place.geonamesId, place.geonamesId, label);
    }
  });
});
