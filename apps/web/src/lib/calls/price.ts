/** What a call would cost now: of the API's dry run. */
export interface Price {
  readonly paidBy: string | null;
  readonly costUsd: string;
  /** The price of the list, whether quota or wallet pays; null for a batch. */
  readonly listUsd: string | null;
  /** How many calls of the plan a batch takes; one for any other call that the plan pays. */
  readonly quotaCalls: number;
  /** Calls left in the quota; null without a plan. */
  readonly quotaLeft: number | null;
  /** Why it would be rejected. */
  readonly refusal: string | null;
}

/** Whether nothing is taken for the call, neither money nor a call of the plan. */
export const isFree = ({ paidBy, refusal }: Price): boolean =>
  refusal === null && (paidBy === 'free' || paidBy === 'test' || paidBy === 'page');

/** How amounts are written. */
type WriteUsd = (amountUsd: string) => string;

/** The price in a sentence. */
export function priceText({ paidBy, costUsd, quotaCalls, quotaLeft, refusal }: Price, usd: WriteUsd): string {
  if (refusal !== null) return `It would be rejected now: ${refusal}`;
  const left = quotaLeft === null ? '' : `, which has ${quotaLeft.toLocaleString('en')} left`;
  const calls = quotaCalls === 1 ? 'one call' : `${quotaCalls.toLocaleString('en')} calls`;
  if (paidBy === 'wallet')
    return `It costs $${usd(costUsd)} from your wallet${quotaCalls === 0 ? '' : ` and ${calls} of your plan`}.`;
  if (paidBy === 'quota') return `It costs ${calls} of your plan${left}.`;
  return 'It is free.';
}

/** The label of the button that sends. */
export function sendLabel(price: Price, usd: WriteUsd): string {
  return price.paidBy === 'wallet' && price.refusal === null ? `Send for $${usd(price.costUsd)}` : 'Send again';
}

/** Reads the answer to a dry run; null: it is none. */
export function readPrice(answer: unknown): Price | null {
  if (typeof answer !== 'object' || answer === null || Reflect.get(answer, 'dry_run') !== true) return null;
  const listed: unknown = Reflect.get(answer, 'calls');
  const calls = (Array.isArray(listed) ? listed : [answer]).map(readCall);
  const left: unknown = Reflect.get(answer, 'quota_left');
  const payers = new Set(calls.map(({ paidBy }) => paidBy));
  const isRejected = calls.every(({ refusal }) => refusal !== null);
  return {
    paidBy: ['wallet', 'quota', 'page', 'test', 'free'].find((payer) => payers.has(payer)) ?? null,
    costUsd: textIn(answer, 'cost_usd') ?? '0',
    listUsd: textIn(answer, 'price_usd'),
    quotaCalls: calls.filter(({ paidBy }) => paidBy === 'quota').length,
    quotaLeft: typeof left === 'number' ? left : null,
    refusal: isRejected ? (calls[0]?.refusal?.replaceAll('_', ' ') ?? null) : null,
  };
}

function textIn(object: object, name: string): string | null {
  const value: unknown = Reflect.get(object, name);
  return typeof value === 'string' ? value : null;
}

function readCall(call: unknown): { paidBy: string | null; costUsd: string; refusal: string | null } {
  if (typeof call !== 'object' || call === null) return { paidBy: null, costUsd: '0', refusal: null };
  return {
    paidBy: textIn(call, 'paid_by'),
    costUsd: textIn(call, 'cost_usd') ?? '0',
    refusal: textIn(call, 'refusal'),
  };
}

/** Nothing is taken for it. */
export const freePrice = (paidBy: 'test' | 'free'): Price => ({
  paidBy,
  costUsd: '0',
  listUsd: null,
  quotaCalls: 0,
  quotaLeft: null,
  refusal: null,
});

/** It would be rejected, for this reason. */
export const rejectedPrice = (refusal: string): Price => ({ ...freePrice('free'), paidBy: null, refusal });

/** The reason in a problem of the API; empty if it names none. */
export function problemText(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return '';
  const detail: unknown = Reflect.get(answer, 'detail');
  return typeof detail === 'string' ? detail : '';
}
