import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Sql } from '../../database/database.ts';
import type { BookedAnswer } from '../../metering/metered-call.ts';
import type { Dictionary } from '../frame/frame.ts';
import { type FrameThread, frameThread } from './frame-thread.ts';
import { type AnswerGroup, waitingAnswers } from './waiting-answers.ts';

interface KeepOptions {
  readonly sql: Sql;
  readonly dictionary: Dictionary;
  readonly log: Logger;
  /** Called with answers that were written, and with answers that were dropped. */
  readonly onWritten?: (answers: number, bytes: number, compressedBytes: number) => void;
  readonly onLost?: (answers: number) => void;
  /** The largest number of bytes that wait in memory. */
  readonly bytesMax?: number;
  /** How long an answer waits for others of its user. */
  readonly gatherMs?: number;
  /** How long `close` waits for a database that does not answer. */
  readonly patienceMs?: number;
}

/** Keeps the answers of booked calls, in the background. */
export type AnswerKeeper = ReturnType<typeof keepAnswers>;

const BYTES_MAX = 32_000_000;
const GATHER_MS = 1_000;
const PATIENCE_MS = 5_000;
const ROUND_BYTES_MAX = 4_000_000;
const RETRY_MS = 250;
const RETRY_MS_MAX = 5_000;
const TELL_EVERY_MS = 1_000;
/** Retries of a round whose thread or statement fails while the database responds. */
const TRIES_MAX = 5;

/**
 * Gathers answers for a moment, by user, and has one thread compress each group to a frame, which is then written. A frame has one owner: what
 * belongs to an account can be deleted with it, and no frame that is opened for one user holds an answer of another.
 */
export function keepAnswers({
  sql,
  dictionary,
  log,
  onWritten,
  onLost,
  bytesMax = BYTES_MAX,
  gatherMs = GATHER_MS,
  patienceMs = PATIENCE_MS,
}: KeepOptions) {
  const groups = waitingAnswers();
  const byId = new Map<string, BookedAnswer>();
  const thread = frameThread(dictionary.content);
  let dictionaryId: Promise<number> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let hurry = false;
  let lost = 0;
  let toldAtMs = Number.NEGATIVE_INFINITY;
  let giveUpAtMs = Number.POSITIVE_INFINITY;

  const forget = (answers: readonly BookedAnswer[]): void => {
    for (const { id } of answers) byId.delete(id);
  };
  const lose = (answers: readonly BookedAnswer[], why: string, error?: unknown): void => {
    if (answers.length === 0) return;
    forget(answers);
    onLost?.(answers.length);
    lost += answers.length;
    // An overload is logged once a second, not with every call.
    if (performance.now() < toldAtMs + TELL_EVERY_MS) return;
    log.error({ err: error, answers: lost, firstCall: answers[0]!.id, why }, 'answers could not be kept');
    toldAtMs = performance.now();
    lost = 0;
  };

  const number = (): Promise<number> =>
    (dictionaryId ??= knownDictionary(sql, dictionary).catch((error: unknown) => {
      dictionaryId = null;
      throw error;
    }));

  /** Compresses and writes groups, and tries again until that is done or hopeless. */
  const store = async (taken: readonly AnswerGroup[]): Promise<void> => {
    const answers = taken.flatMap((group) => group.answers);
    let frames: readonly Frame[] | null = null;
    for (let tries = 1; ; tries += 1) {
      try {
        frames ??= await makeFrames(thread, taken);
        await writeFrames(sql, await number(), frames);
        forget(answers);
        onWritten?.(
          answers.length,
          frames.reduce((sum, { ends }) => sum + (ends.at(-1) ?? 0), 0),
          frames.reduce((sum, { bytes }) => sum + bytes.length, 0),
        );
        return;
      } catch (error) {
        if (performance.now() >= giveUpAtMs) {
          lose(answers, 'the server is closing', error);
          return;
        }
        if (tries >= TRIES_MAX && (await answersQuery(sql))) {
          lose(answers, 'they were refused', error);
          return;
        }
        log.warn({ err: error, answers: answers.length }, 'answers could not be written yet');
        await sleep(Math.min(RETRY_MS_MAX, RETRY_MS * 2 ** (tries - 1), Math.max(0, giveUpAtMs - performance.now())));
      }
    }
  };

  const run = async (): Promise<void> => {
    for (;;) {
      const taken = groups.take(hurry ? Number.POSITIVE_INFINITY : performance.now() - gatherMs, ROUND_BYTES_MAX);
      if (taken.length === 0) return;
      await store(taken);
    }
  };

  const pump = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    running ??= run().finally(() => {
      running = null;
      schedule();
    });
  };

  const schedule = (): void => {
    const { oldestMs } = groups;
    if (timer !== null || running !== null || oldestMs === null) return;
    timer = setTimeout(pump, Math.max(0, oldestMs + gatherMs - performance.now()));
    timer.unref();
  };

  const flush = async (): Promise<void> => {
    hurry = true;
    do {
      pump();
      await running;
    } while (groups.oldestMs !== null);
    hurry = false;
  };

  return {
    /** Takes answers over. Never waits and never throws: answers for which there is no room are lost, the oldest first. */
    keep: (answers: readonly BookedAnswer[]) => {
      const nowMs = performance.now();
      let complete = false;
      for (const answer of answers) {
        byId.set(answer.id, answer);
        complete = groups.add(answer, nowMs) || complete;
      }
      if (groups.bytes > bytesMax) lose(groups.dropOldest(bytesMax), 'too many wait to be written');
      if (complete) pump();
      else schedule();
    },
    /** The answer of a call that is not written yet. */
    waiting: (callId: string): BookedAnswer | undefined => byId.get(callId),
    /** Resolves when everything taken over so far is written or given up. */
    flush,
    /** Writes what it has, then ends. */
    close: async () => {
      giveUpAtMs = performance.now() + patienceMs;
      await flush();
      if (timer !== null) clearTimeout(timer);
      await thread.close();
    },
  };
}

