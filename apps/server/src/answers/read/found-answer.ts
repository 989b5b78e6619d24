import { type AnswerReader, TooMuchAsked } from './answer-reader.ts';

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
