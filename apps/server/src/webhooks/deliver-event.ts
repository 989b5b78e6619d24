import type { deliveredEventSchema } from '@theia-astro/endpoints/webhooks/webhook-schema';
import { instant } from '../encoding/instant.ts';
import type { AttemptError } from '@theia-astro/endpoints/webhooks/webhook-schema';
import { jsonText } from '@theia-astro/endpoints/wire/byte-writer';
import type { Wire } from '@theia-astro/endpoints/wire/wire';
import { type AcceptedSecrets, acceptedSecrets } from '../config/secrets.ts';
import type { Sql } from '../database/database.ts';
import { decryptRow } from '../database/secrets/encrypted-row.ts';
import type { Account, PriceList } from '../metering/account.ts';
import { openFunds } from '../metering/admission.ts';
import type { Metering } from '../metering/metering.ts';
import { openSecrets } from './endpoint-store.ts';
import { messageHeaders } from './message.ts';
import { send, type Sent } from './send.ts';
import {
  callOfEvent,
  EVENT_CHARGE,
  noteDelivered,
  noteFailed,
  noteRefused,
  noteUnpaid,
  type NotDelivered,
} from './settle-attempt.ts';
import type { DueEvent } from './take-due.ts';
import type { TargetRules } from './target.ts';

export interface DeliveryServices {
  readonly sql: Sql;
  readonly secrets: AcceptedSecrets;
  readonly rules: TargetRules;
  readonly publicUrl: string;
  readonly metering: Pick<Metering, 'readAccountOfKey' | 'prices' | 'settleInTransaction'>;
  /** Events of the same user that were begun before this one, are under way, and have to be paid. */
  readonly unpaidBefore: (event: DueEvent) => number;
}

/** The outcome of an event: `unpaid` and `refused` were not sent. */
export interface Outcome {
  readonly kind: 'delivered' | 'failed' | 'unpaid' | 'refused';
  readonly isOver: boolean;
  readonly sent: Sent;
}

/**
 * Tries to deliver an event once, and notes what came of it. A process that dies between the answer of the receiver and its note sends the event once more, under the
 * same id, and charges it once.
 * @throws LeaseLost, the reason of the signal, and the database's errors
 */
export async function deliverEvent(event: DueEvent, services: DeliveryServices, signal: AbortSignal): Promise<Outcome> {
  const { sql, metering } = services;
  const { account, unpaid: unpaidEvents } = await readFunds(event, services);
  const refusal = refusalOfKey(account);
  if (account === null || refusal !== null) {
    const sent = notSent(refusal ?? 'revoked_key');
    await sql.begin((transaction) => noteRefused(transaction, event, sent));
    return { kind: 'refused', isOver: true, sent };
  }
  const unpaid = event.isCharged ? null : paymentRefusal(account, metering.prices(), unpaidEvents);
  if (unpaid !== null) {
    const sent = notSent(unpaid);
    const end = await sql.begin((transaction) => noteUnpaid(transaction, event, sent));
    return { kind: 'unpaid', isOver: isOver(end), sent };
  }
  const sent = await post(event, services, signal);
  if (sent.error !== null) {
    const end = await sql.begin((transaction) => noteFailed(transaction, event, sent, services));
    return { kind: 'failed', isOver: isOver(end), sent };
  }
  if (event.isCharged) await sql.begin((transaction) => noteDelivered(transaction, event, sent, null));
  else
    await metering.settleInTransaction([callOfEvent(event, account, sent)], (transaction, [settlement]) =>
      noteDelivered(transaction, event, sent, settlement!),
    );
  return { kind: 'delivered', isOver: true, sent };
}

function bodyOf(event: DueEvent, secrets: AcceptedSecrets): string {
  const data = decryptRow(acceptedSecrets(secrets), 'subscription_events', event.id, {
    cipher: event.dataCipher,
    secretId: event.secretId,
  });
  const body: Wire<typeof deliveredEventSchema> = {
    id: event.id,
    type: event.type,
    at: instant(event.at),
    subscription_id: event.subscriptionId,
    label: event.label,
    rule: event.rule,
    data: JSON.parse(data) as Record<string, unknown>,
  };
  return jsonText(body);
}

function post(event: DueEvent, { secrets, rules }: DeliveryServices, signal: AbortSignal): Promise<Sent> {
  const body = bodyOf(event, secrets);
  const headers = messageHeaders(openSecrets(acceptedSecrets(secrets), event.endpoint), { id: event.id, body });
  return send({ url: event.endpoint.url, headers, body, rules, signal });
}

function refusalOfKey(account: Account | null): AttemptError | null {
  if (account === null || !account.usable) return 'revoked_key';
  const { expiresAtMs, products } = account.limits;
  if (expiresAtMs !== null && performance.now() >= expiresAtMs) return 'expired_key';
  return products.length === 0 || products.includes('subscriptions') ? null : 'key_scope';
}

/** The account and its events that are not paid yet, as of one moment: an event that is paid during the read would be in neither. */
async function readFunds(
  event: DueEvent,
  { metering, unpaidBefore }: DeliveryServices,
): Promise<{ account: Account | null; unpaid: number }> {
  for (;;) {
    const unpaid = unpaidBefore(event);
    const account = await metering.readAccountOfKey(event.keyId);
    if (unpaidBefore(event) === unpaid) return { account, unpaid };
  }
}

/** Why the account cannot pay this event now, with `unpaid` events counted as paid; null: it can. */
function paymentRefusal(account: Account, prices: PriceList, unpaid: number): AttemptError | null {
  const funds = openFunds(account, prices);
  for (let before = unpaid; before > 0; before -= 1) funds.spend(EVENT_CHARGE);
  return funds.preview(EVENT_CHARGE).refusal;
}

function notSent(error: AttemptError): Sent {
  return {
    startedAt: new Date(),
    durationMs: 0,
    httpStatus: null,
    error,
    responseStart: null,
    retryAfterSeconds: null,
  };
}

const isOver = (end: NotDelivered): boolean => end === 'given_up';
