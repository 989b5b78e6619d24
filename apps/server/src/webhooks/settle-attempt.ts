import type { Charge } from '../metering/charge.ts';
import type { Transaction } from '../database/database.ts';
import type { Config } from '../config/config.ts';
import { LeaseLost } from '../jobs/leased-work.ts';
import { webhookDisabledMail } from '../mail/service-mails.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { Account } from '../metering/account.ts';
import { newCallId } from '../metering/call-id.ts';
import type { MeteredCall, Settlement } from '../metering/metered-call.ts';
import { usdText } from '../metering/money.ts';
import { logAttempt } from './attempt-log.ts';
import type { Sent } from './send.ts';
import type { DueEvent } from './take-due.ts';

/** Pauses between attempts as Standard Webhooks recommends them, seconds: 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h. */
const RETRY_PAUSES = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;
/** After so long without success an event is given up, seconds. */
export const GIVE_UP_SECONDS = 3 * 86_400;
/** Up to this part of a pause is added at random, so that what failed together does not come back together. */
const RETRY_JITTER = 0.2;
/** The longest that a receiver may make us wait, seconds. */
const RETRY_AFTER_MAX = 86_400;

/** When the attempts are, seconds after the first one, without jitter. */
const RETRY_PLAN: readonly { readonly atSeconds: number; readonly pause: number }[] = RETRY_PAUSES.map(
  (pause, index) => ({
    pause,
    atSeconds: Math.min(
      RETRY_PAUSES.slice(0, index + 1).reduce((sum, one) => sum + one, 0),
      GIVE_UP_SECONDS,
    ),
  }),
);

/**
 * How long to wait before the next attempt, seconds; null: no more. The plan counts from the first attempt, so that a server that was away does not go through it
 * all at once. The last attempt is three days after the first one.
 * @param sinceFirst seconds since the first attempt
 * @param retryAfter seconds that the receiver asked to wait, obeyed up to a day when it is longer than the plan
 * @param random 0 to 1
 */
export function nextPause(sinceFirst: number, retryAfter: number | null, random = Math.random()): number | null {
  if (sinceFirst >= GIVE_UP_SECONDS) return null;
  const { atSeconds, pause } = RETRY_PLAN.find((step) => step.atSeconds > sinceFirst)!;
  const planned = atSeconds - sinceFirst + RETRY_JITTER * pause * random;
  const asked = Math.min(retryAfter ?? 0, RETRY_AFTER_MAX);
  return Math.min(Math.max(planned, asked, 1), Math.max(GIVE_UP_SECONDS - sinceFirst, 1));
}

/** What a first attempt may take: it failed so much later than it began. */
const FIRST_ATTEMPT_SECONDS = 60;

/** For a delivered event: the tier `event`, in every plan. */
export const EVENT_CHARGE: Charge = { kind: 'metered', priceTier: 'event', minimumPlan: 'starter', natalSystem: null };

/** A delivered event as a call: a row in the log, and the charge. */
export function callOfEvent({ id, type, subscriptionId }: DueEvent, account: Account, sent: Sent): MeteredCall {
  const nowMs = Date.now();
  const { uuid, requestId } = newCallId(nowMs);
  return {
    id: uuid,
    createdAtMs: nowMs,
    userId: account.userId,
    keyId: account.keyId,
    isTest: account.isTest,
    isApp: account.isApp,
    requestId,
    method: 'POST',
    path: `/subscriptions/${subscriptionId}`,
    status: 200,
    requestType: 'event',
    charge: EVENT_CHARGE,
    charged: true,
    processingMs: sent.durationMs,
    errorMessage: null,
    requestPayload: JSON.stringify({ event_id: id, type }),
    responsePayload: null,
    idempotency: null,
  };
}

/**
 * Notes that an event has arrived, in the transaction that charges it. A charge that the account could not pay any more in that moment is not made: the event has
 * arrived all the same.
 * @param settlement null: it was paid before
 * @throws LeaseLost
 */
export async function noteDelivered(
  transaction: Transaction,
  event: DueEvent,
  sent: Sent,
  settlement: Settlement | null,
): Promise<void> {
  const isPaid = settlement !== null && settlement.refusal === null;
  const noted = await transaction`
    update private.subscription_events
    set status = 'delivered', delivered_at = coalesce(delivered_at, clock_timestamp()), attempts = attempts + 1, next_attempt_at = null, is_replay = false,
        leased_by = null, leased_until = null, charged_at = case when ${isPaid} then clock_timestamp() else charged_at end,
        cost_usd = cost_usd + ${usdText(settlement?.cost ?? 0)}::numeric
    where id = ${event.id} and leased_by = ${event.holder} and (charged_at is not null) = ${event.isCharged}`;
  if (noted.count === 0) throw new LeaseLost();
  await transaction`
    update private.webhook_endpoints set last_delivered_at = clock_timestamp(), failing_since = null
    where id = ${event.endpoint.id} and (failing_since is not null or last_delivered_at is null or last_delivered_at < now() - interval '1 second')`;
  await log(transaction, event, sent);
}

