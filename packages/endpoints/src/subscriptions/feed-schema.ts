import { z } from 'zod';

/** The answer to POST /subscriptions/ID/feed. */
export const feedSchema = z
  .object({
    url: z.string().meta({
      description: 'The address of the calendar, this once. Whoever has it reads the calendar, without a key.',
    }),
  })
  .meta({ id: 'SubscriptionFeed' });
