import type { BrowserContextOptions, Page } from '@playwright/test';
import { createHmac, randomUUID } from 'node:crypto';
import { mailedLink } from './mailbox.ts';
import { THEIA_URL } from './theia-url.ts';

export interface Account {
  email: string;
  password: string;
}

export const PASSWORD = 'correct horse battery';

/** Credentials that were not used before. */
export function newAccount(): Account {
  return { email: `e2e-${randomUUID().slice(0, 13)}@example.com`, password: PASSWORD };
}

async function post(path: string, body: unknown): Promise<Response> {
  const config = (await (await fetch(`${THEIA_URL}/config.json`)).json()) as { supabasePublishableKey: string };
  return fetch(`${THEIA_URL}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: config.supabasePublishableKey },
    body: JSON.stringify(body),
  });
}

/** Registers an account without the browser; its address stays unconfirmed. */
export async function registerUnconfirmed(): Promise<Account> {
  const account = newAccount();
  await signUpWith(account);
  return account;
}

/** Signs up with an address that may belong to another user. */
export async function signUpWith(account: Account): Promise<void> {
  const response = await post('/auth/v1/signup', account);
  if (!response.ok) throw new Error(`Sign-up answered ${response.status}: ${await response.text()}`);
}

/** Registers an account and confirms its address without the browser. */
export async function registerConfirmed(): Promise<Account> {
  const account = await registerUnconfirmed();
  const link = new URL(await mailedLink(account.email, 'signup'), THEIA_URL);
  const response = await post('/auth/v1/verify', { type: 'signup', token_hash: link.searchParams.get('token_hash') });
  if (!response.ok) throw new Error(`Confirmation answered ${response.status}: ${await response.text()}`);
  return account;
}

export interface Session {
  access_token: string;
  expires_at: number;
  user: { id: string };
}

/** A new session of an account, as supabase-js stores it. */
export async function signInElsewhere({ email, password }: Account): Promise<Session> {
  const response = await post('/auth/v1/token?grant_type=password', { email, password });
  if (!response.ok) throw new Error(`Sign-in answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Session;
}

/** Reads the first API key of an account as its owner. */
export async function readApiKey({ email, password }: Account): Promise<string> {
  const { access_token: token } = await signInElsewhere({ email, password });
  const { supabasePublishableKey } = (await (await fetch(`${THEIA_URL}/config.json`)).json()) as {
    supabasePublishableKey: string;
  };
  const rows = await fetch(`${THEIA_URL}/rest/v1/api_keys?select=api_key&limit=1`, {
    headers: { apikey: supabasePublishableKey, authorization: `Bearer ${token}` },
  });
  const [row] = (await rows.json()) as { api_key: string }[];
  if (row === undefined) throw new Error(`${email} has no API key`);
  return row.api_key;
}

/** `AUTH_STORAGE_KEY` of the web app. */
const AUTH_STORAGE_KEY = 'sb-theia-auth-token';

/** The browser storage of a signed-in account, for visits that start signed in. */
export async function createSession(
  account: Account,
): Promise<Exclude<BrowserContextOptions['storageState'], string | undefined>> {
  const session = await signInElsewhere(account);
  return {
    cookies: [],
    origins: [{ origin: THEIA_URL, localStorage: [{ name: AUTH_STORAGE_KEY, value: JSON.stringify(session) }] }],
  };
}

/** Gives a page a new session of the account, without the form. A page that is only text gives access to the browser's storage at the least cost. */
export async function signInAs(page: Page, account: Account): Promise<void> {
  const session = JSON.stringify(await signInElsewhere(account));
  await page.goto('/robots.txt');
  await page.evaluate(`localStorage.setItem('${AUTH_STORAGE_KEY}', ${JSON.stringify(session)})`);
}

/** Opens the dashboard with a new session of the account. */
export async function openDashboardAs(page: Page, account: Account): Promise<void> {
  await signInAs(page, account);
  await page.goto('/dashboard');
}

/** The rejection of a change that needs a recent sign-in. */
export const SIGN_IN_TOO_OLD = {
  code: 400,
  error_code: 'reauthentication_needed',
  msg: 'This change needs a sign-in of the last ten minutes. Please confirm that it is you.',
};

/** Makes the first response to a request that of an old sign-in. */
export const rejectOldSignIn = (page: Page, path: string, method: string) =>
  page.route(
    `**${path}`,
    (route) =>
      route.request().method() === method
        ? route.fulfill({ status: 400, headers: { 'x-supabase-api-version': '2024-01-01' }, json: SIGN_IN_TOO_OLD })
        : route.fallback(),
    { times: 1 },
  );

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

function fromBase32(text: string): Buffer {
  const bits = [...text.replace(/[\s=]/g, '').toUpperCase()]
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The six digits of an authenticator app (RFC 6238, SHA-1, 30 s), `stepsAhead` steps from now. */
export function totpCode(secret: string, stepsAhead = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + stepsAhead));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
