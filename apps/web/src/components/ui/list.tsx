import type { ReactNode } from 'react';
import type { Icon } from '@/components/icons/icons.tsx';
import { cn } from '@/lib/cn.ts';
import { formatCount } from '@/lib/format.ts';
import { Button } from './button.tsx';
import { LoadError, Skeleton } from './loading.tsx';

interface EmptyStateProps {
  icon: Icon;
  title: string;
  children?: ReactNode;
}

export function EmptyState({ icon: Icon, title, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 px-6 py-12 text-center">
      <span className="mb-1 grid size-11 place-items-center rounded-full bg-sunken text-ink-muted">
        <Icon className="size-5" />
      </span>
      <p className="font-medium">{title}</p>
      {children ? <div className="max-w-sm text-sm text-ink-muted">{children}</div> : null}
    </div>
  );
}

interface EmptyWithActionProps extends EmptyStateProps {
  action: string;
  look?: 'primary' | 'small';
  onAction: () => void;
}

/** An empty state with the button that ends it. */
export function EmptyWithAction({ action, look = 'small', onAction, ...state }: EmptyWithActionProps) {
  return (
    <div className="pb-10">
      <EmptyState {...state} />
      <div className="grid justify-items-center">
        <Button {...(look === 'small' ? { look: 'outline', size: 'small' } : {})} onClick={onAction}>
          {action}
        </Button>
      </div>
    </div>
  );
}

interface ListStateProps<Row> {
  rows: readonly Row[] | undefined;
  error: unknown;
  isPending: boolean;
  onRetry: () => void;
  /** Drawn until the rows are known. */
  loading: ReactNode;
  empty: ReactNode;
  /** The classes of the box around a failure. */
  failedClass?: string;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list from the server: loading, failed, empty, or its rows. */
export function ListState<Row>(props: ListStateProps<Row>) {
  const { rows, error, isPending, onRetry, loading, empty, failedClass = 'p-6', children } = props;
  if (isPending) return loading;
  if (rows === undefined)
    return error ? (
      <div className={failedClass}>
        <LoadError error={error} onRetry={onRetry} />
      </div>
    ) : null;
  return rows.length === 0 ? empty : children(rows);
}

interface LoadingRowsProps {
  label: string;
  count: number;
  className: string;
  rowClass: string;
}

/** Placeholders for the rows of a list. */
export function LoadingRows({ label, count, className, rowClass }: LoadingRowsProps) {
  return (
    <div role="status" aria-label={label} className={className}>
      {Array.from({ length: count }, (_, row) => (
        <Skeleton key={row} className={rowClass} />
      ))}
    </div>
  );
}

interface LoadMoreProps {
  query: { readonly hasNextPage: boolean; readonly isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  size?: 'small';
}

/** Reads the next page of a list, if there is one. */
export function LoadMore({ query: { hasNextPage, isFetchingNextPage: busy, fetchNextPage }, size }: LoadMoreProps) {
  if (!hasNextPage) return null;
  return (
    <Button look="outline" size={size} disabled={busy} busy={busy} onClick={() => void fetchNextPage()}>
      Load more
    </Button>
  );
}

/** `2 events shown, that is all`; empty without rows. */
export const shownWords = (count: number, hasMore: boolean): string =>
  count === 0 ? '' : `${formatCount(count)} ${count === 1 ? 'event' : 'events'} shown${hasMore ? '' : ', that is all'}`;

interface ListEndProps {
  /** How many rows are shown, in words; empty: none. */
  shown: string;
  className?: string;
  children: ReactNode;
}

/** The line below a list: what is shown, and buttons. */
export function ListEnd({ shown, className, children }: ListEndProps) {
  return (
    <div className={cn('mt-4 flex min-h-10 flex-wrap items-center justify-between gap-3', className)}>
      <p role="status" className="text-sm text-ink-muted tabular-nums">
        {shown}
      </p>
      {children}
    </div>
  );
}
