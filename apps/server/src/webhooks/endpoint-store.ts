import { Problem } from '@theia-astro/endpoints/problem';
import type { NewWebhook, WebhookChanges } from '@theia-astro/endpoints/webhooks/webhook-schema';
import {
  type attemptSchema,
  WEBHOOKS_MAX,
  type webhookSchema,
  type WebhookStatus,
} from '@theia-astro/endpoints/webhooks/webhook-schema';
import type { Wire } from '@theia-astro/endpoints/wire/wire';
import { type AcceptedSecrets, acceptedSecrets } from '../config/secrets.ts';
import type { Sql, Transaction } from '../database/database.ts';
import { decryptRow, encryptForRow } from '../database/secrets/encrypted-row.ts';
import { newCallId } from '../metering/call-id.ts';
import { type Acting, changing } from '../database/acting.ts';
import { newSigningSecret } from './message.ts';
import { resolveTarget, TargetRefused, type TargetRules } from './target.ts';
import { instant } from '../encoding/instant.ts';

/** Whose endpoints: those of an account; `isTest` narrows them to those of its test keys or of its live ones. */
interface Owner {
  readonly userId: string;
  /** Null: all of them. */
  readonly isTest: boolean | null;
}

/** Where an endpoint is and what signs for it. */
export interface SendingTo {
  readonly id: string;
  readonly userId: string;
  readonly url: string;
  /** The newest first; two during a rotation. */
  readonly signingSecrets: readonly string[];
}

interface EndpointStoreOptions {
  readonly sql: Sql;
  readonly secrets: AcceptedSecrets;
  readonly rules: TargetRules;
}

const COLUMNS = (sql: Sql | Transaction) =>
  sql`id, url, label, is_test, status, disabled_because, created_at, failing_since, last_delivered_at, case when old_signing_until > now() then old_signing_until end as old_signing_until`;
const OF = (sql: Sql | Transaction, { userId, isTest }: Owner) =>
  sql`user_id = ${userId} and (${isTest}::boolean is null or is_test = ${isTest}::boolean)`;

