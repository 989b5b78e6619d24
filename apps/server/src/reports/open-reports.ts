import type { Endpoint, ReportVoice } from '@theia-astro/endpoints/endpoint';
import { Problem } from '@theia-astro/endpoints/problem';
import type { TokenBuckets } from '../processes/token-bucket.ts';
import type { Transaction } from '../database/database.ts';
import type { Account } from '../metering/account.ts';
import { admit } from '../metering/admission.ts';
import { chargeOf } from '../metering/charge.ts';
import { newCallId } from '../metering/call-id.ts';
import type { Metering } from '../metering/metering.ts';
import type { ResourceOwner } from '../database/resource-owner.ts';
import type { ReportStore } from './report-store.ts';
import type { ReportChanges } from './report-changes.ts';
import type { ReportDocument } from './report-document.ts';

export interface AskedReport {
  readonly account: Account;
  /** The fields of `/report`, without the key. */
  readonly request: Readonly<Record<string, unknown>>;
  /** The same, parsed. */
  readonly parsed: unknown;
  readonly kind: string;
  readonly voice: ReportVoice;
  readonly nowMs: number;
  /** Written in the transaction that stores the report. */
  readonly alongside?: (transaction: Transaction, id: string) => Promise<void>;
}

/** Kept reports, for the API and the dashboard. */
export type Reports = ReturnType<typeof openReports>;

export interface ReportsOptions {
  readonly store: ReportStore;
  readonly changes: ReportChanges;
  readonly hasModel: boolean;
  readonly metering: Pick<Metering, 'prices'>;
  /** Reports that an account may still ask the language model for without paying one. */
  readonly unpaid: Pick<TokenBuckets, 'take'>;
  readonly endpoint: Endpoint;
}

export function openReports({ store, changes, hasModel, metering, unpaid, endpoint }: ReportsOptions) {
  const requireWritable = ({ account, parsed, voice }: Pick<AskedReport, 'account' | 'parsed' | 'voice'>): void => {
    if (voice === 'model' && !hasModel)
      throw new Problem({
        code: 'model_unavailable',
        field: 'voice',
        message: 'This installation has no language model.',
        hint: 'Leave voice out: the report is then composed from our own texts.',
      });
    if (voice === 'model' && account.isTest)
      throw new Problem({
        code: 'model_unavailable',
        field: 'voice',
        message: 'The language model writes for live keys only.',
        hint: 'Leave voice out, or use a live key.',
      });
    admit(account, chargeOf(endpoint.need(parsed)), metering.prices());
    if (voice === 'model' && unpaid.take(account.userId) > 0)
      throw new Problem({
        code: 'too_many_reports',
        field: 'voice',
        message: 'The language model has written many reports of this account that were never paid.',
        hint: 'Leave voice out, or try again in a few minutes.',
      });
  };
  return {
    store,
    hasModel,
    /** Stores a report that is to be written. Nothing is charged before it is. @throws Problem 402, 403, 422, 429 */
    ask: (report: AskedReport): Promise<ReportDocument> => {
      requireWritable(report);
      const { account, request, kind, voice, nowMs, alongside } = report;
      const { uuid, requestId } = newCallId(nowMs);
      const id = requestId.replace('req_', 'rep_');
      return store.create(
        {
          id,
          userId: account.userId,
          keyId: account.keyId,
          isTest: account.isTest,
          kind,
          voice,
          request,
          call: { id: uuid, requestId, atMs: nowMs },
        },
        alongside === undefined ? undefined : (transaction) => alongside(transaction, id),
      );
    },
    /** Writes a report that failed once more, as the same report. @throws Problem as `ask` */
    askAgain: async (owner: ResourceOwner, id: string, report: Pick<AskedReport, 'account' | 'parsed' | 'voice'>) => {
      const found = await store.find(owner, id);
      if (found?.status !== 'failed') return;
      requireWritable(report);
      await store.restart(owner, id);
    },
    /** The report once it is ready or failed, or as it is after so long; null: it was deleted. */
    ended: async (owner: ResourceOwner, id: string, milliseconds: number): Promise<ReportDocument | null> => {
      const untilMs = performance.now() + milliseconds;
      for (;;) {
        const left = untilMs - performance.now();
        // Begins to listen before it looks: no change is missed between the two.
        const change = left > 0 ? changes.next(id, left) : null;
        const report = await store.find(owner, id);
        if (report === null || report.ended_at !== null || change === null) return report;
        await change;
      }
    },
    /** A report at once and at each change, until it is ready, failed or deleted; null: nothing changed for so long. */
    async *follow(owner: ResourceOwner, id: string, quietMs: number): AsyncGenerator<ReportDocument | null> {
      let told = '';
      for (;;) {
        const change = changes.next(id, quietMs);
        const report = await store.find(owner, id);
        if (report === null) return;
        const now = JSON.stringify(report);
        yield now === told ? null : report;
        told = now;
        if (report.ended_at !== null) return;
        await change;
      }
    },
  };
}
