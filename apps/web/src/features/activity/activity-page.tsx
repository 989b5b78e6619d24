import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { RefreshCw, SearchX } from '@/components/icons/icons.tsx';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { Card, PageHeading } from '@/components/ui/card.tsx';
import { DataTable } from '@/components/ui/data-table.tsx';
import { EmptyWithAction, ListEnd, ListState, LoadingRows, LoadMore } from '@/components/ui/list.tsx';
import { LoadError } from '@/components/ui/loading.tsx';
import { Sheet } from '@/components/ui/sheet.tsx';
import { afterPaint } from '@/lib/after-paint.ts';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { formatCount } from '@/lib/format.ts';
import { priceListQuery, productName } from '@/lib/operations/load-price-list.ts';
import { useRemembered } from '@/lib/remembered.ts';
import { useOnline } from '@/lib/use-online.ts';
import { logColumns, rowId } from './call-columns.tsx';
import { CallDetailsView } from './call-details.tsx';
import { type CallFilter, EVERYTHING, looksAtEachCall, readFilter, writeFilter } from './call-filter.ts';
import { CompareBar, CompareDialog } from './compare-dialog.tsx';
import { FiguresBar } from './figures-bar.tsx';
import { chipsOf, FilterBar, FilterChips } from './filter-bar.tsx';
import { NoCalls } from './no-calls.tsx';
import { PlaygroundDialog } from './open-in-playground.tsx';
import { awayText, type Call, callsQuery, type CallPage } from './operations/calls.ts';
import { keyNameOf, keyNamesQuery } from './operations/key-names.ts';
import { ResendDialog } from './resend/resend-dialog.tsx';
import { SavedViews } from './saved-views.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useShortcuts } from './shortcuts.ts';
import { ExportButton, LiveSwitch, TailBar } from './tail-bar.tsx';
import { useTail } from './tail.ts';
import { useCompared } from './use-compared.ts';

const TITLE = 'Activity Logs';
const DESCRIPTION = 'Every API call made with your keys, newest first.';
const CALL_PARAM = 'call';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a filter names no beginning of its time. */
const timeSpanIsOpen = ({ range, from }: CallFilter) => range === 'all' || (range === 'custom' && from === '');

/** The words at the end of a list. */
const endOf = (filter: CallFilter) =>
  looksAtEachCall(filter) && timeSpanIsOpen(filter) ? ', that is all of the last 30 days' : ', that is all';

