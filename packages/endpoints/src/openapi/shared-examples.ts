import type { JsonSchema } from './schema-book.ts';

const SCHEMA = '#/components/schemas/';

/** The examples of schemas that are objects, for `components/examples`. */
export function listExamples(schemas: Readonly<Record<string, JsonSchema>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schemas).flatMap(([name, { examples }]) => {
      const [value]: readonly unknown[] = Array.isArray(examples) ? examples : [];
      return isJson(value) ? [[name, { value }]] : [];
    }),
  );
}

/** Schemas without the examples that `components/examples` has. */
export function withoutExamples(
  schemas: Readonly<Record<string, JsonSchema>>,
  shared: Readonly<Record<string, unknown>>,
): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { examples: _, ...rest } = schema;
      return [name, Object.hasOwn(shared, name) ? rest : schema];
    }),
  );
}

/** A part of the document in which each media type whose schema has a shared example refers to it. */
export function referToExamples(value: unknown, shared: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => referToExamples(one, shared));
  if (!isJson(value)) return value;
  const own = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, referToExamples(one, shared)]));
  const { schema, example } = value;
  const name = isJson(schema) && typeof schema['$ref'] === 'string' ? schema['$ref'].slice(SCHEMA.length) : null;
  return name !== null && example === undefined && Object.hasOwn(shared, name)
    ? { ...own, examples: { default: { $ref: `#/components/examples/${name}` } } }
    : own;
}

function isJson(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
