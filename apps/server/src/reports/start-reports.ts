import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import type { Logger } from 'pino';
import type { Base } from '../base.ts';
import type { Compute } from '../compute/compute.ts';
import { batchedTask, type Task } from '../jobs/job.ts';
import type { Metering } from '../metering/metering.ts';
import { createTokenBuckets } from '../processes/token-bucket.ts';
import type { ModelAccess } from '../report-model/model.ts';
import { openReports, type Reports } from './open-reports.ts';
import { openReportChanges } from './report-changes.ts';
import { failedReportsTask, openReportStore } from './report-store.ts';
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

interface ReportsDependencies extends Base {
  readonly compute: Compute;
  readonly metering: Metering;
  readonly catalog: readonly Endpoint[];
  readonly model: ModelAccess | null;
  readonly now: () => number;
}

/** Opens the store of kept reports and starts writing them; null where no product of the catalogue is kept. */
export async function startReports(dependencies: ReportsDependencies): Promise<OpenReports | null> {
  const { config, database, log, metrics, workerBus, compute, metering, catalog, model, now } = dependencies;
  const endpoint = catalog.find(({ kept }) => kept !== undefined);
  if (endpoint === undefined) return null;
  const { sql } = database;
  const changes = await openReportChanges(sql);
  const rewrite = model === null ? null : await rewriter(model, log);
  const unpaid = createTokenBuckets(UNPAID, now, workerBus.share('unpaid-model-reports'));
  const worker = await openReportWorker({
    sql,
    secrets: config,
    compute,
    metering,
    endpoint,
    rewrite,
    log,
    onEnded: (outcome, { userId, voice }) => {
      if (outcome === 'ready' && voice === 'model') unpaid.giveBack(userId);
      metrics.reports.inc({ outcome, voice });
    },
  });
  return {
    reports: openReports({
      store: openReportStore(sql, config),
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
