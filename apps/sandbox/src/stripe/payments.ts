import { GOOD_CARD, TEST_CARDS, type TestCard } from './cards.ts';
import { fromTemplate, idFor, store } from './objects/create.ts';
import type { Charge, PaymentIntent, PaymentMethod, Refund } from './objects/objects.ts';
import { badParameter, invalidRequest, StripeRejection } from './stripe-error.ts';
import { findObject, newId, sendEvent, type SandboxContext } from './sandbox-context.ts';

export function findTestCard(world: SandboxContext, methodId: string): TestCard {
  return TEST_CARDS.get(findObject(world.state.methods, 'PaymentMethod', methodId).sandboxNumber) ?? GOOD_CARD;
}

/** Creates a card from the checkout page and attaches it to its customer. */
export function attachCard(
  world: SandboxContext,
  customer: string | null,
  number: string,
  expMonth: number,
  expYear: number,
): PaymentMethod {
  const brand = TEST_CARDS.get(number)?.brand ?? 'visa';
  const last4 = number.slice(-4);
  const method = store(world, 'methods', {
    customer,
    card: fromTemplate('card', {
      brand,
      last4,
      exp_month: expMonth,
      exp_year: expYear,
      display_brand: brand,
      fingerprint: `sandbox${brand}${last4}`,
      networks: { available: [brand], preferred: null },
    }),
    sandboxNumber: number,
  });
  if (customer !== null) {
    findObject(world.state.customers, 'customer', customer);
    sendEvent(world, 'payment_method.attached', method);
  }
  return method;
}

export function openIntent(
  world: SandboxContext,
  request: Pick<PaymentIntent, 'amount' | 'customer' | 'payment_method' | 'description' | 'metadata'>,
): PaymentIntent {
  const id = idFor('intents');
  const intent = store(world, 'intents', {
    id,
    ...request,
    status: request.payment_method === null ? 'requires_payment_method' : 'requires_confirmation',
    client_secret: `${id}_${newId('secret')}`,
  });
  sendEvent(world, 'payment_intent.created', intent);
  return intent;
}

/** Charges an intent with the outcome of the test card. @throws StripeRejection 402 */
export function confirmIntent(
  world: SandboxContext,
  intent: PaymentIntent,
  methodId: string,
  decision: TestCard['onPage'],
  card: TestCard,
): void {
  intent.payment_method = methodId;
  if (decision === 'accepted') {
    const charge = charged(world, intent, methodId, null);
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, latest_charge: charge.id });
    sendEvent(world, 'charge.succeeded', charge);
    sendEvent(world, 'payment_intent.succeeded', intent);
    return;
  }
  const charge = charged(world, intent, methodId, card);
  const code =
    decision === 'asks'
      ? 'authentication_required'
      : card.declineCode === 'expired_card'
        ? 'expired_card'
        : 'card_declined';
  const error = {
    type: 'card_error' as const,
    code,
    decline_code: card.declineCode,
    message: card.message,
    charge: charge.id,
  };
  Object.assign(intent, {
    status: 'requires_payment_method',
    latest_charge: charge.id,
    last_payment_error: error,
    payment_method: null,
  });
  sendEvent(world, 'charge.failed', charge);
  sendEvent(world, 'payment_intent.payment_failed', intent);
  world.save();
  throw new StripeRejection(402, { ...error, payment_intent: structuredClone(intent) });
}

type ChargedCard = NonNullable<NonNullable<Charge['payment_method_details']>['card']>;

