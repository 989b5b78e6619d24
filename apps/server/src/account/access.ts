import { timingSafeEqual } from 'node:crypto';
import { jwtVerify, type JWTPayload } from 'jose';
import type { LiveSessions } from './live-sessions.ts';

/** Who asks: a visitor with nothing but the publishable key, or a signed-in user. The claims are what row level security reads. */
export type Caller =
  | { readonly role: 'anon'; readonly claims: { readonly role: 'anon' } }
  | { readonly role: 'authenticated'; readonly userId: string; readonly sessionId: string; readonly expiresAtSeconds: number; readonly claims: JWTPayload & { readonly role: 'authenticated' } };

export type User = Extract<Caller, { role: 'authenticated' }>;

/** Why a caller was turned away, in the words supabase-js knows from PostgREST. */
export class AccessRefused extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.name = 'AccessRefused';
    this.code = code;
  }
}

export interface AccessDependencies {
  readonly jwtSecret: Uint8Array;
  readonly publishableKey: string;
  readonly sessions: LiveSessions;
}

export interface Access {
  /** True for the publishable key, in constant time. */
  isPublishableKey(apiKey: string | null | undefined): boolean;
  /**
   * The signed-in user of an access token whose session still exists.
   * @throws AccessRefused when the token is bad, has expired, or its session was ended
   */
  user(accessToken: string): Promise<User>;
  /**
   * The caller of an `Authorization` header: absent, or carrying the publishable key, is a visitor.
   * @throws AccessRefused
   */
  caller(authorization: string | null | undefined): Promise<Caller>;
}

const VISITOR: Caller = { role: 'anon', claims: { role: 'anon' } };
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Reads callers of the account plane from their access tokens (HS256, RFC 7519). */
export function createAccess(dependencies: AccessDependencies): Access {
  const publishableKey = Buffer.from(dependencies.publishableKey);
  const isPublishableKey = (apiKey: string | null | undefined) => {
    const given = Buffer.from(apiKey ?? '');
    return given.length === publishableKey.length && timingSafeEqual(given, publishableKey);
  };

  const user = async (accessToken: string): Promise<User> => {
    const claims = await verify(accessToken, dependencies.jwtSecret);
    const { sub, session_id: sessionId, role, exp } = claims;
    if (role !== 'authenticated' || typeof sub !== 'string' || !UUID.test(sub) || typeof sessionId !== 'string' || !UUID.test(sessionId) || exp === undefined) {
      throw new AccessRefused('PGRST301', 'This access token is not a user’s');
    }
    if (!(await dependencies.sessions.isLive(sessionId, sub))) throw new AccessRefused('PGRST301', 'The session of this access token was ended');
    return { role, userId: sub, sessionId, expiresAtSeconds: exp, claims: { ...claims, role } };
  };

  return {
    isPublishableKey,
    user,
    caller: async (authorization) => {
      if (authorization === null || authorization === undefined || authorization === '') return VISITOR;
      const token = /^Bearer\s+(\S+)$/i.exec(authorization)?.[1];
      if (token === undefined) throw new AccessRefused('PGRST301', 'The Authorization header must read: Bearer <access token>');
      return isPublishableKey(token) ? VISITOR : user(token);
    },
  };
}

async function verify(accessToken: string, secret: Uint8Array): Promise<JWTPayload> {
  try {
    return (await jwtVerify(accessToken, secret, { algorithms: ['HS256'], audience: 'authenticated' })).payload;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_JWT_EXPIRED') throw new AccessRefused('PGRST303', 'JWT expired');
    throw new AccessRefused('PGRST301', 'The access token is not valid');
  }
}
