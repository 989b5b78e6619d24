import { createHash, createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { type AcceptedSecrets, acceptedSecrets, type Secrets } from '../../config/secrets.ts';
import type { AuthKeys, DerivedKeys } from './auth-context.ts';

/** Keys of the auth service, one per purpose (HKDF-SHA-256, RFC 5869). */
export function deriveAuthKeys(secrets: AcceptedSecrets): AuthKeys {
  return { made: deriveKeys(secrets.secrets), accepted: acceptedSecrets(secrets).map(deriveKeys) };
}

function deriveKeys(secrets: Secrets): DerivedKeys {
  const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', secrets.jwt, 'theia', purpose, 32));
  return {
    refreshToken: derive('refresh-token'),
    code: derive('one-time-code'),
    ownSignUps: derive('own-sign-ups'),
    network: derive('known-network'),
  };
}

/** 256 random bits as URL-safe text. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Six decimal digits. */
export function randomCode(): string {
  return randomInt(0, 1_000_000).toString().padStart(6, '0');
}

/** The hash under which an unguessable token is kept. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The keyed hash of a guessable code, bound to the token it belongs to. */
export function codeHash(keys: DerivedKeys, tokenId: string, code: string): Buffer {
  return createHmac('sha256', keys.code).update(`${tokenId}:${code}`).digest();
}

/** The refresh token that follows this one. Only the server can compute it, and the result is always the same. */
export function nextRefreshToken(keys: DerivedKeys, refreshToken: string): string {
  return createHmac('sha256', keys.refreshToken).update(refreshToken).digest('base64url');
}

export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
