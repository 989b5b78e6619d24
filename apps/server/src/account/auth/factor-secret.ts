import { Secret, TOTP } from 'otpauth';

export const STEP_SECONDS = 30;
const SECRET_BYTES = 20;

/** A new shared secret of 160 bits (RFC 4226, §4), in base32. */
export function newFactorSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The `otpauth://` address that authenticator apps read. */
export function factorUri(secret: string, issuer: string, label: string): string {
  return new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    period: STEP_SECONDS,
    digits: 6,
    algorithm: 'SHA1',
  }).toString();
}

/** Finds the time step that this code belongs to (RFC 6238, one step of drift either way), or null. */
export function findTimeStep(secret: string, code: string, nowMs: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = new TOTP({
    secret: Secret.fromBase32(secret),
    period: STEP_SECONDS,
    digits: 6,
    algorithm: 'SHA1',
  }).validate({ token: code, timestamp: nowMs, window: 1 });
  return delta === null ? null : Math.floor(nowMs / 1000 / STEP_SECONDS) + delta;
}
