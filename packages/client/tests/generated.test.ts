import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { randomCases } from '../../../scripts/random-cases.ts';
import { createSwissEphemeris } from '../../ephemeris/src/swiss-ephemeris.ts';
import { loadPlaces } from '../../places/src/load-places.ts';
import { catalog } from '../../endpoints/src/catalog.ts';
import { Problem } from '../../endpoints/src/problem.ts';
import { randomAnswers } from '../../endpoints/src/testing/random-answers.ts';
import { propertiesOf } from '../scripts/document.ts';
import { defaultsOf, type ClientProduct, type Parts, products, variantSchema } from '../scripts/products.ts';

describe('what is generated for the clients', () => {
  it('has a method for every product of the catalogue, and no other', () => {
    assert.deepEqual(
      products.map(({ path }) => path),
      catalog.map(({ path }) => path).filter((path) => path !== '/swiss'),
    );
  });

  it('takes a call without a request exactly where the catalogue answers one', () => {
    for (const { path, requestIsOptional } of products) {
      const answersNothing = () => catalog.find((endpoint) => endpoint.path === path)!.parse({}, 0);
      if (requestIsOptional) assert.doesNotThrow(answersNothing, path);
      else assert.throws(answersNothing, Problem, path);
    }
  });

  it('asks for every product that costs something by POST, so that a repetition is charged once', () => {
    for (const { path, httpMethod } of products) {
      const endpoint = catalog.find((one) => one.path === path)!;
      const { priceTier } = endpoint.need(endpoint.parse(endpoint.example.request, endpoint.example.nowMs));
      if (httpMethod === 'GET') assert.equal(priceTier, null, path);
    }
  });
});

it('parts that the types promise for an include are there, for calls at random', async () => {
  const services = { ephemeris: await createSwissEphemeris(), places: await loadPlaces() };
  const { numRuns: count, seed } = randomCases(50, 1990);
  const missing = new Set<string>();
  let checked = 0;
  for (const { endpoint, call, status, body } of randomAnswers(services, { count, seed, mostMs: 300 })) {
    const product = products.find(({ path }) => path === endpoint.path);
    if (status !== 200 || product === undefined) continue;
    const answer = body as Readonly<Record<string, unknown>>;
    for (const part of promised(product, call, answer)) {
      checked += 1;
      if (!(part in answer)) missing.add(`${product.method}: ${part}`);
    }
  }
  assert.deepEqual([...missing], []);
  assert.ok(checked > count / 2, `${checked} parts were checked`);
});

/** The properties that the type of an answer says are there. */
function promised(
  { variants, ranged }: ClientProduct,
  call: Readonly<Record<string, unknown>>,
  answer: Readonly<Record<string, unknown>>,
): readonly string[] {
  const isVedic = answer['product'] === 'vedic' || answer['system'] === 'vedic';
  const variant = variants.length > 1 && isVedic ? variants[1] : variants[0];
  if (variant === undefined || variant.parts === null) return [];
  const type = ranged === null ? variant.answer : answer['mode'] === 'range' ? ranged.range : ranged.snapshot;
  const known = propertiesOf(variantSchema(type));
  const include = (call['include'] as readonly string[] | undefined) ?? ['default'];
  return expand({ ...variant.parts, byDefault: defaultsOf(variant.parts, type) }, include).filter((part) =>
    known.has(part),
  );
}

function expand({ words, byDefault }: Parts, include: readonly string[]): readonly string[] {
  return include.flatMap((word) => {
    if (word === 'all') return words;
    return word === 'default' ? byDefault : words.filter((one) => one === word);
  });
}