export function openEndpointStore({ sql, secrets, rules }: EndpointStoreOptions) {
  const accepted = acceptedSecrets(secrets);
  const seal = (id: string, secret: string) => encryptForRow(secrets.secrets, 'webhook_endpoints', id, secret);
  const find = async (owner: Owner, id: string): Promise<WebhookDocument | null> => {
    const [row] = await sql<
      EndpointRow[]
    >`select ${COLUMNS(sql)} from private.webhook_endpoints where id = ${id} and ${OF(sql, owner)}`;
    return row === undefined ? null : webhookDocument(row);
  };
  return {
    /**
     * Stores an endpoint. The answer is the only one that has its secret.
     * @throws Problem 400 invalid_url, 401 when the account is gone, 429 too_many_webhooks
     */
    create: async (
      { userId, isTest }: { readonly userId: string; readonly isTest: boolean },
      given: NewWebhook,
      by: Acting,
    ): Promise<WebhookDocument> => {
      await requireTarget(given.url, rules);
      const id = newCallId(Date.now()).requestId.replace('req_', 'whe_');
      const secret = newSigningSecret();
      const { cipher, secretId } = seal(id, secret);
      return changing(sql, by, async (transaction) => {
        await requireRoom(transaction, userId);
        const [row] = await transaction<EndpointRow[]>`
          insert into private.webhook_endpoints (id, user_id, is_test, url, label, signing_cipher, secret_id)
          values (${id}, ${userId}, ${isTest}, ${given.url}, ${given.label}, ${cipher}, ${secretId})
          returning ${COLUMNS(transaction)}`;
        return { ...webhookDocument(row!), secret };
      });
    },
    list: async (owner: Owner): Promise<readonly WebhookDocument[]> => {
      const rows = await sql<EndpointRow[]>`
        select ${COLUMNS(sql)} from private.webhook_endpoints where ${OF(sql, owner)} order by created_at desc, id desc`;
      return rows.map(webhookDocument);
    },
    find,
    /** Null: there is none. `active` enables one that was disabled; with another address or status its failures are forgotten. @throws Problem 400 invalid_url */
    change: async (
      owner: Owner,
      id: string,
      { url, label, status }: WebhookChanges,
      by: Acting,
    ): Promise<WebhookDocument | null> => {
      if (url !== undefined) await requireTarget(url, rules);
      return changing(sql, by, async (transaction) => {
        const [row] = await transaction<EndpointRow[]>`
          update private.webhook_endpoints set url = coalesce(${url ?? null}, url), label = coalesce(${label ?? null}, label),
            status = coalesce(${status ?? null}, status),
            disabled_because = case when ${status ?? null}::text is null then disabled_because end,
            failing_since = case when ${status ?? url ?? null}::text is null then failing_since end
          where id = ${id} and ${OF(transaction, owner)} returning ${COLUMNS(transaction)}`;
        return row === undefined ? null : webhookDocument(row);
      });
    },
    /** Deletes an endpoint with its log; false: there is none. */
    remove: (owner: Owner, id: string, by: Acting): Promise<boolean> =>
      changing(
        sql,
        by,
        async (transaction) =>
          (await transaction`delete from private.webhook_endpoints where id = ${id} and ${OF(transaction, owner)}`)
            .count > 0,
      ),
    /** Gives an endpoint another secret, which the answer has; the present one signs for so many hours more. Null: there is none. */
    rotate: (owner: Owner, id: string, overlapHours: number, by: Acting): Promise<WebhookDocument | null> =>
      changing(sql, by, async (transaction) => {
        const [now] = await transaction<{ signing_cipher: Buffer; secret_id: string }[]>`
          select signing_cipher, secret_id from private.webhook_endpoints where id = ${id} and ${OF(transaction, owner)} for no key update`;
        if (now === undefined) return null;
        const present = decryptRow(accepted, 'webhook_endpoints', id, {
          cipher: now.signing_cipher,
          secretId: now.secret_id,
        });
        const secret = newSigningSecret();
        const { cipher, secretId } = seal(id, secret);
        const old = overlapHours === 0 ? null : seal(id, present).cipher;
        const [row] = await transaction<EndpointRow[]>`
          update private.webhook_endpoints set signing_cipher = ${cipher}, secret_id = ${secretId}, secret_made_at = clock_timestamp(), old_signing_cipher = ${old},
            old_signing_until = ${old === null ? null : transaction`now() + make_interval(hours => ${overlapHours})`}
          where id = ${id} returning ${COLUMNS(transaction)}`;
        return { ...webhookDocument(row!), secret };
      }),
    /** Newest first. `before`: the attempt after which the list goes on. */
    attempts: async (
      owner: Owner,
      id: string,
      limit: number,
      before: string | null,
    ): Promise<readonly AttemptDocument[]> => {
      const rows = await sql<AttemptRow[]>`
        select a.id::text, a.endpoint_id, coalesce(a.event_id, a.test_id, '') as event_id, a.kind, a.started_at, a.duration_ms, a.http_status, a.error, a.response_start
        from private.webhook_attempts a
        where a.endpoint_id = (select e.id from private.webhook_endpoints e where e.id = ${id} and ${OF(sql, owner)})
          and (${before}::bigint is null or a.id < ${before}::bigint)
        order by a.id desc limit ${limit}`;
      return rows.map(attemptDocument);
    },
    /** The subscriptions of an account by endpoint. Those without one are counted under an empty id. */
    countSubscriptions: async (userId: string): Promise<ReadonlyMap<string, number>> => {
      const rows = await sql<{ endpoint_id: string; count: number }[]>`
        select coalesce(s.endpoint_id, '') as endpoint_id, count(*)::int as count from private.event_subscriptions s where s.user_id = ${userId} group by 1`;
      return new Map(rows.map(({ endpoint_id: id, count }) => [id, count]));
    },
    /** What is needed to send to an endpoint; null: there is none. */
    sendingTo: async (owner: Owner, id: string): Promise<SendingTo | null> => {
      const [row] = await sql<SecretRow[]>`
        select id, user_id, url, signing_cipher, case when old_signing_until > now() then old_signing_cipher end as old_signing_cipher, secret_id
        from private.webhook_endpoints where id = ${id} and ${OF(sql, owner)}`;
      return row === undefined
        ? null
        : { id, userId: row.user_id, url: row.url, signingSecrets: openSecrets(accepted, row) };
    },
  };
}

