import { type AnswerReader, TooMuchAsked } from './answer-reader.ts';
import type { LoggedCall } from './found-answer.ts';

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
