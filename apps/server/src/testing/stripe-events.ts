import { pino } from 'pino';
import type Stripe from 'stripe';
import { eventStore } from '../billing/events/event-store.ts';
import type { TestDatabase } from './database.ts';

/** The store of events, and events for it without Stripe: each a second after the one before. */
export function stripeEvents({ database, config }: Pick<TestDatabase, 'database' | 'config'>) {
  const store = eventStore({ sql: database.sql, config, log: pino({ level: 'silent' }) });
  let delivered = 0;
  return {
    store,
    /** Delivers an event about this object, and returns its id. */
    deliver: async (type: string, object: Record<string, unknown>, created?: number): Promise<string> => {
      delivered += 1;
      const event = {
        id: `evt_delivered_${delivered}`,
        object: 'event',
        type,
        created: created ?? 1_780_000_000 + delivered,
        data: { object },
      };
      await store.keep(JSON.parse(JSON.stringify(event)) as Stripe.Event);
      await store.process(event.id);
      return event.id;
    },
  };
}
