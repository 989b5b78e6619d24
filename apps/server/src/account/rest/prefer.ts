import type { Resolution } from './statement/write.ts';

/** The caller's preferences (RFC 7240) that the table interface supports. */
export interface Preferences {
  readonly representation: boolean;
  /** Every count is exact: a planner estimate would reveal something about other people's rows. */
  readonly count: boolean;
  readonly resolution: Resolution | null;
  /** A change of more rows than this is rolled back; only with `handling=strict`. */
  readonly maxAffected: number | null;
}

/** Reads the `Prefer` header; unknown preferences are ignored. */
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
