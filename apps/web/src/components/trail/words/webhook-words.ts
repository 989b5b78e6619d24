import { subscriptionName } from './subscription-name.ts';
import { textOf, type Vocabulary, type Words } from './words.ts';

const DISABLED: Readonly<Record<string, string>> = {
  gone: 'It answered 410 Gone, which says that it wants no more events.',
  failing: 'Nothing got through for three days.',
};

/** Why Theia disabled an endpoint. */
export function disabledWords(because: string | null): string {
  return DISABLED[because ?? ''] ?? 'It does not take events any more.';
}

/** An endpoint by its name, or its host. */
const endpoint =
  (what: string, more: (...facts: Parameters<Words>) => string | null = () => null): Words =>
  (facts) => ({ what, subject: facts.subject || textOf(facts.details['host']), more: more(facts) });

/** Of a subscription the log keeps only its id. */
const subscription =
  (what: string): Words =>
  ({ details }) => ({ what, subject: subscriptionName({ id: textOf(details['subscription_id']), label: '' }) });

export const webhookWords = {
  'webhook.created': endpoint('Endpoint added'),
  'webhook.changed': endpoint('Endpoint changed'),
  'webhook.rotated': endpoint('Secret rotated', ({ details, format }) => {
    const until = textOf(details['old_secret_until']);
    return until === '' ? null : `the old secret signs until ${format(until)}`;
  }),
  'webhook.enabled': endpoint('Endpoint active'),
  'webhook.paused': endpoint('Endpoint paused'),
  'webhook.disabled': endpoint('Endpoint disabled', ({ details }) => disabledWords(textOf(details['because']))),
  'webhook.deleted': endpoint('Endpoint deleted'),
  'subscription.changed': subscription('Subscription changed'),
  'subscription.enabled': subscription('Subscription active'),
  'subscription.paused': subscription('Subscription paused'),
  'subscription.deleted': subscription('Subscription deleted'),
  'calendar.made': subscription('Calendar address made'),
  'calendar.withdrawn': subscription('Calendar address withdrawn'),
} as const satisfies Vocabulary<string>;
