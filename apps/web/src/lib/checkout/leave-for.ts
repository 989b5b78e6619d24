import { storeReturnLocation } from './return-location.ts';

/** Goes to a payment page, which returns to `returnTo`. Never settles, so the caller stays busy until the browser has left. */
export function leaveFor(url: string, returnTo: string): Promise<never> {
  storeReturnLocation(returnTo);
  window.location.assign(url);
  return new Promise(() => {});
}
