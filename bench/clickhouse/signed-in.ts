import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import type { Service } from '../hostile/service.ts';

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
