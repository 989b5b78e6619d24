import { setTimeout as sleep } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import type { Service } from '../hostile/service.ts';

const PAUSE_MS = 100;

/** What a reader of the call log saw, of one kind of pages. */
interface Reader {
  readonly pages: number;
  readonly refused: number;
  /** The longest time without a page, milliseconds. */
  readonly longestWithoutMs: number;
  readonly slowestMs: number;
  /** Codes of refusals. */
  readonly codes: ReadonlySet<string>;
}

/**
 * Reads a page of the log of a user again and again. `from`, `until`: bounds of time; absent ones are open.
 */
export function startReader(
  client: SupabaseClient,
  bounds: () => { readonly from?: string; readonly until?: string },
): { readonly seen: Reader; stop(): Promise<void> } {
  const seen = { pages: 0, refused: 0, longestWithoutMs: 0, slowestMs: 0, codes: new Set<string>() };
  const over = new AbortController();
  const reading = (async () => {
    let lastMs = performance.now();
    while (!over.signal.aborted) {
      const { from, until } = bounds();
      const begunMs = performance.now();
      const { data, error } = await client.functions.invoke<{ unread_before: string | null }>('calls', {
        body: { from, until },
      });
      const nowMs = performance.now();
      if (!error && data?.unread_before === null) {
        seen.pages += 1;
        seen.slowestMs = Math.max(seen.slowestMs, nowMs - begunMs);
        seen.longestWithoutMs = Math.max(seen.longestWithoutMs, nowMs - lastMs);
        lastMs = nowMs;
      } else {
        seen.refused += 1;
        seen.codes.add(error ? String(error) : 'unread');
      }
      await sleep(PAUSE_MS);
    }
  })();
  return {
    seen,
    stop: () => {
      over.abort();
      return reading;
    },
  };
}

/** The dashboard's client of an account of a running server, through HTTP, signed in without a password. */
export async function signedIn({ port, config, database }: Service, userId: string): Promise<SupabaseClient> {
  const sessionId = randomUUID();
  await database.sql`insert into auth.sessions (id, user_id) values (${sessionId}, ${userId})`;
  const claims = { role: 'authenticated', session_id: sessionId, email: '', aal: 'aal1', amr: [] };
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: config.secrets.id })
    .setIssuer(`${config.publicUrl}/auth/v1`)
    .setSubject(userId)
    .setAudience('authenticated')
    .setIssuedAt()
    .setExpirationTime('12h')
    .sign(config.secrets.jwt);
  return createClient(`http://127.0.0.1:${port}`, config.secrets.publishableKey, {
    accessToken: () => Promise.resolve(token),
  });
}
