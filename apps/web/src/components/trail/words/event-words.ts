import type { AuditEvent } from '@theia-astro/server/rules/audit-events';
import type { Subscription } from '@/lib/resources.ts';
import { moneyWords } from './money-words.ts';
import { signInWords } from './sign-in-words.ts';
import {
  changeOf,
  type Details,
  type EventText,
  type Format,
  textOf,
  type Vocabulary,
  withFact,
  type WordedEvent,
  type Words,
} from './words.ts';

const LIMITS: readonly (readonly [string, string])[] = [
  ['allowed_products', 'products'],
  ['allowed_origins', 'origins'],
  ['allowed_addresses', 'addresses'],
  ['expires_at', 'expiry'],
];

function limitText(value: unknown, format: Format): string {
  if (Array.isArray(value)) return value.length === 0 ? 'no limit' : value.map(String).join(', ');
  return typeof value === 'string' ? format(value) : 'never';
}

/** An instant for people; empty where there is none. */
const formatted = (instant: unknown, format: Format) => (textOf(instant) === '' ? '' : format(textOf(instant)));

const keyWords = {
  'key.created': ({ details }) => ({ what: 'Key created', more: details['is_test'] === true ? 'as a test key' : null }),
  'key.deleted': 'Key deleted',
  'key.renamed': ({ details }) => ({
    what: 'Key renamed',
    more: withFact('before: ', textOf(changeOf(details['label'])[0])),
  }),
  'key.restricted': ({ details, format }) => ({
    what: 'Key limits changed',
    more: LIMITS.flatMap(([name, word]) =>
      details[name] === undefined ? [] : [`${word}: ${limitText(changeOf(details[name])[1], format)}`],
    ).join('; '),
  }),
  'key.rotated': ({ details, format }) => ({
    what: 'Key rolled',
    more: withFact('the old key works until ', formatted(details['old_key_until'], format)),
  }),
  'key.old_key_ended': 'Old key stopped',
  'key.regenerated': ({ subject }) => ({ what: 'Key regenerated', subject, more: 'the old key stopped immediately' }),
  'key.revoked': 'Key revoked',
  'key.activated': 'Key activated',
  'key.blocked': 'Key blocked',
  'key.unblocked': 'Key unblocked',
  'key.expired': 'Key expired',
  'key.refused': ({ details }) => ({
    what: 'Call rejected for key',
    more:
      details['reason'] === 'origin'
        ? `from the origin ${textOf(details['origin']) || 'none'}`
        : 'from an IP address that it does not allow',
  }),
} as const satisfies Vocabulary<string>;

/** A daily limit with what leads to it; null where there is none. */
const dailyLimit = (lead: string, usd: unknown): string | null =>
  withFact(lead, textOf(usd) === '' ? '' : `$${Number(usd).toFixed(2)} a day`);

const appWords = {
  'app.connected': ({ details }) => ({
    what: 'App connected',
    more:
      [textOf(details['host']), dailyLimit('up to ', details['daily_limit_usd'])].filter(Boolean).join(', ') || null,
  }),
  'app.limited': ({ details }) => ({
    what: 'App limit changed',
    more: dailyLimit('to ', changeOf(details['daily_limit_usd'])[1]),
  }),
  'app.disconnected': 'App disconnected',
  'app.token_reused': ({ subject }) => ({
    what: 'Copied token rejected for app',
    subject,
    more: 'a code or refresh token was used twice',
  }),
} as const satisfies Vocabulary<string>;

const KINDS: Readonly<Record<string, string>> = {
  natal: 'Birth chart',
  relationship: 'Relationship',
  year_ahead: 'Year ahead',
  dasha_period: 'Dasha period',
  moon_month: 'Moon month',
};

/** Of a report the log keeps its id and its kind. */
const report =
  (what: string): Words =>
  ({ details }) => ({
    what,
    subject: KINDS[textOf(details['kind'])] ?? '',
    more: textOf(details['report_id']) || null,
  });

const reportWords = {
  'report.shared': report('Report link created'),
  'report.withdrawn': report('Report link revoked'),
  'report.deleted': report('Report deleted'),
} as const satisfies Vocabulary<string>;

/** The last characters of an id, which differ from one to the next. */
const ENDING = 6;

/** The name of a subscription, or the end of its id if it has none. */
export function subscriptionName({ label, id }: Pick<Subscription, 'label' | 'id'>): string {
  return label === '' ? `Subscription …${id.slice(-ENDING)}` : label;
}

const DISABLED: Readonly<Record<string, string>> = {
  gone: 'it responded 410 Gone',
  failing: 'no delivery succeeded for three days',
};

/** Why Theia disabled an endpoint, as the end of a sentence. */
export function disabledReason(because: string | null): string {
  return DISABLED[because ?? ''] ?? 'it no longer accepts events';
}

/** An endpoint by its name, or its host. */
const endpoint =
  (what: string, more: (...facts: Parameters<Words>) => string | null = () => null): Words =>
  (facts) => ({ what, subject: facts.subject || textOf(facts.details['host']), more: more(facts) });

/** Of a subscription the log keeps only its id. */
const subscription =
  (what: string, lead = ''): Words =>
  ({ details }) => ({ what, subject: withFact(`${lead}…`, textOf(details['subscription_id']).slice(-ENDING)) });

const webhookWords = {
  'webhook.created': endpoint('Endpoint added'),
  'webhook.changed': endpoint('Endpoint changed'),
  'webhook.rotated': endpoint('Signing secret rolled', ({ details, format }) => {
    return withFact('the old secret signs until ', formatted(details['old_secret_until'], format));
  }),
  'webhook.tested': endpoint('Test event sent', ({ details }) => textOf(details['outcome']) || null),
  'webhook.enabled': endpoint('Endpoint resumed'),
  'webhook.paused': endpoint('Endpoint paused'),
  'webhook.disabled': endpoint('Endpoint disabled', ({ details }) => disabledReason(textOf(details['because']))),
  'webhook.deleted': endpoint('Endpoint deleted'),
  'subscription.changed': subscription('Subscription changed'),
  'subscription.enabled': subscription('Subscription resumed'),
  'subscription.paused': subscription('Subscription paused'),
  'subscription.deleted': subscription('Subscription deleted'),
  'calendar.made': subscription('Calendar link created', 'for '),
  'calendar.withdrawn': subscription('Calendar link revoked', 'for '),
} as const satisfies Vocabulary<string>;

const WORDS: Vocabulary<AuditEvent> = {
  ...signInWords,
  ...keyWords,
  ...appWords,
  ...webhookWords,
  ...reportWords,
  ...moneyWords,
};

const isKnown = (event: string): event is AuditEvent => Object.hasOwn(WORDS, event);
const isDetails = (details: unknown): details is Details => typeof details === 'object' && details !== null;

/** An event of the audit log in words. One that is not known, from a newer server, is shown by its own name. */
export function eventWords({ event, subject, details }: WordedEvent, format: Format): EventText {
  const words = isKnown(event) ? WORDS[event] : event;
  const said =
    typeof words === 'string' ? words : words({ details: isDetails(details) ? details : {}, subject, format });
  return typeof said === 'string' ? { what: said, subject, more: null } : { subject, more: null, ...said };
}

const WHO: Readonly<Record<string, string>> = {
  owner: 'You',
  visitor: 'Not signed in',
  caller: 'With an API key',
  operator: 'The operator',
  stripe: 'Stripe',
  theia: 'Theia',
};

/** Who did it. */
export const actorWords = (actor: string): string => WHO[actor] ?? actor;
