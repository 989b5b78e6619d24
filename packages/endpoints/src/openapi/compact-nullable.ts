import type { JsonSchema } from './schema-book.ts';

const PLAIN = new Set<unknown>(['string', 'number', 'integer', 'boolean']);

/** A plain value or null in one schema: `{"type": ["number", "null"]}` for `anyOf` of a number and null. Everything else as it is. */
export function compactNullable(schema: JsonSchema): JsonSchema {
  const { anyOf, ...own } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema;
  const [value, other]: readonly JsonSchema[] = anyOf;
  if (value === undefined || other === undefined) return schema;
  if (other['type'] !== 'null' || Object.keys(other).length > 1) return schema;
  if (!PLAIN.has(value['type']) || value['const'] !== undefined) return schema;
  const { type, enum: values, ...rest } = value;
  return {
    type: [type, 'null'],
    ...(Array.isArray(values) ? { enum: [...(values as readonly unknown[]), null] } : {}),
    ...rest,
    ...own,
  };
}
