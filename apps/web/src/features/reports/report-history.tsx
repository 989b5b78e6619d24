import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { ListState, LoadingRows, LoadMore } from '@/components/ui/list.tsx';
import type { ReportList } from '@/lib/resources.ts';
import { ReportItem } from './report-item.tsx';

interface ReportHistoryProps {
  userId: string;
  query: UseInfiniteQueryResult<InfiniteData<ReportList>>;
  onOpen: (id: string) => void;
}

/** The reports of the account, newest first. */
export function ReportHistory({ userId, query, onOpen }: ReportHistoryProps) {
  const { data, error, isPending, hasNextPage, refetch } = query;
  const reports = data?.pages.flatMap((page) => page.reports);
  return (
    <Card aria-labelledby="your-reports" className="mt-8">
      <CardHeader
        id="your-reports"
        title="Your reports"
        description="Kept encrypted until you delete them. Nobody else sees them unless you share a link."
      />
      <div className="pt-4">
        <ListState
          rows={reports}
          error={error}
          isPending={isPending}
          onRetry={() => void refetch()}
          failedClass="px-5 pb-6 sm:px-6"
          loading={
            <LoadingRows
              label="Loading reports"
              count={1}
              className="grid gap-4 px-5 pb-6 sm:px-6"
              rowClass="h-12 w-full"
            />
          }
          empty={<p className="px-5 pb-6 text-sm text-ink-muted sm:px-6">None yet. Your first report appears here.</p>}
        >
          {(rows) => (
            <ul className="divide-y divide-line border-t border-line">
              {rows.map((report) => (
                <ReportItem key={report.id} userId={userId} report={report} onOpen={() => onOpen(report.id)} />
              ))}
            </ul>
          )}
        </ListState>
        {hasNextPage ? (
          <div className="flex justify-end border-t border-line p-4">
            <LoadMore query={query} size="small" />
          </div>
        ) : null}
      </div>
    </Card>
  );
}
