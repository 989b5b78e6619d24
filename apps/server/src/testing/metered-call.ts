import { newCallId } from '../metering/call-id.ts';
import type { MeteredCall } from '../metering/metered-call.ts';
import type { Customer } from './customer.ts';

/** A new, answered and charged natal call of a customer, without texts. `more` replaces what matters to the test. */
export function meteredCall(
  { userId, keyId }: Pick<Customer, 'userId' | 'keyId'>,
  more: Partial<MeteredCall> = {},
): MeteredCall {
  const createdAtMs = Date.now();
  const { uuid, requestId } = newCallId(createdAtMs);
  return {
    id: uuid,
    createdAtMs,
    userId,
    keyId,
    requestId,
    method: 'POST',
    path: '/swiss/natal',
    status: 200,
    requestType: 'natal',
    need: { priceTier: 'natal', minimumPlan: 'starter', natalSystem: null },
    charged: true,
    processingMs: 1,
    errorMessage: null,
    requestPayload: null,
    responsePayload: null,
    idempotency: null,
    ...more,
  };
}
