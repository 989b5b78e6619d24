import { randomUUID } from 'node:crypto';
import { THEIA_URL } from './theia-url.ts';
import { mailedLink } from './mailbox.ts';

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
