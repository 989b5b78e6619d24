import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { catalog } from './catalog.ts';
import type { CalculationContext, Endpoint } from './endpoint.ts';
import { EXAMPLE_ACCOUNT } from './me/endpoint.ts';
import { Problem } from './problem.ts';

const context: CalculationContext = {
  ephemeris: await createSwissEphemeris(),
  places: await loadPlaces(),
  nowMs: Date.UTC(2026, 0, 1),
  account: EXAMPLE_ACCOUNT,
};
const swiss = named('swiss');

function named(name: string): Endpoint {
  return catalog.find((endpoint) => endpoint.name === name) ?? assert.fail(name);
}

function rejection(body: unknown): readonly [string, string | null, string | undefined] {
  try {
    swiss.parse(body, context.nowMs);
  } catch (error) {
    assert.ok(error instanceof Problem);
    return [error.code, error.issues[0].field, error.issues[0].hint];
  }
  return assert.fail('must be rejected');
}

describe('POST /swiss', () => {
  for (const endpoint of catalog.filter(({ requestWords }) => requestWords.length > 0)) {
    for (const word of endpoint.requestWords) {
      it(`request ${word} gives the same answer as ${endpoint.path}`, () => {
        const { request, nowMs } = endpoint.example;
        const at = { ...context, nowMs };
        const direct = endpoint.parse(request, nowMs);
        const dispatched = swiss.parse({ request: word.toUpperCase(), ...request }, nowMs);
        assert.equal(JSON.stringify(swiss.calculate(at, dispatched)), JSON.stringify(endpoint.calculate(at, direct)));
        assert.deepEqual(swiss.need(dispatched), endpoint.need(direct));
      });
    }
  }

  it('row 11: request is required and must be a product of this server; the hint lists them', () => {
    assert.deepEqual(rejection({}).slice(0, 2), ['missing_field', 'request']);
    for (const request of ['foo', 'vedics', '', '__proto__', 'me']) {
      const [code, field, hint] = rejection({ request, birth_date: '1990-06-15' });
      assert.deepEqual([code, field], ['unknown_request', 'request']);
      assert.match(hint ?? '', /natal, positions/);
    }
    assert.deepEqual(rejection({ request: 5 }).slice(0, 2), ['invalid_type_of_field', 'request']);
    assert.equal(rejection([])[0], 'body_not_object');
  });

  it('fields of other products are ignored with a warning', () => {
    const body = { request: 'natal', ...named('natal').example.request, transit_date: '2024-06-15', person_b: {} };
    const { warnings } = swiss.calculate(context, swiss.parse(body, 0)) as {
      warnings: { code: string; field?: string }[];
    };
    assert.deepEqual(
      warnings.map(({ code, field }) => [code, field]),
      [
        ['unknown_field', 'transit_date'],
        ['unknown_field', 'person_b'],
      ],
    );
  });
});
