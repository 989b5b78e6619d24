import { z } from 'zod';
import { FunctionRefused } from '../account-function.ts';

const ULID = '[0-9A-HJKMNP-TV-Z]{26}';
export const endpointId = z.string().regex(new RegExp(`^whe_${ULID}$`));
export const subscriptionId = z.string().regex(new RegExp(`^sub_${ULID}$`));
export const eventId = z.string().regex(new RegExp(`^evt_${ULID}$`));

/** What the owner asked for, or the refusal that there is none. @throws FunctionRefused 404 */
export function known<T>(found: T | null, what: 'endpoint' | 'subscription' | 'event'): T {
  if (found === null) throw new FunctionRefused(404, `There is no such ${what} any more`, 'not_found');
  return found;
}
