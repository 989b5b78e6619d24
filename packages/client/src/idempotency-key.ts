/** A key that no other call has: a random UUID, or as much chance where the runtime makes none (Node 18, pages without TLS). */
export function newIdempotencyKey(): string {
  const uuid = globalThis.crypto?.randomUUID?.();
  if (uuid !== undefined) return uuid;
  const words = Array.from({ length: 3 }, () => Math.floor(Math.random() * 2 ** 52).toString(36));
  return [Date.now().toString(36), ...words].join('-');
}
