import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import type { Logger } from 'pino';
import type { Compute } from '../compute/compute.ts';
import type { AcceptedSecrets } from '../config/secrets.ts';
import type { Database } from '../database/database.ts';
import type { Metering } from '../metering/metering.ts';
import type { ModelAccess } from '../report-model/model.ts';
import { openReports, type Reports } from './open-reports.ts';
import { openReportChanges } from './report-changes.ts';
import { openReportStore } from './report-store.ts';
import { openReportWorker, type ReportWorkerOptions } from './report-worker.ts';
import { rewriter } from './rewriter.ts';

export interface OpenReports {
  readonly reports: Reports;
  /** POST /report. */
  readonly endpoint: Endpoint;
  readonly metering: Metering;
  close(): Promise<void>;
}

export interface ReportsDependencies extends Pick<ReportWorkerOptions, 'onEnded'> {
  readonly database: Database;
  readonly secrets: AcceptedSecrets;
  readonly compute: Compute;
  readonly metering: Metering;
  readonly catalog: readonly Endpoint[];
  readonly model: ModelAccess | null;
  readonly log: Logger;
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
  onEnded,
}: ReportsDependencies): Promise<OpenReports | null> {
  const endpoint = catalog.find(({ kept, product }) => kept !== undefined && product === undefined);
  if (endpoint === undefined) return null;
  const { sql } = database;
  const changes = await openReportChanges(sql);
  const rewrite = model === null ? null : await rewriter(model, log);
  const worker = await openReportWorker({
    sql,
    secrets,
    compute,
    metering,
    endpoint,
    rewrite,
    log,
    ...(onEnded === undefined ? {} : { onEnded }),
  });
  return {
    reports: openReports({
      store: openReportStore(sql, secrets),
      changes,
      hasModel: rewrite !== null,
      metering,
      endpoint,
    }),
    endpoint,
    metering,
    close: async () => {
      await worker.close();
      await changes.close();
    },
  };
}
