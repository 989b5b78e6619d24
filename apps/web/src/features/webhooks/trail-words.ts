import type { EventWords } from '@/components/trail/trail-card.tsx';
import { disabledWords } from './attempt-words.ts';
import { subscriptionName } from './subscription-name.ts';

const WORDS: Readonly<Record<string, string>> = {
  'webhook.created': 'Endpoint added',
  'webhook.changed': 'Endpoint changed',
  'webhook.rotated': 'Secret rotated',
  'webhook.enabled': 'Endpoint active',
  'webhook.paused': 'Endpoint paused',
  'webhook.disabled': 'Endpoint disabled',
  'webhook.deleted': 'Endpoint deleted',
  'subscription.changed': 'Subscription changed',
  'subscription.enabled': 'Subscription active',
  'subscription.paused': 'Subscription paused',
  'subscription.deleted': 'Subscription deleted',
  'calendar.made': 'Calendar address made',
  'calendar.withdrawn': 'Calendar address withdrawn',
};

/** What happened to an endpoint or a subscription. Of a subscription the log keeps only its id. */
export const eventWords: EventWords = ({ event, subject, details }, format) => {
  const facts = typeof details === 'object' && details !== null ? (details as Readonly<Record<string, unknown>>) : {};
  const text = (name: string) => (typeof facts[name] === 'string' ? facts[name] : '');
  const id = text('subscription_id');
  const until = text('old_secret_until');
  return {
    what: WORDS[event] ?? event,
    subject: id === '' ? subject || text('host') : subscriptionName({ id, label: '' }),
    more:
      event === 'webhook.disabled'
        ? disabledWords(text('because'))
        : event === 'webhook.rotated' && until !== ''
          ? `the old secret signs until ${format(until)}`
          : null,
  };
};
