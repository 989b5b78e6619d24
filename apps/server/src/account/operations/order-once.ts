import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '@theia-astro/endpoints/problem';
import { type Claim, type Idempotency, keepStoredAnswer, requestHash } from '../../http/call/idempotency.ts';
import type { AskedReport, Reports } from '../../reports/open-reports.ts';
import { OperationError } from './operation.ts';

/** How long an order waits for one of the same preview that is being stored. */
const PATIENCE_MS = 5_000;
const LOOK_MS = 50;

/**
 * Orders a report once per preview and voice: a second tab, a second tap and a retry after a lost response get the report of the first order.
 * @returns the id of the report
 * @throws Problem as `Reports.ask`; 409 idempotency_key_reused for the preview of another request
 * @throws OperationError 409 when that report has been deleted
 */
export async function orderOnce(
  { reports, idempotency }: { readonly reports: Reports; readonly idempotency: Idempotency },
  previewId: string,
  report: AskedReport,
): Promise<string> {
  const { account, voice, request } = report;
  const key = `preview ${previewId} ${voice}`;
  return whenFree(async () => {
    const claim = await idempotency.begin(account.userId, key, requestHash('buy-report', '', JSON.stringify(request)));
    if (!('release' in claim)) return ordered(reports, report, claim.body);
    return storing(reports, report, claim);
  });
}

async function storing(reports: Reports, report: AskedReport, claim: Claim): Promise<string> {
  try {
    const { id } = await reports.ask({
      ...report,
      alongside: (transaction, id) =>
        keepStoredAnswer(transaction, report.account.userId, claim, { status: 202, body: id }),
    });
    return id;
  } finally {
    claim.release();
  }
}

async function ordered(reports: Reports, { account }: AskedReport, id: string): Promise<string> {
  if ((await reports.store.find({ userId: account.userId, keyId: null }, id)) !== null) return id;
  throw new OperationError(409, 'This report was ordered and then deleted. Preview it again to buy a new one.', 'gone');
}

/** Tries again while another tab is storing the order. */
async function whenFree<T>(work: () => Promise<T>): Promise<T> {
  const lastMs = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isBusy = error instanceof Problem && error.code === 'idempotency_in_progress';
      if (!isBusy || performance.now() > lastMs) throw error;
      await sleep(LOOK_MS);
    }
  }
}