/** What came of an attempt that did not succeed. */
export type NotDelivered = 'retried' | 'given_up';

/**
 * Notes that an attempt did not succeed: when the next one is, or that there is none. An endpoint that answered 410, or that nothing got through to for three days,
 * is disabled, and its owner told.
 * @throws LeaseLost
 */
export async function noteFailed(
  transaction: Transaction,
  event: DueEvent,
  sent: Sent,
  about: Pick<Config, 'publicUrl'>,
): Promise<NotDelivered> {
  const isGone = sent.httpStatus === 410;
  const pause = isGone ? null : nextPause(event.secondsSinceFirst, retryAfterOf(sent));
  await put(transaction, event, pause, 'failed');
  await log(transaction, event, sent);
  const [endpoint] = await transaction<{ is_failing: boolean }[]>`
    update private.webhook_endpoints set failing_since = coalesce(failing_since, now()) where id = ${event.endpoint.id}
    returning failing_since <= now() - make_interval(secs => ${GIVE_UP_SECONDS - FIRST_ATTEMPT_SECONDS}) as is_failing`;
  if (isGone || endpoint?.is_failing === true) await disable(transaction, event, isGone ? 'gone' : 'failing', about);
  return pause === null ? 'given_up' : 'retried';
}

/**
 * Notes that nothing was sent, because the account cannot pay it now: it is tried again like every other one.
 * @throws LeaseLost
 */
export async function noteUnpaid(transaction: Transaction, event: DueEvent, sent: Sent): Promise<NotDelivered> {
  const pause = nextPause(event.secondsSinceFirst, null);
  await put(transaction, event, pause, 'failed');
  await log(transaction, event, sent);
  return pause === null ? 'given_up' : 'retried';
}

/** Notes that nothing is sent, because the key of its subscription may not be used any more. @throws LeaseLost */
export async function noteRefused(transaction: Transaction, event: DueEvent, sent: Sent): Promise<void> {
  await put(transaction, event, null, 'skipped');
  await log(transaction, event, sent);
}

function retryAfterOf({ httpStatus, retryAfterSeconds }: Sent): number | null {
  return httpStatus === 429 || httpStatus === 503 ? retryAfterSeconds : null;
}

/** Gives an event back: for an attempt after a pause, or none, in this state unless it was delivered before. */
async function put(
  transaction: Transaction,
  event: DueEvent,
  pause: number | null,
  end: 'failed' | 'skipped',
): Promise<void> {
  const noted = await transaction`
    update private.subscription_events
    set attempts = attempts + 1, first_attempt_at = coalesce(first_attempt_at, now()), leased_by = null, leased_until = null, next_attempt_at = clock_timestamp() + make_interval(secs => ${pause}::float8),
        status = case when status = 'delivered' or ${pause !== null} then status else ${end} end, is_replay = is_replay and ${pause !== null}
    where id = ${event.id} and leased_by = ${event.holder}`;
  if (noted.count === 0) throw new LeaseLost();
}

async function log(transaction: Transaction, event: DueEvent, sent: Sent): Promise<void> {
  const kind = event.isReplay ? 'replay' : 'scheduled';
  await logAttempt(transaction, {
    userId: event.userId,
    endpointId: event.endpoint.id,
    eventId: event.id,
    kind,
    sent,
  });
}

async function disable(
  transaction: Transaction,
  { endpoint, userId }: DueEvent,
  because: 'gone' | 'failing',
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<void> {
  const [disabled] = await transaction<{ label: string; url: string; email: string | null }[]>`
    update private.webhook_endpoints w set status = 'disabled', disabled_because = ${because}
    from auth.users u where w.id = ${endpoint.id} and w.status = 'active' and u.id = w.user_id
    returning w.label, w.url, u.email`;
  if (disabled === undefined || disabled.email === null) return;
  const mail = webhookDisabledMail({
    because,
    label: disabled.label,
    host: new URL(disabled.url).host,
    publicUrl,
  });
  await enqueueMail(transaction, { to: disabled.email, aboutUser: userId, ...mail });
}
