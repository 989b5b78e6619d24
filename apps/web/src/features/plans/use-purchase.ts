import { notifyFailure, Refusal } from '@/lib/operations/failure.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { startCheckout } from '@/lib/operations/start-checkout.ts';
import { paths } from '@/lib/paths.ts';
import { addonFromWord, planFromWord } from './address-words.ts';

const PLAN_PROBLEM = 'There was a problem starting your subscription. Please try again.';
const ADDON_PROBLEM = 'There was a problem adding this feature. Please try again.';

const fail = (title: string, text: string) => notifyFailure(new Refusal(title, text));

export function reportUnknownAddon(word: string): void {
  fail(`Unknown add-on: ${word}`, ADDON_PROBLEM);
}

/** Buys a plan or an add-on for a signed-in user. `busy` is the purchase whose page is being opened. */
export function usePurchase() {
  const { mutate: buy, isPending, variables } = useOperation(startCheckout(paths.billing));

  const buyPlan = (word: string) => {
    const plan = planFromWord(word);
    const refusedTitle = `Could not create checkout session for ${plan?.name ?? word} plan`;
    if (!plan) return fail(refusedTitle, PLAN_PROBLEM);
    buy({ mode: 'subscription', product: plan.name, failed: PLAN_PROBLEM, refusedTitle });
  };

  const buyAddon = (word: string) => {
    const addon = addonFromWord(word);
    if (!addon) return reportUnknownAddon(word);
    const refusedTitle = `Could not create checkout session for ${addon.name} add-on`;
    buy({ mode: 'subscription', product: addon.name, failed: ADDON_PROBLEM, refusedTitle });
  };

  return { busy: isPending ? variables.product : null, buyPlan, buyAddon };
}
