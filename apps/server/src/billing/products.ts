import type { Sql } from '../database/database.ts';

export interface Product {
  readonly name: string;
  readonly priceId: string;
  readonly amountCents: number;
  readonly type: 'plan' | 'addon' | 'credit';
}

/** The products for sale, with Stripe's price ids. */
export async function activeProducts(sql: Sql): Promise<readonly Product[]> {
  return sql<
    Product[]
  >`select name, price_id as "priceId", (amount_usd * 100)::int as "amountCents", type from public.stripe_products where active order by type, amount_usd`;
}

export const ADDONS_OF_PLAN: Readonly<Record<string, readonly string[]>> = {
  starter: ['Relationship Compatibility', 'Yearly Cycle', 'Transits'],
  growth: ['Relationship Compatibility'],
  professional: [],
};

/** The price ids of the seed data: only the sandbox knows them. */
const PLACEHOLDERS: ReadonlySet<string> = new Set([
  'price_starter',
  'price_growth',
  'price_professional',
  'price_relationship',
  'price_yearly_cycle',
  'price_transits',
  'price_credit_50',
  'price_credit_100',
  'price_credit_250',
]);
export const isPlaceholder = ({ priceId }: Pick<Product, 'priceId'>): boolean => PLACEHOLDERS.has(priceId);
