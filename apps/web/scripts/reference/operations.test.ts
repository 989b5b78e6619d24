import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readFields, readVariants } from './describe.ts';
import type { OpenApiDocument } from './document.ts';
import { readOperations } from './operations.ts';

const file = new URL('../../../../packages/endpoints/openapi.json', import.meta.url);
const document = JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;
const operations = readOperations(document);

describe('the reference shows the whole OpenAPI document', () => {
  it('has every operation of every path', () => {
    const declared = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    assert.deepEqual(
      operations.map(({ method, path }) => `${method} ${path}`),
      declared,
    );
    assert.equal(new Set(operations.map(({ id }) => id)).size, operations.length);
  });

  it('lists fields for every request and every answer, with a type in words', () => {
    for (const operation of operations.filter(({ open }) => !open)) {
      for (const schema of [operation.request, ...operation.answers.map((answer) => answer.schema)]) {
        if (schema === null) continue;
        const variants = readVariants(document, schema);
        assert.ok(variants.length > 0, `${operation.id} has no fields`);
        for (const variant of variants) {
          for (const field of readFields(document, variant.schema))
            assert.match(field.type, /^[a-z]+( of [a-z]+)*( or [a-z]+( of [a-z]+)*)*/, `${operation.id} ${field.name}`);
        }
      }
    }
  });

  it('names alternatives by the field that decides between them', () => {
    const natal = operations.find(({ id }) => id === 'post_natal');
    assert.deepEqual(
      readVariants(document, natal?.request ?? {}).map(({ when }) => when),
      ['western', 'vedic'].map((value) => ({ property: 'system', value })),
    );
    const synastry = operations.find(({ id }) => id === 'post_synastry');
    assert.deepEqual(
      readVariants(document, synastry?.answers[0]?.schema ?? {}).map(({ when }) => when),
      [{ property: 'system' }, { property: 'system', value: 'vedic' }],
      'one form may lack it',
    );
  });

  it('shows the constraints of a field: birth_time may be null, house_system lists its letters, latitude its range', () => {
    const natal = operations.find(({ id }) => id === 'post_natal');
    const fields = readFields(document, readVariants(document, natal?.request ?? {})[0]?.schema ?? {});
    const find = (name: string) => fields.find((field) => field.name === name);
    assert.equal(find('birth_time')?.type, 'string or null');
    assert.equal(find('latitude')?.unit, 'degrees');
    assert.equal(find('latitude')?.limits, '-90 to 90');
    const settings = readFields(document, readVariants(document, find('settings')?.schema ?? {})[0]?.schema ?? {});
    const houses = settings.find((field) => field.name === 'house_system');
    assert.deepEqual(houses?.values.slice(0, 3), ['P', 'K', 'O']);
    assert.match(houses?.description ?? '', /Default: `P`\./);
  });

  it('lists the error codes of every status', () => {
    const natal = operations.find(({ id }) => id === 'post_natal');
    assert.ok(natal?.errors.find(({ status }) => status === 402)?.codes.includes('insufficient_balance'));
  });
});
