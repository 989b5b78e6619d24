import type { Charge, Dispute } from './objects.ts';

const WEEK = 7 * 86_400;

export interface DisputeFacts {
  readonly id: string;
  readonly created: number;
  readonly charge: Charge;
}

/** A new dispute of the full charge. */
export const newDispute = ({ id, created, charge }: DisputeFacts): Dispute => ({
  id,
  object: 'dispute',
  created,
  livemode: false,
  amount: charge.amount,
  currency: charge.currency,
  charge: charge.id,
  payment_intent: charge.payment_intent,
  status: 'needs_response',
  reason: 'fraudulent',
  metadata: {},
  balance_transactions: [],
  enhanced_eligibility_types: [],
  intended_submission_method: null,
  is_charge_refundable: false,
  evidence: {
    access_activity_log: null,
    billing_address: null,
    cancellation_policy: null,
    cancellation_policy_disclosure: null,
    cancellation_rebuttal: null,
    customer_communication: null,
    customer_email_address: null,
    customer_name: null,
    customer_purchase_ip: null,
    customer_signature: null,
    duplicate_charge_documentation: null,
    duplicate_charge_explanation: null,
    duplicate_charge_id: null,
    enhanced_evidence: {},
    product_description: null,
    receipt: null,
    refund_policy: null,
    refund_policy_disclosure: null,
    refund_refusal_explanation: null,
    service_date: null,
    service_documentation: null,
    shipping_address: null,
    shipping_carrier: null,
    shipping_date: null,
    shipping_documentation: null,
    shipping_tracking_number: null,
    uncategorized_file: null,
    uncategorized_text: null,
  },
  evidence_details: {
    due_by: created + WEEK,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: 'manual',
  },
  payment_method_details: {
    type: 'card',
    card: {
      brand: charge.payment_method_details?.card?.brand ?? 'visa',
      case_type: 'chargeback',
      network: charge.payment_method_details?.card?.network ?? 'visa',
      network_reason_code: '10',
    },
  },
});
