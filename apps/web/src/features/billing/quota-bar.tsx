import { cn } from '@/lib/cn.ts';
import { formatCount, formatUtcDate } from '@/lib/format.ts';
import { usedUpWords } from '@/lib/quota-words.ts';
import type { PlanState } from './operations/plan.ts';

/** That of the first mail about the quota. */
const NEARLY_USED = 0.8;

/** Calls of the current period paid from the plan's quota. */
export function QuotaBar({
  period: { quota, used, beyond_quota: beyond, period_start: start, period_end: end },
}: {
  period: PlanState['period'];
}) {
  const share = quota === 0 ? 0 : Math.min(1, used / quota);
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span id="quota-label" className="font-medium">
          Calls this period
        </span>
        <span data-testid="quota" className="text-ink-muted tabular-nums">
          <span className="text-ink">{formatCount(used)}</span> of {formatCount(quota)}
        </span>
      </div>
      <div
        role="progressbar"
        aria-labelledby="quota-label"
        aria-valuemin={0}
        aria-valuemax={quota}
        aria-valuenow={used}
        className="mt-2 h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className={cn('h-full rounded-full', share >= NEARLY_USED ? 'bg-warn' : 'bg-accent')}
          style={{ width: `${used === 0 ? 0 : Math.max(share * 100, 1)}%` }}
        />
      </div>
      <p className="mt-1.5 text-xs text-ink-muted tabular-nums">
        {formatUtcDate(start)} to {formatUtcDate(end)} (UTC)
      </p>
      {used >= quota ? <p className="mt-1.5 text-[0.8125rem] text-warn">{usedUpWords(beyond)}</p> : null}
    </div>
  );
}
