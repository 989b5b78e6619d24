import type Stripe from 'stripe';
import type { Sql } from '../../database/database.ts';
import { operatorMail, usd } from '../../mail/billing-mails.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { fromUnixSeconds, stripeId } from '../../stripe/stripe-client.ts';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import { actAs } from '../../database/acting.ts';
import { applyEvent } from './apply-event.ts';
import type { Outcome } from './event-context.ts';
import { findWalletPayment, returnPayment } from './clawbacks.ts';

const FAILED_STATUSES: ReadonlySet<string> = new Set(['failed', 'canceled']);

/** Handles a refund of unused credit that the bank returns after its account was deleted: updates the books, and notifies the operator once. */
async function closedRefundFailed(sql: Sql, event: Stripe.Event, supportEmail: string): Promise<void> {
  if (event.type !== 'refund.failed' && event.type !== 'refund.updated') return;
  const refund = event.data.object;
  const intent = stripeId(refund.payment_intent);
  if (intent === null || !FAILED_STATUSES.has(refund.status ?? '')) return;
  await sql.begin(async (transaction) => {
    const [failed] = await transaction<
      { cents: number | null }[]
    >`select private.fail_credit_refund(${refund.id}, ${intent}) as cents`;
    if (failed === undefined || failed.cents === null) return;
    const what = `The bank returned the refund ${refund.id} of ${usd(failed.cents)}. It was unused credit of a deleted account, so nobody can be asked for another card. If its former owner writes to you, settle it manually.`;
    await enqueueMail(transaction, {
      to: supportEmail,
      ...operatorMail({ subject: 'A refund of a deleted account failed', paragraphs: [what] }),
    });
  });
}

/** How long an event may wait for another event it depends on, before it is applied without it as far as possible, or given up. */
const WAIT_SECONDS = 10;
const GIVE_UP_HOURS = 24;
const OPEN_MAX = 10_000;
const LOCK_MS_MAX = 10_000;
/** After this many failures the operator is notified, once. */
const FAILURES_BEFORE_ALARM = 5;

export type EventStore = ReturnType<typeof eventStore>;

interface EventStoreDependencies {
  readonly sql: Sql;
  readonly config: Pick<Config, 'publicUrl' | 'supportEmail'>;
  readonly log: Logger;
  /** Shorter or longer than in production, for tests. */
  readonly patienceSeconds?: number;
}

interface StoredEvent {
  readonly payload: Stripe.Event;
  readonly outcome: Outcome | null;
  readonly attempts: number;
  readonly patience_over: boolean;
  readonly given_up: boolean;
}

