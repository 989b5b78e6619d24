import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { catalog } from '../catalog.ts';
import { SchemaBook, type JsonSchema } from '../openapi/schema-book.ts';

const contract = readFileSync(new URL('../../../../docs/contract.md', import.meta.url), 'utf8');
/** Field names in the contract; `latitude|lat` and `return_latitude/longitude` each name several. */
const words = new Set(contract.match(/\w+/g));

/** The fields of a request, and of the objects in it, by name. */
function fieldNames(book: SchemaBook, schema: JsonSchema): readonly string[] {
  const json = book.resolve(schema);
  const branches = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => (json[key] ?? []) as readonly JsonSchema[]);
  const properties = Object.entries((json['properties'] ?? {}) as Record<string, JsonSchema>);
  return [
    ...branches.flatMap((branch) => fieldNames(book, branch)),
    ...properties.flatMap(([name, inner]) => [name, ...fieldNames(book, inner)]),
  ];
}

describe('docs/contract.md', () => {
  for (const { path, requestSchema } of catalog) {
    it(`names every field of ${path}`, () => {
      const book = new SchemaBook();
      const missing = fieldNames(book, book.add(requestSchema)).filter((name) => !words.has(name));
      assert.deepEqual([...new Set(missing)], []);
    });
  }
});
