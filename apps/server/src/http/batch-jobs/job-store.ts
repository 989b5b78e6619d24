import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { Warning } from '@theia-astro/endpoints/endpoint';
import { Problem } from '@theia-astro/endpoints/problem';
import type { Sql, Transaction } from '../../database/database.ts';
import type { ResourceOwner } from '../../database/resource-owner.ts';
import { type Claim, keepStoredAnswer } from '../call/idempotency.ts';
import { type JobDocument, jobDocument, type JobRow } from './job-document.ts';
import type { Estimate } from './submit-job.ts';
import type { ItemFrame } from './read-job.ts';
import type { BatchedTask } from '../../jobs/job.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Texts without line breaks as one compressed frame; made in the thread pool. */
export async function packLines(texts: readonly string[]): Promise<Buffer> {
  return compress(Buffer.from(texts.join('\n')));
}

/** The texts of a frame. */
export async function unpackLines(frame: Uint8Array): Promise<readonly string[]> {
  return (await decompress(frame)).toString().split('\n');
}

const UNFINISHED_MAX = 20;
const KEPT_MAX = 1_000;

interface NewJob {
  readonly id: string;
  readonly userId: string;
  readonly keyId: string;
  readonly keyEnds: string;
  readonly apiVersion: string;
  readonly items: number;
  readonly frames: readonly ItemFrame[];
  readonly estimate: Estimate;
  readonly warnings: readonly Warning[];
}

/** The jobs of keys, as their callers see them. A job belongs to the key that sent it. */
export type JobStore = ReturnType<typeof openJobStore>;

export function openJobStore(sql: Sql) {
  const find = async (owner: ResourceOwner, id: string): Promise<JobDocument | null> => {
    const [row] = await sql<
      JobRow[]
    >`select f.* from private.batch_job_facts f where f.id = ${id} and private.is_owned(f.user_id, f.api_key_id, ${owner.userId}, ${owner.keyId})`;
    return row === undefined ? null : jobDocument(row);
  };
  return {
    /**
     * Stores a job whole, together with the answer that `write` makes of it for a repeated Idempotency-Key.
     * @throws Problem 401, 409 idempotency_in_progress, 429 too_many_jobs
     */
    create: (job: NewJob, claim: Claim | null, write: (document: JobDocument) => string): Promise<JobDocument> =>
      sql.begin(async (transaction) => {
        await requireRoom(transaction, job.userId);
        await transaction`
          insert into private.batch_jobs (id, user_id, api_key_id, key_ends, api_version, items, estimate, warnings)
          values (${job.id}, ${job.userId}, ${job.keyId}, ${job.keyEnds}, ${job.apiVersion}, ${job.items},
                  ${JSON.stringify(job.estimate)}::text::json, ${JSON.stringify(job.warnings)}::text::json)`;
        for (const { firstItem, items, frame } of job.frames)
          await transaction`insert into private.batch_job_items (job_id, first_item, items, frame) values (${job.id}, ${firstItem}, ${items}, ${frame})`;
        const [row] = await transaction<JobRow[]>`select f.* from private.batch_job_facts f where f.id = ${job.id}`;
        const document = jobDocument(row!);
        if (claim !== null)
          await keepStoredAnswer(transaction, job.userId, claim, { status: 202, body: write(document) });
        await transaction`select pg_notify('theia_batch_jobs', '')`;
        return document;
      }),
    find,
    /** Newest first. `before`: the job after which the list goes on. */
    list: async (owner: ResourceOwner, limit: number, before: string | null): Promise<readonly JobDocument[]> => {
      const rows = await sql<JobRow[]>`
        select f.* from private.batch_job_facts f where private.is_owned(f.user_id, f.api_key_id, ${owner.userId}, ${owner.keyId})
          and (${before}::text is null or (f.created_at, f.id) < (select b.created_at, b.id from private.batch_jobs b where b.id = ${before} and b.user_id = ${owner.userId}))
        order by f.created_at desc, f.id desc limit ${limit}`;
      return rows.map(jobDocument);
    },
    /** Cancels a job that is not over. Finished items stay. */
    cancel: async (owner: ResourceOwner, id: string): Promise<JobDocument | null> => {
      await sql`
        select private.end_batch_job(j.id, 'cancelled', null) from private.batch_jobs j where j.id = ${id} and private.is_owned(j.user_id, j.api_key_id, ${owner.userId}, ${owner.keyId})`;
      return find(owner, id);
    },
    /** Deletes a job with its results; false: there is none. */
    remove: async (owner: ResourceOwner, id: string): Promise<boolean> =>
      (
        await sql`delete from private.batch_jobs j where j.id = ${id} and private.is_owned(j.user_id, j.api_key_id, ${owner.userId}, ${owner.keyId})`
      ).count > 0,
    /** The lines of the results from an item on, as many as there are. */
    async *lines(id: string, fromItem: number): AsyncGenerator<Uint8Array> {
      for (let item = fromItem; ;) {
        const [row] = await sql<{ first_item: number; items: number; frame: Buffer; outcomes: unknown }[]>`
          select r.first_item, r.items, r.frame, r.outcomes from private.batch_job_results r
          where r.job_id = ${id} and r.first_item + r.items > ${item} order by r.first_item limit 1`;
        if (row === undefined) return;
        const texts = await unpackLines(row.frame);
        const outcomes = row.outcomes as readonly LineOutcome[];
        const lines = texts.map((text, number) => settledLine(text, outcomes[number]!)).slice(item - row.first_item);
        yield Buffer.from(`${lines.join('\n')}\n`);
        item = row.first_item + row.items;
      }
    },
  };
}

