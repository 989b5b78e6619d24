import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shareFields } from './shared-fields.ts';

const text = { type: 'string' };
const Place = { type: 'object', properties: { latitude: text, longitude: text }, required: ['latitude'] };
const ref = { $ref: '#/components/schemas/Place' };

describe('fields that several objects have', () => {
  const share = (Other: Record<string, unknown>) => shareFields({ Place, Other }, ['Place'])['Other'];

  it('are taken by reference where all of them are there, the own ones stay', () => {
    const Other = {
      type: 'object',
      description: 'A town.',
      properties: { name: text, latitude: text, longitude: text },
      required: ['name', 'latitude'],
    };
    assert.deepEqual(share(Other), {
      type: 'object',
      description: 'A town.',
      allOf: [ref],
      properties: { name: text },
      required: ['name'],
    });
    assert.deepEqual(share({ type: 'array', items: Other }), {
      type: 'array',
      items: share(Other),
    });
  });

  it('stay where one is missing, differs, or is required otherwise', () => {
    for (const Other of [
      { type: 'object', properties: { latitude: text }, required: ['latitude'] },
      { type: 'object', properties: { latitude: { type: 'number' }, longitude: text }, required: ['latitude'] },
      { type: 'object', properties: { latitude: text, longitude: text }, required: ['latitude', 'longitude'] },
      { type: 'object', properties: { latitude: text, longitude: text } },
    ])
      assert.deepEqual(share(Other), Other);
  });

  it('stay where the object says what other fields may be: it would say so of theirs', () => {
    const Other = { ...Place, properties: { ...Place.properties, a: text }, additionalProperties: { type: 'number' } };
    assert.deepEqual(share(Other), Other);
  });

  it('of a group that holds another one whole are taken from it too', () => {
    const Town = { type: 'object', properties: { ...Place.properties, name: text }, required: ['latitude'] };
    const Capital = { ...Town, properties: { ...Town.properties, country: text } };
    const shared = shareFields({ Capital, Place, Town }, ['Place', 'Town']);
    assert.deepEqual(shared['Town'], { type: 'object', allOf: [ref], properties: { name: text } });
    assert.deepEqual(shared['Capital'], {
      type: 'object',
      allOf: [{ $ref: '#/components/schemas/Town' }],
      properties: { country: text },
    });
  });
});
