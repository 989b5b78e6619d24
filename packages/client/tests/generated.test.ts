import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { randomCases } from '../../../scripts/random-cases.ts';
import { createSwissEphemeris } from '../../ephemeris/src/swiss-ephemeris.ts';
import { loadPlaces } from '../../places/src/load-places.ts';
import { catalog } from '../../endpoints/src/catalog.ts';
import { Problem } from '../../endpoints/src/problem.ts';
import { randomAnswers } from '../../endpoints/src/testing/random-answers.ts';
import type { UsualPoint } from '../src/answers.ts';
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

/** Points that the types promise where the request chooses none. */
const USUAL_POINTS: readonly UsualPoint[] = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'north_node',
];

it('parts and points that the types promise are there, and what they require is in no call too few, for calls at random', async () => {
  const services = { ephemeris: await createSwissEphemeris(), places: await loadPlaces() };
  const { numRuns: count, seed } = randomCases(50, 1990);
  const missing = new Set<string>();
  let checked = 0;
  for (const { endpoint, call, status, body } of randomAnswers(services, { count, seed, mostMs: 300 })) {
    const product = products.find(({ path }) => path === endpoint.path);
    if (status !== 200 || product === undefined) continue;
    for (const [field, others] of Object.entries(product.required)) {
      const isGiven = (name: string): boolean => name in call || (ALIASES[name] ?? []).some((alias) => alias in call);
      if (!isGiven(field) && (others.length === 0 || !others.every(isGiven)))
        missing.add(`${product.method} is answered without ${field}`);
    }
    if (typeof body !== 'object') continue;
    const answer = body as Readonly<Record<string, unknown>>;
    for (const point of usualPoints(product, call, answer))
      if (!(point in (answer['points'] as object))) missing.add(`${product.method}: points.${point}`);
    for (const part of promised(product, call, answer)) {
      checked += 1;
      if (!(part in answer)) missing.add(`${product.method}: ${part}`);
    }
  }
  assert.deepEqual([...missing], []);
  assert.ok(checked > count / 2, `${checked} parts were checked`);
});

/** Other names of fields, which the client does not have. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  latitude: ['lat'],
  longitude: ['lon', 'lng'],
  utc: ['datetime_utc'],
};

/** The points that the type of an answer says are there. */
function usualPoints(
  { variants }: ClientProduct,
  call: Readonly<Record<string, unknown>>,
  answer: Readonly<Record<string, unknown>>,
): readonly UsualPoint[] {
  const { bodies, coordinates } = (call['settings'] ?? {}) as Readonly<Record<string, unknown>>;
  const isChosen = 'bodies' in call || bodies !== undefined || coordinates === 'heliocentric' || 'fields' in call;
  const hasPoints = answer['points'] !== undefined && answer['product'] !== 'vedic';
  return !isChosen && hasPoints && variants[0]?.pointChoice != null ? USUAL_POINTS : [];
}

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
