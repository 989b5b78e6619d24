import { idLiteral, uuidLiteral } from '../literals.ts';
import { type ArchiveSelect, askInTime } from './ask.ts';
import { spanSql, type TimeSpan } from './times.ts';

/** A call whose answer is wanted, and when its frame began: from `fromUs` to before `untilUs`. */
export interface WantedAnswer {
  readonly callId: string;
  readonly fromUs: bigint;
  readonly untilUs: bigint;
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

/** Begins a read of the answers of calls before an instant (ISO 8601). */
export type OpenMovedAnswers = (movedUntil: string) => MovedAnswers;

/** Spans that are this near are searched as one. */
const NEAR_US = 60_000_000n;

export function movedAnswersOf(archive: ArchiveSelect): OpenMovedAnswers {
  return (movedUntil) => {
    const ask = askInTime(archive, movedUntil);
    return {
      places: async (userId, wanted) => {
        const spans = merged(wanted).map((span) => `(${spanSql('first_at_us', span).join(' and ')})`);
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
           where user_id = ${uuidLiteral(userId)} and (${spans.join(' or ')}) and call_ids[n] in (${ids.join(', ')})`,
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
        const spans = merged(
          places.map(({ firstAtUs }) => ({ fromUs: BigInt(firstAtUs), untilUs: BigInt(firstAtUs) + 1n })),
        ).map((span) => `(${spanSql('first_at_us', span).join(' and ')})`);
        const wanted = places.map(({ frameId, firstAtUs }) => `(${BigInt(firstAtUs)}, ${idLiteral(frameId)})`);
        const rows = await ask<{ frame_id: string; dictionary_id: number; bytes: string }>(
          `select id as frame_id, dictionary as dictionary_id, hex(frame) as bytes from call_answers
           where user_id = ${uuidLiteral(userId)} and (${spans.join(' or ')}) and (first_at_us, id) in (${wanted.join(', ')})`,
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

/** Spans in order, those that are near each other as one. */
function merged(spans: readonly { readonly fromUs: bigint; readonly untilUs: bigint }[]): readonly TimeSpan[] {
  const found: { fromUs: bigint; untilUs: bigint }[] = [];
  for (const { fromUs, untilUs } of spans.toSorted((a, b) =>
    a.fromUs < b.fromUs ? -1 : Number(a.fromUs > b.fromUs),
  )) {
    const last = found.at(-1);
    if (last === undefined || fromUs > last.untilUs + NEAR_US) found.push({ fromUs, untilUs });
    else if (untilUs > last.untilUs) last.untilUs = untilUs;
  }
  return found;
}
