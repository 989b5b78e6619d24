import { z } from 'zod';

const PLAIN_TYPES = new Set<unknown>(['string', 'number', 'integer', 'boolean']);

/** A plain value or null in one schema: `{"type": ["number", "null"]}` for `anyOf` of a number and null. Everything else as it is. */
export function compactNullable(schema: JsonSchema): JsonSchema {
  const { anyOf, ...own } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema;
  const [value, other]: readonly JsonSchema[] = anyOf;
  if (value === undefined || other === undefined) return schema;
  if (other['type'] !== 'null' || Object.keys(other).length > 1) return schema;
  if (!PLAIN_TYPES.has(value['type']) || value['const'] !== undefined) return schema;
  const { type, enum: values, ...rest } = value;
  return {
    type: [type, 'null'],
    ...(Array.isArray(values) ? { enum: [...(values as readonly unknown[]), null] } : {}),
    ...rest,
    ...own,
  };
}

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

/** Limits that zod adds to every integer; they say nothing. */
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

/** A list of a fixed length, closed by `maxItems` alone: `items: false` says the same, but is nothing to tools that want to see items. Everything else as it is. */
function closedTuple(schema: JsonSchema): JsonSchema {
  const { prefixItems, maxItems, items } = schema;
  const isClosed = items === false && Array.isArray(prefixItems) && maxItems === prefixItems.length;
  return isClosed ? { ...schema, items: {} } : schema;
}

/** Entries that are shown of a long list or map; of a list of objects with the same fields, one. */
const ENTRIES_SHOWN = 2;
/** A map of at most so many entries is shown whole. */
const SHORT_MAP = 6;
/** Characters that are shown of a long text, such as a picture. */
const SHOWN_TEXT = 240;

type Json = Readonly<Record<string, unknown>>;

/**
 * A real answer with only the beginning of its long lists, long maps of objects and long texts, wherever its schema allows that. What stands there is
 * as it was answered; a text that goes on ends in an ellipsis. Pure.
 */
export function shortened(answer: Json, schema: z.ZodType): Json {
  return longOnes(answer, []).reduce((held, trail) => {
    const candidate = replacedAt(held, trail, shortenedValue) as Json;
    return schema.safeParse(candidate).success ? candidate : held;
  }, answer);
}

/** Where the long lists, maps and texts are, the inner before the outer. */
function longOnes(value: unknown, trail: readonly string[]): (readonly string[])[] {
  if (typeof value === 'string') return value.length > SHOWN_TEXT ? [trail] : [];
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, one]) => longOnes(one, [...trail, key]));
  return isLongCollection(value) ? [...inner, trail] : inner;
}

function isLongCollection(value: object): boolean {
  if (Array.isArray(value)) return value.length > ENTRIES_SHOWN;
  const entries = Object.values(value);
  return entries.length > SHORT_MAP && entries.every((one) => typeof one === 'object' && one !== null);
}

function shortenedValue(value: unknown): unknown {
  if (typeof value === 'string') return `${value.slice(0, SHOWN_TEXT)}…`;
  return Array.isArray(value)
    ? value.slice(0, haveSameFields(value.slice(0, ENTRIES_SHOWN)) ? 1 : ENTRIES_SHOWN)
    : Object.fromEntries(Object.entries(value as Json).slice(0, ENTRIES_SHOWN));
}

function haveSameFields(entries: readonly unknown[]): boolean {
  if (entries.some((one) => typeof one !== 'object' || one === null || Array.isArray(one))) return false;
  return new Set(entries.map((one) => Object.keys(one as Json).join())).size === 1;
}

function replacedAt(value: unknown, [key, ...rest]: readonly string[], change: (one: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((one, index) => (String(index) === key ? replacedAt(one, rest, change) : one));
  return { ...(value as Json), [key]: replacedAt((value as Json)[key], rest, change) };
}
