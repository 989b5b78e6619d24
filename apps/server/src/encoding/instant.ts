/** ISO 8601, UTC, in whole seconds, as in all responses. */
export function instant(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}
