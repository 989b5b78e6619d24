import { Button, Spinner } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import { formatUtcDate } from '@/lib/format.ts';
import { addons, planById } from '@/lib/offer.ts';
import { type Choice, isCurrent, totalUsd } from '@/lib/plan-choice.ts';
import type { HeldPlan } from './operations.ts';
import { PromotionField, type PromotionState } from './promotion-field.tsx';
import { useTaxAdded } from '@/lib/checkout/use-tax-added.ts';

const SYSTEMS = [
  { value: 'western', label: 'Western' },
  { value: 'vedic', label: 'Vedic' },
] as const;

function billingNote(held: HeldPlan): string {
  if (held.subscribed)
    return held.trialEndsAt
      ? `Free until ${formatUtcDate(held.trialEndsAt)}, as before.`
      : 'The rest of this period is billed in proportion, today.';
  if (held.trialEndsAt)
    return `Free until ${formatUtcDate(held.trialEndsAt)}, then billed monthly. No card is needed for the trial.`;
  return 'Billed monthly from today. Cancel at any time.';
}

interface SummaryProps {
  choice: Choice;
  held: HeldPlan;
  busy: boolean;
  promotion: PromotionState;
  natalSystem: 'western' | 'vedic';
  onNatalSystem: (system: 'western' | 'vedic') => void;
  onUpgrade: () => void;
}

/** The choice, its price and the purchase button. */
export function Summary({ choice, held, busy, promotion, natalSystem, onNatalSystem, onUpgrade }: SummaryProps) {
  const plan = planById(choice.plan);
  const nothingNew = isCurrent(choice, held);
  const taxAdded = useTaxAdded();
  const { applied } = promotion;
  const fullUsd = totalUsd(choice);
  const payUsd = applied === null ? fullUsd : applied.total_cents / 100;
  return (
    <Card aria-labelledby="summary-title" className="p-5 sm:p-6">
      <h2 id="summary-title" className="text-base font-semibold tracking-tight">
        Summary
      </h2>
      <dl className="mt-4 grid gap-2.5 text-sm">
        <div className="flex justify-between gap-4">
          <dt>{plan.name} plan</dt>
          <dd className="tabular-nums">${plan.priceUsd.toFixed(2)}</dd>
        </div>
        {choice.addons.map((name) => (
          <div key={name} className="flex justify-between gap-4 text-ink-soft">
            <dt>{name}</dt>
            <dd className="tabular-nums">${(addons.find((addon) => addon.name === name)?.priceUsd ?? 0).toFixed(2)}</dd>
          </div>
        ))}
        {applied === null ? null : (
          <div className="flex justify-between gap-4 text-ok">
            <dt>Promotion code</dt>
            <dd data-testid="discount" className="tabular-nums">
              −${(applied.discount_cents / 100).toFixed(2)}
            </dd>
          </div>
        )}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="font-medium">
            {applied?.duration === 'once' ? 'First month' : 'Total a month'}
            {taxAdded ? <span className="font-normal text-ink-muted">, plus tax</span> : null}
          </dt>
          <dd data-testid="total" className="text-2xl font-semibold tracking-tight tabular-nums">
            ${payUsd.toFixed(2)}
          </dd>
        </div>
        {applied === null || applied.duration === 'forever' ? null : (
          <div className="flex justify-between gap-4 text-ink-muted">
            <dt>Then a month</dt>
            <dd className="tabular-nums">${fullUsd.toFixed(2)}</dd>
          </div>
        )}
      </dl>
      {choice.plan === 'starter' ? (
        <div className="mt-5 grid gap-2">
          <p className="text-sm font-medium">Natal charts included</p>
          <Segmented
            label="Natal charts included"
            options={SYSTEMS}
            value={natalSystem}
            onChange={onNatalSystem}
            className="justify-self-start"
          />
          <p className="text-xs text-ink-muted">Starter includes one system. It can be changed once a period.</p>
        </div>
      ) : null}
      {held.subscribed ? (
        <p className="mt-5 text-xs text-ink-muted">Promotion codes are for a new plan.</p>
      ) : (
        <PromotionField promotion={promotion} disabled={busy} />
      )}
      <Button
        size="large"
        className="mt-6 w-full"
        disabled={busy || nothingNew || promotion.checking}
        onClick={onUpgrade}
      >
        {busy ? (
          <>
            <Spinner />
            Processing...
          </>
        ) : (
          'Upgrade'
        )}
      </Button>
      <p className="mt-3 text-center text-xs text-ink-muted">
        {nothingNew ? 'This is what you have now.' : billingNote(held)}
      </p>
    </Card>
  );
}
