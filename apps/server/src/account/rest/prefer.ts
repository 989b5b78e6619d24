import type { Resolution } from './statement/write.ts';

/** The caller's preferences (RFC 7240) that the table interface supports. */
export interface Preferences {
  readonly representation: boolean;
  /** `planned` is answered like `estimated`: exactly up to `EXACT_COUNT_MAX` rows. */
  readonly count: 'exact' | 'estimated' | null;
  readonly resolution: Resolution | null;
  /** A change of more rows than this is rolled back; only with `handling=strict`. */
  readonly maxAffected: number | null;
}

function readCount(word: string | undefined): Preferences['count'] {
  if (word === 'exact') return 'exact';
  return word === 'planned' || word === 'estimated' ? 'estimated' : null;
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
    count: readCount(words.get('count')),
    resolution: resolution === 'merge-duplicates' || resolution === 'ignore-duplicates' ? resolution : null,
    maxAffected:
      words.get('handling') === 'strict' && maxAffected !== undefined && /^\d{1,9}$/.test(maxAffected)
        ? Number(maxAffected)
        : null,
  };
}