/** Columns from which the signing secrets of an endpoint are opened. */
export interface SecretRow {
  readonly id: string;
  readonly user_id: string;
  readonly url: string;
  readonly signing_cipher: Buffer;
  /** Null when there is none, or its time is over. */
  readonly old_signing_cipher: Buffer | null;
  readonly secret_id: string;
}

/** The secrets that sign for an endpoint now, the newest first. @throws Error when they are sealed with a secret that this server does not have */
export function openSecrets(
  accepted: ReturnType<typeof acceptedSecrets>,
  { id, signing_cipher: present, old_signing_cipher: old, secret_id: secretId }: SecretRow,
): readonly string[] {
  return [present, old].flatMap((cipher) =>
    cipher === null ? [] : [decryptRow(accepted, 'webhook_endpoints', id, { cipher, secretId })],
  );
}

/** @throws Problem 400 invalid_url */
async function requireTarget(url: string, rules: TargetRules): Promise<void> {
  try {
    await resolveTarget(url, rules);
  } catch (error) {
    if (!(error instanceof TargetRefused)) throw error;
    throw new Problem({
      code: 'invalid_url',
      field: 'url',
      message: `url cannot be used. ${error.message}`,
      hint: 'Send https://… of a server that the internet reaches.',
    });
  }
}

/** Endpoints of an account are stored one after the other. A deletion of the account waits, or is found here. */
async function requireRoom(transaction: Transaction, userId: string): Promise<void> {
  const [user] = await transaction`
    select 1 from auth.users where id = ${userId} and deleted_at is null for no key update`;
  if (user === undefined)
    throw new Problem({ code: 'invalid_key', field: null, message: 'This is not a valid API key.' });
  const [count] = await transaction<
    { count: number }[]
  >`select count(*)::int as count from private.webhook_endpoints where user_id = ${userId}`;
  if (count!.count >= WEBHOOKS_MAX)
    throw new Problem({
      code: 'too_many_webhooks',
      field: null,
      message: `The account has ${WEBHOOKS_MAX} webhooks.`,
      hint: 'Delete one that is not needed any more: DELETE /webhooks/ID.',
    });
}

type WebhookDocument = Wire<typeof webhookSchema>;
export type AttemptDocument = Wire<typeof attemptSchema>;

/** Columns of `private.webhook_endpoints` that its owner may see. */
interface EndpointRow {
  readonly id: string;
  readonly url: string;
  readonly label: string;
  readonly is_test: boolean;
  readonly status: string;
  readonly disabled_because: string | null;
  readonly created_at: Date;
  readonly failing_since: Date | null;
  readonly last_delivered_at: Date | null;
  /** Null when it is over. */
  readonly old_signing_until: Date | null;
}

function webhookDocument(row: EndpointRow): WebhookDocument {
  return {
    id: row.id,
    url: row.url,
    label: row.label,
    is_test: row.is_test,
    status: row.status as WebhookStatus,
    disabled_because: row.disabled_because as WebhookDocument['disabled_because'],
    created_at: instant(row.created_at),
    failing_since: row.failing_since && instant(row.failing_since),
    last_delivered_at: row.last_delivered_at && instant(row.last_delivered_at),
    old_secret_until: row.old_signing_until && instant(row.old_signing_until),
  };
}

export interface AttemptRow {
  readonly id: string;
  readonly endpoint_id: string;
  readonly event_id: string;
  readonly kind: string;
  readonly started_at: Date;
  readonly duration_ms: number;
  readonly http_status: number | null;
  readonly error: string | null;
  readonly response_start: string | null;
}

/** An attempt as the owner of its endpoint sees it. */
export function attemptDocument(row: AttemptRow): AttemptDocument {
  return {
    ...row,
    kind: row.kind as AttemptDocument['kind'],
    started_at: instant(row.started_at),
    error: row.error as AttemptDocument['error'],
  };
}
