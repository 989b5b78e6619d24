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
