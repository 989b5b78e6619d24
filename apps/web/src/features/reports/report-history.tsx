import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { OutputOf } from '@theia-astro/server/rules/operations/catalog';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { ReportItem } from './report-item.tsx';

interface ReportHistoryProps {
  userId: string;
  query: UseInfiniteQueryResult<InfiniteData<OutputOf<'reports'>>>;
  onOpen: (id: string) => void;
}

/** The reports of the account, newest first. */
export function ReportHistory({ userId, query, onOpen }: ReportHistoryProps) {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  const reports = data?.pages.flatMap((page) => page.reports);
  return (
    <Card aria-labelledby="your-reports" className="mt-8">
      <CardHeader
        id="your-reports"
        title="Your reports"
        description="Kept encrypted until you delete them. Nobody else sees them unless you share a link."
      />
      <div className="pt-4">
        {isPending ? (
          <div role="status" aria-label="Loading reports" className="grid gap-4 px-5 pb-6 sm:px-6">
            <Skeleton className="h-12 w-full" />
          </div>
        ) : null}
        {error && !data ? (
          <div className="px-5 pb-6 sm:px-6">
            <LoadError error={error} onRetry={() => void refetch()} />
          </div>
        ) : null}
        {reports?.length === 0 ? (
          <p className="px-5 pb-6 text-sm text-ink-muted sm:px-6">None yet. Your first report will stand here.</p>
        ) : null}
        {reports && reports.length > 0 ? (
          <ul className="divide-y divide-line border-t border-line">
            {reports.map((report) => (
              <ReportItem key={report.id} userId={userId} report={report} onOpen={() => onOpen(report.id)} />
            ))}
          </ul>
        ) : null}
        {hasNextPage ? (
          <div className="flex justify-end border-t border-line p-4">
            <Button look="outline" size="small" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {isFetchingNextPage ? <Spinner /> : null}Load more
            </Button>
          </div>
        ) : null}
      </div>
    </Card>
  );
}