/** Filter and open call, from the URL. */
function useView() {
  const [params, setParams] = useSearchParams();
  const search = params.toString();
  const filter = useMemo(() => readFilter(new URLSearchParams(search)), [search]);
  const wanted = params.get(CALL_PARAM);
  // From the URL itself: a second change may come before the first one is rendered.
  const changeFilter = useCallback(
    (part: Partial<CallFilter>) =>
      setParams(writeFilter({ ...readFilter(new URLSearchParams(window.location.search)), ...part })),
    [setParams],
  );
  const open = useCallback(
    (call: Call) =>
      afterPaint(() =>
        setParams((held) => {
          held.set(CALL_PARAM, call.id);
          return held;
        }),
      ),
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

function NoMatch({ filter, onClear }: { filter: CallFilter; onClear: () => void }) {
  return (
    <EmptyWithAction icon={SearchX} title="No calls match" action="Show all calls" onAction={onClear}>
      {looksAtEachCall(filter) && timeSpanIsOpen(filter)
        ? 'The search covers the last 30 days. Choose dates for older calls, or remove a filter.'
        : 'Choose a longer time, or remove a filter.'}
    </EmptyWithAction>
  );
}

const LOADING = {
  label: 'Loading calls',
  count: 10,
  className: 'grid gap-[2.1rem] px-6 py-6',
  rowClass: 'h-7',
} as const;

const LoadingCalls = () => (
  <Card aria-label="Calls">
    <LoadingRows {...LOADING} />
  </Card>
);

/** How often the log of an account without calls is read again. */
const FIRST_CALL_MS = 5000;
/** A browser that knows that the account has called shows the filters before the calls are read. */
const HAS_CALLED = 'past-first-call';

/** Whether the pages of a filter show that the account has made no call. */
const showNoCalls = (pages: readonly CallPage[] | undefined, filter: CallFilter): boolean =>
  writeFilter(filter).size === 0 &&
  pages?.length === 1 &&
  pages[0]?.calls.length === 0 &&
  pages[0].unread_before === null;

/** Every call of the user, with filters, figures, details and export. */
export function ActivityPage({ apiKey }: { apiKey: string | undefined }) {
  const user = useSignedInUser();
  const isOnline = useOnline();
  const { filter, changeFilter, callId, open, close } = useView();
  const query = useInfiniteQuery({
    ...callsQuery(user.id, filter),
    refetchInterval: ({ state }) => (showNoCalls(state.data?.pages, filter) ? FIRST_CALL_MS : false),
  });
  const { data, error, isPending, isFetching, hasNextPage, refetch } = query;
  const { data: keys } = useQuery(keyNamesQuery(user.id));
  const { data: prices } = useQuery({ ...priceListQuery, meta: { missing: 'the names of products' } });
  const [isLive, setLive] = useState(false);
  const [isHelpShown, setHelpShown] = useState(false);
  const compared = useCompared();
  const { ids: comparedIds, toggle } = compared;
  const search = useRef<HTMLInputElement>(null);
  const lastCallId = useRef(callId);
  useEffect(() => {
    if (callId !== null) lastCallId.current = callId;
  }, [callId]);
  const listed = useMemo(() => data?.pages.flatMap((page) => page.calls), [data]);
  const tail = useTail(filter, isLive, listed);
  const { calls } = tail;
  const keyName = useCallback((keyId: string | null) => keyNameOf(keyId, keys), [keys]);
  const columns = useMemo(
    () => logColumns({ onOpen: open, keyName, compared: comparedIds, onCompare: ({ id }) => toggle(id) }),
    [open, keyName, comparedIds, toggle],
  );
  const showHelp = useCallback(() => setHelpShown(true), []);
  const [resentId, setResentId] = useState<string | null>(null);
  const [openedId, setOpenedId] = useState<string | null>(null);
  useShortcuts({ search, onCompare: toggle, onResend: setResentId, onOpen: setOpenedId, onHelp: showHelp });
  const [hasCalled] = useRemembered(user.id, HAS_CALLED);
  const isUnknown = isPending && !hasCalled && writeFilter(filter).size === 0;
  const unreadBefore = data?.pages.at(-1)?.unread_before ?? null;
  const reload = () => {
    tail.clear();
    void refetch();
  };
  const showNew = () => {
    if (tail.isFlooded) reload();
    else tail.show();
    window.scrollTo({ top: 0 });
  };
  const chips = chipsOf(filter, { product: (product) => productName(product, prices), key: keyName });
  if (isUnknown || (showNoCalls(data?.pages, filter) && !isLive))
    return (
      <>
        <PageHeading title={TITLE} description={DESCRIPTION} />
        {isUnknown ? <LoadingCalls /> : <NoCalls />}
      </>
    );
  return (
    <>
      <PageHeading
        title={TITLE}
        description={DESCRIPTION}
        action={
          <div className="flex flex-wrap gap-2">
            <LiveSwitch on={isLive} onSwitch={setLive} />
            <Button look="outline" size="small" disabled={isFetching} onClick={reload}>
              {isFetching && !isPending ? <Spinner /> : <RefreshCw />}Refresh
            </Button>
            <ExportButton filter={filter} disabled={!calls || calls.length === 0} />
            <ExportButton filter={filter} withAnswers disabled={!calls || calls.length === 0} />
            <Button
              look="ghost"
              size="icon"
              className="size-8 font-mono max-sm:hidden"
              aria-label="Keyboard shortcuts"
              onClick={showHelp}
            >
              ?
            </Button>
          </div>
        }
      />
      <FilterBar filter={filter} onFilter={changeFilter} keys={keys} searchRef={search}>
        <SavedViews userId={user.id} filter={filter} onFilter={changeFilter} />
      </FilterBar>
      <FilterChips chips={chips} onFilter={changeFilter} />
      <FiguresBar userId={user.id} filter={filter} />
      <TailBar
        on={isLive}
        waiting={tail.waiting}
        isFlooded={tail.isFlooded}
        isInterrupted={tail.isInterrupted || !isOnline}
        onShow={showNew}
      />
      <CompareBar
        chosen={comparedIds.length}
        isReady={compared.isReady}
        onCompare={compared.show}
        onClear={compared.clear}
      />
      <Card aria-label="Calls" data-calls="" className="overflow-hidden">
        <ListState
          rows={calls}
          error={error}
          isPending={isPending}
          onRetry={() => void refetch()}
          loading={<LoadingRows {...LOADING} />}
          empty={unreadBefore === null ? <NoMatch filter={filter} onClear={() => changeFilter(EVERYTHING)} /> : null}
        >
          {(rows) => (
            <DataTable
              caption="Calls"
              columns={columns}
              rows={rows}
              rowKey={(call) => call.id}
              isMarked={({ id }) => comparedIds.includes(id)}
            />
          )}
        </ListState>
        {unreadBefore !== null ? (
          <div className="p-6">
            <LoadError error={new Error(awayText(unreadBefore))} onRetry={() => void refetch()} />
          </div>
        ) : null}
      </Card>
      {isPending ? null : (
        <ListEnd
          shown={
            calls && calls.length > 0
              ? `${formatCount(calls.length)} ${calls.length === 1 ? 'call' : 'calls'} shown${hasNextPage || unreadBefore !== null ? '' : endOf(filter)}`
              : ''
          }
        >
          <LoadMore query={query} />
        </ListEnd>
      )}
      <Sheet
        open={callId !== null}
        title="Call details"
        onClose={close}
        focusAfter={() => document.getElementById(rowId(lastCallId.current ?? ''))}
      >
        {callId ? (
          <CallDetailsView
            userId={user.id}
            callId={callId}
            apiKey={apiKey}
            compared={comparedIds}
            onCompare={() => {
              toggle(callId);
              close();
            }}
            onResend={() => setResentId(callId)}
          />
        ) : null}
      </Sheet>
      <CompareDialog userId={user.id} ids={compared.pair} onClose={compared.hide} />
      <PlaygroundDialog userId={user.id} callId={openedId} onClose={() => setOpenedId(null)} />
      <ResendDialog
        userId={user.id}
        callId={resentId}
        onClose={() => setResentId(null)}
        onSent={(id, newId) => {
          setResentId(null);
          if (callId !== null) close();
          compared.showPair([id, newId]);
        }}
      />
      <ShortcutsDialog open={isHelpShown} onClose={() => setHelpShown(false)} />
    </>
  );
}
