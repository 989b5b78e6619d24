import type { EventWords } from '@/components/trail/trail-card.tsx';

type Details = Readonly<Record<string, unknown>>;

const WORDS: Readonly<Record<string, string>> = {
  'key.created': 'Created',
  'key.deleted': 'Deleted',
  'key.renamed': 'Renamed',
  'key.restricted': 'Limits changed',
  'key.rotated': 'Rotated',
  'key.old_key_ended': 'Old key ended',
  'key.regenerated': 'Regenerated',
  'key.revoked': 'Revoked',
  'key.activated': 'Activated',
  'key.blocked': 'Blocked',
  'key.unblocked': 'Unblocked',
  'key.expired': 'Expired',
  'key.refused': 'Call refused',
};
const LIMITS: readonly (readonly [string, string])[] = [
  ['allowed_products', 'products'],
  ['allowed_origins', 'origins'],
  ['allowed_addresses', 'addresses'],
  ['expires_at', 'expiry'],
];

type Format = Parameters<EventWords>[1];

/** What happened, in words, and what belongs to it: the new limits, the end of an old key, the reason of a refusal. */
export const eventWords: EventWords = ({ event, subject, details }, format) => ({
  what: WORDS[event] ?? event,
  subject,
  more: moreOf(event, toDetails(details), format),
});

function toDetails(details: unknown): Details {
  return typeof details === 'object' && details !== null ? (details as Details) : {};
}

function moreOf(event: string, details: Details, format: Format): string | null {
  switch (event) {
    case 'key.created':
      return details['is_test'] === true ? 'as a test key' : null;
    case 'key.renamed':
      return `before: ${textOf(before(details['label']))}`;
    case 'key.rotated':
      return `the old key works until ${textOf(details['old_key_until'], format)}`;
    case 'key.restricted':
      return LIMITS.flatMap(([name, word]) => {
        const change = details[name];
        return change === undefined
          ? []
          : [`${word}: ${limitText(name, Array.isArray(change) ? change[1] : null, format)}`];
      }).join('; ');
    case 'key.refused':
      return details['reason'] === 'origin'
        ? `from the origin ${textOf(details['origin'] ?? 'none')}`
        : 'from an address outside its networks';
    default:
      return null;
  }
}

function before(change: unknown): unknown {
  return Array.isArray(change) ? change[0] : null;
}

function limitText(name: string, value: unknown, format: Format): string {
  if (Array.isArray(value)) return value.length === 0 ? 'no limit' : value.map(String).join(', ');
  return value === null || value === undefined
    ? 'never'
    : name === 'expires_at'
      ? textOf(value, format)
      : textOf(value);
}

function textOf(value: unknown, format: Format = (text) => text): string {
  if (typeof value !== 'string') return 'unknown';
  return format(value);
}
