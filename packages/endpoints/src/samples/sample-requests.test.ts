import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalog } from '../catalog.ts';
import { Problem } from '../problem.ts';
import { SAMPLE_BIRTHS, sampleRule } from './sample-requests.ts';

const requireSample = sampleRule(catalog);
const examples = catalog.filter(({ name }) => name !== 'batch');
const natal = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };

const rejectedField = (input: Readonly<Record<string, unknown>>): string | null => {
  try {
    requireSample(input);
    return null;
  } catch (error) {
    assert.ok(error instanceof Problem && error.code === 'test_key_birth');
    return error.issues[0].field;
  }
};

describe('what a test key may ask', () => {
  it('is every published example, with any settings', () => {
    for (const { name, example } of examples)
      assert.equal(
        rejectedField({ ...example.request, settings: { house_system: 'W' }, include: ['all'] }),
        null,
        name,
      );
  });

  it('is the births that its rejection names', () => {
    for (const birth of SAMPLE_BIRTHS) {
      const [date, time, ...place] = birth.split(' ');
      assert.equal(rejectedField({ birth_date: date, birth_time: time, location: place.join(' ') }), null, birth);
    }
  });

  it('is no example in which one date, time or place is another', () => {
    const others: Readonly<Record<string, unknown>> = {
      birth_date: '1990-06-16',
      birth_time: '14:31',
      location: 'Paris',
      latitude: 40.7,
      longitude: -74,
      utc: '2024-06-15T12:00:01Z',
      from: '2024-01-02',
      to: '2030-01-01',
      date: '1990-06-16',
      year: 1984,
      analysis_date: '2024-06-16',
      progressed_date: '2024-06-16',
      local: '2024-11-03T01:31',
      q: 'Paris',
      country: 'FR',
    };
    for (const { name, example } of examples)
      for (const [field, value] of Object.entries(example.request)) {
        if (Object.hasOwn(others, field))
          assert.equal(rejectedField({ ...example.request, [field]: others[field] }), field, `${name} ${field}`);
        if (field.startsWith('person_'))
          for (const [part, other] of Object.entries(others))
            if (Object.hasOwn(value as object, part))
              assert.equal(
                rejectedField({ ...example.request, [field]: { ...(value as object), [part]: other } }),
                `${field}.${part}`,
              );
      }
  });

  it('is no mixture of two sample births, no other calendar, zone, height, relocation or partner, and no unknown field', () => {
    for (const [field, change] of [
      ['birth_time', { birth_time: '07:15' }],
      ['location', { location: 'London' }],
      ['timezone', { timezone: 'Asia/Tokyo' }],
      ['utc_offset', { utc_offset: '+09:00' }],
      ['elevation_m', { elevation_m: 1 }],
      ['calendar', { calendar: 'julian' }],
      ['lat', { lat: 1 }],
      ['lng', { lng: 1 }],
      ['datetime_utc', { datetime_utc: '2000-01-01T00:00:00Z' }],
      ['partner.birth_date', { partner: { ...natal, birth_date: '2000-01-01' } }],
      ['relocation.location', { relocation: { location: 'Tokyo' } }],
      ['transit_date', { transit_date: '2000-01-01' }],
      ['birth_date', { birth_date: ['1990-06-15'] }],
      ['a_new_field', { a_new_field: 'anything' }],
    ] as const)
      assert.equal(rejectedField({ ...natal, ...change }), field);
  });

  it('may leave out the birth time, write it with seconds, and a place in other letters', () => {
    assert.equal(rejectedField({ ...natal, birth_time: null }), null);
    assert.equal(rejectedField({ ...natal, birth_time: '14:30:00', location: ' new york ' }), null);
    assert.equal(rejectedField({ birth_date: '1990-06-15', latitude: '40.71427', longitude: '-74.00597' }), null);
  });
});
