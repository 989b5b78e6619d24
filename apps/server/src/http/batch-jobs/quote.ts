import { type BatchItem, type Endpoint, type Need, productOf } from '@theia-astro/endpoints/endpoint';
import { JOB_COST_MS_MAX, type jobEstimateSchema } from '@theia-astro/endpoints/jobs/job-schema';
import { Problem } from '@theia-astro/endpoints/problem';
import type { Wire } from '@theia-astro/endpoints/wire/wire-type';
import type { Account, PriceList } from '../../metering/account.ts';
import { openFunds } from '../../metering/admit-batch.ts';
import { usdText } from '../../metering/money.ts';
import { type Refusal, refusalProblem } from '../../metering/refusal.ts';
import { takeDryRun } from '../call/dry-run.ts';

export type Estimate = Wire<typeof jobEstimateSchema>;

/** Adds up what the items of a job will cost, in their order. */
export interface Quote {
  /** @throws Problem 400 batch_too_large when the items take too long together */
  add(item: BatchItem): void;
  readonly estimate: Estimate;
  /** The refusal of the first item, if no item would be paid; else null. */
  readonly refusal: Problem | null;
}

/** @throws Problem where the key may not ask for this */
type Permit = (product: Endpoint, input: BatchItem['input']) => void;

/** From the last known balance and quota. What is charged is decided in the database when an item is answered. */
export function openQuote(account: Account, prices: PriceList, nowMs: number, permit: Permit): Quote {
  const funds = openFunds(account, prices);
  const counts = { from_quota: 0, from_wallet: 0, free: 0, refused: 0 };
  let price = 0;
  let cost = 0;
  let milliseconds = 0;
  let fitting = 0;
  let covered = 0;
  let firstRefused: { readonly refusal: Refusal; readonly need: Need } | null = null;
  return {
    add: (item) => {
      const { need, costMs } = facts(item, nowMs, permit);
      milliseconds += costMs;
      if (milliseconds > JOB_COST_MS_MAX) throw tooCostly(fitting);
      fitting += 1;
      if (need === null || need.priceTier === null) {
        counts.free += 1;
        return;
      }
      const { paidBy, price: itemPrice, refusal } = funds.preview(need);
      price += itemPrice;
      if (refusal !== null) {
        firstRefused ??= { refusal, need };
        counts.refused += 1;
        return;
      }
      funds.spend(need);
      covered += 1;
      counts[paidBy === 'quota' ? 'from_quota' : paidBy === 'wallet' ? 'from_wallet' : 'free'] += 1;
      if (paidBy === 'wallet') cost += itemPrice;
    },
    get estimate() {
      return { price_usd: usdText(price), cost_usd: usdText(cost), ...counts };
    },
    get refusal() {
      return firstRefused === null || covered > 0
        ? null
        : refusalProblem(firstRefused.refusal, account, firstRefused.need);
    },
  };
}

/** What an item needs and how long it takes; nothing for one whose result will be a problem. */
function facts(
  item: BatchItem,
  nowMs: number,
  permit: Permit,
): { readonly need: Need | null; readonly costMs: number } {
  const nothing = { need: null, costMs: 0 };
  const { endpoint } = item;
  if (endpoint instanceof Problem) return nothing;
  try {
    const { input, dryRun } = takeDryRun(item.input, false);
    const product = productOf(endpoint, input);
    const request = product.parse(input, nowMs);
    permit(product, input);
    return dryRun ? nothing : { need: product.need(request), costMs: product.cost?.(request).milliseconds ?? 0 };
  } catch (error) {
    if (error instanceof Problem) return nothing;
    throw error;
  }
}

function tooCostly(fitting: number): Problem {
  return new Problem({
    code: 'batch_too_large',
    field: 'items',
    message: `The items would take more than ${JOB_COST_MS_MAX / 60_000} minutes of computing time together.`,
    hint: `Send at most the first ${fitting} of them in one job.`,
    extra: { largest_items: fitting },
  });
}
