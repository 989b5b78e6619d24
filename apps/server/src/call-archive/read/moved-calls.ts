import { LRUCache } from 'lru-cache';
import { type ArchiveSelect, askInTime } from './ask.ts';
import {
  type CallChoice,
  type CallKey,
  countCalls,
  type KeyOrder,
  keysInOrder,
  keysOfIds,
  rowsOfKeys,
} from './keys.ts';

export type { CallChoice, CallKey, KeyOrder } from './keys.ts';

/** Some of the first calls of a choice. */
export interface MovedPage {
  /** How many calls were found, up to the last of the page. */
  readonly found: number;
  readonly keys: readonly CallKey[];
  /** Columns of the calls of the page, as texts, in no order. */
  readonly rows: readonly MovedRow[];
}

export type MovedRow = readonly (string | null)[];

/**
 * One read of calls that have moved to the archive, all of one user. Whatever a choice asks for, only calls before the border are found: later ones
 * may be there already, unverified. Columns are an expression each. Everything @throws CallArchiveUnavailable
 */
export interface MovedCalls {
  /** `limit` calls after the first `offset` ones in an order. */
  page(
    choice: CallChoice,
    order: KeyOrder,
    window: { readonly offset: number; readonly limit: number },
    columns: readonly string[],
  ): Promise<MovedPage>;
  /** The calls among those with these ids, in no order. */
  keysOf(choice: CallChoice, ids: readonly string[]): Promise<readonly CallKey[]>;
  /** Columns of the calls with these keys, as texts, in no order. */
  rows(userId: string, keys: readonly CallKey[], columns: readonly string[]): Promise<readonly MovedRow[]>;
  /** How many calls there are; at most `most`. */
  count(choice: CallChoice, most: number | null): Promise<number>;
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
    const search = async (choice: CallChoice, order: KeyOrder, count: number): Promise<readonly CallKey[]> => {
      const name = JSON.stringify([choice, order, count], (_, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      );
      const before = known.get(name);
      if (before !== undefined) return before;
      const found = await keysInOrder(ask, choice, order, count);
      if (found.length <= KNOWN_KEYS_MAX && name.length <= KNOWN_NAME_CHARACTERS_MAX) known.set(name, found);
      return found;
    };
    return {
      page: async (choice, order, { offset, limit }, columns) => {
        const read = async (): Promise<MovedPage> => {
          const found = await search(moved(choice), order, offset + limit);
          const keys = found.slice(offset);
          return { found: found.length, keys, rows: await rowsOfKeys(ask, choice.userId, keys, columns) };
        };
        const page = await read();
        if (page.rows.length === page.keys.length) return page;
        // The retention has dropped some since they were found.
        known.clear();
        return read();
      },
      keysOf: (choice, ids) => keysOfIds(ask, moved(choice), ids),
      rows: (userId, keys, columns) => rowsOfKeys(ask, userId, keys, columns),
      count: (choice, most) => countCalls(ask, moved(choice), most),
    };
  };
}
