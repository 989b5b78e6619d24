import { type Query, type QueryCache, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { ConfirmDialog } from '@/components/ui/dialog.tsx';
import { cn } from '@/lib/cn.ts';
import { useNewVersion } from '@/lib/new-version.ts';
import { hasUnsavedInput } from '@/lib/unsaved-input.ts';
import { useOnline } from '@/lib/use-online.ts';

const nameOf = ({ meta }: Pick<Query, 'meta'>): string | undefined => meta?.missing;

const isMissing = (query: Query): boolean =>
  nameOf(query) !== undefined && query.state.status === 'error' && query.state.data === undefined && query.isActive();

const namesIn = (cache: QueryCache): string =>
  [...new Set(cache.findAll({ predicate: isMissing }).map(nameOf))].join(', ');

/** What the screen shows less of because a read failed that has no place of its own there (`meta.missing`), in words; empty if there is none. */
function useMissingParts(): { readonly names: string; readonly retry: () => void } {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const names = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => namesIn(cache),
    () => '',
  );
  return { names, retry: () => void client.refetchQueries({ predicate: isMissing }) };
}

const actionClass = 'font-semibold underline underline-offset-4 hover:no-underline';

function NewVersion() {
  const [asking, setAsking] = useState(false);
  const reload = () => window.location.reload();
  return (
    <>
      A new version is ready.{' '}
      <button type="button" className={actionClass} onClick={() => (hasUnsavedInput() ? setAsking(true) : reload())}>
        Reload
      </button>
      <ConfirmDialog
        open={asking}
        title="Reload the page?"
        confirm="Reload"
        onConfirm={reload}
        onClose={() => setAsking(false)}
      >
        What you typed on this page and did not save will be lost.
      </ConfirmDialog>
    </>
  );
}

/** Tells other parts at the foot of the window to make room. With `:has()` every change anywhere would have the whole page styled anew. */
function useMarkOnRoot(isShown: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-notice', isShown);
    return () => document.documentElement.removeAttribute('data-notice');
  }, [isShown]);
}

/** One line at the foot of the window, the most urgent: no connection, parts that could not be loaded, a new version. It moves nothing. */
export function ShellNotices() {
  const online = useOnline();
  const isNewer = useNewVersion();
  const missing = useMissingParts();
  let notice: ReactNode = null;
  if (!online) notice = 'You are offline. The data shown may be outdated; it is updated when the connection is back.';
  else if (missing.names !== '')
    notice = (
      <>
        Could not be loaded: {missing.names}.{' '}
        <button type="button" className={actionClass} onClick={missing.retry}>
          Try again
        </button>
      </>
    );
  else if (isNewer) notice = <NewVersion />;
  useMarkOnRoot(notice !== null);
  return (
    <div
      role="status"
      aria-label="State of the page"
      className={cn(
        'sticky bottom-0 z-30 print:hidden text-center text-[0.8125rem] font-medium',
        notice !== null && 'border-t border-line px-4 py-2.5',
        online && missing.names === '' ? 'bg-accent-wash text-accent' : 'bg-warn-wash text-warn',
      )}
    >
      {notice}
    </div>
  );
}
