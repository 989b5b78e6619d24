import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import type { Logger } from 'pino';
import type { Compute } from '../compute/compute.ts';
import type { AcceptedSecrets } from '../config/secrets.ts';
import type { Database } from '../database/database.ts';
import { batchedTask, type Task } from '../jobs/job.ts';
import type { Metering } from '../metering/metering.ts';
import { ALONE, type WorkerBus } from '../processes/worker-bus.ts';
import { createTokenBuckets } from '../processes/token-bucket.ts';
import type { ModelAccess } from '../report-model/model.ts';
import { openReports, type Reports } from './open-reports.ts';
import { openReportChanges } from './report-changes.ts';
import { failedReportsTask, openReportStore } from './report-store.ts';
import type { ReportLease } from './report-lease.ts';
import { openReportWorker, type Rewrite } from './report-worker.ts';
import { namesOfAnswer, reportOfAnswer, withRewriting } from './preview.ts';

/** The model costs the operator, and a report that is deleted before it is ready costs its account nothing. */
const UNPAID = { capacity: 20, refillPerSecond: 20 / 3_600 };

export interface OpenReports {
  readonly reports: Reports;
  readonly endpoint: Endpoint;
  readonly metering: Metering;
  readonly tasks: readonly Task[];
  close(): Promise<void>;
}

interface ReportsDependencies {
  readonly database: Database;
  readonly secrets: AcceptedSecrets;
  readonly compute: Compute;
  readonly metering: Metering;
  readonly catalog: readonly Endpoint[];
  readonly model: ModelAccess | null;
  readonly log: Logger;
  readonly now: () => number;
  readonly workerBus?: WorkerBus;
  readonly onEnded?: (outcome: 'ready' | 'failed', voice: ReportLease['voice']) => void;
}

/** Opens the store of kept reports and starts writing them; null where no product of the catalogue is kept. */
export async function startReports({
  database,
  secrets,
  compute,
  metering,
  catalog,
  model,
  log,
  now,
  workerBus = ALONE,
  onEnded,
}: ReportsDependencies): Promise<OpenReports | null> {
  const endpoint = catalog.find(({ kept }) => kept !== undefined);
  if (endpoint === undefined) return null;
  const { sql } = database;
  const changes = await openReportChanges(sql);
  const rewrite = model === null ? null : await rewriter(model, log);
  const unpaid = createTokenBuckets(UNPAID, now, workerBus.share('unpaid-model-reports'));
  const worker = await openReportWorker({
    sql,
    secrets,
    compute,
    metering,
    endpoint,
    rewrite,
    log,
    onEnded: (outcome, { userId, voice }) => {
      if (outcome === 'ready' && voice === 'model') unpaid.giveBack(userId);
      onEnded?.(outcome, voice);
    },
  });
  return {
    reports: openReports({
      store: openReportStore(sql, secrets),
      changes,
      hasModel: rewrite !== null,
      metering,
      unpaid,
      endpoint,
    }),
    endpoint,
    metering,
    tasks: [batchedTask(failedReportsTask)],
    close: async () => {
      await worker.close();
      await changes.close();
    },
  };
}

/** Rephrases reports with the operator's language model. The client of its protocol is loaded only if a model is configured. */
async function rewriter(access: ModelAccess, log: Logger): Promise<Rewrite> {
  const { openModel } = await import('../report-model/model.ts');
  const { rephraseReport } = await import('../report-model/rephrase-report.ts');
  const model = openModel(access);
  return async (answer, tell, signal) =>
    withRewriting(
      answer,
      await rephraseReport(reportOfAnswer(answer), model, {
        names: namesOfAnswer(answer),
        tell,
        signal,
        onRefused: (faults) =>
          log.warn({ faults: faults.length, first: faults[0] }, 'a response of the language model was rejected'),
      }),
    );
}