/** What the booking decided of a line: its cost, or the line that takes its place. */
export type LineOutcome = string | { readonly line: string };

/** The end of a line as it was before its booking. */
const UNSETTLED = '"0.0000"}';

function settledLine(text: string, outcome: LineOutcome): string {
  if (typeof outcome !== 'string') return outcome.line;
  if (!text.endsWith(UNSETTLED)) throw new TypeError('A line of a job does not end with its cost');
  return `${text.slice(0, -UNSETTLED.length)}"${outcome}"}`;
}

/** Jobs of an account are stored one after the other. A deletion of the account waits, or is found here. */
async function requireRoom(transaction: Transaction, userId: string): Promise<void> {
  const [user] = await transaction`
    select 1 from auth.users where id = ${userId} and deleted_at is null for no key update`;
  if (user === undefined)
    throw new Problem({ code: 'invalid_key', field: null, message: 'This is not a valid API key.' });
  const [count] = await transaction<{ unfinished: number; kept: number }[]>`
    select count(*) filter (where ended_at is null)::int as unfinished, count(*)::int as kept from private.batch_jobs where user_id = ${userId}`;
  if (count!.unfinished >= UNFINISHED_MAX)
    throw new Problem({
      code: 'too_many_jobs',
      field: null,
      message: `The account has ${UNFINISHED_MAX} jobs that are not done.`,
      hint: 'Wait until one is done, or cancel one.',
    });
  if (count!.kept >= KEPT_MAX)
    throw new Problem({
      code: 'too_many_jobs',
      field: null,
      message: `The account has ${KEPT_MAX} jobs whose results are kept.`,
      hint: 'Delete those that you have read: DELETE /jobs/ID.',
    });
}

const AT_ONCE = 10;

/** Deletes jobs whose results have been kept long enough, and gives up those that were not done in that time. */
export const batchJobsTask: BatchedTask = {
  name: 'batch-jobs',
  cron: '*/10 * * * *',
  run: async (transaction) => {
    const stale = await transaction`
      select private.end_batch_job(j.id, 'failed', 'timeout') from private.batch_jobs j
      where j.id in (select o.id from private.batch_jobs o where o.ended_at is null and o.expires_at <= now() limit ${AT_ONCE})`;
    const deleted = await transaction`
      delete from private.batch_jobs
      where id in (select d.id from private.batch_jobs d where d.ended_at is not null and d.expires_at <= now() order by d.expires_at limit ${AT_ONCE})`;
    return stale.count === AT_ONCE || deleted.count === AT_ONCE;
  },
};
