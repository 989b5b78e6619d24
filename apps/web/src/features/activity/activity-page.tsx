import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { RefreshCw, ScrollText, SearchX } from '@/components/icons/icons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { DataTable } from '@/components/ui/data-table.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { LoadError } from '@/components/ui/load-error.tsx';
import { PageHeading } from '@/components/ui/page-heading.tsx';
import { Sheet } from '@/components/ui/sheet.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { formatCount } from '@/lib/format.ts';
import { type CallFilter, readFilter, writeFilter } from './call-filter.ts';
import { CallDetailsView } from './call-details.tsx';
import { logColumns, rowId } from './call-columns.tsx';
import { ExportButton } from './export-button.tsx';
import { FilterBar } from './filter-bar.tsx';
import { awayText } from './operations/archive-away.ts';
import { callsQuery } from './operations/load-calls.ts';
import type { Call } from './operations/select-calls.ts';

const CALL_PARAM = 'call';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Filter and open call, from the URL. */
function useView() {
  const [params, setParams] = useSearchParams();
  const search = params.toString();
  const filter = useMemo(() => readFilter(new URLSearchParams(search)), [search]);
  const wanted = params.get(CALL_PARAM);
  // From the URL itself: a second change may come before the first one is rendered.
  const changeFilter = useCallback(
    (part: Partial<CallFilter>) =>
      setParams(writeFilter({ ...readFilter(new URLSearchParams(window.location.search)), ...part }), {
        replace: true,
      }),
    [setParams],
  );
  const open = useCallback(
    (call: Call) =>
      setParams((held) => {
        held.set(CALL_PARAM, call.id);
        return held;
      }),
    [setParams],
  );
  const close = useCallback(
    () =>
      setParams(
        (held) => {
          held.delete(CALL_PARAM);
          return held;
        },
        { replace: true },
      ),
    [setParams],
  );
  return { filter, changeFilter, callId: wanted !== null && UUID.test(wanted) ? wanted : null, open, close };
}

function Empty({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  if (!filtered)
    return (
      <EmptyState icon={ScrollText} title="No calls yet">
        Calls appear here as soon as they are answered.
      </EmptyState>
    );
  return (
    <div className="pb-10">
      <EmptyState icon={SearchX} title="No calls match">
        Widen the dates, or look at another status or product.
      </EmptyState>
      <div className="grid justify-items-center">
        <Button look="outline" size="small" onClick={onClear}>
          Show all calls
        </Button>
      </div>
    </div>
  );
}

/** Every call of the user, with filters, details and export. */
export function ActivityPage({ apiKey }: { apiKey: string | undefined }) {
  const user = useSignedInUser();
  const { filter, changeFilter, callId, open, close } = useView();
  const { data, error, isPending, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(callsQuery(user.id, filter));
  const lastCallId = useRef(callId);
  useEffect(() => {
    if (callId !== null) lastCallId.current = callId;
  }, [callId]);
  const columns = useMemo(() => logColumns(open), [open]);
  const calls = data?.pages.flatMap((page) => page.calls);
  const unreadBefore = data?.pages.at(-1)?.unreadBefore ?? null;
  const filtered = writeFilter(filter).size > 0;
  return (
    <>
      <PageHeading
        title="Activity Logs"
        description="Every call made with your keys, newest first."
        action={
          <div className="flex flex-wrap gap-2">
            <Button look="outline" size="small" disabled={isFetching} onClick={() => void refetch()}>
              {isFetching && !isPending ? <Spinner /> : <RefreshCw />}Refresh
            </Button>
            <ExportButton userId={user.id} filter={filter} disabled={!calls || calls.length === 0} />
            <ExportButton userId={user.id} filter={filter} withAnswers disabled={!calls || calls.length === 0} />
          </div>
        }
      />
      <FilterBar filter={filter} onFilter={changeFilter} />
      <Card aria-label="Calls" className="overflow-hidden">
        {isPending ? (
          <div role="status" aria-label="Loading calls" className="grid gap-[1.4rem] px-6 py-5">
            {Array.from({ length: 10 }, (_, row) => (
              <Skeleton key={row} className="h-6" />
            ))}
          </div>
        ) : null}
        {error && !calls ? (
          <div className="p-6">
            <LoadError error={error} onRetry={() => void refetch()} />
          </div>
        ) : null}
        {calls?.length === 0 && unreadBefore === null ? (
          <Empty filtered={filtered} onClear={() => changeFilter(readFilter(new URLSearchParams()))} />
        ) : null}
        {calls && calls.length > 0 ? (
          <DataTable caption="Calls" columns={columns} rows={calls} rowKey={(call) => call.id} />
        ) : null}
        {unreadBefore !== null ? (
          <div className="p-6">
            <LoadError error={new Error(awayText(unreadBefore))} onRetry={() => void refetch()} />
          </div>
        ) : null}
      </Card>
      <div className="mt-4 flex min-h-10 flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-ink-muted tabular-nums">
          {calls && calls.length > 0
            ? `${formatCount(calls.length)} ${calls.length === 1 ? 'call' : 'calls'} shown${hasNextPage || unreadBefore !== null ? '' : ', that is all'}`
            : ''}
        </p>
        {hasNextPage ? (
          <Button look="outline" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? <Spinner /> : null}Load more
          </Button>
        ) : null}
      </div>
      <Sheet
        open={callId !== null}
        title="Call details"
        onClose={close}
        focusAfter={() => document.getElementById(rowId(lastCallId.current ?? ''))}
      >
        {callId ? <CallDetailsView userId={user.id} callId={callId} apiKey={apiKey} /> : null}
      </Sheet>
    </>
  );
}
