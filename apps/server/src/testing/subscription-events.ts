import { createRequire } from 'node:module';
import type { AcceptedSecrets } from '../config/secrets.ts';
import type { Sql } from '../database/database.ts';
import { encryptForRow } from '../database/secrets/encrypted-row.ts';
import { newCallId } from '../metering/call-id.ts';
import { openEndpointStore } from '../webhooks/endpoint-store.ts';

const newId = (prefix: string): string => newCallId(Date.now()).requestId.replace('req_', prefix);

/** A webhook of a user at a local address. */
export async function addWebhook(
  sql: Sql,
  secrets: AcceptedSecrets,
  userId: string,
  url: string,
  isTest = false,
): Promise<{ readonly id: string; readonly secret: string }> {
  const store = openEndpointStore({ sql, secrets, rules: { allowsLocal: true } });
  const { id, secret } = await store.create(
    { userId, isTest },
    { url, label: 'Receiver' },
    { as: 'caller', network: '' },
  );
  return { id, secret: secret! };
}

/** A subscription of a key whose events go to a webhook; nothing is computed for it. */
export async function addSubscription(
  sql: Sql,
  { secrets }: AcceptedSecrets,
  of: { readonly userId: string; readonly keyId: string; readonly endpointId: string | null },
): Promise<string> {
  const id = newId('sub_');
  const { cipher, secretId } = encryptForRow(secrets, 'event_subscriptions', id, '{}');
  await sql`
    insert into private.event_subscriptions (id, user_id, api_key_id, endpoint_id, label, request_cipher, secret_id, compute_at)
    values (${id}, ${of.userId}, ${of.keyId}, ${of.endpointId}, 'Ada', ${cipher}, ${secretId}, null)`;
  return id;
}

/** Events of a subscription that are due so many seconds from now each. Returns their ids, in that order. */
export async function addEvents(
  sql: Sql,
  { secrets }: AcceptedSecrets,
  subscriptionId: string,
  dueInSeconds: readonly number[],
): Promise<readonly string[]> {
  const rows = dueInSeconds.map((seconds, number) => {
    const id = newId('evt_');
    const data = encryptForRow(secrets, 'subscription_events', id, JSON.stringify({ body: 'mars', number }));
    return { id, seconds, cipher: data.cipher.toString('hex') };
  });
  await sql.begin(async (transaction) => {
    await transaction`
      insert into private.subscription_events (id, subscription_id, user_id, rule, type, at, due_at, data_cipher, secret_id, fingerprint, next_attempt_at)
      select n.id, s.id, s.user_id, 0, 'transit.exact', clock_timestamp() + make_interval(secs => n.seconds), clock_timestamp() + make_interval(secs => n.seconds),
             decode(n.cipher, 'hex'), ${secrets.id}, n.id, clock_timestamp() + make_interval(secs => n.seconds)
      from private.event_subscriptions s, unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ seconds }) => seconds)}::float8[], ${rows.map(({ cipher }) => cipher)}::text[]) as n (id, seconds, cipher)
      where s.id = ${subscriptionId}`;
    await transaction`select pg_notify('theia_subscription_events', '')`;
  });
  return rows.map(({ id }) => id);
}

interface CalendarPart {
  getAllSubcomponents(name: string): readonly CalendarPart[];
  getFirstPropertyValue(name: string): unknown;
  hasProperty(name: string): boolean;
}

/** What the tests need of Mozilla's parser. */
interface Parser {
  parse(text: string): unknown;
  Component: new (parsed: unknown) => CalendarPart;
}

const require = createRequire(import.meta.url);
const parser = require('ical.js') as Parser;

/** Reads a calendar with a parser that is not ours. @throws Error when it is none */
export function readCalendar(text: string): CalendarPart {
  return new parser.Component(parser.parse(text));
}
