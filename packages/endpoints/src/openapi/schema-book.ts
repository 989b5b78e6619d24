import { z } from 'zod';
import { closedTuple } from './closed-tuple.ts';
import { compactNullable } from './compact-nullable.ts';

export type JsonSchema = Record<string, unknown>;

/** Collects JSON schemas; those with a name are kept once, under `components/schemas`. */
export class SchemaBook {
  readonly #named = new Map<string, JsonSchema>();
  readonly #nameOf = new Map<unknown, string>();

  /** Keeps a schema under a name; wherever it is part of another one, or added again, only the reference appears. */
  name(name: string, schema: z.ZodType): void {
    if (this.#nameOf.has(schema)) return;
    const json = this.add(schema);
    this.#nameOf.set(schema, typeof json['$ref'] === 'string' ? json['$ref'] : reference(name));
    if (json['$ref'] === undefined) this.#named.set(name, json);
  }

  /** JSON Schema 2020-12 of a zod schema, its named parts moved to the components. */
  add(schema: z.ZodType): JsonSchema {
    const {
      $schema: _dialect,
      $defs,
      ...json
    } = z.toJSONSchema(schema, {
      target: 'draft-2020-12',
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const $ref = this.#nameOf.get(zodSchema);
        if ($ref === undefined) return;
        for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
        jsonSchema.$ref = $ref;
      },
    });
    for (const [id, definition] of Object.entries($defs ?? {})) {
      if (!this.#named.has(id)) this.#named.set(id, moveRefs(definition));
    }
    return moveRefs(json);
  }

  /** The name of a schema that has one, kept from now on. */
  keepNamed(schema: z.ZodType): string {
    const { $ref } = this.add(schema);
    if (typeof $ref !== 'string') throw new TypeError('The schema has no name');
    return $ref.slice(reference('').length);
  }

  /** The schema a reference names, or the schema itself. */
  resolve(schema: JsonSchema): JsonSchema {
    const { $ref } = schema;
    return typeof $ref === 'string' ? (this.#named.get($ref.slice(reference('').length)) ?? schema) : schema;
  }

  /** All named schemas, by name. */
  get schemas(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.#named].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }
}

function reference(name: string): string {
  return `#/components/schemas/${name}`;
}

/** What zod says of every integer, and tells a reader nothing. */
function isSafeIntegerBound(key: string, value: unknown): boolean {
  return (key === 'minimum' || key === 'maximum') && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;
}

/** Every name of a field is a text. */
function isAnyName(key: string, value: unknown): boolean {
  return key === 'propertyNames' && JSON.stringify(value) === '{"type":"string"}';
}

function moveRefs(node: object): JsonSchema {
  const entries = Object.entries(node).filter(
    ([key, value]) => !isSafeIntegerBound(key, value) && !isAnyName(key, value),
  );
  const schema = Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' ? value.replace('#/$defs/', '#/components/schemas/') : moved(value),
    ]),
  );
  return closedTuple(compactNullable(schema));
}

function moved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(moved);
  return typeof value === 'object' && value !== null ? moveRefs(value) : value;
}
