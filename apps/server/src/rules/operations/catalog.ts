import { accountOperations } from './account.ts';
import { billingOperations } from './billing.ts';
import { callOperations } from './calls.ts';
import { connectedAppOperations } from './connected-apps.ts';
import { keyOperations } from './keys.ts';
import type { Input, Output } from './operation.ts';
import { reportOperations } from './reports.ts';
import { subscriptionEventOperations } from './subscription-events.ts';

/** Every operation, by its name in `/functions/v1/NAME`. */
export const operations = {
  ...accountOperations,
  ...billingOperations,
  ...callOperations,
  ...connectedAppOperations,
  ...keyOperations,
  ...reportOperations,
  ...subscriptionEventOperations,
};

export type OperationName = keyof typeof operations;
export type InputOf<Name extends OperationName> = Input<(typeof operations)[Name]>;
export type OutputOf<Name extends OperationName> = Output<(typeof operations)[Name]>;
