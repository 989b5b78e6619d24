import { paths, safeInternalPath } from '../paths.ts';

const RETURN_KEY = 'checkout_return_location';

/** Stores the page to return to after the payment page. */
export function storeReturnLocation(location: string): void {
  localStorage.setItem(RETURN_KEY, location);
}

/** The page stored before the checkout (default `/dashboard/billing`), with the status of the return appended unless it has one. Deletes it. */
export function takeReturnLocation(status: string | null): string {
  const stored = safeInternalPath(localStorage.getItem(RETURN_KEY)) ?? paths.billing;
  localStorage.removeItem(RETURN_KEY);
  const [path = paths.billing, query = ''] = stored.split('?');
  const params = new URLSearchParams(query);
  if (status !== null && !params.has('status')) params.set('status', status);
  const search = params.toString();
  return search ? `${path}?${search}` : path;
}
