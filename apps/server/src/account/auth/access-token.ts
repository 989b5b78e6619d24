import { SignJWT } from 'jose';
import type { AuthContext } from './auth-context.ts';
import type { AuthUser } from './user.ts';

export const ACCESS_TOKEN_SECONDS = 3600;

/** How a session was started. A recovery link proves only enough to set a new password. The links of an e-mail change prove nothing about this user. */
export type SignInMethod = 'password' | 'otp' | 'oauth' | 'recovery' | 'email_change';

/** How and when (Unix seconds) a session was authenticated. */
export interface AuthenticationMethod {
  readonly method: SignInMethod | 'totp' | 'recovery_code';
  readonly timestamp: number;
}

export interface SessionRow {
  readonly id: string;
  readonly user_id: string;
  readonly aal: 'aal1' | 'aal2';
  readonly amr: readonly AuthenticationMethod[];
}

/** An access token (HS256, RFC 7519) for one hour, with the claims that supabase-js and row level security read. */
export async function signAccessToken(
  auth: AuthContext,
  user: AuthUser,
  session: SessionRow,
): Promise<{ readonly token: string; readonly expiresAt: number }> {
  const issuedAt = Math.floor(auth.now() / 1000);
  const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS;
  const token = await new SignJWT({
    email: user.email ?? '',
    phone: '',
    role: user.role,
    session_id: session.id,
    aal: session.aal,
    amr: session.amr,
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: auth.config.secrets.id })
    .setIssuer(`${auth.config.publicUrl}/auth/v1`)
    .setSubject(user.id)
    .setAudience(user.aud)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(auth.config.secrets.jwt);
  return { token, expiresAt };
}
