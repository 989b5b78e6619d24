import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { Problem, type ProblemCode } from '@theia-astro/endpoints/problem';
import type { ReportStage } from '@theia-astro/endpoints/reports/report-paths';
import type { Logger } from 'pino';
import type { Compute } from '../compute/compute.ts';
import { type AcceptedSecrets, acceptedSecrets } from '../config/secrets.ts';
import type { Sql } from '../database/database.ts';
import type { Account } from '../metering/account.ts';
import { admit, refusalProblem } from '../metering/admission.ts';
import { type Charge, chargeOf } from '../metering/charge.ts';
import { isUnavailable } from '../metering/database-failure.ts';
import { MeteringUnavailable } from '../metering/group-commit.ts';
import type { MeteredCall, Settlement } from '../metering/metered-call.ts';
import type { Metering } from '../metering/metering.ts';
import { usdText } from '../metering/money.ts';
import { LeaseLost, openLeasedWork, unlessAborted } from '../jobs/leased-work.ts';
import {
  failReport,
  isAnyReportUnwritten,
  keepReport,
  releaseLease,
  TO_WRITE_CHANNEL,
  type ReportLease,
  takeReport,
  reportProgress,
} from './report-lease.ts';
import { openReport, sealReport } from './report-document.ts';

/** How soon a report is found whose node died, and one that waits for its account's turn. */
const LOOK_EVERY_MS = 2_000;
/** A language model writes for a minute or more, and takes no processor time here. */
const AT_ONCE = 8;
/** A report that failed so often through our fault is given up. */
const FAILURES_MAX = 5;
/** One whose process died so often brings processes down: an operator who restarts or kills does not do it so often while a report is written. */
const DEATHS_MAX = 50;

type Answer = Readonly<Record<string, unknown>>;
export type TellStage = (stage: ReportStage, progress: number) => void;

/** Writes the answer of `/report` anew with the operator's language model. Absent: there is none. */
export type Rewrite = (answer: Answer, tell: TellStage, signal: AbortSignal) => Promise<Answer>;

export interface ReportWorkerOptions {
  readonly sql: Sql;
  readonly secrets: AcceptedSecrets;
  readonly compute: Pick<Compute, 'run'>;
  readonly metering: Pick<Metering, 'readAccountOfKey' | 'prices' | 'settleInTransaction'>;
  readonly endpoint: Endpoint;
  readonly rewrite: Rewrite | null;
  readonly log: Logger;
  readonly onEnded?: (outcome: 'ready' | 'failed', report: Pick<ReportLease, 'userId' | 'voice'>) => void;
}

/**
 * Writes kept reports. What is written is charged in the transaction that makes it ready: a killed process leaves neither a charge without a report nor a
 * report without a charge.
 */
export function openReportWorker(options: ReportWorkerOptions) {
  const { sql, log } = options;
  return openLeasedWork<ReportLease>({
    sql,
    log,
    what: 'reports',
    table: 'private.reports',
    channel: TO_WRITE_CHANNEL,
    atOnce: AT_ONCE,
    closingMs: 0,
    take: (holder) => takeReport(sql, holder),
    untilNextMs: async () => ((await isAnyReportUnwritten(sql)) ? LOOK_EVERY_MS : null),
    perform: (lease, signal) => write(lease, options, signal),
  });
}

async function write(lease: ReportLease, options: ReportWorkerOptions, signal: AbortSignal): Promise<void> {
  const { sql, log, onEnded } = options;
  const giveUp = async (why: Problem = ourFault()): Promise<void> => {
    await failReport(sql, lease, why);
    onEnded?.('failed', lease);
  };
  try {
    if (lease.deaths > DEATHS_MAX) return await giveUp();
    const refused = await writeAndBook(lease, options, signal);
    onEnded?.(refused === null ? 'ready' : 'failed', lease);
  } catch (error) {
    if (error instanceof LeaseLost) return;
    if (error instanceof Problem && error.status < 500) return await giveUp(error);
    const hasFailed = !signal.aborted && !isUnavailable(error) && !(error instanceof MeteringUnavailable);
    if (hasFailed && lease.failures + 1 >= FAILURES_MAX) {
      log.error({ err: error }, 'a report could not be written, and is given up');
      return await giveUp();
    }
    await releaseLease(sql, lease, hasFailed).catch(() => {});
    throw error;
  }
}

