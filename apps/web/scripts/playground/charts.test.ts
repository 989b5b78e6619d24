import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalog } from '@theia-astro/endpoints/catalog';
import { pictureText } from '../../../../packages/chart/src/picture.ts';
import { findCharts } from '../../src/features/playground/answer/charts.ts';

const WIDTH_PX = 500;
const exampleOf = (name: string) =>
  catalog.find((endpoint) => endpoint.name === name)?.example.response as Record<string, unknown>;

function draw(answer: unknown): readonly string[] {
  return findCharts(answer).map(({ title, chart, isVedic, outer, aspects }) => {
    const svg = pictureText({ kind: isVedic ? 'north' : 'wheel', chart, outer, aspects }, WIDTH_PX);
    assert.match(svg, /^<svg/, title);
    return title;
  });
}

describe('the charts of an answer', () => {
  it('can all be drawn, whatever the product', () => {
    const drawn = catalog.filter(({ example }) => draw(example.response).length > 0).map(({ name }) => name);
    for (const name of ['natal', 'vedic', 'progressions', 'synastry', 'group', 'horary', 'positions', 'sky', 'kp'])
      assert.ok(drawn.includes(name), name);
    for (const name of ['moonphases', 'geocode', 'me', 'panchang']) assert.ok(!drawn.includes(name), name);
  });

  it('name the one of several: the composite and the Davison chart of a relationship', () => {
    assert.deepEqual(draw(exampleOf('synastry')), ['Composite', 'Davison']);
  });

  it('show two people together, with the aspects between them', () => {
    const { points, houses } = exampleOf('natal');
    const [both] = findCharts({
      charts: { person_a: { points, houses }, person_b: { points } },
      aspects: exampleOf('synastry')['aspects'],
    });
    assert.equal(both?.title, 'Both charts');
    assert.ok((both?.aspects?.length ?? 0) > 0);
    assert.deepEqual(draw({ charts: { person_a: { points, houses }, person_b: { points } } }).slice(0, 1), [
      'Both charts',
    ]);
  });

  it('show transits around the birth where the answer has it, and alone where not', () => {
    const { points } = exampleOf('natal');
    assert.deepEqual(draw({ transits: points, natal: { points } }).slice(0, 1), ['Both charts']);
    assert.deepEqual(draw({ transits: points }), ['Transits']);
  });

  it('are none where parts were narrowed so far that nothing can be drawn', () => {
    const answers = [null, [], 'text', { points: { sun: { sign: 'aries' } } }, { points: {} }, { points: [1] }];
    for (const answer of answers) assert.deepEqual(findCharts(answer), []);
  });
});
