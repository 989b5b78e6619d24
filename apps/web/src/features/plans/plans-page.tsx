import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { GrantedPlan } from '@/components/granted-plan.tsx';
import { ChevronDown } from '@/components/icons/icons.tsx';
import { NotYetAvailable } from '@/components/ui/badge.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { useIsSignedIn, useUserId } from '@/lib/auth/auth-state.ts';
import { formatUnitPrice } from '@/lib/format.ts';
import { type Addon, planById, plans, TRIAL_DAYS, unitPrices } from '@/lib/offer.ts';
import { paths } from '@/lib/paths.ts';
import { AddonList } from './addon-list.tsx';
import { planSourceQuery } from './operations.ts';
import { PlanCard } from './plan-card.tsx';
import { addonFromWord, planFromWord, PurchaseButton, reportUnknownAddon, usePurchase } from './purchase-button.tsx';

/** What a call costs from the wallet, beyond the quota or without a plan. */
export function UnitPrices() {
  return (
    <ul className="mt-6 grid gap-px overflow-hidden rounded-card border border-line bg-surface sm:grid-cols-2 lg:grid-cols-4">
      {unitPrices.map(({ tier, name, unitPriceUsd, available }) => (
        <li key={tier} className="flex items-baseline justify-between gap-4 px-5 py-3.5 text-sm ring-1 ring-line">
          <span className="text-ink-soft">
            {name}
            {available ? null : (
              <span className="mt-1 block">
                <NotYetAvailable />
              </span>
            )}
          </span>
          <span className="font-mono text-[0.8125rem] text-ink">${formatUnitPrice(unitPriceUsd)}</span>
        </li>
      ))}
    </ul>
  );
}

const cheapest = formatUnitPrice(unitPrices[0]?.unitPriceUsd ?? 0);

const questions = [
  [
    'How accurate are the calculations?',
    'Positions come from Swiss Ephemeris on JPL DE431 and agree with it to 0.001 arc second between 1800 and 2399. They agree with Horizons, JPL’s own independent service, to 0.3 arc second from 1900 to 2035. Every response names the engine, the place, the time zone and the offset it used, so you can check each number.',
  ],
  [
    'Can I switch plans?',
    'At any time. A change takes effect immediately and the difference is prorated by the day; add-ons that the new plan includes are no longer charged.',
  ],
  [
    'What happens beyond my quota?',
    `Further calls are paid from your prepaid wallet at the price list, from $${cheapest} a call. Without credit they are rejected: you are never billed afterwards, and the wallet cannot go below zero.`,
  ],
  [
    `How does the ${TRIAL_DAYS}-day trial work?`,
    `It starts when you sign up, with the ${planById('starter').name} plan and no credit card. When it ends your key stays valid and calls are paid from the wallet until you choose a plan.`,
  ],
  [
    'How is a call counted?',
    'One successful request is one call; a batch counts one for each successful item. Failed calls, repeated idempotency keys, place search and time zone look-ups are free.',
  ],
] as const;

export function Questions() {
  return (
    <div className="mt-6 divide-y divide-line border-y border-line">
      {questions.map(([question, answer]) => (
        <details key={question} className="group">
          <summary className="flex list-none items-center justify-between gap-6 py-5 font-medium [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown className="size-4 shrink-0 text-ink-muted transition-transform group-open:rotate-180" />
          </summary>
          <p className="max-w-2xl pb-6 text-ink-muted">{answer}</p>
        </details>
      ))}
    </div>
  );
}

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

/** The name of the plan if the operator granted it; then none can be bought here. */
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
      <div className="mt-12 grid gap-4 min-[700px]:grid-cols-3 lg:gap-5">
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
        <p className="mt-3 max-w-2xl text-ink-muted">Add one product of a higher plan to yours.</p>
        <AddonList chosen={chosenAddon} action={addonButton} />
      </section>
      <section aria-labelledby="per-call-title" className="mt-20">
        <h2 id="per-call-title" className="text-title">
          Pay as you go
        </h2>
        <p className="mt-3 max-w-2xl text-ink-muted">
          Prices per successful call in US dollars, paid from the prepaid wallet beyond your quota or without a plan.
        </p>
        <UnitPrices />
        <p className="mt-4 text-sm text-ink-muted">
          Written reports list the reasons for every paragraph and are paid from the wallet on every plan.{' '}
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