function charged(world: SandboxContext, intent: PaymentIntent, methodId: string, declined: TestCard | null): Charge {
  const id = idFor('charges');
  const { amount } = intent;
  const { card } = findObject(world.state.methods, 'PaymentMethod', methodId);
  const paid = declined === null;
  return store(world, 'charges', {
    id,
    amount,
    amount_captured: paid ? amount : 0,
    captured: paid,
    paid,
    status: paid ? 'succeeded' : 'failed',
    currency: intent.currency,
    customer: intent.customer,
    payment_intent: intent.id,
    payment_method: methodId,
    description: intent.description,
    metadata: { ...intent.metadata },
    failure_code: declined?.declineCode ?? null,
    failure_message: declined?.message ?? null,
    receipt_url: `${world.lastingBase}/receipts/${id}`,
    outcome: fromTemplate('charge_outcome', {
      network_status: paid ? 'approved_by_network' : 'declined_by_network',
      reason: declined?.declineCode ?? null,
      seller_message: paid ? 'Payment complete.' : 'The bank did not accept the payment.',
      type: paid ? 'authorized' : 'issuer_declined',
    }),
    payment_method_details: {
      type: 'card',
      card: fromTemplate<ChargedCard, 'charge_card'>('charge_card', {
        amount_authorized: paid ? amount : null,
        authorization_code: paid ? '000000' : null,
        brand: card.brand,
        last4: card.last4,
        exp_month: card.exp_month,
        exp_year: card.exp_year,
        country: card.country,
        funding: card.funding,
        fingerprint: card.fingerprint ?? null,
        network: card.brand,
      }),
    },
  });
}

const REFUNDABLE_DAYS = 180;

export function refundCharge(
  world: SandboxContext,
  charge: Charge,
  { amount, reason = null, metadata = {} }: Pick<Refund, 'amount'> & Partial<Pick<Refund, 'reason' | 'metadata'>>,
): Refund {
  if (charge.disputed) throw invalidRequest('The charge is disputed and cannot be refunded.', 'charge_disputed');
  if (world.now() - charge.created > REFUNDABLE_DAYS * 86_400)
    throw invalidRequest('The charge is too old to be refunded.', 'charge_not_refundable');
  if (charge.status !== 'succeeded' || amount <= 0 || amount > charge.amount - charge.amount_refunded) {
    throw badParameter(
      'amount',
      'The amount is more than the unrefunded part of the charge.',
      'charge_already_refunded',
    );
  }
  const refund = store(world, 'refunds', {
    amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    customer: charge.customer,
    payment_method: charge.payment_method,
    reason,
    metadata,
  });
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  sendEvent(world, 'refund.created', refund);
  sendEvent(world, 'charge.refunded', charge);
  return refund;
}

/** Moves a charge back in time, past the limit for refunds. */
export function ageCharge(charge: Charge): void {
  charge.created -= (REFUNDABLE_DAYS + 1) * 86_400;
}

/** Lets a refund fail, as when the bank returns it later. */
export function failRefund(world: SandboxContext, refundId: string): void {
  const refund = findObject(world.state.refunds, 'refund', refundId);
  const charge = findObject(world.state.charges, 'charge', refund.charge);
  if (refund.status === 'failed') return;
  refund.status = 'failed';
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  sendEvent(world, 'refund.failed', refund);
}

export function openDispute(world: SandboxContext, charge: Charge): void {
  if (charge.disputed || charge.status !== 'succeeded') throw invalidRequest('The charge cannot be disputed (again).');
  const card = charge.payment_method_details?.card;
  const dispute = store(world, 'disputes', {
    amount: charge.amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    payment_method_details: {
      type: 'card',
      card: {
        brand: card?.brand ?? 'visa',
        case_type: 'chargeback',
        network: card?.network ?? 'visa',
        network_reason_code: '10',
      },
    },
  });
  dispute.evidence_details.due_by = world.now() + 7 * 86_400;
  charge.disputed = true;
  sendEvent(world, 'charge.dispute.created', dispute);
  sendEvent(world, 'charge.dispute.funds_withdrawn', dispute);
}

export function closeDispute(world: SandboxContext, disputeId: string, status: 'won' | 'lost'): void {
  const dispute = findObject(world.state.disputes, 'dispute', disputeId);
  dispute.status = status;
  sendEvent(world, 'charge.dispute.closed', dispute);
  if (status === 'won') sendEvent(world, 'charge.dispute.funds_reinstated', dispute);
}
