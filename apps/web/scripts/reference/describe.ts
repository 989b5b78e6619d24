import type { OpenApiDocument, Schema } from './document.ts';
import { namedValues, resolve, findShapes } from './schema.ts';

/** One field of a request or an answer, ready to be shown. */
export interface Field {
  name: string;
  required: boolean;
  /** In words: `string`, `number or string`, `array of object`. */
  type: string;
  description: string;
  unit: string | null;
  /** As JSON. */
  defaultValue: string | null;
  example: string | null;
  /** `1 to 100`, `at most 200 characters`. */
  limits: string | null;
  /** The allowed values, if they are listed. */
  values: readonly string[];
  schema: Schema;
  hasFields: boolean;
}

/** One of several shapes, and the word that decides for it: none for the shape that has no such property. */
export interface Variant {
  when?: { property: string; value?: string };
  description: string | null;
  schema: Schema;
}

function typeNames(document: OpenApiDocument, schema: Schema, depth: number): string[] {
  const held = resolve(document, schema);
  if (depth > 6) return ['any'];
  const choices = held.anyOf ?? held.oneOf;
  if (choices) return [...new Set(choices.flatMap((choice) => typeNames(document, choice, depth + 1)))];
  if (held.const !== undefined) return [held.const === null ? 'null' : typeof held.const];
  if (held.items) return [`array of ${typeName(document, held.items, depth + 1)}`];
  if (held.allOf || held.properties) return ['object'];
  if (typeof held.additionalProperties === 'object')
    return [`map of ${typeName(document, held.additionalProperties, depth + 1)}`];
  if (held.type !== undefined) return typeof held.type === 'string' ? [held.type] : [...held.type];
  if (held.enum) return [...new Set(held.enum.map((value) => (value === null ? 'null' : typeof value)))];
  return ['any'];
}

/** The type of a schema in words. */
export function typeName(document: OpenApiDocument, schema: Schema, depth = 0): string {
  return typeNames(document, schema, depth).join(' or ');
}

function describeLimits(schema: Schema): string | null {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  const safe = (limit: number | undefined) =>
    limit === undefined || Math.abs(limit) >= Number.MAX_SAFE_INTEGER ? undefined : limit;
  const range = (from: number | undefined, to: number | undefined, of: string) => {
    if (from !== undefined && to !== undefined) return `${from} to ${to}${of}`;
    if (to !== undefined) return `at most ${to}${of}`;
    return from === undefined || (of !== '' && from <= 1) ? null : `at least ${from}${of}`;
  };
  return (
    range(safe(minimum), safe(maximum), '') ??
    range(minLength === 0 ? undefined : minLength, maxLength, ' characters') ??
    range(minItems, maxItems, ' items')
  );
}

const asJson = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

export function readFields(document: OpenApiDocument, shape: Schema): Field[] {
  const required = new Set(shape.required ?? []);
  return Object.entries(shape.properties ?? {}).map(([name, property]) => {
    const schema = resolve(document, property);
    const values = namedValues(document, schema).filter((value) => value !== null);
    const first = (schema.anyOf ?? schema.oneOf ?? []).map((choice) => resolve(document, choice));
    return {
      name,
      schema,
      required: required.has(name),
      type: typeName(document, schema),
      description: schema.description ?? first.find((choice) => choice.description)?.description ?? '',
      unit: schema['x-unit'] ?? null,
      defaultValue: asJson(schema.default),
      example: asJson(schema.examples?.[0]),
      limits: describeLimits(schema) ?? first.map(describeLimits).find((limits) => limits !== null) ?? null,
      values:
        findShapes(document, schema).length > 0
          ? []
          : values.map((value) => (typeof value === 'string' ? (value === '' ? '""' : value) : JSON.stringify(value))),
      hasFields: findShapes(document, schema).length > 0,
    };
  });
}

function firstWord(document: OpenApiDocument, shape: Schema, name: string): string | null {
  const property = shape.properties?.[name];
  const value = property ? namedValues(document, property)[0] : undefined;
  return typeof value === 'string' ? value : null;
}

/** Tells shapes apart by the property whose values distinguish them, such as `request` or `system`; one shape may lack it. */
function distinguish(document: OpenApiDocument, shapes: readonly Schema[]): Variant['when'][] {
  const names = new Set(shapes.flatMap((shape) => Object.keys(shape.properties ?? {})));
  const wordsOf = (name: string) => shapes.map((shape) => firstWord(document, shape, name));
  const isDistinct = (name: string) => new Set(wordsOf(name)).size === shapes.length;
  const property =
    [...names].find((name) => isDistinct(name) && !wordsOf(name).includes(null)) ?? [...names].find(isDistinct);
  if (property === undefined) return shapes.map(() => undefined);
  return wordsOf(property).map((value) => (value === null ? { property } : { property, value }));
}

/** The variants of a schema. */
export function readVariants(document: OpenApiDocument, schema: Schema): Variant[] {
  const shapes = [...new Map(findShapes(document, schema).map((shape) => [JSON.stringify(shape), shape])).values()];
  const words = shapes.length > 1 ? distinguish(document, shapes) : [];
  return shapes.map((shape, index) => ({
    ...(words[index] === undefined ? {} : { when: words[index] }),
    description: shape.description ?? null,
    schema: shape,
  }));
}
