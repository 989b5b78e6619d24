import type { User } from '@supabase/supabase-js';
import { askAuth } from './ask-auth.ts';
import { callAuth } from './auth-call.ts';

/** True when a change was rejected because the sign-in of this session is not recent enough for it. */
export function needsOwner(thrown: unknown): boolean {
  return typeof thrown === 'object' && thrown !== null && Reflect.get(thrown, 'code') === 'reauthentication_needed';
}

/** Makes a change, and asks for proof of the owner if the server requires it. */
export type Confirmed = <Result>(change: () => Promise<Result>) => Promise<Result>;

/** True if the user has a password; users who signed up with Google have none. */
export function hasPassword(user: User): boolean {
  return user.app_metadata['has_password'] === true;
}

/** True if the user signs in with the address and must choose a password first, because none of several sign-ups was certain to be theirs. */
export function lacksPassword(user: User): boolean {
  const providers: unknown = user.app_metadata['providers'];
  return !hasPassword(user) && Array.isArray(providers) && providers.includes('email');
}

/** Proves to the server that the owner is present; for ten minutes it accepts changes of the account. Throws with the server's message. */
export async function confirmOwner(proof: { readonly password: string } | { readonly nonce: string }): Promise<void> {
  await callAuth('POST', '/reauthenticate', proof);
}

/** Mails a code to confirm with. */
export async function mailOwnerCode(): Promise<void> {
  await askAuth((auth) => auth.reauthenticate());
}
