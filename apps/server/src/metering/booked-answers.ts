import { crc32 } from 'node:zlib';
import type { MeteredCall, Settlement } from './metered-call.ts';

/** The answer of a call whose booking is durable. */
export interface BookedAnswer {
  readonly id: string;
  readonly createdAtMs: number;
  readonly userId: string;
  /** The text of the answer, as in `MeteredCall`. */
  readonly responsePayload: string;
  /** CRC-32 of its UTF-8 bytes: the same as `response_crc32` in the call's log row. */
  readonly crc32: number;
}

/** The answers of booked calls. A refused call has none: its caller gets the refusal. */
export function bookedAnswers(
  calls: readonly MeteredCall[],
  settlements: readonly Settlement[],
): readonly BookedAnswer[] {
  return calls.flatMap(({ id, createdAtMs, userId, responsePayload }, index) =>
    responsePayload === null || settlements[index]?.refusal !== null
      ? []
      : [{ id, createdAtMs, userId, responsePayload, crc32: crc32(responsePayload) }],
  );
}
