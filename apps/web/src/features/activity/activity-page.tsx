import { useInfiniteQuery } from '@tanstack/react-query';
import { RefreshCw, ScrollText } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { DataTable } from '@/components/ui/data-table.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { LoadError } from '@/components/ui/load-error.tsx';
import { PageHeading } from '@/components/ui/page-heading.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { allCallsQuery } from './api/calls.ts';
import { logColumns } from './call-columns.tsx';

export function ActivityPage() {
  const user = useSignedInUser();
  const { data, error, isPending, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(allCallsQuery(user.id));
  const calls = data?.pages.flat();
  return (
    <>
      <PageHeading
        title="Activity Logs" description="Every call made with your key, newest first."
        action={<Button look="outline" size="small" disabled={isFetching} onClick={() => void refetch()}><RefreshCw aria-hidden="true" />Refresh</Button>}
      />
      <Card aria-label="Calls" className="overflow-hidden">
        {isPending ? <div className="grid gap-4 p-6">{[1, 2, 3, 4, 5, 6].map((row) => <Skeleton key={row} className="h-6" />)}</div> : null}
        {error && !calls ? <div className="p-6"><LoadError message={error.message} onRetry={() => void refetch()} /></div> : null}
        {calls?.length === 0 ? <EmptyState icon={ScrollText} title="No calls yet">Calls appear here as soon as they are answered.</EmptyState> : null}
        {calls && calls.length > 0 ? <DataTable caption="Calls" columns={logColumns} rows={calls} rowKey={(call) => call.id} /> : null}
      </Card>
      {hasNextPage ? (
        <div className="mt-5 grid justify-items-center">
          <Button look="outline" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>{isFetchingNextPage ? <Spinner /> : null}Load more</Button>
        </div>
      ) : null}
    </>
  );
}
