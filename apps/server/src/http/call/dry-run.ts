import { productOf } from '@theia-astro/endpoints/endpoint';
import type { Batch, BatchItem, Need } from '@theia-astro/endpoints/endpoint';
import { Problem } from '@theia-astro/endpoints/problem';
import type { Account, PriceList } from '../../metering/account.ts';
import { openFunds } from '../../metering/admission.ts';
import type { Charge } from '../../metering/charge.ts';
import { usdText } from '../../metering/money.ts';

const FIELD: Readonly<Record<string, boolean>> = { true: true, 1: true, false: false, 0: false };

/**
 * Removes `dry_run` from the fields before the product reads them. A request that would be refused is refused; any
 * other is answered with its price.
 * @throws Problem 400 invalid_type_of_field, invalid_boolean
 */
export function takeDryRun(
  input: Readonly<Record<string, unknown>>,
  fromQuery: boolean,
): { readonly input: Readonly<Record<string, unknown>>; readonly dryRun: boolean } {
  if (!Object.hasOwn(input, 'dry_run')) return { input, dryRun: false };
  const { dry_run: said, ...rest } = input;
  const value = fromQuery && typeof said === 'string' && Object.hasOwn(FIELD, said) ? FIELD[said] : said;
  if (typeof value !== 'boolean') {
    throw new Problem({
      code: fromQuery ? 'invalid_boolean' : 'invalid_type_of_field',
      field: 'dry_run',
      message: 'dry_run must be true or false.',
      hint: 'With true, the answer is the price, and nothing is computed, charged or logged.',
    });
  }
  return { input: rest, dryRun: value };
}

/** What is charged for each item of a batch; null for an item that would be refused. */
export function listCharges(
  { items }: Batch,
  nowMs: number,
  chargeOfItem: (item: BatchItem, need: Need) => Charge,
): readonly (Charge | null)[] {
  return items.map((item) => {
    if (item.endpoint instanceof Problem) return null;
    try {
      const product = productOf(item.endpoint, item.input);
      return chargeOfItem(item, product.need(product.parse(item.input, nowMs)));
    } catch (error) {
      if (error instanceof Problem) return null;
      throw error;
    }
  });
}

/** What the call would cost now, and how it would be paid. Nothing is computed or booked. */
export function estimate(
  product: string,
  account: Account | null,
  charges: readonly (Charge | null)[],
  prices: PriceList,
): Record<string, unknown> {
  const funds = account === null ? null : openFunds(account, prices);
  let cost = 0;
  const calls = charges.map((charge) => {
    if (funds === null || charge === null)
      return { price_usd: usdText(0), paid_by: 'free', cost_usd: usdText(0), refusal: null };
    const { paidBy, price, refusal } = funds.preview(charge);
    if (paidBy !== null) funds.spend(charge);
    if (paidBy === 'wallet') cost += price;
    return { price_usd: usdText(price), paid_by: paidBy, cost_usd: usdText(paidBy === 'wallet' ? price : 0), refusal };
  });
  const [only] = calls;
  return {
    product,
    dry_run: true,
    ...(product !== 'batch' && only !== undefined ? only : { calls, cost_usd: usdText(cost) }),
    quota_left: account === null || account.plan === null ? null : account.quotaLeft,
    balance_usd: account === null ? null : usdText(account.balance),
  };
}
