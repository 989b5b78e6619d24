import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { SchemaBook, type JsonSchema } from '../openapi/schema-book.ts';
import { described, FieldSet, narrowed, choice, flag, list, nested, number, numberChoice, text } from './field.ts';
import { readFields } from './reader.ts';
import { issueTexts } from '../testing/call.test-data.ts';
import { Problem } from '../problem.ts';
import { include, includedParts } from './include.ts';

const node = choice(['true', 'mean'], 'invalid_setting', {
  id: 'TestNode',
  description: 'Lunar node.',
  byDefault: 'true',
});
const inner = new FieldSet({ depth: number({ code: 'invalid_range', min: 0, max: 9 }, { unit: 'metres' }) });
const set = new FieldSet({
  latitude: number({ code: 'invalid_latitude', min: -90, max: 90 }, { aliases: ['lat'] }),
  title: text({ code: 'invalid_setting', maxLength: 5 }, { required: true }),
  shown: flag({ byDefault: false }),
  node,
  days: list(['monday', 'tuesday'], { code: 'invalid_setting', csv: true }, { byDefault: ['monday'] }),
  year: numberChoice([365, 366], { code: 'invalid_setting', min: 365, max: 366, hint: 'Use 365.' }, 'a length'),
  inside: nested(inner, {}, (_, { depth }) => ({ depth: depth ?? 0 })),
});

const read = (input: unknown): ReturnType<(typeof set)['read']> => {
  const fields = readFields(input);
  const values = set.read(fields);
  fields.finish(true);
  return values;
};
const faults = (input: unknown) => issueTexts(() => read(input));
const published = (field: { readonly schema: z.ZodType }): JsonSchema => new SchemaBook().add(field.schema);

describe('a declared field', () => {
  it('returns its value, or undefined when absent', () => {
    assert.deepEqual(read({ lat: '12.5', node: 'MEAN', days: 'monday, Tuesday', inside: { depth: 2 } }), {
      latitude: 12.5,
      title: undefined,
      shown: undefined,
      node: 'mean',
      days: ['monday', 'tuesday'],
      year: undefined,
      inside: { depth: 2 },
    });
  });

  it('records its fault under the name that was sent, and unknown names are reported', () => {
    assert.deepEqual(
      faults({ lat: 91, title: 'too long', shown: 'maybe', year: 365.5, inside: { depth: 10 }, other: 1 }),
      [
        'invalid_latitude lat',
        'invalid_setting title',
        'invalid_boolean shown',
        'invalid_setting year',
        'invalid_range inside.depth',
        'unknown_field other',
      ],
    );
    assert.deepEqual(faults({ latitude: 1, lat: 2 }), ['conflicting_fields lat']);
  });

  it('publishes its canonical form: numbers, booleans and lists, aliases, ranges, units, what is required', () => {
    const { properties, required } = published(set) as { properties: Record<string, JsonSchema>; required: string[] };
    assert.deepEqual(required, ['title']);
    assert.deepEqual(properties['latitude'], { type: 'number', minimum: -90, maximum: 90 });
    assert.deepEqual(properties['lat'], { ...properties['latitude'], description: 'Alias of latitude.' });
    assert.deepEqual(properties['year'], { type: 'number', enum: [365, 366] });
    assert.deepEqual((properties['inside'] as { properties: unknown }).properties, {
      depth: { type: 'number', minimum: 0, maximum: 9, 'x-unit': 'metres' },
    });
  });

  it('gives its default in the description, never as a keyword that would make generated fields required', () => {
    const json = published(set) as { properties: Record<string, JsonSchema> };
    assert.equal(json.properties['shown']?.['description'], 'Default: `false`.');
    assert.equal(json.properties['days']?.['description'], 'Default: `monday`.');
    assert.doesNotMatch(JSON.stringify(json), /"default":/);
  });

  it('with a name is one component, even when products describe it differently', () => {
    const book = new SchemaBook();
    const other = described(node, { description: 'The node of this product.', byDefault: 'mean' });
    const pair = new FieldSet({ node, other, only: narrowed(node, z.literal('mean')) });
    const { properties } = book.add(pair.schema) as { properties: Record<string, JsonSchema> };
    assert.deepEqual(properties['node'], { $ref: '#/components/schemas/TestNode' });
    assert.deepEqual(properties['other'], {
      $ref: '#/components/schemas/TestNode',
      description: 'The node of this product. Default: `mean`.',
    });
    assert.deepEqual(properties['only'], { type: 'string', const: 'mean' });
    assert.equal(book.schemas['TestNode']?.['description'], 'Lunar node. Default: `true`.');
  });
});

const VALUES = ['points', 'houses', 'lots', 'details'] as const;
const includeOf = new FieldSet({ include: include(VALUES, {}) });
const parts = (words: unknown, all: readonly (typeof VALUES)[number][] = VALUES): readonly string[] => {
  const fields = readFields(words === undefined ? {} : { include: words });
  const found = includedParts(includeOf.read(fields).include, ['points', 'houses'], all);
  fields.finish(true);
  return [...found];
};

describe('include', () => {
  it('is the default parts when absent, and only the named ones otherwise', () => {
    assert.deepEqual(parts(undefined), ['points', 'houses']);
    assert.deepEqual(parts(['lots']), ['lots']);
    assert.deepEqual(parts([]), []);
  });

  it('default stands for the default parts, all for every part', () => {
    assert.deepEqual(parts(['default', 'lots']), ['points', 'houses', 'lots']);
    assert.deepEqual(parts(['lots', 'Default', 'points']), ['lots', 'points', 'houses']);
    assert.deepEqual(parts(['all']), [...VALUES]);
    assert.deepEqual(parts('default, details'), ['points', 'houses', 'details']);
  });

  it('all leaves out a part that the request cannot have', () => {
    assert.deepEqual(parts(['all'], ['points', 'houses', 'lots']), ['points', 'houses', 'lots']);
  });

  it('an unknown word is rejected, and the hint lists every word', () => {
    assert.throws(
      () => parts(['lots', 'stars']),
      (error: unknown) =>
        error instanceof Problem &&
        error.issues.length === 1 &&
        error.issues[0].code === 'invalid_include' &&
        error.issues[0].field === 'include[1]' &&
        error.issues[0].hint === 'Use some of points, houses, lots, details, default, all.',
    );
  });
});
