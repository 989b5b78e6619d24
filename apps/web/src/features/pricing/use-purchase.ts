import { useState } from 'react';
import { type CheckoutRefused, openCheckout } from '@/lib/checkout/open-checkout.ts';
import { paths } from '@/lib/paths.ts';
import { toast } from '@/lib/toast.ts';
import { addonOfWord, planOfWord } from './offer-words.ts';

const PLAN_PROBLEM = 'There was a problem starting your subscription. Please try again.';
const ADDON_PROBLEM = 'There was a problem adding this feature. Please try again.';

const fail = (title: string, description: string) => toast(title, { description, variant: 'destructive' });

export function reportUnknownAddon(word: string): void {
  fail(`Unknown add-on: ${word}`, ADDON_PROBLEM);
}

/** Buying a plan or an add-on as a signed-in user. `busy` names what is being opened. */
export function usePurchase() {
  const [busy, setBusy] = useState<string | null>(null);

  const open = async (product: string, onRefused: (refused: CheckoutRefused) => void, onProblem: () => void) => {
    setBusy(product);
    try {
      const refused = await openCheckout({ mode: 'subscription', product, returnTo: paths.billing });
      if (refused === null) return;
      onRefused(refused);
    } catch {
      onProblem();
    }
    setBusy(null);
  };

  const buyPlan = (word: string) => {
    const plan = planOfWord(word);
    const name = plan?.name ?? word;
    const onRefused = ({ reason }: CheckoutRefused) =>
      fail(`Could not create checkout session for ${name} plan`, reason ?? PLAN_PROBLEM);
    if (!plan) return onRefused({ reason: null });
    return open(plan.name, onRefused, () => fail('Error', PLAN_PROBLEM));
  };

  const buyAddon = (word: string) => {
    const addon = addonOfWord(word);
    if (!addon) return reportUnknownAddon(word);
    return open(
      addon.name,
      ({ reason }) => fail(`Could not create checkout session for ${addon.name} add-on`, reason ?? ADDON_PROBLEM),
      () => fail('Error', ADDON_PROBLEM),
    );
  };

  return { busy, buyPlan, buyAddon };
}
