import { useQuery } from '@tanstack/react-query';
import { Badge } from '@/components/ui/badge.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { LoadError } from '@/components/ui/load-error.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { addonName, planById } from '@/lib/offer.ts';
import { paths } from '@/lib/paths.ts';
import { type PlanState, planQuery } from './operations/plan.ts';
import { dollars } from './money.ts';
import { NatalSystemChoice } from './natal-system-choice.tsx';
import { PlanActions } from './plan-actions.tsx';
import { isGranted, isSubscribed, monthlyPriceUsd, nextStep, statusBadge } from './plan-words.ts';
import { QuotaBar } from './quota-bar.tsx';

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
