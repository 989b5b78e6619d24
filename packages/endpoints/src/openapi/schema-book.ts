import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/** Collects JSON schemas; those with an id are kept once, under `components/schemas`. */
export class SchemaBook {
  readonly #named = new Map<string, JsonSchema>();

  /** JSON Schema 2020-12 of a zod schema, its named parts moved to the components. */
  add(schema: z.ZodType): JsonSchema {
    const { $schema: _dialect, $defs, ...json } = z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'input', unrepresentable: 'any' });
    for (const [id, definition] of Object.entries($defs ?? {})) this.#named.set(id, moveRefs(definition));
    return moveRefs(json);
  }

  /** All named schemas, by name. */
  get schemas(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.#named].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }
}

function moveRefs(node: object): JsonSchema {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, key === '$ref' && typeof value === 'string' ? value.replace('#/$defs/', '#/components/schemas/') : moved(value)]));
}

function moved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(moved);
  return typeof value === 'object' && value !== null ? moveRefs(value) : value;
}
