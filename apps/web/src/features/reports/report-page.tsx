import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ChevronRight } from '@/components/icons/icons.tsx';
import { ReportArticle } from '@/components/report/report-article.tsx';
import { TopUpAiBalance } from '@/components/top-up-ai-balance.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import type { Report } from '@/lib/resources.ts';
import { DeleteButton } from './delete-button.tsx';
import { DownloadButton } from './download-button.tsx';
import { type Draft, draftOfRequest } from './draft.ts';
import { kindTitle } from './kinds.ts';
import { reloadReports, reportQuery, reportTextQuery } from './operations.ts';
import { isUnpaid, reportName } from './report-words.ts';
import { ShareButton } from './share-button.tsx';

/** Why a report could not be written, and how to go on. */
function FailedReport({ report, onReuse }: { report: Report; onReuse: (() => void) | null }) {
  return (
    <Card aria-labelledby="failed-title" className="grid justify-items-start gap-5 p-5 sm:p-10">
      <h1 id="failed-title" className="text-heading">
        {kindTitle(report.kind)}: not written
      </h1>
      <Alert tone="bad" className="w-full max-w-[39rem]">
        {report.failure_message ?? 'The report could not be written.'} Nothing was charged.
      </Alert>
      <div className="flex flex-wrap items-center gap-3">
        {isUnpaid(report) ? <TopUpAiBalance /> : null}
        {onReuse === null ? null : (
          <Button size="small" onClick={onReuse}>
            Change and try again
          </Button>
        )}
      </div>
    </Card>
  );
}

const WORDS = {
  composing: 'Reading the chart and choosing what to say…',
  rewriting: 'Writing it in one voice…',
  checking: 'Checking every sentence against the chart…',
} as const;
/** A composed report takes a second, one by a language model a minute or two. */
const LONG_MS = { composed: 15_000, model: 180_000 } as const;

interface ReportProgressProps {
  report: Report;
  /** When it was as shown. */
  nowMs: number;
  /** The last try to read it failed. */
  isStale: boolean;
}

/** How far a report is. */
function ReportProgress({ report, nowMs, isStale }: ReportProgressProps) {
  const { kind, stage, progress, voice, created_at: createdAt } = report;
  const percent = Math.round(progress * 100);
  const isLong = nowMs - Date.parse(createdAt) > LONG_MS[voice];
  return (
    <Card aria-labelledby="progress-title" className="grid justify-items-center gap-4 px-6 py-16 text-center">
      <h1 id="progress-title" className="text-heading">
        {kindTitle(kind)}
      </h1>
      <p role="status" className="text-ink-soft">
        {stage === null ? 'Starting…' : WORDS[stage]}
      </p>
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 w-full max-w-sm overflow-hidden rounded-full bg-sunken"
      >
        <div
          className="h-full origin-left bg-accent transition-transform duration-700"
          style={{ transform: `scaleX(${progress})` }}
        />
      </div>
      <p className="max-w-sm text-sm text-ink-muted">
        You may leave this page: it goes on, and you find it under your reports. It is charged when it is written.
      </p>
      {isLong || isStale ? (
        <p role="status" className="max-w-sm text-sm font-medium text-ink-soft">
          {isStale
            ? 'The progress cannot be loaded right now. Retrying.'
            : 'This takes longer than usual. It is retried automatically; you can also cancel it, which costs nothing.'}
        </p>
      ) : null}
    </Card>
  );
}

interface ReportPageProps {
  userId: string;
  id: string;
  onClose: () => void;
  /** Asks for another report with these details. */
  onReuse: (draft: Draft) => void;
}

function Waiting() {
  return (
    <Card role="status" aria-label="Loading the report" className="grid gap-5 p-5 sm:p-10">
      <Skeleton className="h-9 w-2/3 max-w-96" />
      <Skeleton className="h-4 w-1/2 max-w-72" />
      <Skeleton className="mt-4 h-28 max-w-[39rem]" />
      <Skeleton className="aspect-square max-w-[34rem]" />
      <Skeleton className="h-40 max-w-[39rem]" />
    </Card>
  );
}

/** Reads the list and the wallet again once the report that is shown has ended. */
function useEnd(userId: string, endedAt: string | null | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (typeof endedAt === 'string') void reloadReports(queries, userId);
  }, [queries, userId, endedAt]);
}

/** One report: how far it is, and then its text with what can be done with it. */
export function ReportPage({ userId, id, onClose, onReuse }: ReportPageProps) {
  const report = useQuery(reportQuery(userId, id));
  const isReady = report.data?.status === 'ready';
  const text = useQuery({ ...reportTextQuery(userId, id), enabled: isReady });
  useEnd(userId, report.data?.ended_at);
  const request = report.data?.request ?? null;
  const reuse = request === null ? null : () => onReuse(draftOfRequest(request));
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Button look="ghost" size="small" className="-ml-2" onClick={onClose}>
          <ChevronRight className="rotate-180" />
          All reports
        </Button>
        {report.data ? (
          <div className="flex flex-wrap gap-2">
            {isReady ? <DownloadButton id={id} title={reportName(report.data)} isPrimary /> : null}
            {isReady ? <ShareButton userId={userId} report={report.data} /> : null}
            {isReady && reuse !== null ? (
              <Button look="ghost" size="small" onClick={reuse}>
                Use details again
              </Button>
            ) : null}
            <DeleteButton userId={userId} report={report.data} onDeleted={onClose} />
          </div>
        ) : null}
      </div>
      {report.error && !report.data ? <LoadError error={report.error} onRetry={() => void report.refetch()} /> : null}
      {text.error && !text.data ? <LoadError error={text.error} onRetry={() => void text.refetch()} /> : null}
      {report.isPending || (isReady && text.isPending) ? <Waiting /> : null}
      {report.data && report.data.ended_at === null ? (
        <ReportProgress report={report.data} nowMs={report.dataUpdatedAt} isStale={report.error !== null} />
      ) : null}
      {report.data?.status === 'failed' ? <FailedReport report={report.data} onReuse={reuse} /> : null}
      {text.data ? (
        <Card aria-labelledby="report-title" className="p-5 sm:p-10 print:border-0 print:p-0 print:shadow-none">
          <ReportArticle
            report={text.data}
            notice={text.data.warnings
              .filter(({ code }) => code === 'model_failed' || code === 'model_refused')
              .map(({ code, message }) => (
                <Alert key={code} tone="plain" className="max-w-[39rem]">
                  {message}
                </Alert>
              ))}
          />
        </Card>
      ) : null}
    </>
  );
}
