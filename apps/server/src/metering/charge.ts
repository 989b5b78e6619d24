import type { Need, PriceTier } from '@theia-astro/endpoints/endpoint';

/** How a call is charged if it succeeds. A metered one takes the price of its tier, from the quota or the wallet. */
export type Charge = Metered | Free;

export interface Metered extends Need {
  readonly kind: 'metered';
  readonly priceTier: PriceTier;
}

interface Free {
  readonly kind: 'free';
  /** `product`: it has no price. `page`: a further page of a search that is paid. `replay`: the stored answer of an earlier call. */
  readonly because: 'product' | 'page' | 'replay' | 'head' | 'dry_run';
}

export function free(because: Free['because']): Free {
  return { kind: 'free', because };
}

/** The charge for a request that needs this. */
export function chargeOf(need: Need): Charge {
  const { priceTier } = need;
  return priceTier === null ? free('product') : { ...need, kind: 'metered', priceTier };
}

/** The tier of a metered call; null for a free one. */
export function tierOf(charge: Charge | null): PriceTier | null {
  return charge?.kind === 'metered' ? charge.priceTier : null;
}
