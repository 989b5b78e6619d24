import { idLiteral, integerLiteral, uuidLiteral } from '../literals.ts';
import { type ArchiveSelect, askInTime } from './ask.ts';
import { daysSql, spanSql } from './times.ts';

/** A call whose answer is wanted, and when the window began in which its frame did. */
export interface WantedAnswer {
  readonly callId: string;
  readonly windowUs: bigint;
}

/** Where an answer is: in a frame, between two positions of its content. */
export interface MovedPlace {
  readonly callId: string;
  readonly frameId: string;
  /** Microseconds since 1970. */
  readonly firstAtUs: string;
  readonly start: number;
  readonly end: number;
  readonly contentBytes: number;
}

export interface MovedFrame {
  readonly id: string;
  readonly dictionary: number;
  readonly frame: Buffer;
}

/** One read of answers that have moved to the archive. Everything is asked of one user's frames only, and @throws CallArchiveUnavailable */
export interface MovedAnswers {
  places(userId: string, wanted: readonly WantedAnswer[]): Promise<readonly MovedPlace[]>;
  frames(userId: string, places: readonly Pick<MovedPlace, 'frameId' | 'firstAtUs'>[]): Promise<readonly MovedFrame[]>;
}

/**
 * Begins a read of the answers of calls before an instant (ISO 8601).
 * @param windowLengthUs a frame holds calls of one window of this length
 */
export type OpenMovedAnswers = (movedUntil: string, windowLengthUs: bigint) => MovedAnswers;

export function movedAnswersOf(archive: ArchiveSelect): OpenMovedAnswers {
  return (movedUntil, windowLengthUs) => {
    const ask = askInTime(archive, movedUntil);
    return {
      places: async (userId, wanted) => {
        const windows = wanted.map(({ windowUs }) => windowUs);
        const numbers = [...new Set(windows.map((us) => us / windowLengthUs))].map(integerLiteral);
        const ids = wanted.map(({ callId }) => idLiteral(callId));
        const rows = await ask<{
          call_id: string;
          frame_id: string;
          first_us: string;
          start_byte: number;
          end_byte: number;
          content_bytes: number;
        }>(
          `select call_ids[n] as call_id, id as frame_id, first_at_us as first_us, if(n = 1, 0, ends[n - 1]) as start_byte, ends[n] as end_byte, ends[-1] as content_bytes
           from call_answers array join arrayEnumerate(call_ids) as n
           prewhere intDiv(first_at_us, ${integerLiteral(windowLengthUs)}) in (${numbers.join(', ')})
           where user_id = ${uuidLiteral(userId)} and ${around(windows, windowLengthUs)} and call_ids[n] in (${ids.join(', ')})`,
        );
        return rows.map((row) => ({
          callId: row.call_id,
          frameId: row.frame_id,
          firstAtUs: row.first_us,
          start: row.start_byte,
          end: row.end_byte,
          contentBytes: row.content_bytes,
        }));
      },
      frames: async (userId, places) => {
        const times = places.map(({ firstAtUs }) => BigInt(firstAtUs));
        const wanted = places.map(
          ({ frameId, firstAtUs }) => `(${integerLiteral(BigInt(firstAtUs))}, ${idLiteral(frameId)})`,
        );
        const rows = await ask<{ frame_id: string; dictionary_id: number; bytes: string }>(
          `select id as frame_id, dictionary as dictionary_id, hex(frame) as bytes from call_answers
           where user_id = ${uuidLiteral(userId)} and ${around(times, 1n)} and (first_at_us, id) in (${wanted.join(', ')})`,
        );
        return rows.map(({ frame_id: id, dictionary_id: dictionary, bytes }) => ({
          id,
          dictionary,
          frame: Buffer.from(bytes, 'hex'),
        }));
      },
    };
  };
}

/** Where frames are that begin at some times, or up to `lengthUs` later. No time and its length lie in two days. */
function around(timesUs: readonly bigint[], lengthUs: bigint): string {
  const fromUs = timesUs.reduce((a, b) => (b < a ? b : a));
  const lastUs = timesUs.reduce((a, b) => (b > a ? b : a));
  return [daysSql(timesUs), ...spanSql('first_at_us', { fromUs, untilUs: lastUs + lengthUs })].join(' and ');
}
