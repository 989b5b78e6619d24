import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createClient, ErrorReply } from '@redis/client';
import type { RedisServer } from '../config/connection-string.ts';

/** A Lua script. Redis runs it as one step. */
export type RedisScript = ReturnType<typeof redisScript>;

/** One connection. Once it has failed, every later call fails too: open another one. */
export type RedisLink = Awaited<ReturnType<typeof connectRedis>>;

export interface RedisLinkOptions {
  readonly server: RedisServer;
  /** How long opening may take. */
  readonly patienceMs: number;
  /** Called when the connection ends, unless `end` was called. */
  readonly onLost: (error: Error) => void;
}

export function redisScript(text: string) {
  return {
    text,
    /** SHA-1 of the text, by which Redis knows a script that it has seen. */
    id: createHash('sha1').update(text).digest('hex'),
  };
}

/**
 * Opens a connection, authenticates, and hears an answer. It is never reopened by itself, and queues nothing while it is not open.
 * @throws what `refusal` explains, or the error of a server that cannot be reached
 */
export async function connectRedis({ server, patienceMs, onLost }: RedisLinkOptions) {
  const client = createClient({
    socket: {
      host: server.host,
      port: server.port,
      connectTimeout: patienceMs,
      reconnectStrategy: false,
      ...(server.tls ? { tls: true, ...(server.caFile === null ? {} : { ca: readFileSync(server.caFile) }) } : {}),
    },
    ...(server.user === null ? {} : { username: server.user }),
    ...(server.password === null ? {} : { password: server.password }),
    database: server.database,
    RESP: 2,
    disableOfflineQueue: true,
    disableClientInfo: true,
    maintNotifications: 'disabled',
  });
  let state: 'opening' | 'open' | 'ended' = 'opening';
  const end = (): void => {
    state = 'ended';
    client.destroy();
  };
  client.on('error', (error: Error) => {
    if (state === 'open') {
      end();
      onLost(error);
    }
  });
  // A connection that was given up may still become ready.
  client.on('ready', () => {
    if (state === 'ended') client.destroy();
  });
  try {
    // Without a password, connecting asks nothing of Redis: a frozen one would seem to be there.
    await withTimeout(
      patienceMs,
      client.connect().then(() => client.ping()),
    );
  } catch (error) {
    end();
    throw error;
  }
  state = 'open';
  return {
    /** Closes the connection immediately; pending calls reject. */
    end,
    /** Runs a script on one key. @throws the error that Redis answers, or that of a lost connection */
    run: async ({ text, id }: RedisScript, key: string, values: readonly string[]): Promise<unknown> => {
      try {
        return await client.sendCommand(['EVALSHA', id, '1', key, ...values]);
      } catch (error) {
        if (!(error instanceof ErrorReply && error.message.startsWith('NOSCRIPT'))) throw error;
        return client.sendCommand(['EVAL', text, '1', key, ...values]);
      }
    },
  };
}

/** Answers of Redis, and faults of a connection, that last until somebody changes a setting. */
const REFUSED_REPLIES =
  /^(WRONGPASS|NOAUTH|NOPERM|MOVED|ERR (invalid password|AUTH|DB index|unknown command|Client sent AUTH))/i;
const REFUSED_CODES = new Set([
  'ENOENT',
  'EACCES',
  'EPROTO',
  'ERR_SSL_WRONG_VERSION_NUMBER',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
]);

/** Why this error will not pass by waiting: the settings are wrong. null: the server is only away. */
export function refusal(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof ErrorReply) return REFUSED_REPLIES.test(error.message) ? error.message : null;
  const code = 'code' in error ? String(error.code) : '';
  return REFUSED_CODES.has(code) || code.startsWith('ERR_SSL_') ? error.message : null;
}

/** The result of `work`, if it is there in time. @throws Error if not */
export async function withTimeout<T>(patienceMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const tooLate = (): void => reject(new Error(`Redis did not answer within ${patienceMs} ms`));
    // After a pause of this process the answer may be there, unread: it is read before `setImmediate`.
    timer = setTimeout(() => setImmediate(tooLate), patienceMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
