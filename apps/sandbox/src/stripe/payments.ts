import { TEST_CARDS, type TestCard } from './cards.ts';
import { newCharge } from './objects/new-charge.ts';
import { newDispute } from './objects/new-dispute.ts';
import { type IntentFacts, newPaymentIntent } from './objects/new-payment-intent.ts';
import { newPaymentMethod } from './objects/new-payment-method.ts';
import { newRefund } from './objects/new-refund.ts';
import type { Charge, PaymentIntent, PaymentMethod, Refund } from './objects/objects.ts';
import { StripeRefusal } from './stripe-error.ts';
import { findObject, newId, sendEvent, type SandboxContext } from './sandbox-context.ts';

export function findTestCard(world: SandboxContext, methodId: string): TestCard {
  return (
    TEST_CARDS.get(findObject(world.state.methods, 'PaymentMethod', methodId).sandboxNumber) ??
    TEST_CARDS.get('4242424242424242')!
  );
}

/** Creates a card from the checkout page and attaches it to its customer. */
export function attachCard(
  world: SandboxContext,
  customerId: string | null,
  number: string,
  expMonth: number,
  expYear: number,
): PaymentMethod {
  const method = {
    ...newPaymentMethod({
      id: newId('pm'),
      created: world.now(),
      customer: customerId,
      brand: TEST_CARDS.get(number)?.brand ?? 'visa',
      last4: number.slice(-4),
      expMonth,
      expYear,
    }),
    sandboxNumber: number,
  };
  world.state.methods[method.id] = method;
  if (customerId !== null) {
    findObject(world.state.customers, 'customer', customerId);
    sendEvent(world, 'payment_method.attached', method);
  }
  return method;
}

export function openIntent(
  world: SandboxContext,
  wish: Pick<IntentFacts, 'amount' | 'customer' | 'paymentMethod' | 'description' | 'metadata'>,
): PaymentIntent {
  const intent = newPaymentIntent({ id: newId('pi'), secret: newId('x').slice(2), created: world.now(), ...wish });
  world.state.intents[intent.id] = intent;
  sendEvent(world, 'payment_intent.created', intent);
  return intent;
}

/** Charges an intent with the outcome of the test card. @throws StripeRefusal 402 */
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
  throw new StripeRefusal(402, { ...error, payment_intent: structuredClone(intent) });
}

function charged(world: SandboxContext, intent: PaymentIntent, methodId: string, card: TestCard | null): Charge {
  const id = newId('ch');
  const method = findObject(world.state.methods, 'PaymentMethod', methodId);
  const charge = newCharge({
    id,
    created: world.now(),
    intent,
    method,
    receiptUrl: `${world.lastingBase}/receipts/${id}`,
    declined: card === null ? null : { code: card.declineCode, message: card.message },
  });
  world.state.charges[id] = charge;
  return charge;
}

const REFUNDABLE_DAYS = 180;

export interface RefundRequest {
  readonly amount: number;
  readonly reason: Refund['reason'];
  readonly metadata: Record<string, string>;
}

export function refundCharge(
  world: SandboxContext,
  charge: Charge,
  { amount, reason, metadata }: RefundRequest,
): Refund {
  if (charge.disputed)
    throw new StripeRefusal(400, {
      type: 'invalid_request_error',
      code: 'charge_disputed',
      message: 'The charge is disputed and cannot be refunded.',
    });
  if (world.now() - charge.created > REFUNDABLE_DAYS * 86_400)
    throw new StripeRefusal(400, {
      type: 'invalid_request_error',
      code: 'charge_not_refundable',
      message: 'The charge is too old to be refunded.',
    });
  if (charge.status !== 'succeeded' || amount <= 0 || amount > charge.amount - charge.amount_refunded) {
    throw new StripeRefusal(400, {
      type: 'invalid_request_error',
      code: 'charge_already_refunded',
      message: 'The amount is more than the unrefunded part of the charge.',
      param: 'amount',
    });
  }
  const refund = newRefund({ id: newId('re'), created: world.now(), charge, amount, reason, metadata });
  world.state.refunds[refund.id] = refund;
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
  if (charge.disputed || charge.status !== 'succeeded')
    throw new StripeRefusal(400, { type: 'invalid_request_error', message: 'The charge cannot be disputed (again).' });
  const dispute = newDispute({ id: newId('dp'), created: world.now(), charge });
  world.state.disputes[dispute.id] = dispute;
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
