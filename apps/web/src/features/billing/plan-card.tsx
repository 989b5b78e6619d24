import { useQuery } from '@tanstack/react-query';
import { Badge } from '@/components/ui/badge.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { cn } from '@/lib/cn.ts';
import { formatCount, formatUtcDate } from '@/lib/format.ts';
import { addonName, planById } from '@/lib/offer.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { paths } from '@/lib/paths.ts';
import { usedUpWords } from '@/lib/quota-words.ts';
import { dollars } from './money.ts';
import { chooseNatalSystem, type NatalSystem, planQuery, type PlanState } from './operations/plan.ts';
import { PlanActions } from './plan-actions.tsx';
import { isGranted, isSubscribed, monthlyPriceUsd, nextStep, statusBadge } from './plan-words.ts';

const OPTIONS = [
  { value: 'western', label: 'Western' },
  { value: 'vedic', label: 'Vedic' },
] as const;

/** The one natal chart system that Starter includes; it can be changed once per period. */
function NatalSystemChoice({ system }: { system: string }) {
  const { mutate: choose, isPending, variables } = useOperation(chooseNatalSystem);
  const held: NatalSystem = system === 'vedic' ? 'vedic' : 'western';
  const shown = isPending ? variables : held;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm">
        <span className="font-medium">Natal charts</span> <span className="text-ink-muted">change once a period</span>
      </p>
      <Segmented
        label="Natal charts included"
        options={OPTIONS}
        value={shown}
        onChange={(wanted) => {
          if (!isPending && wanted !== shown) choose(wanted);
        }}
      />
    </div>
  );
}

/** That of the first mail about the quota. */
const NEARLY_USED = 0.8;

/** Calls of the current period paid from the plan's quota. */
function QuotaBar({
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

function Facts({ state }: { state: PlanState }) {
  const { inForce, subscription, period } = state;
  const plan = inForce === null ? null : planById(inForce);
  return (
    <div className="grid flex-1 content-start gap-5">
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p data-testid="plan-name" className="text-2xl font-semibold tracking-tight">
            {plan?.name ?? 'Pay as you go'}
          </p>
          {plan && !isGranted(state) ? (
            <p className="text-ink-muted tabular-nums">
              {isSubscribed(state) ? `${dollars(monthlyPriceUsd(subscription))} a month` : '$0.00'}
            </p>
          ) : null}
        </div>
        {plan && subscription.addons.length > 0 ? (
          <p className="mt-0.5 text-sm text-ink-soft">with {subscription.addons.map(addonName).join(', ')}</p>
        ) : null}
        <p className="mt-1.5 text-sm text-ink-muted">{nextStep(state)}</p>
      </div>
      {plan ? <QuotaBar period={period} /> : null}
      {plan?.id === 'starter' ? <NatalSystemChoice system={subscription.natal_system} /> : null}
    </div>
  );
}

/** The plan in force: its period, its quota and its actions. */
export function PlanCard({ returnTo, isPrimary }: { returnTo: string; isPrimary: boolean }) {
  const user = useSignedInUser();
  const { data: state, error, isPending, refetch } = useQuery(planQuery(user.id));
  const badge = state ? statusBadge(state) : null;
  return (
    <Card aria-labelledby="plan-title" className="flex flex-col">
      <CardHeader id="plan-title" title="Plan" action={badge ? <Badge tone={badge.tone}>{badge.label}</Badge> : null} />
      <div className="@container flex flex-1 flex-col px-5 pb-5 pt-3 sm:px-6">
        {isPending ? <Skeleton className="h-[15.25rem] w-full @xs:h-[14.4rem] @md:h-48" /> : null}
        {error && !state ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
        {state ? <Facts state={state} /> : null}
      </div>
      <div className="flex min-h-[4.05rem] flex-wrap items-center gap-2 border-t border-line px-5 py-4 sm:px-6">
        {state && isGranted(state) ? (
          <p className="text-sm text-ink-muted">
            <TextLink to={`${paths.settings}?panel=support`}>Write to support</TextLink> to change it.
          </p>
        ) : null}
        {state && !isGranted(state) ? (
          <>
            {/* Keeping a trial is one click, so it leads where it is offered. */}
            <ButtonLink
              size="small"
              look={isPrimary && state.inForce === null ? 'primary' : 'outline'}
              to={paths.upgrade}
            >
              {state.inForce === null ? 'Choose a plan' : 'Change plan'}
            </ButtonLink>
            <PlanActions state={state} returnTo={returnTo} isPrimary={isPrimary} />
          </>
        ) : null}
      </div>
    </Card>
  );
}
