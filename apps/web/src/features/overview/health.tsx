import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/loading.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { formatCount, formatMs } from '@/lib/format.ts';
import type { CallFigures } from '@/lib/operations/load-call-figures.ts';
import { paths } from '@/lib/paths.ts';
import { FAILED_TODAY, failedShare } from './failed-share.ts';
import { healthQuery } from './operations.ts';

/** The share of calls that failed, with the way to them, and how long calls took. */
export function Health({ userId }: { userId: string }) {
  const { data, isError } = useQuery(healthQuery(userId));
  const shown = (show: (found: NonNullable<typeof data>) => ReactNode) =>
    data ? show(data) : isError ? 'Unknown' : <Skeleton className="h-5 w-14 self-center" />;
  const ms = (value: number | null) => (value === null ? 'No calls' : formatMs(value));
  const week = data?.week;
  return (
    <div className="mt-5 border-t border-line pt-4">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-4 md:gap-x-10">
        <Figure name="Failed, last 24 hours">
          {shown(({ day }) => (
            <Failed figures={day} />
          ))}
        </Figure>
        <Figure name="Median (p50)">{shown(({ week: days }) => ms(days.p50_ms))}</Figure>
        <Figure name="p95">{shown(({ week: days }) => ms(days.p95_ms))}</Figure>
        <Figure name="p99">{shown(({ week: days }) => ms(days.p99_ms))}</Figure>
      </dl>
      <p className="mt-2 text-xs text-ink-muted">
        {week?.cut
          ? `Response times: newest ${formatCount(week.looked_at)} calls of the last 7 days.`
          : 'Response times: last 7 days.'}
      </p>
    </div>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-[0.8125rem] text-ink-muted">{name}</dt>
      <dd className="mt-0.5 flex h-6 items-baseline gap-2 font-medium tabular-nums">{children}</dd>
    </div>
  );
}

/** The share of failed calls; it leads to them where there are any. */
function Failed({ figures }: { figures: CallFigures }) {
  const { failed, calls } = figures;
  if (calls === 0) return 'No calls';
  const share = failedShare(failed, calls);
  if (failed === 0) return share;
  return (
    <>
      <TextLink
        to={`${paths.activityLogs}${FAILED_TODAY}`}
        aria-label={`${share}, show the calls that failed in the last 24 hours`}
      >
        {share}
      </TextLink>
      <span className="text-xs font-normal text-ink-muted">{formatCount(failed)}</span>
    </>
  );
}
