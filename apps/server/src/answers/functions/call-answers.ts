import { type Handler, OperationError } from '../../account/operations/operation.ts';
import type { OpenMovedCalls } from '../../call-archive/read/moved-calls.ts';
import type { callOperations } from '../../rules/operations/calls.ts';
import { type AnswerReader, TooMuchAsked } from '../read/answer-reader.ts';
import { answerText, type FoundAnswer, type LoggedCall } from '../read/found-answer.ts';
import { ownCalls } from './logged-calls.ts';

/** The answers of the user's own calls as texts, byte for byte as they were sent, or what became of them. Unknown calls are left out. */
export function callAnswers(
  reader: AnswerReader,
  movedCalls: OpenMovedCalls | null,
): Handler<(typeof callOperations)['call-answers']> {
  return async ({ user, input: { ids }, sql }) => {
    const calls = await ownCalls({ sql, movedCalls }, user.userId, ids);
    const found = await find(reader, user.userId, calls);
    return {
      answers: calls.map(({ id, crc32 }, index) => ({
        id,
        state: found[index]!.state,
        crc32: crc32 === null ? null : crc32.toString(16).padStart(8, '0'),
        text: found[index]!.bytes === null ? null : answerText(found[index]!.bytes),
      })),
    };
  };
}

async function find(
  reader: AnswerReader,
  userId: string,
  calls: readonly LoggedCall[],
): Promise<readonly FoundAnswer[]> {
  try {
    return await reader.find(userId, calls);
  } catch (error) {
    if (error instanceof TooMuchAsked) throw new OperationError(422, error.message, 'too_many_answers');
    throw error;
  }
}
