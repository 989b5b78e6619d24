import { LRUCache } from 'lru-cache';
import { type ArchiveSelect, askInTime } from './ask.ts';
import { type CallChoice, type CallKey, keysOfIds, newestKeys, rowsOfKeys } from './keys.ts';

export type { CallChoice } from './keys.ts';

/** The newest calls of a choice. */
export interface MovedPage {
  readonly keys: readonly CallKey[];
  /** Columns of these calls, as texts, in no order. */
  readonly rows: readonly MovedRow[];
}

export type MovedRow = readonly (string | null)[];

/**
 * One read of calls that have moved to the archive, all of one user. Only calls before the border are found, whatever the choice: later ones
 * may be there already, unverified. Columns are an expression each. Everything @throws CallArchiveUnavailable
 */
export interface MovedCalls {
  /** The newest calls of a choice, `limit` at most. */
  page(choice: CallChoice, limit: number, columns: readonly string[]): Promise<MovedPage>;
  /** The calls among those with these ids, in no order. */
  keysOf(choice: CallChoice, ids: readonly string[]): Promise<readonly CallKey[]>;
  /** Columns of the calls with these keys, as texts, in no order. */
  rows(userId: string, keys: readonly CallKey[], columns: readonly string[]): Promise<readonly MovedRow[]>;
}

/** Begins a read of the calls before an instant (ISO 8601). */
export type OpenMovedCalls = (movedUntil: string) => MovedCalls;

/** A screen that shows the newest calls asks every few seconds for the same ones, and moved calls do not change. */
const KNOWN = { max: 1_000, ttl: 60_000 } as const;
/** Larger searches and results are not remembered. */
const KNOWN_NAME_CHARACTERS_MAX = 2_000;
const KNOWN_KEYS_MAX = 100;

export function movedCallsOf(archive: ArchiveSelect): OpenMovedCalls {
  const known = new LRUCache<string, readonly CallKey[]>(KNOWN);
  return (movedUntil) => {
    const ask = askInTime(archive, movedUntil);
    const borderUs = BigInt(Date.parse(movedUntil)) * 1000n;
    const moved = ({ span, ...choice }: CallChoice): CallChoice => ({
      ...choice,
      span: { ...span, untilUs: span.untilUs === null || span.untilUs > borderUs ? borderUs : span.untilUs },
    });
    const search = async (choice: CallChoice, count: number): Promise<readonly CallKey[]> => {
      const name = JSON.stringify([choice, count], (_, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      );
      const before = known.get(name);
      if (before !== undefined) return before;
      const found = await newestKeys(ask, choice, count);
      if (found.length <= KNOWN_KEYS_MAX && name.length <= KNOWN_NAME_CHARACTERS_MAX) known.set(name, found);
      return found;
    };
    return {
      page: async (choice, limit, columns) => {
        const read = async (): Promise<MovedPage> => {
          const keys = await search(moved(choice), limit);
          return { keys, rows: await rowsOfKeys(ask, choice.userId, keys, columns) };
        };
        const page = await read();
        if (page.rows.length === page.keys.length) return page;
        // The retention has dropped some since they were found.
        known.clear();
        return read();
      },
      keysOf: (choice, ids) => keysOfIds(ask, moved(choice), ids),
      rows: (userId, keys, columns) => rowsOfKeys(ask, userId, keys, columns),
    };
  };
}
