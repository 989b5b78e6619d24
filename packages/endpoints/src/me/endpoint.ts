import type { Endpoint, Warning } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import { buildPlainMeta } from '../shared/meta.ts';
import { FREE } from '../shared/need.ts';
import { readFields } from '../shared/reader.ts';
import { meExample } from './example.ts';
import { meRequestSchema, meResponseSchema } from './schema.ts';

interface MeRequest {
  readonly warnings: readonly Warning[];
}

/** GET /me: what the calling key may still do. */
export const meEndpoint: Endpoint<MeRequest> = {
  name: 'me',
  path: '/me',
  methods: ['GET'],
  summary: 'Plan, quota, balance and limits of the calling key',
  description: 'Free of charge and never cached. Money is decimal text in US dollars.',
  requestWords: [],
  open: false,
  requestSchema: meRequestSchema,
  responseSchema: meResponseSchema,
  example: meExample,
  parse(input) {
    return { warnings: readFields(input).finish(false) };
  },
  need() {
    return FREE;
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
    return { product: 'me', ...context.account.me, meta: buildPlainMeta(context), warnings };
  },
};
