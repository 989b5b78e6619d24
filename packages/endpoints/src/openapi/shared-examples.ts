import type { JsonSchema } from './schema-book.ts';

const SCHEMA = '#/components/schemas/';

/** The examples of components that are objects, each to be told once: `components/examples`. */
export function listExamples(schemas: Readonly<Record<string, JsonSchema>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schemas).flatMap(([name, { examples }]) => {
      const [value]: readonly unknown[] = Array.isArray(examples) ? examples : [];
      return isJson(value) ? [[name, { value }]] : [];
    }),
  );
}

/** Schemas without the examples that are told beside them. */
export function withoutExamples(
  schemas: Readonly<Record<string, JsonSchema>>,
  told: Readonly<Record<string, unknown>>,
): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { examples: _, ...rest } = schema;
      return [name, Object.hasOwn(told, name) ? rest : schema];
    }),
  );
}

/** Paths in which each media type of a component with an example refers to that. */
export function referToExamples(value: unknown, told: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => referToExamples(one, told));
  if (!isJson(value)) return value;
  const own = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, referToExamples(one, told)]));
  const { schema, example } = value;
  const name = isJson(schema) && typeof schema['$ref'] === 'string' ? schema['$ref'].slice(SCHEMA.length) : null;
  return name !== null && example === undefined && Object.hasOwn(told, name)
    ? { ...own, examples: { default: { $ref: `#/components/examples/${name}` } } }
    : own;
}

function isJson(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
