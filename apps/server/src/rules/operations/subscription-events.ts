import { z } from 'zod';
import { EVENT_STATUSES } from '../webhooks.ts';
import { listOf, type Operation, resourceId } from './operation.ts';

/** What came of a test event, which belongs to no subscription. */
const testOutcome = z.strictObject({
  endpoint_label: z.string(),
  url: z.string(),
  duration_ms: z.number(),
  http_status: z.number().nullable(),
  /** Null: it was delivered. */
  error: z.string().nullable(),
  response_start: z.string().nullable(),
});

const eventRow = z.strictObject({
  id: z.string(),
  /** Null: a test. */
  subscription_id: z.string().nullable(),
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
  /** Null: an event of a subscription. */
  test: testOutcome.nullable(),
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
