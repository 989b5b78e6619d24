/** What decides whether a key works. */
type KeyState = Pick<ResendKey, 'is_active' | 'blocked_at' | 'expires_at'>;

/** A key with its present secret. */
export interface ResendKey {
  readonly id: string;
  readonly label: string;
  readonly api_key: string;
  readonly is_test: boolean;
  readonly is_active: boolean;
  readonly blocked_at: string | null;
  readonly expires_at: string | null;
}

/** Why a key does not work now; null: it does. */
export function idleReason(
  { is_active: isActive, blocked_at: blockedAt, expires_at: expiresAt }: KeyState,
  nowMs: number,
): string | null {
  if (!isActive) return 'revoked';
  if (blockedAt !== null) return 'blocked';
  return expiresAt !== null && Date.parse(expiresAt) <= nowMs ? 'expired' : null;
}

/** The key of a call, with its present secret, if it still works; else the oldest live key that does; null: there is none. */
export function keyFor(keys: readonly ResendKey[], keyId: string | null, nowMs: number): ResendKey | null {
  const working = keys.filter((key) => idleReason(key, nowMs) === null);
  return working.find(({ id }) => id === keyId) ?? working.find((key) => !key.is_test) ?? null;
}
