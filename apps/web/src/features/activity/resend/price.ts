/** What a call would cost now: of the API's dry run. */
export interface Price {
  readonly paidBy: string | null;
  readonly costUsd: string;
  /** Calls left in the quota; null without a plan. */
  readonly quotaLeft: number | null;
  /** Why it would be refused. */
  readonly refusal: string | null;
}

/** Whether nothing is taken for the call, neither money nor a call of the plan. */
export const isFree = ({ paidBy, refusal }: Price): boolean =>
  refusal === null && (paidBy === 'free' || paidBy === 'test' || paidBy === 'page');

/** How amounts are written. */
type WriteUsd = (amountUsd: string) => string;

/** The price in a sentence. */
export function priceText({ paidBy, costUsd, quotaLeft, refusal }: Price, usd: WriteUsd): string {
  if (refusal !== null) return `It would be refused now: ${refusal}`;
  if (paidBy === 'wallet') return `It costs $${usd(costUsd)} from your wallet.`;
  if (paidBy === 'quota')
    return `It costs one call of your plan${quotaLeft === null ? '' : `, which has ${quotaLeft.toLocaleString('en')} left`}.`;
  return 'It is free.';
}

/** The label of the button that sends. */
export function sendLabel(price: Price, usd: WriteUsd): string {
  return price.paidBy === 'wallet' && price.refusal === null ? `Send for $${usd(price.costUsd)}` : 'Send again';
}

/** Reads the answer to a dry run; null: it is none. */
export function readPrice(answer: unknown): Price | null {
  if (typeof answer !== 'object' || answer === null || Reflect.get(answer, 'dry_run') !== true) return null;
  const text = (name: string) => {
    const value: unknown = Reflect.get(answer, name);
    return typeof value === 'string' ? value : null;
  };
  const left: unknown = Reflect.get(answer, 'quota_left');
  return {
    paidBy: text('paid_by'),
    costUsd: text('cost_usd') ?? '0',
    quotaLeft: typeof left === 'number' ? left : null,
    refusal: text('refusal')?.replaceAll('_', ' ') ?? null,
  };
}

/** The reason in a problem of the API; empty if it names none. */
export function problemText(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return '';
  const detail: unknown = Reflect.get(answer, 'detail');
  return typeof detail === 'string' ? detail : '';
}
