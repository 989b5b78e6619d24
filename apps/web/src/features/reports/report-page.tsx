import { useQuery } from '@tanstack/react-query';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { LoadError } from '@/components/ui/load-error.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { DeleteButton } from './delete-button.tsx';
import { DownloadButtons } from './download-buttons.tsx';
import { reportQuery, reportTextQuery } from './operations/load-report.ts';
import { ReportProgress } from './report-progress.tsx';
import { ReportText } from './report-text.tsx';
import { ShareButton } from './share-button.tsx';

interface ReportPageProps {
  userId: string;
  id: string;
  onClose: () => void;
}

function Waiting() {
  return (
    <Card role="status" aria-label="Loading the report" className="grid gap-4 p-6 sm:p-10">
      <Skeleton className="h-9 w-1/2" />
      <Skeleton className="h-4 w-1/3" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
    </Card>
  );
}

/** One report: how far it is, and then its text with what can be done with it. */
export function ReportPage({ userId, id, onClose }: ReportPageProps) {
  const report = useQuery(reportQuery(userId, id));
  const isReady = report.data?.status === 'ready';
  const text = useQuery({ ...reportTextQuery(userId, id), enabled: isReady });
  const error = report.error ?? text.error;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Button look="ghost" onClick={onClose}>
          All reports
        </Button>
        {report.data ? (
          <div className="flex flex-wrap gap-2">
            {isReady ? <DownloadButtons id={id} title={report.data.title ?? 'Report'} /> : null}
            {isReady ? <ShareButton userId={userId} report={report.data} /> : null}
            <DeleteButton userId={userId} report={report.data} onDeleted={onClose} />
          </div>
        ) : null}
      </div>
      {error && !text.data ? (
        <LoadError error={error} onRetry={() => void (report.error ? report.refetch() : text.refetch())} />
      ) : null}
      {report.isPending || (isReady && text.isPending) ? <Waiting /> : null}
      {report.data && report.data.ended_at === null ? <ReportProgress report={report.data} /> : null}
      {report.data?.status === 'failed' ? (
        <Alert tone="bad">
          <p>{report.data.failure_message ?? 'The report could not be written.'} Nothing was charged.</p>
        </Alert>
      ) : null}
      {text.data ? <ReportText report={text.data} /> : null}
    </>
  );
}
