import { FunctionRefused } from '../../account/functions/account-function.ts';
import { isPlaceholder, type Product } from '../products.ts';
import type { BillingDependencies } from './dependencies.ts';

/** @throws FunctionRefused 409 when the operator has not assigned the Stripe price of a product yet */
export function requireForSale(products: readonly Product[], { needsRealPrices }: BillingDependencies): void {
  const unnamed = needsRealPrices ? products.filter(isPlaceholder) : [];
  if (unnamed.length > 0)
    throw new FunctionRefused(
      409,
      `${unnamed.map(({ name }) => name).join(', ')} cannot be bought here yet: this server has no Stripe price for it`,
    );
}
