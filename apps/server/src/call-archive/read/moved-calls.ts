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

/**
 * One read of calls that have moved to the archive, all of one user. Whatever a choice asks for, only calls before the border are found: later ones
 * may be there already, unverified. Everything @throws CallArchiveUnavailable
 */
export interface MovedCalls {
  /** The first `count` calls in an order. */
  keys(choice: CallChoice, order: KeyOrder, count: number): Promise<readonly CallKey[]>;
  /** The calls among those with these ids, in no order. */
  keysOf(choice: CallChoice, ids: readonly string[]): Promise<readonly CallKey[]>;
  /** Columns of the calls with these keys: an expression each; as texts, in no order. */
  rows(
    userId: string,
    keys: readonly CallKey[],
    columns: readonly string[],
  ): Promise<readonly (readonly (string | null)[])[]>;
  /** How many calls there are; at most `most`. */
  count(choice: CallChoice, most: number | null): Promise<number>;
}

/** Begins a read of the calls before an instant (ISO 8601). */
export type OpenMovedCalls = (movedUntil: string) => MovedCalls;

export function movedCallsOf(archive: ArchiveSelect): OpenMovedCalls {
  return (movedUntil) => {
    const ask = askInTime(archive, movedUntil);
    const borderUs = BigInt(Date.parse(movedUntil)) * 1000n;
    const moved = ({ span, ...choice }: CallChoice): CallChoice => ({
      ...choice,
      span: { ...span, untilUs: span.untilUs === null || span.untilUs > borderUs ? borderUs : span.untilUs },
    });
    return {
      keys: (choice, order, count) => keysInOrder(ask, moved(choice), order, count),
      keysOf: (choice, ids) => keysOfIds(ask, moved(choice), ids),
      rows: (userId, keys, columns) => rowsOfKeys(ask, userId, keys, columns),
      count: (choice, most) => countCalls(ask, moved(choice), most),
    };
  };
}
