import { storeReturnLocation } from '@/lib/checkout/return-location.ts';

/** Leaves for a payment page; it comes back to `returnTo`. */
export function goToCheckout(url: string, returnTo: string): void {
  storeReturnLocation(returnTo);
  window.location.assign(url);
}
