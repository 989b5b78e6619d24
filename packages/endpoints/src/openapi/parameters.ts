import { z } from 'zod';
import { type JsonSchema, SchemaBook } from './schema-book.ts';

const DRY_RUN =
  'With true, the answer is the price of this call and what would pay for it: {product, price_usd, paid_by, cost_usd, refusal}. Nothing is computed, charged or logged.';

/** Request headers, `components/parameters`. */
export const PARAMETERS = {
  TheiaVersion: {
    name: 'Theia-Version',
    in: 'header',
    description: 'Dated version; absent means the one pinned to the key.',
    schema: { type: 'string', format: 'date' },
  },
  RequestId: {
    name: 'X-Request-Id',
    in: 'header',
    description: 'Your id for the call, echoed.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9._-]{1,64}$' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Repeating a call with the same key, method and fields within 24 hours gives the stored answer, free of charge.',
    schema: { type: 'string', pattern: '^[\\x20-\\x7E]{1,255}$' },
  },
  NextPage: {
    name: 'Theia-Next-Page',
    in: 'header',
    description: 'Theia-Next-Page of the answer before, within an hour: this page of its search is free.',
    schema: { type: 'string' },
  },
  DryRun: {
    name: 'dry_run',
    in: 'query',
    description: DRY_RUN,
    schema: { type: 'boolean' },
  },
  Id: {
    name: 'id',
    in: 'path',
    required: true,
    description: 'Id of the job, report, webhook, subscription or event.',
    schema: { type: 'string' },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'ETag of an answer you have.',
    schema: { type: 'string' },
  },
} as const;

export function parameterRefs(names: readonly (keyof typeof PARAMETERS)[]): readonly unknown[] {
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

/** Query parameters of a GET from the properties of its request schema; lists are comma-separated (repeated names are read too), objects have no query form. */
export function queryParameters(schema: JsonSchema, book: SchemaBook): readonly unknown[] {
  const required = new Set((schema['required'] ?? []) as readonly string[]);
  return readProperties(schema)
    .map(([name, property]): [string, JsonSchema, JsonSchema] => [
      name,
      property,
      { ...book.resolve(property), ...property },
    ])
    .filter(([, , whole]) => whole['type'] !== 'object')
    .map(([name, property, whole]) => {
      const { description: _, examples: __, ...type } = property;
      const { description, examples } = whole;
      const [example] = (examples ?? []) as readonly unknown[];
      return {
        name,
        in: 'query',
        ...(required.has(name) ? { required: true } : {}),
        ...(description === undefined ? {} : { description }),
        ...(whole['type'] === 'array' ? { explode: false } : {}),
        schema: type,
        ...(example === undefined ? {} : { example }),
      };
    });
}

/** The fields of a request that are lists: their query parameters have `explode: false`, and a repeated name adds to them. */
export function listFields(request: z.ZodType): ReadonlySet<string> {
  const book = new SchemaBook();
  return new Set(
    readProperties(book.add(request))
      .filter(([, property]) => isList(book.resolve(property), book))
      .map(([name]) => name),
  );
}

function readProperties(schema: JsonSchema): readonly [string, JsonSchema][] {
  return Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
}

/** Whether a field is a list, or may be one. */
function isList(property: JsonSchema, book: SchemaBook): boolean {
  const branches = (property['anyOf'] ?? []) as readonly JsonSchema[];
  return property['type'] === 'array' || branches.some((branch) => book.resolve(branch)['type'] === 'array');
}

/** Fields of every body that is posted, read before any product. */
export const callOptionsSchema = z
  .object({
    bearer: z.string().optional().meta({
      description: 'API key, read only when the Authorization header is absent.',
      writeOnly: true,
    }),
    dry_run: z.boolean().optional().meta({ description: DRY_RUN }),
  })
  .meta({ id: 'CallOptions' });

interface Header {
  readonly description: string;
  readonly schema: Record<string, unknown>;
}

const text = (description: string): Header => ({ description, schema: { type: 'string' } });
const whole = (description: string): Header => ({ description, schema: { type: 'integer', minimum: 0 } });
const usd = (description: string): Header => ({ description, schema: { type: 'string', pattern: '^\\d+\\.\\d{4}$' } });

/** Response headers. */
export const HEADERS: Readonly<Record<string, Header>> = {
  'X-Request-Id': text('Yours when it was acceptable, else made by the server.'),
  'Theia-Version': text('The dated version that answered.'),
  'RateLimit-Limit': whole('Calls the bucket holds.'),
  'RateLimit-Remaining': whole('Calls left in the bucket.'),
  'RateLimit-Reset': whole('Seconds until the bucket is full.'),
  'Theia-Cost-Usd': usd('Of products, on 2xx: what the call cost; 0.0000 when the quota covers it.'),
  'Theia-Balance-Usd': usd('Of products, on 2xx: wallet balance after the call.'),
  'Theia-Next-Page': text(
    'Where next or previous is not null: send it with the same request and that instant, and the page is free.',
  ),
  'Idempotency-Replayed': {
    description: 'Of products, on 2xx: the stored answer of an earlier call with this Idempotency-Key.',
    schema: { type: 'string', enum: ['true'] },
  },
  ETag: {
    description:
      'Weak tag of a GET answer that does not depend on the present moment; If-None-Match with it gives 304.',
    schema: { type: 'string', pattern: '^W/"[^"]+"$' },
  },
  'Cache-Control': text(
    'private, no-store; GET answers with an ETag: private, max-age=3600, those of /sky public until the minute ends.',
  ),
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
  'WWW-Authenticate': text('Bearer realm="theia".'),
};

/** On every response, errors included. The document lists them once, at the problem that any operation may answer. */
export const STANDARD_HEADERS = [
  'X-Request-Id',
  'Theia-Version',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Cache-Control',
] as const;

/** On answers of products to calls with a key; the last only on those of a POST. Listed at the same place. */
export const ANSWER_HEADERS = ['Theia-Cost-Usd', 'Theia-Balance-Usd', 'Idempotency-Replayed'] as const;

export function headerRefs(names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
