import type { Warning } from '../../endpoint.ts';

/** Removes duplicate warnings when both charts have the same one. */
export function once(warnings: readonly Warning[]): Warning[] {
  return [...new Map(warnings.map((warning) => [JSON.stringify(warning), warning])).values()];
}