/**
 * Its end is in the transaction that books its call.
 * @returns why it was refused; null: it is ready, and charged. @throws Problem, LeaseLost
 */
async function writeAndBook(
  lease: ReportLease,
  { sql, secrets, compute, metering, endpoint, rewrite }: ReportWorkerOptions,
  signal: AbortSignal,
): Promise<Problem | null> {
  const begunMs = performance.now();
  const account = await usableAccount(lease, metering);
  const { request } = openReport(acceptedSecrets(secrets), lease.id, lease.sealed);
  const nowMs = lease.calledAt.getTime();
  const charge = chargeOf(endpoint.need(endpoint.parse(request, nowMs)));
  admit(account, charge, metering.prices());
  const computed = await unlessAborted(
    signal,
    compute.run(
      {
        path: endpoint.path,
        input: request,
        holdsKey: false,
        nowMs,
        requestId: lease.requestId,
        account: null,
        form: null,
        wantsTag: false,
      },
      { name: `report of ${lease.userId}`, isLong: false },
    ),
  );
  const composed = JSON.parse(computed.json.toString()) as Answer;
  const answer = lease.voice === 'model' ? await rewritten(composed, lease, sql, rewrite, signal) : composed;
  const sealed = sealReport(secrets.secrets, lease.id, { request, answer });
  const call: MeteredCall = {
    id: lease.callId,
    createdAtMs: nowMs,
    userId: lease.userId,
    keyId: account.keyId,
    isTest: account.isTest,
    isApp: account.isApp,
    requestId: lease.requestId,
    method: 'POST',
    path: endpoint.path,
    status: 200,
    requestType: endpoint.name,
    charge,
    charged: true,
    processingMs: Math.round((performance.now() - begunMs) * 1_000) / 1_000,
    errorMessage: null,
    requestPayload: null,
    responsePayload: null,
    idempotency: null,
  };
  signal.throwIfAborted();
  let refused: Problem | null = null;
  await metering.settleInTransaction([call], async (transaction, [booked]) => {
    refused = refusalOf(booked!, account, charge);
    if (refused === null) await keepReport(transaction, lease, sealed, usdText(booked!.cost));
    else await failReport(transaction, lease, refused);
  });
  return refused;
}

function refusalOf({ refusal }: Settlement, account: Account, charge: Charge): Problem | null {
  switch (refusal) {
    case null:
      return null;
    case 'account_gone':
    case 'idempotency_in_progress':
      throw new LeaseLost();
    default:
      return refusalProblem(refusal, account, charge);
  }
}

/** @throws Problem 401 when the key that pays may not be used any more */
async function usableAccount({ keyId }: ReportLease, metering: ReportWorkerOptions['metering']): Promise<Account> {
  const account = keyId === null ? null : await metering.readAccountOfKey(keyId);
  if (account === null || !account.usable) throw gone('revoked_key', 'The key that was to pay is not active any more.');
  const { expiresAtMs } = account.limits;
  if (expiresAtMs !== null && expiresAtMs <= performance.now())
    throw gone('expired_key', 'The key that was to pay has expired.');
  return account;
}

async function rewritten(
  composed: Answer,
  lease: ReportLease,
  sql: Sql,
  rewrite: Rewrite | null,
  signal: AbortSignal,
): Promise<Answer> {
  // It was there when the report was asked for; the operator has taken it away since.
  if (rewrite === null)
    throw new Problem({
      code: 'model_unavailable',
      field: 'voice',
      message: 'This installation has no language model any more.',
    });
  let telling: Promise<void> = Promise.resolve();
  const tell: TellStage = (stage, progress) => {
    telling = telling.then(() => reportProgress(sql, lease, stage, progress)).catch(() => {});
  };
  const answer = await unlessAborted(signal, rewrite(composed, tell, signal));
  await telling;
  return answer;
}

const gone = (code: ProblemCode, message: string): Problem => new Problem({ code, field: null, message });

function ourFault(): Problem {
  return gone('internal_error', 'The report could not be written, through our fault. It was not charged.');
}
