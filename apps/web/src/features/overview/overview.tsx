import { useQuery } from '@tanstack/react-query';
import { Card } from '@/components/ui/card.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { Sparkline } from '@/components/ui/sparkline.tsx';
import { formatCount, formatUsd, formatUtcDate } from '@/lib/format.ts';
import { AttentionCard } from './attention-card.tsx';
import { noticesOf } from './attention.ts';
import { balancePace, quotaPace, wholeDays } from './forecast.ts';
import { Health } from './health.tsx';
import { healthQuery, type OverviewFigures, overviewQuery } from './operations.ts';

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
        {hasFailed ? <LoadError error={error} onRetry={() => void refetch()} /> : <Figures data={data} />}
        <Health userId={userId} />
      </Card>
    </>
  );
}

/** Plan, quota and the calls of two weeks; placeholders of the same height until they are known. */
function Figures({ data }: { data: OverviewFigures | undefined }) {
  return (
    <div className="grid gap-6 text-[0.8125rem] text-ink-muted md:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-10">
      <div>
        <p>Plan</p>
        <p className="flex flex-wrap items-baseline gap-x-2 md:block">
          <span className="text-base font-medium text-ink">
            {data ? (data.plan.plan_name ?? 'Pay as you go') : <Waiting />}
          </span>
          <span className="md:block">{data ? trialText(data) : null}</span>
        </p>
      </div>
      {data ? <Quota data={data} /> : <QuotaWaiting />}
      <RecentDays data={data} />
    </div>
  );
}

/** A placeholder within a line. */
const Waiting = () => <Skeleton className="inline-block h-4 w-24 align-middle" />;

const BAR = 'mt-2 h-2 overflow-hidden rounded-full bg-sunken';

const QuotaWaiting = () => (
  <div>
    <p>Calls this period</p>
    <div className={BAR} />
    <p className="mt-1.5">
      <Waiting />
    </p>
  </div>
);

function Quota({ data }: { data: OverviewFigures }) {
  const { used, quota } = data.plan;
  if (quota === 0)
    return (
      <div>
        <p>Calls this period</p>
        <div className={BAR} />
        <p className="mt-1.5">Paid from your wallet.</p>
      </div>
    );
  const share = Math.min(1, used / quota);
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span id="glance-quota">Calls this period</span>
        <span className="tabular-nums">
          <span className="font-medium text-ink">{formatCount(used)}</span> of {formatCount(quota)}
        </span>
      </p>
      <div
        role="progressbar"
        aria-labelledby="glance-quota"
        aria-valuemin={0}
        aria-valuemax={quota}
        aria-valuenow={Math.min(used, quota)}
        className={BAR}
      >
        <div className={share >= 0.8 ? 'h-full bg-warn' : 'h-full bg-accent'} style={{ width: `${share * 100}%` }} />
      </div>
      <p className="mt-1.5">{paceText(data)}</p>
    </div>
  );
}

const NO_CALLS = Array.from({ length: SPARK_DAYS }, () => 0);

function RecentDays({ data }: { data: OverviewFigures | undefined }) {
  const calls = data ? wholeDays(sumByDay(data.usage, 'calls'), SPARK_DAYS, data.readAt + DAY_MS) : NO_CALLS;
  const total = calls.reduce((sum, count) => sum + count, 0);
  return (
    <div>
      <p>
        Last 14 days: <span className="font-medium text-ink tabular-nums">{data ? formatCount(total) : '–'}</span>{' '}
        {total === 1 ? 'call' : 'calls'}
      </p>
      <Sparkline values={calls} className="mt-2 h-9 w-full md:w-42" />
      <p className="mt-1.5 empty:hidden md:empty:block">{data ? balanceText(data) : null}</p>
    </div>
  );
}

function balanceText({ usage, balanceUsd, readAt }: OverviewFigures): string {
  const pace = balancePace(sumByDay(usage, 'cost_usd'), balanceUsd, readAt);
  if (pace === null) return '';
  const lasts =
    pace.lastsDays < 1 ? 'less than a day' : `${formatCount(pace.lastsDays)} ${pace.lastsDays === 1 ? 'day' : 'days'}`;
  return `Balance lasts ${lasts} at this pace.`;
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
  return pace.runsOutAt === null
    ? `On pace for ${formatCount(Math.min(pace.atEnd, plan.quota))} by ${formatUtcDate(plan.period_end)}.`
    : `Runs out on ${formatUtcDate(new Date(pace.runsOutAt))} at this pace.`;
}
