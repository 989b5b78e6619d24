import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keys derived from THEIA_SECRET, one per purpose, so that no key can be used for another purpose. */
export interface Secrets {
  /** Names this secret, in the header of access tokens and beside what is stored. It does not reveal it. 16 hex digits. */
  readonly id: string;
  /** Signs access tokens (HS256). */
  readonly jwt: Uint8Array;
  /** 64 hex digits: hashes and encrypts API keys inside the database (`theia.key_secret`). */
  readonly apiKeyHex: string;
  /** Encrypts TOTP secrets. */
  readonly factor: Uint8Array;
  /** Encrypts births of subscriptions, their events and signing secrets of webhooks. 32 bytes. */
  readonly personal: Uint8Array;
  /** Names the installation in Redis, and hides whom a rate belongs to. */
  readonly rates: Uint8Array;
  /** Signs the cookies that bind a request of an app to the browser that began it. */
  readonly oauthCookie: string;
  /** The publishable key the browser sends as `apikey`. It gives no access by itself. */
  readonly publishableKey: string;
}

/** The secret that everything new is made with, and one more that is accepted while secrets are rotated. */
export interface AcceptedSecrets {
  readonly secrets: Secrets;
  readonly otherSecrets: Secrets | null;
}

/** The secrets that are accepted, the one that is made with first. */
export function acceptedSecrets({ secrets, otherSecrets }: AcceptedSecrets): readonly Secrets[] {
  return otherSecrets === null ? [secrets] : [secrets, otherSecrets];
}

const SECRET_BYTES_MIN = 32;
const DIFFERENT_CHARACTERS_MIN = 10;

/** What is wrong with a secret of the environment. The secret itself is never part of it. */
export function secretProblems(name: string, secret: string | undefined): string[] {
  if (secret === undefined) return [];
  return [
    ...(Buffer.byteLength(secret) < SECRET_BYTES_MIN
      ? [`${name}: must have at least 32 bytes (make one with: openssl rand -base64 48)`]
      : []),
    ...(new Set(secret).size < DIFFERENT_CHARACTERS_MIN ? [`${name}: is too uniform to be a secret`] : []),
  ];
}

/** Derives one key per purpose from the secret (HKDF-SHA-256, RFC 5869). */
export function deriveSecrets(secret: string): Secrets {
  const derive = (purpose: string, bytes: number) =>
    new Uint8Array(hkdfSync('sha256', secret, 'theia', purpose, bytes));
  const apiKeyHex = Buffer.from(derive('api-key', 32)).toString('hex');
  return {
    id: keySecretId(apiKeyHex),
    jwt: derive('access-token', 64),
    apiKeyHex,
    factor: derive('factor', 32),
    personal: derive('personal', 32),
    rates: derive('rates', 32),
    oauthCookie: Buffer.from(derive('oauth-cookie', 32)).toString('base64url'),
    publishableKey: `sb_publishable_${createHash('sha256').update(derive('publishable', 32)).digest('base64url').slice(0, 32)}`,
  };
}

/** The name of a secret, from its API key secret: the same as the database computes in `auth.take_key_secret`. */
export function keySecretId(keySecretHex: string): string {
  return createHmac('sha256', Buffer.from(keySecretHex, 'hex')).update('id').digest('hex').slice(0, 16);
}

/** Whether the data folder has the secret of local mode. */
export const hasLocalSecret = (dataDir: string): boolean => existsSync(join(dataDir, 'secret'));

/** The secret of local mode, generated into the data folder (mode 0600) at the first start. */
export function localSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'secret');
  try {
    writeFileSync(path, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(path, 'utf8').trim();
}

/** The variables that hold a secret. Each can be given as a file instead, by the same name with `_FILE`. */
export const SECRET_VARIABLES = [
  'THEIA_SECRET',
  'THEIA_SECRET_NEXT',
  'THEIA_SECRET_PREVIOUS',
  'DATABASE_URL',
  'REDIS_URL',
  'CLICKHOUSE_URL',
  'SMTP_URL',
  'GOOGLE_CLIENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_WEBHOOK_SECRET_PREVIOUS',
  'REPORT_MODEL_KEY',
  'METRICS_TOKEN',
  'METRICS_TOKEN_PREVIOUS',
] as const;

/**
 * The environment with the contents of the files that `NAME_FILE` variables name, without the line break at their end. Problems name the variable and
 * the reason, never a value.
 */
export function withSecretFiles(environment: NodeJS.ProcessEnv): {
  readonly environment: NodeJS.ProcessEnv;
  readonly problems: readonly string[];
} {
  const read: NodeJS.ProcessEnv = { ...environment };
  const problems: string[] = [];
  for (const name of SECRET_VARIABLES) {
    const path = environment[`${name}_FILE`];
    if (path === undefined || path.trim() === '') continue;
    if ((environment[name] ?? '').trim() !== '') {
      problems.push(`${name} and ${name}_FILE: set one of them`);
      continue;
    }
    try {
      const value = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
      if (value.trim() === '') problems.push(`${name}_FILE: the file is empty`);
      else if (/[\r\n\0]/.test(value)) problems.push(`${name}_FILE: the file must hold one line`);
      else read[name] = value;
    } catch (error) {
      const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
      problems.push(`${name}_FILE: the file cannot be read (${reason})`);
    }
  }
  return { environment: read, problems };
}
