import { mutationOptions } from '@tanstack/react-query';
import { hasSession } from '@/lib/auth/has-session.ts';
import { callFunction, FunctionError } from '@/lib/call-function.ts';
import { leaveFor } from '@/lib/checkout/leave-for.ts';
import { addons, planById } from '@/lib/offer.ts';
import { Refusal } from '@/lib/operations/failure.ts';
import { paths } from '@/lib/paths.ts';
import type { Choice } from '@/lib/plan-choice.ts';
import { getSupabase } from '@/lib/supabase.ts';

const NOT_SIGNED_IN = new Refusal('Authentication Required', 'Please log in to upgrade your plan');
const NO_PRICE = new Refusal('Error', 'Could not find price for selected plan');
const FAILED = new Refusal('Upgrade Error', 'There was a problem upgrading your plan. Please try again.');
const refused = (reason: string) => new Refusal('Checkout Failed', reason || 'Could not initiate checkout process');

export interface Upgrade {
  choice: Choice;
  /** Of Starter, which includes one system; else null. */
  natalSystem: 'western' | 'vedic' | null;
  /** A code that was checked; null: none. */
  promotionCode: string | null;
}

/** The price of a plan or an add-on, looked up by its name; null when it is not for sale. */
async function priceId(name: string): Promise<string | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('stripe_products')
    .select('price_id')
    .eq('active', true)
    .ilike('name', `%${name}%`)
    .maybeSingle();
  if (error) throw error;
  return data?.price_id ?? null;
}

async function openUpgrade({ choice, natalSystem, promotionCode }: Upgrade): Promise<string> {
  if (!(await hasSession())) throw NOT_SIGNED_IN;
  const unknown = choice.addons.find((name) => !addons.some((addon) => addon.name === name));
  if (unknown !== undefined) throw refused(`Unknown add-on: ${unknown}`);
  const planType = planById(choice.plan).name;
  const found = await Promise.all([planType, ...choice.addons].map(priceId));
  const priceIds = found.filter((id) => id !== null);
  if (priceIds.length === 0) throw NO_PRICE;
  const body = { priceIds, planType, addOns: [...choice.addons], natalSystem, promotionCode };
  const answer = await callFunction<{ url?: string }>('stripe-checkout-handler', body);
  if (!answer?.url) throw FAILED;
  return answer.url;
}

/** Buys the choice: looks up every price by its name, then opens the payment page; pending until the browser has left. */
export const startUpgrade = mutationOptions({
  mutationFn: async (upgrade: Upgrade): Promise<never> => {
    const url = await openUpgrade(upgrade).catch((error: unknown) => {
      if (error instanceof Refusal) throw error;
      throw error instanceof FunctionError ? refused(error.message) : FAILED;
    });
    return leaveFor(url, `${paths.upgrade}?plan=${upgrade.choice.plan}`);
  },
});
