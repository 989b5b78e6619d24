import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { geocodeEndpoint } from './endpoint.ts';
import { geocodeResponseSchema } from './calculate.ts';
import { compute, contextAt, issueTexts, services } from '../testing/call.test-data.ts';
import { describeAnswers } from '../testing/check-answers.ts';

const context = contextAt(0);

interface Answer {
  readonly query: string;
  readonly results: readonly {
    readonly name: string;
    readonly country_code: string;
    readonly score: number;
    readonly geonames_id: number | null;
    readonly source: string;
  }[];
}

const ask = (query: Record<string, unknown>): Answer =>
  geocodeResponseSchema.parse(compute(geocodeEndpoint, query, context)) as Answer;
const faults = (query: Record<string, unknown>) => issueTexts(() => geocodeEndpoint.parse(query, 0));

describe('GET /geocode', () => {
  it('is free and needs no more than Starter', () => {
    assert.deepEqual(geocodeEndpoint.need(geocodeEndpoint.parse({ q: 'Paris' }, 0)), {
      priceTier: null,
      minimumPlan: 'starter',
      natalSystem: null,
    });
  });

  it('warns when the text names no place and was read as a similar name', () => {
    const listWarnings = (q: string) =>
      compute(geocodeEndpoint, { q }, context).warnings.map(({ code, field }) => [code, field]);
    assert.deepEqual(listWarnings('Lndon, England'), [['location_corrected', 'q']]);
    assert.deepEqual(listWarnings('London, England'), []);
  });

  it('lists the place that location would use, then the others by score, five by default', () => {
    const { results, query } = ask({ q: 'Springfield' });
    assert.equal(query, 'Springfield');
    assert.equal(results.length, 5);
    const scores = results.slice(1).map(({ score }) => score);
    assert.deepEqual(
      scores.toSorted((a, b) => b - a),
      scores,
    );
    assert.equal(results[0]?.geonames_id, context.places.resolve('Springfield')?.place.geonamesId);
    assert.deepEqual(
      ask({ q: 'Valencia' })
        .results.map(({ country_code }) => country_code)
        .slice(0, 2),
      ['ES', 'VE'],
    );
    assert.equal(ask({ q: 'Springfield', limit: '20' }).results.length, 20);
  });

  it('New York is GeoNames 5128581', () => {
    assert.equal(ask({ q: 'New York', limit: 1 }).results[0]?.geonames_id, 5128581);
  });

  it('returns an empty list when nothing is found', () => {
    assert.deepEqual(ask({ q: 'zzqxw' }).results, []);
  });

  it('can be limited to a country, in any letter case', () => {
    assert.ok(ask({ q: 'Hamilton', country: 'nz' }).results.every(({ country_code }) => country_code === 'NZ'));
  });

  it('reads coordinates', () => {
    assert.equal(ask({ q: '40.7143,-74.006' }).results[0]?.source, 'coordinates');
  });

  it('each fault has its own error code', () => {
    assert.deepEqual(faults({}), ['missing_field q']);
    assert.deepEqual(faults({ q: '' }), ['invalid_location q']);
    assert.deepEqual(faults({ q: ' x ' }), ['invalid_location q']);
    assert.deepEqual(faults({ q: 'x'.repeat(201) }), ['invalid_location q']);
    for (const limit of ['0', '21', '2.5', 'many', ''])
      assert.deepEqual(faults({ q: 'Paris', limit }), ['invalid_range limit'], limit);
    for (const country of ['USA', 'QQ', '', 'constructor'])
      assert.deepEqual(faults({ q: 'Paris', country }), ['invalid_setting country'], country);
    assert.deepEqual(faults({ country: 'QQ', limit: 99 }), [
      'invalid_setting country',
      'invalid_range limit',
      'missing_field q',
    ]);
  });
});

describeAnswers(geocodeEndpoint, services, {
  requests: {
    'a name': { q: 'Springfield' },
    'a native name': { q: '東京' },
    'a misspelt name': { q: 'Nwe York' },
    'a name in a country': { q: 'Paris', country: 'US', limit: 20 },
    nothing: { q: 'qqqqqqqqqq' },
  },
  sizes: [{ request: { q: 'Springfield' }, bytes: 2_500 }],
});
