import type { Endpoint, Warning } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import { buildPlainMeta } from '../wire/meta.ts';
import { FREE } from '../limits/need.ts';
import { FieldSet } from '../request/field.ts';
import { readFields } from '../request/reader.ts';
import { meExample } from './example.ts';
import { meResponseSchema } from './schema.ts';
import { formatField } from '../request/answer-format.ts';

interface MeRequest {
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

const meFields = new FieldSet(formatField, { description: 'The key identifies the account.' });

/** GET /me: plan, quota and balance left for the calling key. */
export const meEndpoint: Endpoint<MeRequest, typeof meResponseSchema> = {
  name: 'me',
  path: '/me',
  methods: ['GET'],
  tag: 'Account',
  summary: 'Plan, quota, balance and limits of the calling key',
  description: 'Free of charge and never cached. Money is decimal text in US dollars.',
  requestWords: [],
  readsAccount: true,
  requestSchema: meFields.schema,
  responseSchema: meResponseSchema,
  example: meExample,
  parse(input) {
    const fields = readFields(input);
    meFields.read(fields);
    return { input: fields.echo, warnings: fields.finish(false) };
  },
  need() {
    return FREE;
  },
  markdownOptions: {
    leftOut: [
      'masked',
      'period_ends_at',
      'label',
      'created_at',
      'period_starts_at',
      'body_bytes',
      'burst',
      'limit',
      'used',
      'limit_usd',
      'spent_usd',
      'status',
    ],
  },
  calculate(context, { warnings }) {
    if (context.account === null) {
      throw new Problem({
        code: 'missing_key',
        field: null,
        message: 'This answer needs an API key.',
        hint: 'Send Authorization: Bearer THE….',
      });
    }
    return { product: 'me', ...context.account, meta: buildPlainMeta(context), warnings };
  },
};
