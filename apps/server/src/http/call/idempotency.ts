import { createHash } from 'node:crypto';
import { Problem } from '@theia-astro/endpoints/problem';
import type { Sql, Transaction } from '../../database/database.ts';
import { withTimeout } from '../../database/with-timeout.ts';
import { holdsKey } from '../../observability/statements.ts';
import { type AcceptedSecrets, acceptedSecrets } from '../../config/secrets.ts';
import { openText, sealText } from '../../database/secrets/encrypted-row.ts';

/** How long a caller waits for the answer of an earlier call. */
const LOOK_UP_MS = 2_500;
const PRINTABLE = /^[\x20-\x7e]{1,255}$/;

export interface StoredAnswer {
  readonly status: number;
  readonly body: string;
}

/** The right to run a call under an Idempotency-Key; released when the call ends, however it ends. */
export interface Claim {
  readonly key: string;
  readonly requestHashHex: string;
  release(): void;
}

export type Idempotency = ReturnType<typeof openIdempotency>;

/** Reads the Idempotency-Key. One that contains an API key is stored as a hash. @throws Problem 400 invalid_idempotency_key */
export function readIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (PRINTABLE.test(header))
    return holdsKey(header) ? `sha256 ${createHash('sha256').update(header).digest('hex')}` : header;
  throw new Problem({
    code: 'invalid_idempotency_key',
    field: 'Idempotency-Key',
    message: 'Idempotency-Key must be 1 to 255 printable ASCII characters.',
  });
}

/** Hash of path, version and fields (as JSON that we wrote: the caller's formatting does not matter). */
export function requestHash(path: string, version: string, inputJson: string): string {
  return createHash('sha256').update(`${path}\n${version}\n${inputJson}`).digest('hex');
}

export function inProgress(): Problem {
  return new Problem({
    code: 'idempotency_in_progress',
    field: 'Idempotency-Key',
    message: 'The first call with this Idempotency-Key is still running.',
    hint: 'Try again shortly.',
  });
}

export function openIdempotency(sql: Sql) {
  const running = new Map<string, string>();
  return {
    /**
     * The answer of an earlier call with this key and the same request, or the claim to run it now. For calls on other nodes the
     * settlement decides: it stores the answer in the transaction that charges it.
     * @throws Problem 409 idempotency_key_reused, idempotency_in_progress
     */
    begin: async (userId: string, key: string, requestHashHex: string): Promise<StoredAnswer | Claim> => {
      const name = `${userId}\n${key}`;
      const other = running.get(name);
      if (other !== undefined) throw other === requestHashHex ? inProgress() : reused();
      running.set(name, requestHashHex);
      const release = (): void => {
        running.delete(name);
      };
      try {
        const stored = await withTimeout(LOOK_UP_MS, findStored(sql, userId, key, requestHashHex));
        if (stored === null) return { key, requestHashHex, release };
        if (stored.requestHashHex !== requestHashHex) throw reused();
        release();
        return { status: stored.status, body: stored.body };
      } catch (error) {
        release();
        throw error;
      }
    },
  };
}

/**
 * Stores the answer of a finished request in the transaction that does what it asked for.
 * @throws Problem 409 when another node was first with the key
 */
export async function keepStoredAnswer(
  transaction: Transaction,
  userId: string,
  { key, requestHashHex }: Claim,
  { status, body }: StoredAnswer,
): Promise<void> {
  const kept = await transaction`
    insert into private.idempotency_keys (user_id, idempotency_key, request_hash, response_status, response_body)
    values (${userId}, ${key}, decode(${requestHashHex}, 'hex'), ${status}, ${body})
    on conflict (user_id, idempotency_key) do update
    set request_hash = excluded.request_hash, response_status = excluded.response_status, response_body = excluded.response_body, replayed_at = null, created_at = now()
    where idempotency_keys.created_at <= now() - interval '24 hours'`;
  if (kept.count === 0) throw inProgress();
}

function reused(): Problem {
  return new Problem({
    code: 'idempotency_key_reused',
    field: 'Idempotency-Key',
    message: 'This Idempotency-Key was used for another request.',
    hint: 'Use a new key for a new request.',
  });
}

/** Finds the stored answer and marks it as sent again, so that its call stays paid even if the first caller's call is reversed. */
async function findStored(
  sql: Sql,
  userId: string,
  key: string,
  requestHashHex: string,
): Promise<(StoredAnswer & { readonly requestHashHex: string }) | null> {
  const [row] = await sql<{ request_hash: string; response_status: number; response_body: string }[]>`
    update private.idempotency_keys set replayed_at = case when request_hash = decode(${requestHashHex}, 'hex') then coalesce(replayed_at, now()) else replayed_at end
    where user_id = ${userId} and idempotency_key = ${key} and created_at > now() - interval '24 hours'
    returning encode(request_hash, 'hex') as request_hash, response_status, response_body`;
  return row === undefined
    ? null
    : { status: row.response_status, body: row.response_body, requestHashHex: row.request_hash };
}

/** How the answer of a personal product is stored for a repeated Idempotency-Key. */
export type StoredText = ReturnType<typeof openStoredText>;

const SEALED = /^sealed:([^:]+):([A-Za-z0-9+/=]+)$/;

/** Seals with the secret of the server; whoever reads the table sees nothing of a birth. */
export function openStoredText(secrets: AcceptedSecrets) {
  const { id, personal } = secrets.secrets;
  return {
    /** @param name what the text belongs to: user and key */
    seal: (name: string, text: string) => `sealed:${id}:${sealText(personal, boundTo(name), text).toString('base64')}`,
    /** A text that was sealed, opened; any other as it is. @throws Error when it depends on a secret that is not accepted */
    open: (name: string, stored: string) => {
      const [, secretId, cipher] = SEALED.exec(stored) ?? [];
      if (secretId === undefined || cipher === undefined) return stored;
      const secret = acceptedSecrets(secrets).find((one) => one.id === secretId);
      if (secret === undefined) throw new Error('A stored answer depends on a secret that this server does not have');
      return openText(secret.personal, boundTo(name), Buffer.from(cipher, 'base64'));
    },
  };
}

const boundTo = (name: string): string => `idempotency/${name}`;
