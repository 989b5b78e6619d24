import { queryOptions, mutationOptions } from '@tanstack/react-query';
import { planById, addons } from '@/lib/offer.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { readOperation, callOperation, OperationError } from '@/lib/call-operation.ts';
import type { Choice } from '@/lib/plan-choice.ts';
import { hasSession } from '@/lib/auth/has-session.ts';
import { leaveFor } from '@/lib/checkout/leave-for.ts';
import { Rejection } from '@/lib/operations/failure.ts';
import { paths } from '@/lib/paths.ts';

async function loadHeldPlan(userId: string) {
  const supabase = await getSupabase();
  const [row, force] = await Promise.all([
    supabase
      .from('subscriptions')
      .select('addons, natal_system, stripe_subscription_id, status, trial_ends_at')
      .eq('user_id', userId)
      .single(),
    supabase.from('plan_in_force').select('plan, plan_name, source').eq('user_id', userId).single(),
  ]);
  if (row.error || force.error) throw new Error('Failed to load your plan. Please try again.');
  const { addons, natal_system: natalSystem, stripe_subscription_id: subscription, status } = row.data;
  const plan = force.data.plan === null ? null : planById(force.data.plan).id;
  return {
    /** The plan in force; null without one. */
    plan,
    /** The name of a plan that the operator granted, so that none can be bought here; else null. */
    granted: force.data.source === 'operator' ? force.data.plan_name : null,
    addons: plan === null ? [] : addons,
    natalSystem: natalSystem === 'vedic' ? ('vedic' as const) : ('western' as const),
    /** True when the subscription is at Stripe, so that a change is prorated. */
    subscribed: plan !== null && subscription !== null,
    trialEndsAt: plan !== null && status === 'trialing' ? row.data.trial_ends_at : null,
  };
}

export type HeldPlan = Awaited<ReturnType<typeof loadHeldPlan>>;

/** The user's current plan, which the upgrade page compares with the choice. */
export function heldPlanQuery(userId: string) {
  return queryOptions({ queryKey: ['upgrade', 'plan', userId], queryFn: () => loadHeldPlan(userId) });
}

/** What a promotion code takes off a choice. The server checks it and counts wrong codes, so there is no automatic retry. */
export function promotionQuery(code: string | null, choice: Choice) {
  return queryOptions({
    queryKey: ['upgrade', 'promotion', code, choice.plan, [...choice.addons].toSorted().join()],
    queryFn: () =>
      readOperation('promotion-code', {
        code: code ?? '',
        planType: planById(choice.plan).name,
        addOns: [...choice.addons],
      }),
    enabled: code !== null,
    retry: false,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
}

const NOT_SIGNED_IN = new Rejection('Authentication Required', 'Please log in to upgrade your plan');
const NO_PRICE = new Rejection('Error', 'Could not find price for selected plan');
const FAILED = new Rejection('Upgrade Error', 'There was a problem upgrading your plan. Please try again.');
const rejected = (reason: string) => new Rejection('Checkout Failed', reason || 'Could not initiate checkout process');

interface Upgrade {
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
  if (unknown !== undefined) throw rejected(`Unknown add-on: ${unknown}`);
  const planType = planById(choice.plan).name;
  const found = await Promise.all([planType, ...choice.addons].map(priceId));
  const priceIds = found.filter((id) => id !== null);
  if (priceIds.length === 0) throw NO_PRICE;
  const body = { priceIds, planType, addOns: [...choice.addons], natalSystem, promotionCode };
  const { url } = await callOperation('stripe-checkout-handler', body);
  if (!url) throw FAILED;
  return url;
}

/** Buys the choice: looks up every price by its name, then opens the payment page; pending until the browser has left. */
export const startUpgrade = mutationOptions({
  mutationFn: async (upgrade: Upgrade): Promise<never> => {
    const url = await openUpgrade(upgrade).catch((error: unknown) => {
      if (error instanceof Rejection) throw error;
      throw error instanceof OperationError ? rejected(error.message) : FAILED;
    });
    return leaveFor(url, `${paths.upgrade}?plan=${upgrade.choice.plan}`);
  },
});
