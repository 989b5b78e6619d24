import { crc32 } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { OpenMovedAnswers } from '../../call-archive/read/moved-answers.ts';
import { readMovedUntil } from '../../call-archive/read/open-reader.ts';
import type { Sql } from '../../database/database.ts';
import { openFrame } from '../frame/frame.ts';
import type { AnswerKeeper } from '../keep/keep-answers.ts';
import { type AnswerPlace, framesOfArchive, framesOfTable, type FrameStore, type StoredFrame } from './read-frames.ts';

interface ReaderOptions {
  readonly sql: Sql;
  readonly log: Logger;
  readonly keeper: Pick<AnswerKeeper, 'waiting'>;
  /** Days that answers are kept; 0 keeps them for ever. */
  readonly retentionDays: number;
  /** Wall clock, milliseconds since 1970. */
  readonly now: () => number;
  /** Reads answers that have moved to the call archive; null, the default: there is none. */
  readonly movedAnswers?: OpenMovedAnswers | null;
}

export type AnswerReader = ReturnType<typeof answerReader>;

/** More answers than one request may open. */
export class TooMuchAsked extends Error {
  constructor() {
    super(`Too many answers at once: ask for fewer calls, at most ${ANSWERS_MAX}`);
    this.name = 'TooMuchAsked';
  }
}

const ANSWERS_MAX = 1_000;
const CONTENT_BYTES_MAX = 64 * 2 ** 20;

/** An answer that is not there this long after its call is lost. Writing takes seconds; a long computation comes before. */
const WRITTEN_WITHIN_MS = 60_000;
const DAY_MS = 86_400_000;
const FRAMES_AT_ONCE = 32;
const DICTIONARIES_MAX = 4;

