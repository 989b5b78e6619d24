import { z } from 'zod';
import { EVENT_STATUSES } from '../webhooks.ts';
import { listOf, type Operation, resourceId } from './operation.ts';

const eventRow = z.strictObject({
  id: z.string(),
  subscription_id: z.string(),
  subscription_label: z.string(),
  /** For programs: `transit.exact`. */
  type: z.string(),
  /** For people: `Saturn Square Sun (natal)`. */
  summary: z.string(),
  at: z.string(),
  due_at: z.string(),
  status: z.enum(EVENT_STATUSES),
  attempts: z.number(),
  /** Null: there is no further attempt. */
  next_attempt_at: z.string().nullable(),
  delivered_at: z.string().nullable(),
});

export type EventRow = z.infer<typeof eventRow>;

export const subscriptionEventOperations = {
  'subscription-events': {
    input: z.object({
      when: z.enum(['past', 'ahead']).default('past'),
      status: z.enum(EVENT_STATUSES).nullish(),
      subscription_id: resourceId('sub').nullish(),
      cursor: resourceId('evt').nullish(),
    }),
    output: z.strictObject({ events: listOf(eventRow), next_cursor: z.string().nullable() }),
  },
} as const satisfies Readonly<Record<string, Operation>>;
