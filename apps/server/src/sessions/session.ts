import { decodeProtectedHeader, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Secrets } from '../config/secrets.ts';
import type { Database } from '../database/database.ts';

const claimsSchema = z.object({
  sub: z.guid(),
  session_id: z.guid(),
  role: z.literal('authenticated'),
  email: z.string(),
  aal: z.enum(['aal1', 'aal2']),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })),
  iss: z.string(),
  iat: z.number(),
  exp: z.number(),
});

/** The claims of an access token. */
export type Claims = Readonly<z.infer<typeof claimsSchema>>;

type TokenSecret = Pick<Secrets, 'id' | 'jwt'>;

/**
 * The claims of an access token of ours, or null when the signature, the audience or the time is wrong. Its `kid` names the secret; without one, each
 * that is accepted is tried. `nowMs` since 1970.
 */
export async function verifyAccessToken(
  accepted: readonly TokenSecret[],
  token: string,
  nowMs: number = Date.now(),
): Promise<Claims | null> {
  for (const { jwt } of secretsNamedBy(token, accepted)) {
    try {
      const { payload } = await jwtVerify(token, jwt, {
        algorithms: ['HS256'],
        audience: 'authenticated',
        currentDate: new Date(nowMs),
      });
      return claimsSchema.parse(payload);
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) return null;
    }
  }
  return null;
}

function secretsNamedBy(token: string, accepted: readonly TokenSecret[]): readonly TokenSecret[] {
  try {
    const { kid } = decodeProtectedHeader(token);
    return kid === undefined ? accepted : accepted.filter(({ id }) => id === kid);
  } catch {
    return [];
  }
}

/** Reads the token of an `Authorization: Bearer` header, or null. */
export function bearerToken(authorization: string | undefined): string | null {
  return /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
}

/** True while the session of these claims is valid and has the second factor, if the user has one. */
export async function sessionStands({ sql }: Database, claims: Claims): Promise<boolean> {
  const [session] = await sql<{ stands: boolean }[]>`
    select not private.second_factor_missing(s.user_id, s.aal) as stands
    from auth.sessions s where s.id = ${claims.session_id} and s.user_id = ${claims.sub} and (s.not_after is null or s.not_after > now())`;
  return session?.stands ?? false;
}

export interface LiveSessions {
  /** True while the session of these claims is valid, according to the database at this moment. */
  isLive(claims: Claims): Promise<boolean>;
}

/** Reads the database every time: a cached or shared result could be older than the end of the session. */
export function createLiveSessions(database: Database): LiveSessions {
  return { isLive: (claims) => sessionStands(database, claims) };
}
