import type { Need, PriceTier } from '../endpoint.ts';
import type { Plan } from '../plan.ts';

/** A call that is free and included in every plan. */
export const FREE: Need = { priceTier: null, minimumPlan: 'starter', natalSystem: null };

/** The price tier that no plan includes: a report is always paid from the wallet. */
export const WALLET_ONLY: PriceTier = 'report';

/** What a call needs; the sidereal zodiac is a Growth feature for every product. */
export function need(
  priceTier: PriceTier,
  minimumPlan: Plan,
  sidereal: boolean,
  natalSystem: Need['natalSystem'] = null,
): Need {
  return { priceTier, minimumPlan: sidereal && minimumPlan === 'starter' ? 'growth' : minimumPlan, natalSystem };
}

/** The same for a request that may take long. */
export function atLength(isLong: boolean, asked: Need): Need {
  return isLong ? { ...asked, isLong } : asked;
}
