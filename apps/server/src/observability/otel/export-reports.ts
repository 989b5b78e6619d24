import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import type { Logger } from 'pino';
import { outsideTraces } from '../spans.ts';

/** Hears the result of each export. */
export type ExportReports = (result: ExportResult) => void;

/** Logs once when the collector takes nothing any more, and once when it does again. */
export function exportReports(log: Logger): ExportReports {
  let isFailing = false;
  return ({ code, error }) => {
    const fails = code === ExportResultCode.FAILED;
    if (fails === isFailing) return;
    isFailing = fails;
    outsideTraces(() => {
      if (fails) log.warn({ reason: reasonOf(error) }, 'telemetry cannot be sent to the collector');
      else log.warn('telemetry is sent to the collector again');
    });
  };
}

/** Without what the collector answered or where it is: a URL or an answer may hold a credential. */
function reasonOf(error: (Error & { readonly code?: unknown }) | undefined): string {
  const cause = error?.cause instanceof Error ? (error.cause as Error & { readonly code?: unknown }) : undefined;
  for (const code of [error?.code, cause?.code])
    if (typeof code === 'string' || typeof code === 'number') return String(code);
  return error?.name ?? 'unknown';
}

interface Exporter<Item> {
  export(items: Item, done: (result: ExportResult) => void): void;
}

/** The exporter itself, whose results are reported and then count as sent: nothing else is to be done about them. */
export function reported<Item, Kind extends Exporter<Item>>(
  exporter: Kind & Exporter<Item>,
  reports: ExportReports,
): Kind {
  const send = exporter.export.bind(exporter);
  exporter.export = (items, done) =>
    send(items, (result) => {
      reports(result);
      done({ code: ExportResultCode.SUCCESS });
    });
  return exporter;
}
