import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../config/secrets.ts';
import { bearerToken, type Claims, type LiveSessions, verifyAccessToken } from './session.ts';

/** The caller: a visitor who only has the publishable key, or a signed-in user. Row level security reads the claims. */
export type Caller = { readonly role: 'anon'; readonly claims: { readonly role: 'anon' } } | User;

export interface User {
  readonly role: 'authenticated';
  readonly userId: string;
  readonly claims: Claims & { readonly network?: string };
}

/** A caller without access, with PostgREST's code. */
export class AccessDenied extends Error {
  readonly code = 'PGRST301';
  constructor(message: string) {
    super(message);
    this.name = 'AccessDenied';
  }
}

export interface AccessDependencies {
  /** Those that are accepted. */
  readonly secrets: readonly Pick<Secrets, 'id' | 'jwt' | 'publishableKey'>[];
  readonly sessions: LiveSessions;
}

export interface Access {
  /** True for a publishable key, in constant time. */
  isPublishableKey(apiKey: string | null | undefined): boolean;
  /**
   * Reads the caller from an `Authorization` header. Without a header, or with the publishable key, it is a visitor. A user's session must still be valid.
   * @throws AccessDenied when the access token is bad, has expired, or its session was ended
   */
  caller(authorization: string | undefined): Promise<Caller>;
}

const VISITOR: Caller = { role: 'anon', claims: { role: 'anon' } };

/** Identifies the callers of tables, functions and realtime. */
export function createAccess({ secrets, sessions }: AccessDependencies): Access {
  const publishableKeys = secrets.map((secret) => Buffer.from(secret.publishableKey));
  const isPublishableKey = (apiKey: string | null | undefined) => {
    const given = Buffer.from(apiKey ?? '');
    return publishableKeys.some((key) => given.length === key.length && timingSafeEqual(given, key));
  };
  return {
    isPublishableKey,
    caller: async (authorization) => {
      if (authorization === undefined || authorization === '') return VISITOR;
      const token = bearerToken(authorization);
      if (token === null) throw new AccessDenied('The Authorization header must read: Bearer <access token>');
      if (isPublishableKey(token)) return VISITOR;
      const claims = await verifyAccessToken(secrets, token);
      if (claims === null) throw new AccessDenied('The access token is not valid, or has expired');
      if (!(await sessions.isLive(claims)))
        throw new AccessDenied('The session of this access token was ended, or has not shown its second factor');
      return { role: 'authenticated', userId: claims.sub, claims };
    },
  };
}
