import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, test, it } from 'node:test';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { catalog } from '../catalog.ts';
import { type CalculationContext, type Endpoint, productOf, productsOf } from '../endpoint.ts';
import { EXAMPLE_ACCOUNT } from '../me/endpoint.ts';
import { Problem } from '../problem.ts';
import { ByteWriter, joinAnswer, piece } from '../wire/byte-writer.ts';
import { wire, wireBelow } from '../wire/wire.ts';
import { randomCalls } from './random-answers.ts';
import { randomCases } from '../../../../scripts/random-cases.ts';
import { checkAnswers } from './check-answers.ts';
import { services } from './call.test-data.ts';

const CASES = randomCases(30, 1);
/** Requests that take longer are left out: they search, and are written no differently. */
const MOST_MS = 20;
const context: CalculationContext = {
  ephemeris: await createSwissEphemeris(),
  places: await loadPlaces(),
  nowMs: Date.UTC(2026, 0, 10, 12),
  account: EXAMPLE_ACCOUNT,
};

/** The answer twice: as an object, and as written; null where it is rejected or takes long. */
function answers(endpoint: Endpoint, call: unknown): { readonly made: string; readonly written: string | null } | null {
  try {
    const product = productOf(endpoint, call);
    const request = product.parse(call, context.nowMs);
    if ((product.cost?.(request).milliseconds ?? 0) > MOST_MS) return null;
    const text = product.direct?.write(context, request) ?? null;
    return {
      made: JSON.stringify(product.calculate(context, request)),
      written: text === null ? null : joinAnswer(text, {}, Buffer.alloc).toString(),
    };
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

describe('answers that are written as text', () => {
  for (const endpoint of catalog.filter((row) => productsOf(row).some(({ direct }) => direct !== undefined))) {
    test(`${endpoint.path}: are those of JSON.stringify to the last character, with all settings`, () => {
      let compared = 0;
      const calls = fc.sample(randomCalls(catalog.find(({ name }) => name === 'natal')!), CASES);
      const plain = calls.map((call) => ({ ...call, include: undefined, settings: undefined }));
      const detailed = { ...endpoint.example.request, include: ['default', 'details'] };
      for (const call of [...calls, ...plain, endpoint.example.request, detailed]) {
        const found = answers(endpoint, endpoint.name === 'swiss' ? { request: 'natal', ...call } : call);
        if (found === null || found.written === null) continue;
        assert.equal(found.written, found.made);
        compared += 1;
      }
      assert.ok(compared > CASES.numRuns / 3, `${compared} compared`);
    });
  }

  test('keep what is added to meta in its place', () => {
    const json = '{"a":"Łódź","meta":{"b":2},"c":[3]}';
    const answer = { bytes: Buffer.from(json), metaEnd: Buffer.from(json).indexOf('},"c"') };
    const join = (added: Record<string, unknown>) => joinAnswer(answer, added, Buffer.alloc).toString();
    assert.deepEqual(JSON.parse(join({ request_id: 'q"ź', computed_ms: 1.5 })), {
      a: 'Łódź',
      meta: { b: 2, request_id: 'q"ź', computed_ms: 1.5 },
      c: [3],
    });
    assert.equal(join({}), json);
  });
});

describe('numbers that are written as text', () => {
  const writer = new ByteWriter();
  const wireText = (value: number): string => {
    writer.begin();
    writer.number(value);
    return writer.written().toString();
  };
  const same = (value: number): void => assert.equal(wireText(value), JSON.stringify(wire(value)), String(value));

  test('a text outgrows its room whole', () => {
    writer.begin();
    for (let round = 0; round < 5000; round += 1) {
      writer.text('abcdefg');
      writer.number(1.5);
    }
    assert.equal(writer.written().toString(), 'abcdefg1.5'.repeat(5000));
  });

  test('prepared pieces of every length stand whole beside one another, and outgrow the room whole', () => {
    const texts = Array.from({ length: 40 }, (_, length) => 'abcdefghij'.repeat(4).slice(0, length));
    const pieces = texts.map(piece);
    writer.begin();
    for (let round = 0; round < 50; round += 1) for (const one of pieces) writer.piece(one);
    assert.equal(writer.written().toString(), texts.join('').repeat(50));
    for (const text of ['Łódź', '\n', '\u007f', 'ÿ']) assert.throws(() => piece(text), RangeError);
  });

  test('text of any script stands whole, and outgrows the room whole', () => {
    const text = '{"place":"São Tomé, 東京, Łódź 😀"}';
    writer.begin();
    for (let round = 0; round < 1000; round += 1) writer.utf8(text);
    assert.equal(writer.written().toString(), text.repeat(1000));
    assert.equal(writer.length, Buffer.byteLength(text) * 1000);
  });

  test('below a limit they are those of wireBelow', () => {
    for (const limit of [30, 360])
      for (const value of [0, limit - 1e-7, limit - 1e-8, limit - 4e-9, limit, limit + 1, -1e-9, 12.5, Number.NaN]) {
        writer.begin();
        writer.numberBelow(value, limit);
        assert.equal(writer.written().toString(), JSON.stringify(wireBelow(value, limit)), `${value} below ${limit}`);
      }
  });

  test('are those of JSON.stringify: all sizes, all numbers of decimals', () => {
    for (const value of [
      0,
      -0,
      1e-9,
      -4e-9,
      5e-9,
      1e-8,
      9.9e-7,
      9.95e-7,
      1e-6,
      -1e-6,
      0.1,
      359.99999999,
      2 ** 40,
      1e7,
      1e8,
      1e20,
    ])
      same(value);
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) assert.equal(wireText(value), 'null');
    fc.assert(
      fc.property(fc.integer({ min: -1e15, max: 1e15 }), fc.integer({ min: 0, max: 8 }), (whole, decimals) => {
        same(whole / 10 ** decimals);
        same((whole % 1e9) / 10 ** decimals);
      }),
      randomCases(1670, 1990),
    );
    fc.assert(fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), same), randomCases(1670, 1990));
  });
});

it('answers and problems of calls at random are what the OpenAPI document says, on every path', () => {
  const { numRuns: count, seed } = randomCases(150, 1991);
  const { answers, problems, byPath, faults } = checkAnswers(services, { count, seed, mostMs: 1000 });
  assert.deepEqual(faults, []);
  assert.ok(answers >= 0.42 * count && problems >= 0.04 * count, `${answers} answers, ${problems} problems`);
  for (const { path } of catalog) assert.ok(byPath.has(path), path);
});
