import { queryOptions } from '@tanstack/react-query';
import { callFunction } from '@/lib/call-function.ts';
import type { PlanId } from '@/lib/offer.ts';
import { getSupabase } from '@/lib/supabase.ts';

export interface HeldPlan {
  /** The plan in force; null without one. */
  plan: PlanId | null;
  addons: string[];
  natalSystem: 'western' | 'vedic';
  /** True when Stripe holds the subscription, so that a change is billed in proportion. */
  subscribed: boolean;
  trialEndsAt: string | null;
}

interface Row {
  addons: string[];
  natal_system: 'western' | 'vedic';
  stripe_subscription_id: string | null;
  status: string;
  trial_ends_at: string | null;
}

async function fetchHeldPlan(userId: string): Promise<HeldPlan> {
  const supabase = await getSupabase();
  const [row, force] = await Promise.all([
    supabase
      .from('subscriptions')
      .select('addons, natal_system, stripe_subscription_id, status, trial_ends_at')
      .eq('user_id', userId)
      .single<Row>(),
    supabase.from('plan_in_force').select('plan').eq('user_id', userId).single<{ plan: PlanId | null }>(),
  ]);
  if (row.error || force.error) throw new Error('Failed to load your plan. Please try again.');
  const { plan } = force.data;
  return {
    plan,
    addons: plan === null ? [] : row.data.addons,
    natalSystem: row.data.natal_system,
    subscribed: plan !== null && row.data.stripe_subscription_id !== null,
    trialEndsAt: plan !== null && row.data.status === 'trialing' ? row.data.trial_ends_at : null,
  };
}

export function heldPlanQuery(userId: string) {
  return queryOptions({ queryKey: ['upgrade', 'plan', userId], queryFn: () => fetchHeldPlan(userId) });
}

/** The price of a plan or an add-on, looked up by its name; null when it is not for sale. */
export async function priceIdOf(name: string): Promise<string | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('stripe_products')
    .select('price_id')
    .eq('active', true)
    .ilike('name', `%${name}%`)
    .maybeSingle<{ price_id: string }>();
  if (error) throw error;
  return data?.price_id ?? null;
}

export interface Upgrade {
  priceIds: string[];
  planType: string;
  addOns: string[];
  natalSystem: 'western' | 'vedic' | null;
}

/** The page to go on to; null when the server named none. @throws FunctionError */
export async function startUpgrade(upgrade: Upgrade): Promise<string | null> {
  const answer = await callFunction<{ url?: string }>('stripe-checkout-handler', { ...upgrade });
  return answer?.url ?? null;
}
