import assert from 'node:assert/strict';
import { it } from 'node:test';
import { compactNullable } from './schema-book.ts';

it('a plain value or null is one schema with two types; an object, a constant and a reference stay alternatives', () => {
  const or = (value: Record<string, unknown>) => ({ anyOf: [value, { type: 'null' }], description: 'x' });
  assert.deepEqual(compactNullable(or({ type: 'number', minimum: 0 })), {
    type: ['number', 'null'],
    minimum: 0,
    description: 'x',
  });
  assert.deepEqual(compactNullable(or({ type: 'string', enum: ['a'] })), {
    type: ['string', 'null'],
    enum: ['a', null],
    description: 'x',
  });
  for (const value of [{ type: 'object' }, { type: 'boolean', const: true }, { $ref: '#/components/schemas/Sign' }])
    assert.deepEqual(compactNullable(or(value)), or(value));
});
