import type { Logger } from 'pino';
import type Stripe from 'stripe';
import type { Config } from '../../config.ts';
import type { Sql } from '../../database/database.ts';
import { applyEvent } from './apply-event.ts';
import { instantOf, type Outcome } from './outcome.ts';

/** How long an event may wait for what it speaks of, before what can be done without it is done, or it is given up. */
const PATIENCE_SECONDS = 10;
const GIVE_UP_HOURS = 24;
const PORTION = 100;

export interface EventStore {
  /** Keeps an event by its id; a repeated delivery is counted. Of an event of a deleted account only the fact is kept. Returns false when it was known. */
  keep(event: Stripe.Event): Promise<boolean>;
  /** Applies one event in a transaction of its own, unless it was applied already or is being applied elsewhere. */
  process(id: string): Promise<Outcome | 'elsewhere' | 'done'>;
  /** Applies what is open: left by a crash, or waiting. Returns how many it settled. */
  processOpen(): Promise<number>;
}

export interface EventStoreDependencies {
  readonly sql: Sql;
  readonly config: Pick<Config, 'publicUrl' | 'supportEmail'>;
  readonly log: Logger;
}

export function eventStore({ sql, config, log }: EventStoreDependencies): EventStore {
  const process: EventStore['process'] = (id) =>
    sql.begin(async (transaction) => {
      const [kept] = await transaction<{ payload: Stripe.Event; outcome: Outcome | null; patience_over: boolean; given_up: boolean }[]>`
        select payload, outcome, received_at < now() - make_interval(secs => ${PATIENCE_SECONDS}) as patience_over, received_at < now() - make_interval(hours => ${GIVE_UP_HOURS}) as given_up
        from private.stripe_events where id = ${id} for update skip locked`;
      if (kept === undefined) return 'elsewhere';
      if (kept.outcome === 'applied' || kept.outcome === 'ignored') return 'done';
      const found = await applyEvent({ transaction, publicUrl: config.publicUrl, supportEmail: config.supportEmail }, kept.payload, kept.patience_over);
      const outcome = found === 'waiting' && kept.given_up ? 'ignored' : found;
      await transaction`
        update private.stripe_events
        set outcome = ${outcome}, payload = case when ${outcome} = 'ignored' and private.speaks_of_forgotten(payload) then '{}' else payload end, processed_at = now(), attempts = attempts + 1, last_error = null where id = ${id}`;
      return outcome;
    });

  const tryProcess = async (id: string): Promise<boolean> => {
    try {
      const outcome = await process(id);
      return outcome === 'applied' || outcome === 'ignored';
    } catch (error) {
      log.error({ err: error, event: id }, 'a Stripe event could not be applied');
      await sql`update private.stripe_events set attempts = attempts + 1, last_error = ${error instanceof Error ? error.message : String(error)} where id = ${id}`;
      return false;
    }
  };

  return {
    keep: async (event) => {
      const [row] = await sql<{ deliveries: number }[]>`
        insert into private.stripe_events (id, type, happened_at, payload, outcome, processed_at)
        select ${event.id}, ${event.type}, ${instantOf(event.created)}, case when of_nobody then '{}' else payload end, case when of_nobody then 'ignored' end, case when of_nobody then now() end
        from (select payload, private.speaks_of_forgotten(payload) as of_nobody from (select ${JSON.stringify(event)}::text::json as payload) told) judged
        on conflict (id) do update set deliveries = stripe_events.deliveries + 1 returning deliveries`;
      return row?.deliveries === 1;
    },
    process,
    processOpen: async () => {
      let settled = 0;
      // One that was settled may be what another waits for.
      for (let again = true; again; ) {
        const open = await sql<{ id: string }[]>`
          select id from private.stripe_events where (outcome is null or outcome = 'waiting') and attempts < 10000 order by happened_at, received_at limit ${PORTION}`;
        again = false;
        for (const { id } of open) {
          if (!(await tryProcess(id))) continue;
          settled += 1;
          again = true;
        }
      }
      return settled;
    },
  };
}
