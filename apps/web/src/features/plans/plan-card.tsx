import type { ReactNode } from 'react';
import { Check } from '@/components/icons/icons.tsx';
import { PerMonth } from '@/components/per-month.tsx';
import { cn } from '@/lib/cn.ts';
import { formatCount } from '@/lib/format.ts';
import { type Plan, type PlanId } from '@/lib/offer.ts';

const products: Readonly<Record<PlanId, readonly string[]>> = {
  starter: ['Natal charts, Western or Vedic', 'Positions, Moon phases, body matrix', 'Charts as SVG and PNG'],
  growth: [
    'Natal charts, Western and Vedic',
    '12-month transit forecast',
    'Yearly cycle and progressions',
    'Sidereal toggle for every technique',
  ],
  professional: [
    'Everything in Growth',
    'Relationship compatibility',
    'Return charts and batches',
    'Full API access',
    'Priority support',
  ],
};

function planFeatures({ id, monthlyCalls, apiKeys, callsPerSecond }: Plan): readonly string[] {
  return [
    `${formatCount(monthlyCalls)} calls a month`,
    `${apiKeys} API ${apiKeys === 1 ? 'key' : 'keys'}, ${callsPerSecond} calls a second`,
    ...products[id],
  ];
}

interface PlanCardProps {
  plan: Plan;
  highlighted: boolean;
  /** True if it was chosen before signing in. */
  chosen: boolean;
  note: string;
  action: ReactNode;
}

export function PlanCard({ plan, highlighted, chosen, note, action }: PlanCardProps) {
  return (
    <section
      id={`plan-${plan.id}`}
      aria-labelledby={`plan-${plan.id}-name`}
      className={cn(
        'flex scroll-mt-24 flex-col rounded-card border bg-surface p-6 shadow-card min-[700px]:max-lg:p-5 lg:p-7',
        highlighted || chosen ? 'border-accent ring-1 ring-accent' : 'border-line',
      )}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-2">
        <h2 id={`plan-${plan.id}-name`} className="text-base font-semibold">
          {plan.name}
        </h2>
        {highlighted ? (
          <span className="rounded-full bg-accent-wash px-2.5 py-1 text-xs font-medium text-accent">Recommended</span>
        ) : null}
      </div>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-2">
        <span className="text-5xl font-semibold tracking-[-0.04em] tabular-nums">${plan.priceUsd}</span>
        <PerMonth />
      </p>
      <ul className="mb-8 mt-6 space-y-3 border-t border-line pt-6 text-sm text-ink-soft">
        {planFeatures(plan).map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check className="mt-0.5 size-4 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid">{action}</div>
      <p className="mt-3 text-center text-[0.8125rem] text-ink-muted">{chosen ? 'You chose this plan' : note}</p>
    </section>
  );
}
