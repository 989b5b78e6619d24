import type { SubscriptionRow } from '@theia-astro/server/rules/operations/webhooks';

/** The last characters of an id, which differ from one to the next. */
const ENDING = 6;

/** What a subscription is called: its name, or the end of its id if it has none. */
export function subscriptionName({ label, id }: Pick<SubscriptionRow, 'label' | 'id'>): string {
  return label === '' ? `Subscription …${id.slice(-ENDING)}` : label;
}
