import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ChevronRight } from '@/components/icons/icons.tsx';
import { ReportArticle } from '@/components/report/report-article.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { LoadError } from '@/components/ui/load-error.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { DeleteButton } from './delete-button.tsx';
import { DownloadButton } from './download-button.tsx';
import { type Draft, draftOfRequest } from './draft.ts';
import { FailedReport } from './failed-report.tsx';
import { reportQuery, reportTextQuery, reloadReports } from './operations.ts';
import { ReportProgress } from './report-progress.tsx';
import { reportName } from './report-words.ts';
import { ShareButton } from './share-button.tsx';

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
                  <p>{message}</p>
                </Alert>
              ))}
          />
        </Card>
      ) : null}
    </>
  );
}
