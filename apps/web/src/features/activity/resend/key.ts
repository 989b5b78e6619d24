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

/** The key of a call, with its present secret, if it still works; else the oldest live key that does; null: there is none. */
export function keyFor(keys: readonly ResendKey[], keyId: string | null, nowMs: number): ResendKey | null {
  const working = keys.filter(
    (key) =>
      key.is_active && key.blocked_at === null && (key.expires_at === null || Date.parse(key.expires_at) > nowMs),
  );
  return working.find(({ id }) => id === keyId) ?? working.find((key) => !key.is_test) ?? null;
}
