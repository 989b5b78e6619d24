import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChevronDown, CircleAlert, CircleCheck, X } from '@/components/icons/icons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/loading.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { dismissedQuery, dismissNotice } from '@/lib/operations/dismissed.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { paths } from '@/lib/paths.ts';
import type { Notice } from './attention.ts';

interface AttentionCardProps {
  userId: string;
  /** The most urgent first; null while they are loaded. */
  notices: readonly Notice[] | null;
  /** Not all of them could be loaded. */
  hasFailed: boolean;
}

/** The most urgent notice in a row of fixed height, so nothing below moves when it arrives; the others open on request. */
export function AttentionCard({ userId, notices, hasFailed }: AttentionCardProps) {
  const { data: away, isPending } = useQuery(dismissedQuery(userId));
  const { mutate: dismiss } = useOperation(dismissNotice(userId));
  const [isOpen, setOpen] = useState(false);
  const left = notices?.filter((notice) => notice.away === undefined || !away?.includes(notice.away)) ?? [];
  const isLoading = notices === null ? !hasFailed : isPending;
  const shown = isOpen ? left : left.slice(0, 1);
  return (
    <Card aria-labelledby="attention-title" aria-busy={isLoading} className="px-5 py-4 text-sm sm:px-6">
      <div className="flex h-7 items-center justify-between gap-3">
        <h2 id="attention-title" className="text-[0.8125rem] text-ink-muted">
          What needs attention
        </h2>
        {left.length > 1 ? (
          <Button
            look="ghost"
            size="small"
            className="-mr-3"
            aria-expanded={isOpen}
            aria-controls="attention-list"
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Show less' : `${left.length - 1} more`}
            <ChevronDown className={isOpen ? 'rotate-180' : undefined} />
          </Button>
        ) : null}
      </div>
      {isLoading ? (
        <div className={ROW}>
          <Skeleton className="h-5 w-64 max-w-full" />
        </div>
      ) : null}
      {!isLoading && hasFailed && left.length === 0 ? <p className={ROW}>This is not available right now.</p> : null}
      {!isLoading && !hasFailed && left.length === 0 ? (
        <p className={ROW}>
          <CircleCheck className="size-4 shrink-0 text-ok" />
          <span>Nothing needs your attention.</span>
        </p>
      ) : null}
      <ul id="attention-list" hidden={isLoading || left.length === 0} className="divide-y divide-line">
        {shown.map((notice) => (
          <NoticeRow key={notice.text} notice={notice} onDismiss={dismiss} />
        ))}
      </ul>
    </Card>
  );
}

const ROW = 'flex min-h-16 items-center gap-3 sm:min-h-9';

function NoticeRow({ notice, onDismiss }: { notice: Notice; onDismiss: (name: string) => void }) {
  const { text, to, query = '', label, away } = notice;
  return (
    <li className={ROW}>
      <CircleAlert className="size-4 shrink-0 text-warn" />
      <span className="line-clamp-3 min-w-0 flex-1 break-words text-warn" title={text}>
        {text}
      </span>
      <TextLink to={`${paths[to]}${query}`} className="shrink-0">
        {label}
      </TextLink>
      {away === undefined ? null : (
        <Button
          look="ghost"
          size="icon"
          className="-mr-2 size-8 shrink-0"
          aria-label={`Dismiss: ${text}`}
          onClick={() => onDismiss(away)}
          icon={X}
        />
      )}
    </li>
  );
}
