import { Problem } from '@theia-astro/endpoints/problem';
import type { ReportVoice } from '@theia-astro/endpoints/endpoint';
import { type AcceptedSecrets, acceptedSecrets } from '../config/secrets.ts';
import { type Acting, changing } from '../database/acting.ts';
import type { Sql, Transaction } from '../database/database.ts';
import type { ResourceOwner } from '../database/resource-owner.ts';
import { addressHash, newAddressSecret } from '../encoding/address-secret.ts';
import {
  openReport,
  type ReportContent,
  type ReportDocument,
  reportDocument,
  type ReportRow,
  sealReport,
} from './report-document.ts';
import { CHANGED_CHANNEL, TO_WRITE_CHANNEL } from './report-lease.ts';
import type { BatchedTask } from '../jobs/job.ts';

const UNWRITTEN_MAX = 10;
const KEPT_MAX = 5_000;

interface NewReport {
  readonly id: string;
  readonly userId: string;
  readonly keyId: string;
  readonly isTest: boolean;
  readonly kind: string;
  readonly voice: ReportVoice;
  readonly request: ReportContent['request'];
  /** The call that will be charged. */
  readonly call: { readonly id: string; readonly requestId: string; readonly atMs: number };
}

export type ReportStore = ReturnType<typeof openReportStore>;

export function openReportStore(sql: Sql, secrets: AcceptedSecrets) {
  const accepted = acceptedSecrets(secrets);
  const documentOf = (row: ReportRow): ReportDocument => reportDocument(accepted, row);
  const rowOf = async (owner: ResourceOwner, id: string): Promise<ReportRow | undefined> => {
    const [row] = await sql<ReportRow[]>`
      select f.* from private.report_facts f where f.id = ${id} and private.is_owned(f.user_id, f.api_key_id, ${owner.userId}, ${owner.keyId})`;
    return row;
  };
  const content = async (owner: ResourceOwner, id: string): Promise<ReportContent | null> => {
    const row = await rowOf(owner, id);
    return row === undefined ? null : openReport(accepted, id, { cipher: row.content_cipher, secretId: row.secret_id });
  };
  return {
    /**
     * Stores a report that is to be written, in one transaction with what `alongside` writes.
     * @throws Problem 401, 429 too_many_reports, and what `alongside` throws
     */
    create: (report: NewReport, alongside?: (transaction: Transaction) => Promise<void>): Promise<ReportDocument> =>
      sql.begin(async (transaction) => {
        await requireRoom(transaction, report.userId);
        const sealed = sealReport(secrets.secrets, report.id, { request: report.request, answer: null });
        await transaction`
          insert into private.reports (id, user_id, api_key_id, is_test, kind, voice, content_cipher, secret_id, call_id, called_at, request_id)
          values (${report.id}, ${report.userId}, ${report.keyId}, ${report.isTest}, ${report.kind}, ${report.voice}, ${sealed.cipher}, ${sealed.secretId},
                  ${report.call.id}, ${new Date(report.call.atMs)}, ${report.call.requestId})`;
        const [row] = await transaction<ReportRow[]>`select f.* from private.report_facts f where f.id = ${report.id}`;
        await alongside?.(transaction);
        await transaction`select pg_notify(${TO_WRITE_CHANNEL}, '')`;
        return documentOf(row!);
      }),
    /** Puts a report that failed back among those to be written. */
    restart: async (owner: ResourceOwner, id: string) => {
      await sql`
        with again as (
          update private.reports r set status = 'waiting', progress = 0, failure = null, failure_message = null, failures = 0, deaths = 0, ended_at = null
          where r.id = ${id} and r.status = 'failed' and private.is_owned(r.user_id, r.api_key_id, ${owner.userId}, ${owner.keyId}) returning r.id)
        select pg_notify(${TO_WRITE_CHANNEL}, ''), pg_notify(${CHANGED_CHANNEL}, again.id) from again`;
    },
    find: async (owner: ResourceOwner, id: string): Promise<ReportDocument | null> => {
      const row = await rowOf(owner, id);
      return row === undefined ? null : documentOf(row);
    },
    /** Newest first. `before`: the report after which the list goes on. */
    list: async (owner: ResourceOwner, limit: number, before: string | null): Promise<readonly ReportDocument[]> => {
      const rows = await sql<ReportRow[]>`
        select f.* from private.report_facts f where private.is_owned(f.user_id, f.api_key_id, ${owner.userId}, ${owner.keyId})
          and (${before}::text is null or (f.created_at, f.id) < (select b.created_at, b.id from private.reports b where b.id = ${before} and b.user_id = ${owner.userId}))
        order by f.created_at desc, f.id desc limit ${limit}`;
      return rows.map(documentOf);
    },
    /** The answer of a report that is ready; null: there is none. */
    read: async (owner: ResourceOwner, id: string): Promise<ReportContent['answer']> =>
      (await content(owner, id))?.answer ?? null,
    /** The fields of the report request. */
    request: async (owner: ResourceOwner, id: string): Promise<ReportContent['request'] | null> =>
      (await content(owner, id))?.request ?? null,
    /** Deletes a report, also one that is being written: then nothing is charged. False: there is none. */
    remove: async (owner: ResourceOwner, id: string, by: Acting | null = null): Promise<boolean> => {
      const gone = await changing(
        sql,
        by,
        (transaction) => transaction`
        with gone as (delete from private.reports r where r.id = ${id} and private.is_owned(r.user_id, r.api_key_id, ${owner.userId}, ${owner.keyId}) returning r.id)
        select pg_notify(${CHANGED_CHANNEL}, gone.id) from gone`,
      );
      return gone.count > 0;
    },
    /** Gives a report that is ready a new secret address; the one it had ends at once. Null: there is no such report. */
    share: async (owner: ResourceOwner, id: string, by: Acting | null = null): Promise<string | null> => {
      const secret = newAddressSecret();
      const shared = await changing(
        sql,
        by,
        (transaction) => transaction`
        update private.reports r set share_hash = ${addressHash(secret)}, shared_at = now()
        where r.id = ${id} and r.status = 'ready' and private.is_owned(r.user_id, r.api_key_id, ${owner.userId}, ${owner.keyId})`,
      );
      return shared.count === 0 ? null : secret;
    },
    /** Ends the address immediately. False: there is no such report. */
    withdraw: async (owner: ResourceOwner, id: string, by: Acting | null = null): Promise<boolean> => {
      const withdrawn = await changing(
        sql,
        by,
        (transaction) => transaction`
        update private.reports r set share_hash = null, shared_at = null
        where r.id = ${id} and private.is_owned(r.user_id, r.api_key_id, ${owner.userId}, ${owner.keyId})`,
      );
      return withdrawn.count > 0;
    },
    /** The answer of the report at a secret address; null: there is none, or its account is closed. */
    readShared: async (secret: string): Promise<ReportContent['answer']> => {
      const [row] = await sql<{ id: string; content_cipher: Buffer; secret_id: string }[]>`
        select r.id, r.content_cipher, r.secret_id from private.reports r join auth.users u on u.id = r.user_id
        where r.share_hash = ${addressHash(secret)} and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())`;
      return row === undefined
        ? null
        : openReport(accepted, row.id, { cipher: row.content_cipher, secretId: row.secret_id }).answer;
    },
  };
}

