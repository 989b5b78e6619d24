import { fromTemplate } from './create.ts';
import type { Plan, Price, Product } from './objects.ts';

export interface PriceFacts {
  readonly id: string;
  readonly created: number;
  readonly product: string;
  readonly name: string;
  readonly cents: number;
  readonly monthly: boolean;
}

export const newPrice = ({ id, created, product, name, cents, monthly }: PriceFacts): Price =>
  fromTemplate('price', {
    id,
    created,
    nickname: name,
    product,
    recurring: monthly
      ? { interval: 'month', interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' }
      : null,
    type: monthly ? 'recurring' : 'one_time',
    unit_amount: cents,
    unit_amount_decimal: String(cents),
  });

/** The legacy `plan` object of a monthly price, which subscription items also contain. */
export const newPlan = ({ id, active, created, nickname, product, unit_amount: amount, metadata }: Price): Plan =>
  fromTemplate('plan', { id, active, amount, amount_decimal: String(amount), created, metadata, nickname, product });

/** The product of a price. The sandbox derives products from prices. */
export const newProduct = ({ product, nickname, created }: Price): Product =>
  fromTemplate('product', { id: product, created, updated: created, name: nickname });
