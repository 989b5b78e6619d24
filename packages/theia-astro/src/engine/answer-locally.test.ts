import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalog } from '@theia-astro/endpoints/catalog';
import { answerLocally } from './answer-locally.ts';
import { openEngine } from './open-engine.ts';
import { localProducts } from './products.ts';

const engine = await openEngine();
const NOW_MS = Date.UTC(2026, 0, 1);

type Json = Readonly<Record<string, unknown>>;

const ask = (path: string, fields: Json, nowMs = NOW_MS): { status: number; mediaType: string; answer: Json } => {
  const { text, ...rest } = answerLocally(engine, path, fields, nowMs);
  return { ...rest, answer: JSON.parse(text) as Json };
};

describe('an answer computed here', () => {
  it('is offered for every product of the catalogue but those of an account, and a batch', () => {
    const elsewhere = catalog.filter((product) => !localProducts.includes(product)).map(({ name }) => name);
    assert.deepEqual(elsewhere.toSorted(), ['batch', 'me', 'swiss']);
  });

  for (const { name, path, example } of localProducts)
    it(`${name}: the example of the catalogue`, () => {
      const { status, mediaType, answer } = ask(path, example.request, example.nowMs);
      const { meta, ...rest } = answer;
      const { theia_version, ...otherMeta } = meta as Json;
      assert.deepEqual([status, mediaType, typeof theia_version], [200, 'application/json', 'string']);
      assert.deepEqual({ ...rest, meta: otherMeta }, example.response);
    });

  it('comes from /swiss by the word of a product, which sets what it names', () => {
    const { request } = localProducts.find(({ name }) => name === 'synastry')!.example;
    const { mode: _, ...people } = request;
    assert.equal(ask('/swiss', { request: 'davison', ...people }).answer['mode'], 'davison');
    assert.equal(ask('/swiss', { request: 'geocode', q: 'Ulm' }).answer['product'], 'geocode');
    const unknown = ask('/swiss', { request: 'natl' });
    assert.deepEqual([unknown.status, unknown.answer['code']], [400, 'unknown_request']);
  });

  it('is a problem with code, field and hint where the request cannot be answered', () => {
    const { status, mediaType, answer } = ask('/swiss/natal', { birth_date: '1990-13-01', location: 'New York' });
    assert.deepEqual([status, mediaType], [400, 'application/problem+json']);
    assert.deepEqual([answer['code'], answer['field']], ['invalid_date', 'birth_date']);
    assert.match(String(answer['hint']), /YYYY-MM-DD/);
    for (const path of ['/me', '/batch', '/nothing']) assert.equal(ask(path, {}).status, 404);
  });

  it('has no price, no pixels and no PDF', () => {
    const birth = { birth_date: '1990-06-15', location: 'New York' };
    assert.equal(ask('/swiss/natal', { ...birth, dry_run: true }).answer['field'], 'dry_run');
    assert.equal(ask('/chart', { ...birth, format: 'png' }).answer['code'], 'not_acceptable');
    assert.equal(ask('/report', { kind: 'natal', ...birth, format: 'pdf' }).answer['code'], 'not_acceptable');
  });

  it('takes date, time and place for a birth, also for that of a partner, but not where they are fields of their own', () => {
    const short = { date: '1990-06-15', time: '14:30', place: 'New York' };
    const full = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };
    assert.deepEqual(ask('/swiss/natal', short).answer, ask('/swiss/natal', full).answer);
    const pair = ask('/synastry', { person_a: short, person_b: full }).answer;
    assert.deepEqual(pair, ask('/synastry', { person_a: full, person_b: full }).answer);
    const given = { ...full, type: 'jupiter', date: '2026-03-01' };
    assert.deepEqual((ask('/return', given).answer['input'] as Json)['after'], '2026-03-01T00:00:00Z');
    const both = ask('/swiss/natal', { ...full, ...short });
    assert.deepEqual([both.status, both.answer['code'], both.answer['field']], [400, 'conflicting_fields', 'date']);
  });
});
