import type { ReactNode } from 'react';
import { Button, ButtonLink, type ButtonLook } from '@/components/ui/button.tsx';
import { useIsSignedIn } from '@/lib/auth/auth-state.ts';
import { type Addon, addons, type Plan, plans } from '@/lib/offer.ts';
import { notifyFailure, Rejection } from '@/lib/operations/failure.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { startCheckout } from '@/lib/operations/start-checkout.ts';
import { paths } from '@/lib/paths.ts';

/** The plan in the `plan` parameter of the pricing page. */
export function planFromWord(word: string | null): Plan | undefined {
  return plans.find(({ id }) => id === word?.toLowerCase());
}

/** The add-on in the `addon` parameter, by its id or name. */
export function addonFromWord(word: string): Addon | undefined {
  const wanted = word.toLowerCase();
  return addons.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted);
}

const PLAN_PROBLEM = 'There was a problem starting your subscription. Please try again.';
const ADDON_PROBLEM = 'There was a problem adding this feature. Please try again.';

const fail = (title: string, text: string) => notifyFailure(new Rejection(title, text));

export function reportUnknownAddon(word: string): void {
  fail(`Unknown add-on: ${word}`, ADDON_PROBLEM);
}

/** Buys a plan or an add-on for a signed-in user. `busy` is the purchase whose page is being opened. */
export function usePurchase() {
  const { mutate: buy, isPending, variables } = useOperation(startCheckout(paths.billing));

  const buyPlan = (word: string) => {
    const plan = planFromWord(word);
    const rejectedTitle = `Could not create checkout session for ${plan?.name ?? word} plan`;
    if (!plan) return fail(rejectedTitle, PLAN_PROBLEM);
    buy({ mode: 'subscription', product: plan.name, failed: PLAN_PROBLEM, rejectedTitle });
  };

  const buyAddon = (word: string) => {
    const addon = addonFromWord(word);
    if (!addon) return reportUnknownAddon(word);
    const rejectedTitle = `Could not create checkout session for ${addon.name} add-on`;
    buy({ mode: 'subscription', product: addon.name, failed: ADDON_PROBLEM, rejectedTitle });
  };

  return { busy: isPending ? variables.product : null, buyPlan, buyAddon };
}

type Purchase = { plan: string } | { addon: string };

interface PurchaseButtonProps extends ButtonLook {
  purchase: Purchase;
  /** True while its payment page is being opened. */
  busy: boolean;
  disabled: boolean;
  onBuy: () => void;
  label: string;
  className?: string;
  children: ReactNode;
}

/** Sends visitors to sign in, keeping the way back and their choice; opens the payment page for signed-in users. */
export function PurchaseButton({ purchase, busy, disabled, onBuy, label, children, ...look }: PurchaseButtonProps) {
  if (!useIsSignedIn()) {
    return (
      <ButtonLink
        to={`${paths.login}?${new URLSearchParams({ redirect: paths.plans, ...purchase })}`}
        aria-label={label}
        {...look}
      >
        {children}
      </ButtonLink>
    );
  }
  return (
    <Button onClick={onBuy} disabled={disabled} aria-busy={busy} aria-label={label} {...look} busy={busy}>
      {children}
    </Button>
  );
}
