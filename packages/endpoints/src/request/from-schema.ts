import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import type { z } from 'zod';
import { SchemaBook, type JsonSchema } from '../openapi/schema-book.ts';

/** Values for texts that need more than their pattern, such as real days, by the name of their component or field. */
type Texts = Readonly<Record<string, readonly string[]>>;

interface Source {
  readonly book: SchemaBook;
  readonly texts: Texts;
}

/** Random values that a published schema allows. */
export function arbitraryValues(schema: z.ZodType, texts: Texts): fc.Arbitrary<unknown> {
  const book = new SchemaBook();
  return fromJson(book.add(schema), '', { book, texts });
}

function fromJson(schema: JsonSchema, name: string, source: Source): fc.Arbitrary<unknown> {
  const component = typeof schema['$ref'] === 'string' ? (schema['$ref'].split('/').at(-1) ?? '') : '';
  const json = source.book.resolve(schema);
  const known = (source.texts[name] ?? source.texts[component])?.filter(isAllowedBy(json));
  if (known !== undefined && known.length > 0) return fc.constantFrom(...known);
  if (json['const'] !== undefined) return fc.constant(json['const']);
  if (Array.isArray(json['enum'])) return fc.constantFrom(...(json['enum'] as readonly unknown[]));
  const branches = (json['anyOf'] ?? json['oneOf']) as readonly JsonSchema[] | undefined;
  if (branches !== undefined) return fc.oneof(...branches.map((branch) => fromJson(branch, '', source)));
  return ofType(json, name, source);
}

/** Fields of one name have different patterns: `from` is a day, or an instant too. */
function isAllowedBy({ pattern }: JsonSchema): (text: string) => boolean {
  return typeof pattern === 'string' ? (text) => new RegExp(pattern).test(text) : () => true;
}

function ofType(json: JsonSchema, name: string, source: Source): fc.Arbitrary<unknown> {
  const limit = (key: string, other: number): number => (json[key] as number | undefined) ?? other;
  switch (json['type']) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: limit('minimum', -100_000), max: limit('maximum', 100_000) });
    case 'number':
      return fc.double({ min: limit('minimum', -1e6), max: limit('maximum', 1e6), noNaN: true });
    case 'string':
      return json['pattern'] === undefined
        ? fc.string({ minLength: limit('minLength', 0), maxLength: Math.min(limit('maxLength', 20), 20) })
        : fc.stringMatching(new RegExp(json['pattern'] as string));
    case 'array':
      return fc.array(fromJson(json['items'] as JsonSchema, '', source), {
        minLength: limit('minItems', 0),
        maxLength: Math.min(limit('maxItems', 3), 3),
      });
    case 'object':
      return arbitraryObject(json, source);
    default:
      return assert.fail(`${name}: no value for ${JSON.stringify(json)}`);
  }
}

/** Objects with the required fields and some of the others. */
function arbitraryObject(json: JsonSchema, source: Source): fc.Arbitrary<unknown> {
  const { propertyNames, additionalProperties } = json as Record<string, JsonSchema | undefined>;
  const fields = Object.entries((json['properties'] ?? {}) as Record<string, JsonSchema>);
  if (fields.length === 0 && typeof additionalProperties === 'object' && propertyNames !== undefined)
    return fc.dictionary(
      fromJson(propertyNames, '', source) as fc.Arbitrary<string>,
      fromJson(additionalProperties, '', source),
      { maxKeys: 3 },
    );
  const required = new Set((json['required'] ?? []) as readonly string[]);
  const optional = fields.filter(([key]) => !required.has(key));
  return fc
    .subarray(optional, { maxLength: Math.min(optional.length, 4) })
    .chain((chosen) =>
      fc.record(
        Object.fromEntries(
          [...fields.filter(([key]) => required.has(key)), ...chosen].map(([key, value]) => [
            key,
            fromJson(value, key, source),
          ]),
        ),
      ),
    );
}

/** Constraints on texts beyond their pattern: real days, instants in order, zones and places by name. */
export const VALID_TEXTS: Texts = {
  CalendarDate: ['1990-06-15', '-0044-03-15', '0000-02-29', '12024-01-31'],
  Instant: ['1990-06-15T18:30:00Z', '1850-01-01T00:00', '2016-12-31T23:59:60Z', '1990-06-15T14:30:00.123-04:00'],
  DateOrInstant: ['1990-06-15', '1990-06-15T18:30:00Z', '1850-01-01T00:00', '2016-12-31T23:59:60Z'],
  TimeZoneName: ['Europe/Paris', 'Etc/GMT+12'],
  Location: ['New York', '40.7143,-74.006'],
  q: ['Springfield, Illinois'],
  from: ['2026-06-15', '2026-06-15T18:30:00Z'],
  to: ['2026-06-30', '2026-06-30T18:30:00+02:00'],
  country: ['US', 'FR'],
  local: ['2024-11-03T01:30', '1850-01-01T00:00:59.5'],
  step: ['1d', '6h', '90m'],
  fields: ['product', 'meta,warnings'],
  ComparedAngle: ['84.388', '24°23\'17" Gem', '12 Lib 4'],
  StarId: ['aldebaran', 'alpha Tau', 'delta_centauri', 'default', 'all'],
  starts_at: ['2000-02-21', '1984-02-21T02:25:46Z'],
};
