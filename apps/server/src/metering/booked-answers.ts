import type { AnswerBytes } from './answer-bytes.ts';
import type { MeteredCall, Settlement } from './metered-call.ts';

/** The answer of a call whose booking is durable; its CRC-32 is the `response_crc32` of the call's log row. */
export interface BookedAnswer extends AnswerBytes {
  readonly id: string;
  readonly createdAtMs: number;
  readonly userId: string;
}

/** The answers of booked calls. A refused call has none: its caller gets the refusal. */
export function bookedAnswers(
  calls: readonly MeteredCall[],
  settlements: readonly Settlement[],
): readonly BookedAnswer[] {
  return calls.flatMap(({ id, createdAtMs, userId, responsePayload }, index) =>
    responsePayload === null || settlements[index]?.refusal !== null
      ? []
      : [{ id, createdAtMs, userId, ...responsePayload }],
  );
}
