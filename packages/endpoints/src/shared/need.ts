import type { Need, Plan, PriceTier } from '../endpoint.ts';

/** A call that costs nothing and that every plan has. */
export const FREE: Need = { priceTier: null, minimumPlan: 'starter', natalSystem: null };

/** What a call needs; the sidereal zodiac is a Growth feature whatever the product (contract §1.1). */
export function need(
  priceTier: PriceTier,
  minimumPlan: Plan,
  sidereal: boolean,
  natalSystem: Need['natalSystem'] = null,
): Need {
  return { priceTier, minimumPlan: sidereal && minimumPlan === 'starter' ? 'growth' : minimumPlan, natalSystem };
}

/** The same for a request that may take longer than an instant. */
export function atLength(isLong: boolean, asked: Need): Need {
  return isLong ? { ...asked, isLong } : asked;
}
