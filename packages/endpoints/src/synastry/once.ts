import type { Warning } from '../endpoint.ts';

/** Two charts with the same shortcoming warn of it once. */
export function once(warnings: readonly Warning[]): Warning[] {
  return [...new Map(warnings.map((warning) => [JSON.stringify(warning), warning])).values()];
}
