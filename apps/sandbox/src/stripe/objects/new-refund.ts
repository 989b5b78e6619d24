import type { Charge, Refund } from './objects.ts';

export interface RefundFacts {
  readonly id: string;
  readonly created: number;
  readonly charge: Charge;
  readonly amount: number;
  readonly reason: Refund['reason'];
  readonly metadata: Record<string, string>;
}

export const newRefund = ({ id, created, charge, amount, reason, metadata }: RefundFacts): Refund => ({
  id,
  object: 'refund',
  created,
  amount,
  currency: charge.currency,
  charge: charge.id,
  payment_intent: charge.payment_intent,
  customer: charge.customer,
  customer_account: null,
  payment_method: charge.payment_method,
  status: 'succeeded',
  reason,
  metadata,
  balance_transaction: null,
  destination_details: {
    type: 'card',
    card: { type: 'refund', reference_status: 'pending', reference_type: 'acquirer_reference_number' },
  },
  receipt_number: null,
  source_transfer_reversal: null,
  transfer_reversal: null,
});
