import { TEST_CARDS, type TestCard } from './cards.ts';
import type { Charge, PaymentIntent, PaymentMethod, Refund } from './objects.ts';
import { StripeRefusal } from './stripe-error.ts';
import { found, newId, tell, type World } from './world.ts';

export function cardOf(world: World, methodId: string): TestCard {
  return TEST_CARDS.get(found(world.state.methods, 'PaymentMethod', methodId).sandboxNumber) ?? TEST_CARDS.get('4242424242424242')!;
}

/** A card as the checkout page takes it, attached to its customer. */
export function attachCard(world: World, customerId: string | null, number: string, expMonth: number, expYear: number): PaymentMethod {
  const id = newId('pm');
  const method = {
    id, object: 'payment_method' as const, created: world.now(), livemode: false as const, type: 'card' as const, customer: customerId, metadata: {}, billing_details: { email: null },
    card: { brand: TEST_CARDS.get(number)?.brand ?? 'visa', last4: number.slice(-4), exp_month: expMonth, exp_year: expYear, funding: 'credit' as const, country: 'US' as const }, sandboxNumber: number,
  };
  world.state.methods[id] = method;
  if (customerId !== null) {
    found(world.state.customers, 'customer', customerId);
    tell(world, 'payment_method.attached', method);
  }
  return method;
}

export function newIntent(world: World, wish: Pick<PaymentIntent, 'amount' | 'customer' | 'payment_method' | 'description' | 'metadata'>): PaymentIntent {
  const id = newId('pi');
  const intent: PaymentIntent = {
    id, object: 'payment_intent', created: world.now(), livemode: false, amount_received: 0, currency: 'usd', status: 'requires_payment_method', latest_charge: null,
    client_secret: `${id}_secret_${newId('x').slice(2)}`, canceled_at: null, last_payment_error: null, next_action: null, ...wish,
  };
  world.state.intents[id] = intent;
  tell(world, 'payment_intent.created', intent);
  return intent;
}

/** Charges an intent as the bank of the card decides. @throws StripeRefusal 402 */
export function confirmIntent(world: World, intent: PaymentIntent, methodId: string, decision: TestCard['onPage'], card: TestCard): void {
  intent.payment_method = methodId;
  if (decision === 'accepted') {
    const charge = newCharge(world, intent, 'succeeded', null);
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, latest_charge: charge.id });
    tell(world, 'charge.succeeded', charge);
    tell(world, 'payment_intent.succeeded', intent);
    return;
  }
  const charge = newCharge(world, intent, 'failed', card);
  const code = decision === 'asks' ? 'authentication_required' : card.declineCode === 'expired_card' ? 'expired_card' : 'card_declined';
  const error = { type: 'card_error', code, decline_code: card.declineCode, message: card.message, charge: charge.id };
  Object.assign(intent, { status: 'requires_payment_method', latest_charge: charge.id, last_payment_error: error, payment_method: null });
  tell(world, 'charge.failed', charge);
  tell(world, 'payment_intent.payment_failed', intent);
  world.save();
  throw new StripeRefusal(402, { ...error, payment_intent: structuredClone(intent) });
}

function newCharge(world: World, intent: PaymentIntent, status: Charge['status'], card: TestCard | null): Charge {
  const id = newId('ch');
  const charge: Charge = {
    id, object: 'charge', created: world.now(), livemode: false, amount: intent.amount, amount_captured: status === 'succeeded' ? intent.amount : 0, amount_refunded: 0, captured: status === 'succeeded',
    refunded: false, disputed: false, currency: 'usd', customer: intent.customer, payment_intent: intent.id, payment_method: intent.payment_method, status, paid: status === 'succeeded',
    receipt_url: `${world.base}/receipts/${id}`, payment_method_details: { type: 'card', card: intent.payment_method === null ? null : { brand: found(world.state.methods, 'PaymentMethod', intent.payment_method).card.brand, last4: found(world.state.methods, 'PaymentMethod', intent.payment_method).card.last4 } }, description: intent.description, metadata: { ...intent.metadata }, failure_code: card?.declineCode ?? null, failure_message: card?.message ?? null,
  };
  world.state.charges[id] = charge;
  return charge;
}

const REFUNDABLE_DAYS = 180;

export interface RefundWish {
  readonly amount: number;
  readonly reason: string | null;
  readonly metadata: Record<string, string>;
}

export function refundCharge(world: World, charge: Charge, { amount, reason, metadata }: RefundWish): Refund {
  if (charge.disputed) throw new StripeRefusal(400, { type: 'invalid_request_error', code: 'charge_disputed', message: 'The charge is disputed and cannot be refunded.' });
  if (world.now() - charge.created > REFUNDABLE_DAYS * 86_400) throw new StripeRefusal(400, { type: 'invalid_request_error', code: 'charge_not_refundable', message: 'The charge is too old to be refunded.' });
  if (charge.status !== 'succeeded' || amount <= 0 || amount > charge.amount - charge.amount_refunded) {
    throw new StripeRefusal(400, { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'The amount is more than what is left of the charge.', param: 'amount' });
  }
  const id = newId('re');
  const refund: Refund = { id, object: 'refund', created: world.now(), amount, currency: 'usd', charge: charge.id, payment_intent: charge.payment_intent, status: 'succeeded', reason, metadata };
  world.state.refunds[id] = refund;
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
  if (charge.disputed || charge.status !== 'succeeded') throw new StripeRefusal(400, { type: 'invalid_request_error', message: 'The charge cannot be disputed (again).' });
  const id = newId('dp');
  const dispute = { id, object: 'dispute' as const, created: world.now(), livemode: false as const, amount: charge.amount, currency: 'usd', charge: charge.id, payment_intent: charge.payment_intent, status: 'needs_response' as const, reason: 'fraudulent', metadata: {} };
  world.state.disputes[id] = dispute;
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
