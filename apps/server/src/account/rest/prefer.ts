import type { Resolution } from './statement/write.ts';

/** What a caller prefers (RFC 7240), as far as the table interface knows it. */
export interface Preferences {
  readonly representation: boolean;
  /** Every count is exact: an estimate by the planner would speak of other people's rows. */
  readonly count: boolean;
  readonly resolution: Resolution | null;
  /** A change of more rows than this is taken back; only with `handling=strict`. */
  readonly maxAffected: number | null;
}

/** Reads the `Prefer` header; what it does not know it leaves alone. */
export function parsePreferences(header: string | null): Preferences {
  const words = new Map(
    (header ?? '').split(/[,;]/).map((part) => part.trim().split('=', 2) as [string, string | undefined]),
  );
  const resolution = words.get('resolution');
  const maxAffected = words.get('max-affected');
  return {
    representation: words.get('return') === 'representation',
    count: ['exact', 'planned', 'estimated'].includes(words.get('count') ?? ''),
    resolution: resolution === 'merge-duplicates' || resolution === 'ignore-duplicates' ? resolution : null,
    maxAffected:
      words.get('handling') === 'strict' && maxAffected !== undefined && /^\d{1,9}$/.test(maxAffected)
        ? Number(maxAffected)
        : null,
  };
}
