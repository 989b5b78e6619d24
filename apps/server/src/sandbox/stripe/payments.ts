import { TEST_CARDS, type TestCard } from './cards.ts';
import { newCharge } from './objects/new-charge.ts';
import { newDispute } from './objects/new-dispute.ts';
import { type IntentFacts, newPaymentIntent } from './objects/new-payment-intent.ts';
import { newPaymentMethod } from './objects/new-payment-method.ts';
import { newRefund } from './objects/new-refund.ts';
import type { Charge, PaymentIntent, PaymentMethod, Refund } from './objects/objects.ts';
import { StripeRefusal } from './stripe-error.ts';
import { found, newId, tell, type World } from './world.ts';

export function cardOf(world: World, methodId: string): TestCard {
  return (
    TEST_CARDS.get(found(world.state.methods, 'PaymentMethod', methodId).sandboxNumber) ??
    TEST_CARDS.get('4242424242424242')!
  );
}

/** A card as the checkout page takes it, attached to its customer. */
export function attachCard(
  world: World,
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
    found(world.state.customers, 'customer', customerId);
    tell(world, 'payment_method.attached', method);
  }
  return method;
}

export function openIntent(
  world: World,
  wish: Pick<IntentFacts, 'amount' | 'customer' | 'paymentMethod' | 'description' | 'metadata'>,
): PaymentIntent {
  const intent = newPaymentIntent({ id: newId('pi'), secret: newId('x').slice(2), created: world.now(), ...wish });
  world.state.intents[intent.id] = intent;
  tell(world, 'payment_intent.created', intent);
  return intent;
}

/** Charges an intent as the bank of the card decides. @throws StripeRefusal 402 */
export function confirmIntent(
  world: World,
  intent: PaymentIntent,
  methodId: string,
  decision: TestCard['onPage'],
  card: TestCard,
): void {
  intent.payment_method = methodId;
  if (decision === 'accepted') {
    const charge = charged(world, intent, methodId, null);
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, latest_charge: charge.id });
    tell(world, 'charge.succeeded', charge);
    tell(world, 'payment_intent.succeeded', intent);
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
  tell(world, 'charge.failed', charge);
  tell(world, 'payment_intent.payment_failed', intent);
  world.save();
  throw new StripeRefusal(402, { ...error, payment_intent: structuredClone(intent) });
}

function charged(world: World, intent: PaymentIntent, methodId: string, card: TestCard | null): Charge {
  const id = newId('ch');
  const method = found(world.state.methods, 'PaymentMethod', methodId);
  const charge = newCharge({
    id,
    created: world.now(),
    intent,
    method,
    receiptUrl: `${world.base}/receipts/${id}`,
    declined: card === null ? null : { code: card.declineCode, message: card.message },
  });
  world.state.charges[id] = charge;
  return charge;
}

const REFUNDABLE_DAYS = 180;

export interface RefundWish {
  readonly amount: number;
  readonly reason: Refund['reason'];
  readonly metadata: Record<string, string>;
}

export function refundCharge(world: World, charge: Charge, { amount, reason, metadata }: RefundWish): Refund {
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
      message: 'The amount is more than what is left of the charge.',
      param: 'amount',
    });
  }
  const refund = newRefund({ id: newId('re'), created: world.now(), charge, amount, reason, metadata });
  world.state.refunds[refund.id] = refund;
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  tell(world, 'refund.created', refund);
  tell(world, 'charge.refunded', charge);
  return refund;
}

/** Sets a charge back in time, beyond what its bank takes a refund of. */
export function ageCharge(charge: Charge): void {
  charge.created -= (REFUNDABLE_DAYS + 1) * 86_400;
}

/** A refund that the bank sends back after a while. */
export function failRefund(world: World, refundId: string): void {
  const refund = found(world.state.refunds, 'refund', refundId);
  const charge = found(world.state.charges, 'charge', refund.charge);
  if (refund.status === 'failed') return;
  refund.status = 'failed';
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  tell(world, 'refund.failed', refund);
}

export function openDispute(world: World, charge: Charge): void {
  if (charge.disputed || charge.status !== 'succeeded')
    throw new StripeRefusal(400, { type: 'invalid_request_error', message: 'The charge cannot be disputed (again).' });
  const dispute = newDispute({ id: newId('dp'), created: world.now(), charge });
  world.state.disputes[dispute.id] = dispute;
  charge.disputed = true;
  tell(world, 'charge.dispute.created', dispute);
  tell(world, 'charge.dispute.funds_withdrawn', dispute);
}

export function closeDispute(world: World, disputeId: string, status: 'won' | 'lost'): void {
  const dispute = found(world.state.disputes, 'dispute', disputeId);
  dispute.status = status;
  tell(world, 'charge.dispute.closed', dispute);
  if (status === 'won') tell(world, 'charge.dispute.funds_reinstated', dispute);
}
