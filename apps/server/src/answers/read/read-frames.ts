import type { OpenMovedAnswers } from '../../call-archive/read/moved-answers.ts';
import type { Sql } from '../../database/database.ts';
import { WINDOW_MS, windowStartMs } from '../keep/waiting-answers.ts';
import type { LoggedCall } from './answer-reader.ts';

/** Where an answer is: in a frame, between two positions of its content. */
export interface AnswerPlace {
  readonly callId: string;
  readonly frameId: string;
  /** When the frame's first call arrived, as its store writes it. */
  readonly firstAt: string;
  readonly start: number;
  readonly end: number;
  /** Length of the whole content, which is opened for it. */
  readonly contentBytes: number;
}

export interface StoredFrame {
  readonly id: string;
  readonly dictionary: number;
  readonly frame: Buffer;
}

/** Where frames are kept. A frame of another user is never looked at. */
export interface FrameStore {
  /** Finds the frames with answers of a user's calls. */
  findPlaces(userId: string, calls: readonly LoggedCall[]): Promise<readonly AnswerPlace[]>;
  /** Reads frames of a user. */
  readFrames(
    userId: string,
    places: readonly Pick<AnswerPlace, 'frameId' | 'firstAt'>[],
  ): Promise<readonly StoredFrame[]>;
}

/** The frames in `private.call_answers`. */
export function framesOfTable(sql: Sql): FrameStore {
  return {
    findPlaces: async (userId, calls) => {
      const wanted = calls.map(({ id, createdAtMs }) => ({
        id,
        from_at: new Date(windowStartMs(createdAtMs)).toISOString(),
        until_at: new Date(createdAtMs).toISOString(),
      }));
      const rows = await sql<
        {
          call_id: string;
          frame_id: string;
          first_at: string;
          start_byte: number;
          end_byte: number;
          content_bytes: number;
        }[]
      >`
        select w.id as call_id, f.id as frame_id, f.first_at::text as first_at, coalesce(f.ends[f.position - 1], 0) as start_byte, coalesce(f.ends[f.position], 0) as end_byte, coalesce(f.ends[cardinality(f.ends)], 0) as content_bytes
        from json_to_recordset(${JSON.stringify(wanted)}::text::json) as w (id uuid, from_at timestamptz, until_at timestamptz)
        cross join lateral (
          select a.id, a.first_at, a.ends, array_position(a.call_ids, w.id) as position from private.call_answers a
          where a.user_id = ${userId} and a.first_at >= w.from_at and a.first_at <= w.until_at and w.id = any (a.call_ids) limit 1
        ) f`;
      return rows.map((row) => ({
        callId: row.call_id,
        frameId: row.frame_id,
        firstAt: row.first_at,
        start: row.start_byte,
        end: row.end_byte,
        contentBytes: row.content_bytes,
      }));
    },
    readFrames: async (userId, places) => {
      const wanted = places.map(({ frameId, firstAt }) => ({ id: frameId, first_at: firstAt }));
      return sql<StoredFrame[]>`
        select a.id, a.dictionary, a.frame
        from json_to_recordset(${JSON.stringify(wanted)}::text::json) as w (id uuid, first_at timestamptz)
        join private.call_answers a on a.user_id = ${userId} and a.first_at = w.first_at and a.id = w.id`;
    },
  };
}

/** The frames before an instant, in the call archive. */
export function framesOfArchive(openMovedAnswers: OpenMovedAnswers, movedUntil: string): FrameStore {
  const moved = openMovedAnswers(movedUntil, BigInt(WINDOW_MS) * 1000n);
  return {
    findPlaces: async (userId, calls) => {
      const wanted = calls.map(({ id, createdAtMs }) => ({
        callId: id,
        windowUs: BigInt(windowStartMs(createdAtMs)) * 1000n,
      }));
      const places = await moved.places(userId, wanted);
      return places.map(({ firstAtUs, ...place }) => ({ ...place, firstAt: firstAtUs }));
    },
    readFrames: (userId, places) =>
      moved.frames(
        userId,
        places.map(({ frameId, firstAt }) => ({ frameId, firstAtUs: firstAt })),
      ),
  };
}
