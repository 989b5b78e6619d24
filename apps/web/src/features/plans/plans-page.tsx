import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { GrantedPlan } from '@/components/granted-plan.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { useIsSignedIn, useUserId } from '@/lib/auth/auth-state.ts';
import { type Addon, planById, plans, TRIAL_DAYS } from '@/lib/offer.ts';
import { planSourceQuery } from './operations.ts';
import { paths } from '@/lib/paths.ts';
import { AddonList } from './addon-list.tsx';
import { addonFromWord, planFromWord } from './address-words.ts';
import { PlanCard } from './plan-card.tsx';
import { PurchaseButton } from './purchase-button.tsx';
import { Questions } from './questions.tsx';
import { UnitPrices } from './unit-prices.tsx';
import { reportUnknownAddon, usePurchase } from './use-purchase.ts';

const HIGHLIGHTED = 'growth';
const starter = planById('starter');

/** The choice made before signing in, from the URL. */
function useChoice() {
  const signedIn = useIsSignedIn();
  const [params] = useSearchParams();
  const plan = signedIn ? planFromWord(params.get('plan')) : undefined;
  const word = signedIn ? params.get('addon') : null;
  const addon = word === null ? undefined : addonFromWord(word);
  useEffect(() => {
    if (plan) document.getElementById(`plan-${plan.id}`)?.scrollIntoView({ block: 'center' });
    if (addon) document.getElementById('add-ons')?.scrollIntoView();
    if (word !== null && !addon) reportUnknownAddon(word);
  }, [plan, addon, word]);
  return { plan, addon };
}

/** The name of the plan if whoever runs the installation granted it: then none is bought here. */
function useGrantedPlan(): string | null {
  const userId = useUserId();
  const signedIn = userId !== undefined;
  const { data } = useQuery({ ...planSourceQuery(userId ?? ''), enabled: signedIn });
  return signedIn && data?.source === 'operator' ? (data.plan_name ?? 'It') : null;
}

export function PlansPage() {
  const { busy, buyPlan, buyAddon } = usePurchase();
  const { plan: chosenPlan, addon: chosenAddon } = useChoice();
  const granted = useGrantedPlan();
  const buttonState = (name: string) => ({ busy: busy === name, disabled: busy !== null });
  const addonButton = (addon: Addon) =>
    granted !== null ? null : (
      <PurchaseButton
        purchase={{ addon: addon.id }}
        {...buttonState(addon.name)}
        onBuy={() => buyAddon(addon.id)}
        label={`Add ${addon.name}`}
        look="outline"
        className="w-full sm:w-24"
      >
        Add
      </PurchaseButton>
    );
  return (
    <div className="page-width py-14 sm:py-20">
      <header className="mx-auto max-w-2xl text-center">
        <h1 className="text-display">Simple, usage-based pricing</h1>
        <p className="mt-5 text-lg text-ink-muted">
          Start with a free {TRIAL_DAYS}-day trial. No credit card. Change or leave whenever you like.
        </p>
      </header>
      {granted === null ? null : <GrantedPlan name={granted} className="mx-auto mt-8 max-w-2xl" />}
      <div className="mt-12 grid gap-5 lg:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            highlighted={plan.id === HIGHLIGHTED}
            chosen={plan === chosenPlan}
            note={granted === null ? `${TRIAL_DAYS} days free, no card` : ''}
            action={
              granted !== null ? null : (
                <PurchaseButton
                  purchase={{ plan: plan.id }}
                  {...buttonState(plan.name)}
                  onBuy={() => buyPlan(plan.id)}
                  label={`Start Free Trial: ${plan.name}`}
                  look={plan.id === HIGHLIGHTED ? 'primary' : 'outline'}
                  size="large"
                >
                  Start Free Trial
                </PurchaseButton>
              )
            }
          />
        ))}
      </div>
      <section id="add-ons" aria-labelledby="add-ons-title" className="mt-20 scroll-mt-24">
        <h2 id="add-ons-title" className="text-title">
          Add-ons
        </h2>
        <p className="mt-3 max-w-2xl text-ink-muted">One product of a bigger plan, on the plan you have.</p>
        <AddonList chosen={chosenAddon} action={addonButton} />
      </section>
      <section aria-labelledby="per-call-title" className="mt-20">
        <h2 id="per-call-title" className="text-title">
          Pay as you go
        </h2>
        <p className="mt-3 max-w-2xl text-ink-muted">
          What a successful call costs from the prepaid wallet, beyond your quota or without a plan. US dollars.
        </p>
        <UnitPrices />
        <p className="mt-4 text-sm text-ink-muted">
          A report is written out, with the reasons of every paragraph, and paid from the wallet in every plan.{' '}
          <TextLink to={paths.sampleReports}>Read a sample of each kind</TextLink>
        </p>
      </section>
      <section aria-labelledby="faq-title" className="mt-20 grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 id="faq-title" className="text-title">
            Questions
          </h2>
          <p className="mt-3 text-ink-muted">
            Something else? <TextLink to={paths.contact}>Contact Us</TextLink>
          </p>
        </div>
        <Questions />
      </section>
      {granted === null ? (
        <section
          aria-labelledby="begin-title"
          className="mt-20 flex flex-wrap items-center justify-between gap-6 rounded-2xl border border-line bg-sunken/60 px-7 py-9 sm:px-10"
        >
          <div>
            <h2 id="begin-title" className="text-heading">
              Begin with {starter.name}
            </h2>
            <p className="mt-1.5 text-ink-muted">
              {TRIAL_DAYS} days free, then ${starter.priceUsd} per month if you stay.
            </p>
          </div>
          <PurchaseButton
            purchase={{ plan: starter.id }}
            {...buttonState(starter.name)}
            onBuy={() => buyPlan(starter.id)}
            label={`Start Free Trial: ${starter.name}, from the end of the page`}
            size="large"
          >
            Start Free Trial
          </PurchaseButton>
        </section>
      ) : null}
    </div>
  );
}
