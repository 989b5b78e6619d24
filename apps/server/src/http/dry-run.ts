import type { Endpoint, Need } from '@theia/endpoints/endpoint';
import { Problem } from '@theia/endpoints/problem';
import type { Account, PriceList } from '../metering/account.ts';
import { purseOf } from '../metering/admit-batch.ts';
import { usdText } from '../metering/money.ts';

const SAID: Readonly<Record<string, boolean>> = { true: true, 1: true, false: false, 0: false };

/**
 * `dry_run`: taken out of the fields before the product reads them. A request that would be refused is refused the same; one that would be
 * answered is told its price instead.
 * @throws Problem 400 invalid_type_of_field, invalid_boolean
 */
export function takeDryRun(
  input: Readonly<Record<string, unknown>>,
  fromQuery: boolean,
): { readonly input: Readonly<Record<string, unknown>>; readonly dryRun: boolean } {
  if (!Object.hasOwn(input, 'dry_run')) return { input, dryRun: false };
  const { dry_run: said, ...rest } = input;
  const value = fromQuery && typeof said === 'string' && Object.hasOwn(SAID, said) ? SAID[said] : said;
  if (typeof value !== 'boolean') {
    throw new Problem({
      code: fromQuery ? 'invalid_boolean' : 'invalid_type_of_field',
      field: 'dry_run',
      message: 'dry_run must be true or false.',
      hint: 'With true, the price is told and nothing is computed or charged.',
    });
  }
  return { input: rest, dryRun: value };
}

/** What is to be paid for: the request itself, or each item of a batch (null: one that would be refused before it costs anything). */
export function needsOf(endpoint: Endpoint, request: unknown, nowMs: number): readonly (Need | null)[] {
  const batch = endpoint.batch?.(request);
  if (batch === undefined) return [endpoint.need(request)];
  return batch.items.map((item) => {
    if (item.endpoint instanceof Problem) return null;
    try {
      return item.endpoint.need(item.endpoint.parse(item.input, nowMs));
    } catch (error) {
      if (error instanceof Problem) return null;
      throw error;
    }
  });
}

/** What the call would cost now, and what would pay for it. Nothing is computed, booked or promised. */
export function estimate(
  product: string,
  account: Account | null,
  needs: readonly (Need | null)[],
  prices: PriceList,
): Record<string, unknown> {
  const purse = account === null ? null : purseOf(account, prices);
  let cost = 0;
  const calls = needs.map((need) => {
    if (purse === null || need === null)
      return { price_usd: usdText(0), paid_by: 'free', cost_usd: usdText(0), refusal: null };
    const { paidBy, price, refusal } = purse.foresee(need);
    if (paidBy !== null) purse.spend(need);
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
