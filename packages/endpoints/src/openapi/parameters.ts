import type { z } from 'zod';
import { SchemaBook, type JsonSchema } from './schema-book.ts';

export const DRY_RUN =
  'With true, the answer is the price of this call and what would pay for it: {product, price_usd, paid_by, cost_usd, refusal}. Nothing is computed or charged.';

/** Request headers of the contract (§1), `components/parameters`. */
export const PARAMETERS = {
  TheiaVersion: {
    name: 'Theia-Version',
    in: 'header',
    required: false,
    description: 'Dated version; absent means the one pinned to the key.',
    schema: { type: 'string', format: 'date' },
  },
  RequestId: {
    name: 'X-Request-Id',
    in: 'header',
    required: false,
    description: 'Your id for the call, echoed.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9._-]{1,64}$' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'Repeating a POST with the same key and body within 24 hours gives the stored answer, free of charge.',
    schema: { type: 'string', pattern: '^[\\x20-\\x7E]{1,255}$' },
  },
  DryRun: {
    name: 'dry_run',
    in: 'query',
    required: false,
    description: DRY_RUN,
    schema: { type: 'boolean', default: false },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'ETag of an answer you have.',
    schema: { type: 'string' },
  },
} as const;

export function parameterRefs(names: readonly (keyof typeof PARAMETERS)[]): readonly unknown[] {
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

/** Query parameters of a GET from the properties of its request schema; lists are comma-separated (repeated names are read too), objects have no query form. */
export function queryParameters(schema: JsonSchema): readonly unknown[] {
  const required = new Set((schema['required'] ?? []) as readonly string[]);
  return propertiesOf(schema)
    .filter(([, property]) => property['type'] !== 'object')
    .map(([name, property]) => {
      const { description, examples, ...said } = property;
      const [example] = (examples ?? []) as readonly unknown[];
      const list = listOf(property);
      const { anyOf: _, ...others } = said;
      const rest = list === undefined ? said : { ...others, ...list };
      return {
        name,
        in: 'query',
        required: required.has(name),
        ...(description === undefined ? {} : { description }),
        ...(list !== undefined ? { style: 'form', explode: false } : {}),
        schema: rest,
        ...(example === undefined ? {} : { example }),
      };
    });
}

/** The fields of a request that are lists: their query parameters have `explode: false`, and a repeated name adds to them. */
export function listFields(request: z.ZodType): ReadonlySet<string> {
  return new Set(
    propertiesOf(new SchemaBook().add(request))
      .filter(([, property]) => listOf(property) !== undefined)
      .map(([name]) => name),
  );
}

function propertiesOf(schema: JsonSchema): readonly [string, JsonSchema][] {
  return Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
}

/** The list a property may be: itself, or that alternative of it; undefined where it is none. */
function listOf(property: JsonSchema): JsonSchema | undefined {
  return [property, ...((property['anyOf'] ?? []) as readonly JsonSchema[])].find(({ type }) => type === 'array');
}
