import type { Sql } from '../../database/database.ts';

/** One row of `private.call_answers`: the answers of some calls of one user. */
export interface Frame {
  readonly userId: string;
  readonly firstAtMs: number;
  readonly callIds: readonly string[];
  readonly ends: readonly number[];
  readonly bytes: Uint8Array;
}

/**
 * Writes frames in one transaction. Frames that are there already are left as they are, and those of closed accounts are left out: such an
 * account's row is locked, so that its deletion sees every frame.
 */
export async function writeFrames(sql: Sql, dictionary: number, frames: readonly Frame[]): Promise<void> {
  let start = 0;
  const rows = frames.map(({ userId, firstAtMs, callIds, ends, bytes }) => {
    const row = { user_id: userId, first_at: new Date(firstAtMs).toISOString(), call_ids: callIds, ends, start };
    start += bytes.length;
    return { ...row, bytes: bytes.length };
  });
  await sql.begin(async (transaction) => {
    // What a crash of PostgreSQL loses is told as lost, so nobody has to wait for the disk.
    await transaction`set local synchronous_commit = off`;
    await transaction`
      with rows as materialized (
        select r.* from json_to_recordset(${JSON.stringify(rows)}::text::json)
          as r (user_id uuid, first_at timestamptz, call_ids uuid[], ends integer[], start integer, bytes integer)
      ), owners as materialized (
        select u.id from auth.users u where u.id in (select r.user_id from rows r) and u.deleted_at is null order by u.id for key share
      )
      insert into private.call_answers (user_id, first_at, id, call_ids, ends, dictionary, frame)
      select r.user_id, r.first_at, r.call_ids[1], r.call_ids, r.ends, ${dictionary}, substring(${Buffer.concat(frames.map(({ bytes }) => bytes))}::bytea from r.start + 1 for r.bytes)
      from rows r join owners o on o.id = r.user_id
      on conflict do nothing`;
  });
}
