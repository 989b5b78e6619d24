import { z } from 'zod';
import { accountDeletion, WRONG_DELETION_PHRASE } from '../account.ts';
import { ATTACHMENT_BYTES_MAX, ATTACHMENTS_MAX } from '../support-message.ts';
import { listOf, noInput, type Operation } from './operation.ts';

export const accountOperations = {
  'natal-system': {
    input: z.object({ system: z.enum(['western', 'vedic']) }),
    output: z.strictObject({ natal_system: z.enum(['western', 'vedic']), changed: z.boolean() }),
    invalid: 'system must be "western" or "vedic"',
    audit: ['plan.natal_system'],
  },
  'deletion-preview': {
    input: noInput,
    /** What deleting the account now would do to its unused credit, in US dollars. */
    output: z.strictObject({
      balance_usd: z.number(),
      refunded_usd: z.number(),
      lost_usd: z.number(),
      refunds: listOf(z.strictObject({ card: z.string(), amount_usd: z.number() })),
    }),
  },
  'delete-account': {
    input: accountDeletion,
    output: z.strictObject({ deleted: z.literal(true) }),
    invalid: WRONG_DELETION_PHRASE,
    recentSignIn: true,
  },
  'support-message': {
    input: z.instanceof(FormData),
    output: z.strictObject({ id: z.string() }),
    formBytesMax: ATTACHMENTS_MAX * ATTACHMENT_BYTES_MAX + 256 * 1024,
  },
} as const satisfies Readonly<Record<string, Operation>>;
