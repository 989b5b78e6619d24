import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { formatCount, formatUsd, formatUtcDate } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { usedUpWords } from '@/lib/quota-words.ts';
import type { PlanInForce } from './operations.ts';
import { changePercent, type Totals } from './summary.ts';

function Figure({ id, name, value, children }: { id: string; name: string; value: ReactNode; children?: ReactNode }) {
  return (
    <Card aria-labelledby={id} className="flex flex-col p-5 sm:p-6">
      <h2 id={id} className="text-sm font-medium text-ink-muted">
        {name}
      </h2>
      <p className="mt-1.5 text-3xl font-semibold tracking-tight tabular-nums">{value}</p>
      <div className="mt-auto pt-3 text-[0.8125rem] text-ink-muted">{children}</div>
    </Card>
  );
}

const HOUR_MS = 3_600_000;

function timeLeft(untilIso: string): string {
  const hours = Math.max(0, Math.ceil((Date.parse(untilIso) - Date.now()) / HOUR_MS));
  if (hours <= 48) return hours === 1 ? '1 hour left' : `${hours} hours left`;
  return `${Math.ceil(hours / 24)} days left`;
}

/** The used part of the plan's calls; amber from 80 %, red when none are left. */
function QuotaBar({ used, quota }: { used: number; quota: number }) {
  const share = quota > 0 ? used / quota : 0;
  const tone = share >= 1 ? 'bg-bad' : share >= 0.8 ? 'bg-sun-fill' : 'bg-accent';
  return (
    <div
      role="meter"
      aria-label="Calls of the plan used"
      aria-valuemin={0}
      aria-valuemax={quota}
      aria-valuenow={used}
      aria-valuetext={`${formatCount(used)} of ${formatCount(quota)} calls`}
      className="mt-3 h-2 overflow-hidden rounded-full bg-sunken"
    >
      <div
        className={`h-full rounded-full ${tone}`}
        style={{ width: `${Math.min(100, Math.max(used > 0 ? 0.75 : 0, share * 100))}%` }}
      />
    </div>
  );
}

export function QuotaFigure({ plan }: { plan: PlanInForce }) {
  if (plan.plan === null) {
    return (
      <Figure id="figure-quota" name="Calls of the plan" value="No plan">
        Calls are paid from the wallet. <TextLink to={paths.upgrade}>See the plans</TextLink>
      </Figure>
    );
  }
  const left = Math.max(0, plan.quota - plan.used);
  return (
    <Card aria-labelledby="figure-quota" className="flex flex-col p-5 sm:p-6">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="figure-quota" className="text-sm font-medium text-ink-muted">
          {plan.plan_name} plan{plan.status === 'trialing' ? ', trial' : ''}
        </h2>
        <p className="text-[0.8125rem] text-ink-muted tabular-nums">{timeLeft(plan.period_end)}</p>
      </div>
      <p className="mt-1.5 text-3xl font-semibold tracking-tight tabular-nums">
        {formatCount(plan.used)}
        <span className="ml-2 text-sm font-normal tracking-normal text-ink-muted">
          of {formatCount(plan.quota)} calls
        </span>
      </p>
      <QuotaBar used={plan.used} quota={plan.quota} />
      <p className="mt-auto pt-3 text-[0.8125rem] text-ink-muted tabular-nums">
        {left > 0
          ? `${formatCount(left)} left until ${formatUtcDate(plan.period_end)}`
          : usedUpWords(plan.beyond_quota)}
      </p>
    </Card>
  );
}

function Comparison({ now, before, format }: { now: number; before: number; format: (value: number) => string }) {
  const percent = changePercent(now, before);
  return (
    <>
      <span className="text-ink-soft tabular-nums">{format(before)}</span> last period
      {percent === null ? '' : `, ${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${formatCount(Math.abs(percent))}%`}
    </>
  );
}

interface TotalFiguresProps {
  current: Totals;
  /** Null when there was no previous period. */
  previous: Totals | null;
  /** The forecast of what the wallet pays, and by when; null if it is unknown. */
  projected: { readonly usd: number; readonly until: string } | null;
}

export function TotalFigures({ current, previous, projected }: TotalFiguresProps) {
  const dollars = (value: number) => `$${formatUsd(value)}`;
  return (
    <>
      <Figure id="figure-calls" name="Calls" value={formatCount(current.calls)}>
        {previous ? (
          <Comparison now={current.calls} before={previous.calls} format={formatCount} />
        ) : (
          'Successful ones; failed calls are free'
        )}
      </Figure>
      <Figure id="figure-cost" name="Paid from the wallet" value={dollars(current.costUsd)}>
        {previous ? (
          <Comparison now={current.costUsd} before={previous.costUsd} format={dollars} />
        ) : (
          'Calls that the plan does not cover'
        )}
        <span className="block tabular-nums">
          {projected === null
            ? 'Too early for a projection'
            : `Projected: ${dollars(projected.usd)} by ${formatUtcDate(projected.until)}`}
        </span>
      </Figure>
    </>
  );
}
