import { useQuery } from '@tanstack/react-query';
import { Card } from '@/components/ui/card.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { cn } from '@/lib/cn.ts';
import { formatCount, formatUsd, formatUtcDate } from '@/lib/format.ts';
import { AttentionCard } from './attention-card.tsx';
import { noticesOf } from './attention.ts';
import { balancePace, quotaPace, wholeDays } from './forecast.ts';
import { Health } from './health.tsx';
import { type OverviewFigures, overviewQuery, healthQuery } from './operations.ts';
import { Sparkline } from '@/components/ui/sparkline.tsx';

const DAY_MS = 86_400_000;
const SPARK_DAYS = 14;

function sumByDay(rows: OverviewFigures['usage'], measure: 'calls' | 'quota_calls' | 'cost_usd'): Map<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(row.day, (sums.get(row.day) ?? 0) + Number(row[measure]));
  return sums;
}

/** What needs attention; then plan, quota with its forecast, the calls of two weeks, errors and latency. */
export function Overview({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(overviewQuery(userId));
  const { data: health, isError: isHealthUnknown } = useQuery(healthQuery(userId));
  const hasFailed = error !== null && !data;
  const isRead = data !== undefined && (health !== undefined || isHealthUnknown);
  const lacksHealth = isRead && health === undefined;
  const notices = isRead ? noticesOf(data, health?.day ?? null, { usd: formatUsd, date: formatUtcDate }) : null;
  return (
    <>
      <AttentionCard userId={userId} notices={notices} hasFailed={hasFailed || lacksHealth} />
      <Card aria-label="At a glance" aria-busy={!data && !hasFailed} className="px-5 py-5 sm:px-6">
        {data ? <Figures data={data} /> : null}
        {hasFailed ? (
          <div className={TALL}>
            <LoadError error={error} onRetry={() => void refetch()} />
          </div>
        ) : null}
        {!data && !hasFailed ? <Skeleton className={TALL} /> : null}
        <Health userId={userId} />
      </Card>
    </>
  );
}

/** The figures, what stands for them while they are loaded, and their failure are equally tall. */
const TALL = 'min-h-76 md:min-h-24';

function Figures({ data }: { data: OverviewFigures }) {
  const { plan, readAt } = data;
  const calls = wholeDays(sumByDay(data.usage, 'calls'), SPARK_DAYS, readAt + DAY_MS);
  const total = calls.reduce((sum, count) => sum + count, 0);
  const share = plan.quota === 0 ? 0 : Math.min(1, plan.used / plan.quota);
  return (
    <div
      className={cn(
        'grid content-between gap-6 md:content-start md:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-10',
        TALL,
      )}
    >
      <div>
        <p className="text-[0.8125rem] text-ink-muted">Plan</p>
        <p className="font-medium">{plan.plan_name ?? 'Pay as you go'}</p>
        <p className="text-[0.8125rem] text-ink-muted">{trialText(data)}</p>
      </div>
      {plan.quota === 0 ? (
        <p className="self-center text-sm text-ink-muted">Calls are paid from your wallet.</p>
      ) : (
        <div>
          <p className="flex flex-wrap justify-between gap-x-4 text-[0.8125rem] text-ink-muted">
            <span id="glance-quota">Calls this period</span>
            <span className="tabular-nums">
              <span className="font-medium text-ink">{formatCount(plan.used)}</span> of {formatCount(plan.quota)}
            </span>
          </p>
          <div
            role="progressbar"
            aria-labelledby="glance-quota"
            aria-valuemin={0}
            aria-valuemax={plan.quota}
            aria-valuenow={Math.min(plan.used, plan.quota)}
            className="mt-2 h-2 overflow-hidden rounded-full bg-sunken"
          >
            <div
              className={share >= 0.8 ? 'h-full bg-warn' : 'h-full bg-accent'}
              style={{ width: `${share * 100}%` }}
            />
          </div>
          <p className="mt-1.5 text-[0.8125rem] text-ink-muted">{paceText(data)}</p>
        </div>
      )}
      <div>
        <p className="text-[0.8125rem] text-ink-muted">
          Last 14 days: <span className="font-medium text-ink tabular-nums">{formatCount(total)}</span>{' '}
          {total === 1 ? 'call' : 'calls'}
        </p>
        <Sparkline values={calls} className="mt-2 h-9 w-full md:w-42" />
        <p className="mt-1.5 text-[0.8125rem] text-ink-muted">{balanceText(data)}</p>
      </div>
    </div>
  );
}

function balanceText({ usage, balanceUsd, readAt }: OverviewFigures): string {
  const pace = balancePace(sumByDay(usage, 'cost_usd'), balanceUsd, readAt);
  if (pace === null) return '';
  const lasts =
    pace.lastsDays < 1 ? 'less than a day' : `${formatCount(pace.lastsDays)} ${pace.lastsDays === 1 ? 'day' : 'days'}`;
  return `Balance lasts ${lasts} at the pace of the last ${pace.days} whole days.`;
}

function trialText({ plan, trialEndsAt, readAt }: OverviewFigures): string {
  if (plan.source === 'operator') return 'Plan managed by support';
  if (plan.status !== 'trialing' || trialEndsAt === null) return '';
  const days = Math.max(0, Math.ceil((Date.parse(trialEndsAt) - readAt) / DAY_MS));
  return `Trial, ${days} ${days === 1 ? 'day' : 'days'} left`;
}

function paceText({ plan, usage, readAt }: OverviewFigures): string {
  const until = `Until ${formatUtcDate(plan.period_end)} (UTC).`;
  const pace = quotaPace(sumByDay(usage, 'quota_calls'), plan, readAt);
  if (pace === null) return until;
  const from = `At the pace of the last ${pace.days} whole days:`;
  return pace.runsOutAt === null
    ? `${from} ${formatCount(Math.min(pace.atEnd, plan.quota))} of ${formatCount(plan.quota)} by ${formatUtcDate(plan.period_end)}.`
    : `${from} runs out on ${formatUtcDate(new Date(pace.runsOutAt))}.`;
}