/** Reports of an account are stored one after the other. A deletion of the account waits, or is found here. */
async function requireRoom(transaction: Transaction, userId: string): Promise<void> {
  const [user] =
    await transaction`select 1 from auth.users where id = ${userId} and deleted_at is null for no key update`;
  if (user === undefined)
    throw new Problem({ code: 'invalid_key', field: null, message: 'This is not a valid API key.' });
  const [count] = await transaction<{ unwritten: number; kept: number }[]>`
    select count(*) filter (where ended_at is null)::int as unwritten, count(*)::int as kept from private.reports where user_id = ${userId}`;
  if (count!.unwritten >= UNWRITTEN_MAX)
    throw new Problem({
      code: 'too_many_reports',
      field: null,
      message: `The account has ${UNWRITTEN_MAX} reports that are not written yet.`,
      hint: 'Wait until one is ready, or delete one.',
    });
  if (count!.kept >= KEPT_MAX)
    throw new Problem({
      code: 'too_many_reports',
      field: null,
      message: `The account keeps ${KEPT_MAX} reports.`,
      hint: 'Delete those that you no longer need: DELETE /reports/ID.',
    });
}

const AT_ONCE = 50;

/** Deletes reports that failed a week ago: they hold a birth, and nobody reads them. */
export const failedReportsTask: BatchedTask = {
  name: 'failed-reports',
  cron: '17 * * * *',
  run: async (transaction) => {
    const deleted = await transaction`
      delete from private.reports
      where id in (select r.id from private.reports r where r.status = 'failed' and r.ended_at <= now() - interval '7 days' order by r.ended_at limit ${AT_ONCE})`;
    return deleted.count === AT_ONCE;
  },
};
