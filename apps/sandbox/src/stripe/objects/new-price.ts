import type { Plan, Price } from './objects.ts';

export interface PriceFacts {
  readonly id: string;
  readonly created: number;
  readonly product: string;
  readonly name: string;
  readonly cents: number;
  readonly monthly: boolean;
}

export const newPrice = ({ id, created, product, name, cents, monthly }: PriceFacts): Price => ({
  id,
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created,
  currency: 'usd',
  custom_unit_amount: null,
  livemode: false,
  lookup_key: null,
  metadata: {},
  nickname: name,
  product,
  recurring: monthly
    ? { interval: 'month', interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' }
    : null,
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: monthly ? 'recurring' : 'one_time',
  unit_amount: cents,
  unit_amount_decimal: String(cents),
});

/** The legacy `plan` object of a monthly price, which subscription items also contain. */
export const newPlan = ({ id, active, created, nickname, product, unit_amount: amount, metadata }: Price): Plan => ({
  id,
  object: 'plan',
  active,
  amount,
  amount_decimal: String(amount),
  billing_scheme: 'per_unit',
  created,
  currency: 'usd',
  interval: 'month',
  interval_count: 1,
  livemode: false,
  metadata,
  meter: null,
  nickname,
  product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});
