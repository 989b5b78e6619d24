import { changeOf, type Format, textOf, type Vocabulary } from './words.ts';

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

export const keyWords = {
  'key.created': ({ details }) => ({ what: 'Key created', more: details['is_test'] === true ? 'as a test key' : null }),
  'key.deleted': 'Key deleted',
  'key.renamed': ({ details }) => ({
    what: 'Key renamed',
    more: `before: ${textOf(changeOf(details['label'])[0])}`,
  }),
  'key.restricted': ({ details, format }) => ({
    what: 'Key limits changed',
    more: LIMITS.flatMap(([name, word]) =>
      details[name] === undefined ? [] : [`${word}: ${limitText(changeOf(details[name])[1], format)}`],
    ).join('; '),
  }),
  'key.rotated': ({ details, format }) => ({
    what: 'Key rotated',
    more: `the old one works until ${format(textOf(details['old_key_until']))}`,
  }),
  'key.old_key_ended': 'Old key ended',
  'key.regenerated': ({ subject }) => ({ what: 'Key regenerated', subject, more: 'the old one ended at once' }),
  'key.revoked': 'Key revoked',
  'key.activated': 'Key activated',
  'key.blocked': 'Key blocked',
  'key.unblocked': 'Key unblocked',
  'key.expired': 'Key expired',
  'key.refused': ({ details }) => ({
    what: 'Call with a key refused',
    more:
      details['reason'] === 'origin'
        ? `from the origin ${textOf(details['origin']) || 'none'}`
        : 'from an address outside its networks',
  }),
} as const satisfies Vocabulary<string>;
