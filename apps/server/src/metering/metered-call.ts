import type { TenThousandths } from './money.ts';
import type { Refusal } from './admission.ts';
import type { Charge } from './charge.ts';
import { crc32 } from 'node:zlib';

/** One request with a recognised key, as it is booked. `id` and `createdAtMs` identify it: booking it twice changes nothing. */
export interface MeteredCall {
  /** UUID, its first 48 bits the time. */
  readonly id: string;
  readonly createdAtMs: number;
  readonly userId: string;
  readonly keyId: string;
  /** Made with a test key: pays nothing. */
  readonly isTest?: boolean;
  /** Made by a connected app: it may not exceed its daily limit. */
  readonly isApp?: boolean;
  /** Made with the secret before the key's last rotation. */
  readonly withOldKey?: boolean;
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly requestType: string | null;
  /** Null when it failed before that was known. */
  readonly charge: Charge | null;
  /** True for a 2xx, to which the charge applies. Otherwise it is only logged. */
  readonly charged: boolean;
  readonly processingMs: number;
  readonly errorMessage: string | null;
  /** JSON without the key. */
  readonly requestPayload: string | null;
  readonly responsePayload: AnswerBytes | null;
  readonly idempotency: { readonly key: string; readonly requestHashHex: string; readonly response: string } | null;
}

/** How a call was booked. A refused call is logged as failed and costs nothing. */
export interface Settlement {
  readonly paidBy: 'free' | 'quota' | 'wallet' | 'test' | 'page' | null;
  readonly cost: TenThousandths;
  readonly balance: TenThousandths;
  /** Calls left in the plan's period; null when that was not checked. */
  readonly quotaLeft: number | null;
  readonly refusal: Refusal | 'idempotency_in_progress' | 'account_gone' | null;
}

/** An answer as the log knows it: its UTF-8 bytes as they were sent, and their CRC-32. Both are made once. */
interface AnswerBytes {
  readonly bytes: Uint8Array;
  readonly crc32: number;
}

export function answerBytes(bytes: Uint8Array): AnswerBytes {
  return { bytes, crc32: crc32(bytes) };
}

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
