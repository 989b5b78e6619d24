import { type Language, LANGUAGES } from '@theia-astro/astro/names/names';
import { type AcceptedSecrets, acceptedSecrets } from '../../config/secrets.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import type { ResourceOwner } from '../../database/resource-owner.ts';
import { openEventData, openWatch, type SealedWatch } from '../subscription-document.ts';
import { calendarEntry } from './calendar-entry.ts';
import { addressHash, isAddressSecret, newAddressSecret } from '../../encoding/address-secret.ts';
import { writeCalendar } from './write-calendar.ts';

/** The name of a calendar whose subscription has none. */
const UNNAMED_CALENDAR = 'Theia';

/**
 * Gives a subscription's calendar a new secret address; the one it had ends at once.
 * @returns the secret part, which is stored nowhere; null when the owner has no such subscription
 */
export async function makeFeed(sql: Sql | Transaction, owner: ResourceOwner, id: string): Promise<string | null> {
  const secret = newAddressSecret();
  const { count } = await sql`
    update private.event_subscriptions s set feed_hash = ${addressHash(secret)}, feed_created_at = now()
    where s.id = ${id} and private.is_owned(s.user_id, s.api_key_id, ${owner.userId}, ${owner.keyId})`;
  return count === 0 ? null : secret;
}

/**
 * Ends the address of a subscription's calendar at once.
 * @returns false when the owner has no such subscription; true also when it had no address
 */
export async function withdrawFeed(sql: Sql | Transaction, owner: ResourceOwner, id: string): Promise<boolean> {
  const { count } = await sql`
    update private.event_subscriptions s set feed_hash = null, feed_created_at = null
    where s.id = ${id} and private.is_owned(s.user_id, s.api_key_id, ${owner.userId}, ${owner.keyId})`;
  return count > 0;
}

/** Reads calendars by the secret part of their address. */
export type FeedReader = (secret: string) => Promise<string | null>;

/**
 * A calendar as text, with every event that is kept; null when no calendar has this address, or its key may not be used any more: revoked, blocked,
 * expired, or of an account that is closed.
 */
export function feedReader(sql: Sql, secrets: AcceptedSecrets): FeedReader {
  const accepted = acceptedSecrets(secrets);
  return async (secret) => {
    const [found] = await sql<
      { id: string; label: string; created_at: Date; request_cipher: Buffer; secret_id: string }[]
    >`
      select s.id, s.label, s.created_at, s.request_cipher, s.secret_id
      from private.event_subscriptions s join private.api_keys k on k.id = s.api_key_id join auth.users u on u.id = s.user_id
      where s.feed_hash = ${addressHash(secret)} and k.is_active and k.blocked_at is null and (k.expires_at is null or k.expires_at > now())
        and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())`;
    if (found === undefined) return null;
    const rows = await sql<{ id: string; type: string; at: Date; data_cipher: Buffer; secret_id: string }[]>`
      select e.id, e.type, e.at, e.data_cipher, e.secret_id from private.subscription_events e where e.subscription_id = ${found.id} order by e.at, e.id`;
    const watch = openWatch(accepted, found.id, { cipher: found.request_cipher, secretId: found.secret_id });
    const language = languageOf(watch);
    return writeCalendar({
      name: found.label === '' ? UNNAMED_CALENDAR : found.label,
      language,
      createdAt: found.created_at,
      entries: rows.map((row) => calendarEntry({ ...row, data: openEventData(accepted, row) }, language)),
    });
  };
}

/** The language that the subscription asks for in its settings. */
function languageOf({ shared }: SealedWatch): Language {
  const { settings } = shared;
  const asked: unknown = typeof settings === 'object' && settings !== null ? Reflect.get(settings, 'language') : null;
  const code = typeof asked === 'string' ? asked.trim().toLowerCase() : '';
  return LANGUAGES.find((known) => known === code) ?? 'en';
}

const FEED_PATH = /^\/feeds\/([^/]+)\.ics$/;

/** The address of a calendar. */
export function feedUrl(publicUrl: string, secret: string): string {
  return `${new URL(publicUrl).origin}/feeds/${secret}.ics`;
}

/** The secret part of a calendar's path; null when the path cannot be one. */
export function secretOfPath(path: string): string | null {
  const secret = FEED_PATH.exec(path)?.[1];
  return secret !== undefined && isAddressSecret(secret) ? secret : null;
}