export function answerReader({ sql, log, keeper, retentionDays, now, movedAnswers = null }: ReaderOptions) {
  const table = framesOfTable(sql);
  const dictionaries = new LRUCache<number, Promise<Buffer>>({ max: DICTIONARIES_MAX });

  const dictionary = (id: number): Promise<Buffer> => {
    const known = dictionaries.get(id);
    if (known !== undefined) return known;
    const content = sql<{ content: Buffer }[]>`select content from private.answer_dictionaries where id = ${id}`.then(
      ([row]) => {
        if (row === undefined) throw new RangeError(`there is no dictionary ${id}`);
        return row.content;
      },
    );
    dictionaries.set(id, content);
    content.catch(() => dictionaries.delete(id));
    return content;
  };

  const open = async ({ id, dictionary: number, frame }: StoredFrame): Promise<Uint8Array | null> => {
    try {
      return await openFrame(frame, await dictionary(number));
    } catch (error) {
      log.error({ err: error, frame: id }, 'kept answers cannot be read');
      return null;
    }
  };

  const checked = (call: LoggedCall, bytes: Uint8Array | null): FoundAnswer => {
    if (bytes !== null && crc32(bytes) === call.crc32) return { state: 'kept', bytes };
    log.error({ call: call.id }, 'a kept answer does not agree with its checksum');
    return { state: 'damaged', bytes: null };
  };

  const absent = ({ createdAtMs }: LoggedCall): FoundAnswer => ({
    state: now() - createdAtMs < WRITTEN_WITHIN_MS ? 'pending' : 'lost',
    bytes: null,
  });

  /** Where the answers of calls are kept. A frame begins in the day of its calls, so none lies on both sides of the border. */
  const storesOf = async (
    calls: readonly LoggedCall[],
  ): Promise<readonly { readonly store: FrameStore; readonly calls: readonly LoggedCall[] }[]> => {
    const movedUntil = movedAnswers === null || calls.length === 0 ? null : await readMovedUntil(sql);
    if (movedAnswers === null || movedUntil === null) return calls.length === 0 ? [] : [{ store: table, calls }];
    const isMoved = ({ createdAtMs }: LoggedCall): boolean => createdAtMs < Date.parse(movedUntil);
    const [moved, here] = [calls.filter(isMoved), calls.filter((call) => !isMoved(call))];
    return [
      ...(here.length === 0 ? [] : [{ store: table, calls: here }]),
      ...(moved.length === 0 ? [] : [{ store: framesOfArchive(movedAnswers, movedUntil), calls: moved }]),
    ];
  };

  const find = async (userId: string, calls: readonly LoggedCall[]): Promise<readonly FoundAnswer[]> => {
    const oldestMs = retentionDays === 0 ? Number.NEGATIVE_INFINITY : now() - retentionDays * DAY_MS;
    const found = new Map<string, FoundAnswer>();
    const wanted = new Map<string, LoggedCall>();
    for (const call of calls) {
      const waiting = keeper.waiting(call.id);
      if (call.crc32 === null) found.set(call.id, { state: 'none', bytes: null });
      else if (call.createdAtMs < oldestMs) found.set(call.id, { state: 'expired', bytes: null });
      else if (waiting?.userId === userId) found.set(call.id, { state: 'pending', bytes: waiting.bytes });
      else wanted.set(call.id, call);
    }
    const frames: { readonly store: FrameStore; readonly places: readonly AnswerPlace[] }[] = [];
    for (const { store, calls: kept } of await storesOf([...wanted.values()]))
      for (const places of Map.groupBy(await store.findPlaces(userId, kept), ({ frameId }) => frameId).values())
        frames.push({ store, places });
    if (frames.reduce((sum, { places }) => sum + places[0]!.contentBytes, 0) > CONTENT_BYTES_MAX)
      throw new TooMuchAsked();
    for (const [store, ownFrames] of Map.groupBy(frames, (frame) => frame.store)) {
      for (let next = 0; next < ownFrames.length; next += FRAMES_AT_ONCE) {
        const portion = ownFrames.slice(next, next + FRAMES_AT_ONCE).map(({ places }) => places);
        for (const stored of await store.readFrames(
          userId,
          portion.map(([first]) => first!),
        )) {
          const content = await open(stored);
          const inside = portion.find(([first]) => first!.frameId === stored.id) ?? [];
          for (const { callId, start, end } of inside)
            found.set(callId, checked(wanted.get(callId)!, content?.slice(start, end) ?? null));
        }
      }
    }
    return calls.map((call) => found.get(call.id) ?? absent(call));
  };

  /** The request that each user waits for. */
  const underWay = new Map<string, Promise<unknown>>();
  return {
    /**
     * The answers of a user's own calls, in the order asked for. The caller has read the calls' log rows as that user.
     * One request of a user is served at a time.
     * @throws TooMuchAsked above `ANSWERS_MAX` calls, or if more than `CONTENT_BYTES_MAX` bytes would be opened for them
     * @throws CallArchiveUnavailable when answers have moved to an archive that is away
     */
    find: async (userId: string, calls: readonly LoggedCall[]): Promise<readonly FoundAnswer[]> => {
      if (calls.length > ANSWERS_MAX) throw new TooMuchAsked();
      const before = underWay.get(userId) ?? Promise.resolve();
      const own = before.then(
        () => find(userId, calls),
        () => find(userId, calls),
      );
      underWay.set(userId, own);
      try {
        return await own;
      } finally {
        if (underWay.get(userId) === own) underWay.delete(userId);
      }
    },
  };
}

/** A call in the log whose answer is wanted. */
export interface LoggedCall {
  readonly id: string;
  readonly createdAtMs: number;
  /** CRC-32 of the answer, from the log row; null if the call left no answer in the log. */
  readonly crc32: number | null;
}

/**
 * What became of an answer:
 * `kept`: here it is, and its checksum agrees. `pending`: it was sent a moment ago and is being written; the text is there if it waits on this
 * node. `lost`: the server ended before it was written. `damaged`: what was kept does not agree with the checksum. `expired`: it is older than
 * the retention. `none`: the call left no answer in the log.
 */
type AnswerState = 'kept' | 'pending' | 'lost' | 'damaged' | 'expired' | 'none';

export interface FoundAnswer {
  readonly state: AnswerState;
  /** UTF-8, byte for byte as it was sent. */
  readonly bytes: Uint8Array | null;
}

/** Reads answers for the table interface: the text of each that is there and agrees with its checksum; null if they are too many. */
export function shownAnswers(
  reader: AnswerReader,
): (userId: string, calls: readonly LoggedCall[]) => Promise<readonly (string | null)[] | null> {
  return async (userId, calls) => {
    try {
      const found = await reader.find(userId, calls);
      return found.map(({ bytes }) => (bytes === null ? null : answerText(bytes)));
    } catch (error) {
      if (error instanceof TooMuchAsked) return null;
      throw error;
    }
  };
}

/** UTF-8 as a text. */
export function answerText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
}
