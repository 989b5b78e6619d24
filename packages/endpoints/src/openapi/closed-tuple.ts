import type { JsonSchema } from './schema-book.ts';

/** A list of a fixed length, closed by `maxItems` alone: `items: false` says the same, but is nothing to tools that want to see items. Everything else as it is. */
export function closedTuple(schema: JsonSchema): JsonSchema {
  const { prefixItems, maxItems, items } = schema;
  const isClosed = items === false && Array.isArray(prefixItems) && maxItems === prefixItems.length;
  return isClosed ? { ...schema, items: {} } : schema;
}