async function makeFrames(thread: FrameThread, groups: readonly AnswerGroup[]): Promise<readonly Frame[]> {
  const made = await thread.make(groups.map(({ answers }) => answers.map(({ bytes }) => bytes)));
  return groups.map(({ userId, answers }, index) => {
    let end = 0;
    return {
      userId,
      firstAtMs: Math.min(...answers.map(({ createdAtMs }) => createdAtMs)),
      callIds: answers.map(({ id }) => id),
      ends: answers.map(({ bytes }) => (end += bytes.byteLength)),
      bytes: made[index]!,
    };
  });
}

/** Whether the database responds. */
async function answersQuery(sql: Sql): Promise<boolean> {
  try {
    await sql`select 1 as one`;
    return true;
  } catch {
    return false;
  }
}

/** The number of a dictionary in the database, where it is added if it is new. */
export async function knownDictionary(sql: Sql, { digest, content }: Dictionary): Promise<number> {
  const find = () => sql<{ id: number }[]>`select id from private.answer_dictionaries where digest = ${digest}`;
  const [known] = await find();
  if (known !== undefined) return known.id;
  await sql`insert into private.answer_dictionaries (digest, content) values (${digest}, ${content}) on conflict (digest) do nothing`;
  const [added] = await find();
  if (added === undefined) throw new Error('the dictionary of answers could not be stored');
  return added.id;
}

/** One row of `private.call_answers`: the answers of some calls of one user. */
interface Frame {
  readonly userId: string;
  readonly firstAtMs: number;
  readonly callIds: readonly string[];
  readonly ends: readonly number[];
  readonly bytes: Uint8Array;
}

/**
 * Writes frames in one statement. Frames that are there already are left as they are, and those of closed accounts are left out: such an
 * account's row is locked, so that its deletion sees every frame.
 */
export async function writeFrames(sql: Sql, dictionary: number, frames: readonly Frame[]): Promise<void> {
  let start = 0;
  const rows = frames.map(({ userId, firstAtMs, callIds, ends, bytes }) => {
    const row = { user_id: userId, first_at: new Date(firstAtMs).toISOString(), call_ids: callIds, ends, start };
    start += bytes.length;
    return { ...row, bytes: bytes.length };
  });
  // Responses that a crash of PostgreSQL loses are reported as lost, so the commit need not wait for the disk.
  await sql`
    with waits_for_disk as materialized (
      select set_config('synchronous_commit', 'off', true)
    ), rows as materialized (
      select r.* from json_to_recordset(${JSON.stringify(rows)}::text::json)
        as r (user_id uuid, first_at timestamptz, call_ids uuid[], ends integer[], start integer, bytes integer)
    ), owners as materialized (
      select u.id from auth.users u where u.id in (select r.user_id from rows r) and u.deleted_at is null order by u.id for key share
    )
    insert into private.call_answers (user_id, first_at, id, call_ids, ends, dictionary, frame)
    select r.user_id, r.first_at, r.call_ids[1], r.call_ids, r.ends, ${dictionary}, substring(${Buffer.concat(frames.map(({ bytes }) => bytes))}::bytea from r.start + 1 for r.bytes)
    from waits_for_disk, rows r join owners o on o.id = r.user_id
    on conflict do nothing`;
}