export function eventStore({ sql, config, log, patienceSeconds = WAIT_SECONDS }: EventStoreDependencies) {
  const { publicUrl, supportEmail } = config;

  // A transaction locks its event row first, so waiting for it can never deadlock. After waiting, it reads again and sees everything the
  // other committed: of two events that need each other, the one that commits last always finds the other.
  const apply = (id: string, waits: boolean): Promise<Outcome | 'done'> =>
    sql.begin(async (transaction) => {
      await transaction`select set_config('lock_timeout', ${`${LOCK_MS_MAX}ms`}, true)`;
      const [kept] = await transaction<StoredEvent[]>`
        select payload, outcome, attempts, received_at < now() - make_interval(secs => ${patienceSeconds}) as patience_over, received_at < now() - make_interval(hours => ${GIVE_UP_HOURS}) as given_up
        from private.stripe_events where id = ${id} for update ${waits ? transaction`` : transaction`skip locked`}`;
      if (kept === undefined || kept.outcome === 'applied' || kept.outcome === 'ignored') return 'done';
      await actAs(transaction, { as: 'stripe' });
      const found = await applyEvent(
        { transaction, publicUrl, supportEmail, firstTry: kept.attempts === 0, patienceIsOver: kept.patience_over },
        kept.payload,
      );
      const outcome = found === 'waiting' && kept.given_up ? 'ignored' : found;
      await transaction`
        update private.stripe_events
        set outcome = ${outcome}, payload = case when ${outcome} = 'ignored' and private.mentions_deleted_account(payload) then '{}' else payload end, processed_at = now(), attempts = attempts + 1, last_error = null where id = ${id}`;
      return outcome;
    });

  const tryApply = async (id: string, waits: boolean): Promise<boolean> => {
    try {
      const outcome = await apply(id, waits);
      return outcome === 'applied' || outcome === 'ignored';
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.error({ err: error, event: id }, 'a Stripe event could not be applied');
      const [failed] = await sql<
        { attempts: number }[]
      >`update private.stripe_events set attempts = attempts + 1, last_error = ${reason} where id = ${id} returning attempts`;
      if (failed?.attempts === FAILURES_BEFORE_ALARM) {
        await enqueueMail(sql, {
          to: supportEmail,
          ...operatorMail({
            subject: 'A Stripe event cannot be applied',
            paragraphs: [`${id} failed ${FAILURES_BEFORE_ALARM} times: ${reason}`, 'It is retried every minute.'],
          }),
        });
      }
      return false;
    }
  };

  /** Repeats, because an applied event may be the one another event waits for. */
  const settleAll = async (
    open: () => Promise<readonly { readonly id: string }[]>,
    waits: boolean,
  ): Promise<number> => {
    let settled = 0;
    for (let again = true; again;) {
      again = false;
      for (const { id } of await open()) {
        if (!(await tryApply(id, waits))) continue;
        settled += 1;
        again = true;
      }
    }
    return settled;
  };

  return {
    /**
     * Stores an event by its id, and counts repeated deliveries. For a deleted account it stores only that the event arrived. Returns false
     * when the event was known.
     */
    keep: async (event: Stripe.Event): Promise<boolean> => {
      const [row] = await sql<{ deliveries: number; of_nobody: boolean }[]>`
        insert into private.stripe_events (id, type, happened_at, payload, outcome, processed_at)
        select ${event.id}, ${event.type}, ${fromUnixSeconds(event.created)}, case when of_nobody then '{}' else payload end, case when of_nobody then 'ignored' end, case when of_nobody then now() end
        from (select payload, private.mentions_deleted_account(payload) as of_nobody from (select ${JSON.stringify(event)}::text::json as payload) told) judged
        on conflict (id) do update set deliveries = stripe_events.deliveries + 1 returning deliveries, payload::text = '{}' as of_nobody`;
      const paid = row?.of_nobody === true ? findWalletPayment(event) : null;
      if (paid !== null) await returnPayment(sql, paid.paymentIntent, paid.userId);
      if (row?.of_nobody === true) await closedRefundFailed(sql, event, supportEmail);
      return row?.deliveries === 1;
    },
    /** Applies one event in its own transaction, unless it was applied already. Waits while another process is applying it. */
    process: (id: string): Promise<Outcome | 'done'> => apply(id, true),
    /** Applies the open events about the same objects as this one, until none of them makes progress. */
    processRelated: async (id: string) => {
      await settleAll(
        () => sql<{ id: string }[]>`
          select o.id from private.stripe_events e join private.stripe_events o on private.event_refers_to(o.payload) && private.event_refers_to(e.payload)
          where e.id = ${id} and o.id <> e.id and (o.outcome is null or o.outcome = 'waiting') order by o.happened_at, o.received_at limit ${OPEN_MAX}`,
        true,
      );
    },
    /** Applies open events, left by a crash or waiting, and skips those being applied. Returns how many it settled. */
    processOpen: (): Promise<number> =>
      settleAll(
        () =>
          sql<
            { id: string }[]
          >`select id from private.stripe_events where outcome is null or outcome = 'waiting' order by happened_at, received_at limit ${OPEN_MAX}`,
        false,
      ),
  };
}
