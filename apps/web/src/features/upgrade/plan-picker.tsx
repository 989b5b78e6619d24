import { useId } from 'react';
import { Check } from '@/components/icons/icons.tsx';
import { PerMonth } from '@/components/per-month.tsx';
import { cn } from '@/lib/cn.ts';
import { formatCount } from '@/lib/format.ts';
import { type Plan, type PlanId, plans } from '@/lib/offer.ts';

const MORE: Readonly<Record<PlanId, readonly string[]>> = {
  starter: ['Natal charts, Western or Vedic'],
  growth: ['Natal charts, Western and Vedic', '12-month transit forecast', 'Yearly cycle', 'Sidereal toggle'],
  professional: [
    'Everything in Growth',
    'Relationship compatibility',
    'Return charts, full API access',
    'Priority support',
  ],
};

/** The features of a plan, most important first. */
function planFeatures({ id, monthlyCalls, apiKeys }: Plan): readonly string[] {
  return [
    `${formatCount(monthlyCalls)} calls a month`,
    apiKeys === 1 ? '1 API key' : `${apiKeys} API keys`,
    ...MORE[id],
  ];
}

function PlanOption({
  plan,
  chosen,
  current,
  group,
  onChoose,
}: {
  plan: Plan;
  chosen: boolean;
  current: boolean;
  group: string;
  onChoose: () => void;
}) {
  return (
    <label
      className={cn(
        'relative flex cursor-pointer flex-col rounded-card border bg-surface p-5 shadow-card transition-colors has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-[var(--ring)]',
        chosen ? 'border-accent ring-1 ring-accent' : 'border-line hover:border-line-strong',
      )}
    >
      <span className="flex items-center justify-between gap-3">
        <span className="flex flex-wrap items-center gap-x-2.5 text-base font-semibold tracking-tight">
          {plan.name}
          {current ? (
            <span className="rounded-full bg-sunken px-2 py-0.5 text-xs font-medium tracking-normal text-ink-soft">
              Current
            </span>
          ) : null}
        </span>
        <span
          aria-hidden="true"
          className={cn(
            'grid size-5 shrink-0 place-items-center rounded-full border',
            chosen ? 'border-accent bg-accent text-accent-ink' : 'border-line-strong',
          )}
        >
          {chosen ? <Check className="size-3" /> : null}
        </span>
      </span>
      <input
        type="radio"
        name={group}
        value={plan.id}
        aria-label={current ? `${plan.name}, current plan` : plan.name}
        checked={chosen}
        onChange={onChoose}
        className="sr-only"
      />
      <span className="mt-3">
        <span className="text-3xl font-semibold tracking-tight tabular-nums">${plan.priceUsd}</span>{' '}
        <PerMonth className="text-sm" />
      </span>
      <ul className="mt-4 grid gap-2 border-t border-line pt-4 text-sm text-ink-soft">
        {planFeatures(plan).map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check className="mt-0.5 size-4 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
    </label>
  );
}

export function PlanPicker({
  chosen,
  current,
  onChoose,
}: {
  chosen: PlanId;
  current: PlanId | null;
  onChoose: (plan: PlanId) => void;
}) {
  const group = useId();
  return (
    <fieldset className="grid gap-4 @2xl:grid-cols-3">
      <legend className="mb-3 text-base font-semibold tracking-tight">Plan</legend>
      {plans.map((plan) => (
        <PlanOption
          key={plan.id}
          plan={plan}
          group={group}
          chosen={plan.id === chosen}
          current={plan.id === current}
          onChoose={() => onChoose(plan.id)}
        />
      ))}
    </fieldset>
  );
}
