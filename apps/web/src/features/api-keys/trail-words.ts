import type { TrailEvent } from './operations/load-trail.ts';

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

/** How an instant is written. */
type Format = (instant: string) => string;

/** What happened, in words, and what belongs to it: the new limits, the end of an old key, the reason of a refusal. */
export function eventWords(
  { event, details }: Pick<TrailEvent, 'event' | 'details'>,
  format: Format,
): {
  readonly what: string;
  readonly more: string | null;
} {
  return { what: WORDS[event] ?? event, more: moreOf(event, toDetails(details), format) };
}

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

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** A browser as people name it: `Firefox on Linux`; null when it is not known. */
export function deviceName(userAgent: string | null): string | null {
  if (userAgent === null) return null;
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (browser === undefined) return system ?? null;
  return system === undefined ? browser : `${browser} on ${system}`;
}
