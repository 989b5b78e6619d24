import { layOut } from './layout.ts';

const DAY = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const COUNT = new Intl.NumberFormat('en-US');

export interface QuotaAlert {
  /** In percent. */
  readonly threshold: number;
  readonly planName: string;
  /** True for a plan that the operator granted: it is not changed on the upgrade page. */
  readonly setByOperator: boolean;
  readonly used: number;
  readonly quota: number;
  readonly periodEnd: Date;
  /** False if the plan or the trial ends with the period. */
  readonly renews: boolean;
  /** Who pays further calls: the wallet, or nobody because it is empty or its spend cap is reached. */
  readonly beyond: string;
  /** Two decimals. */
  readonly balanceUsd: string;
  readonly autoTopup: boolean;
  readonly publicUrl: string;
}

/** Tells that 80 %, or all, of the plan's calls are used, and what happens to further calls. */
export function quotaMail(alert: QuotaAlert) {
  const { threshold, planName, used, quota, periodEnd, renews, balanceUsd } = alert;
  const isOver = threshold === 100;
  const of = `${COUNT.format(used)} of the ${COUNT.format(quota)} calls`;
  const end = DAY.format(periodEnd);
  const next = renews
    ? `The next billing period begins on ${end} (UTC), with new calls.`
    : `The plan ends on ${end} (UTC).`;
  return layOut({
    subject: isOver ? 'The calls of your plan are used up' : `${threshold} % of the calls of your plan are used`,
    paragraphs: [
      isOver
        ? `All ${COUNT.format(quota)} calls of your ${planName} plan are used in this billing period. ${furtherCalls(alert)}`
        : `${of} of your ${planName} plan are used in this billing period. Once all are used: ${lower(furtherCalls(alert))}`,
      next,
    ],
    facts: [
      ['Used', `${COUNT.format(used)} of ${COUNT.format(quota)}`],
      [renews ? 'New calls from' : 'Plan ends', end],
      ['Wallet', `$${balanceUsd}`],
    ],
    button: nextStep(alert),
    closing:
      'This mail comes once at 80 % and once at 100 % of the calls of a billing period. You can switch it off in Billing, under Limits.',
  });
}

function furtherCalls({ beyond, balanceUsd, autoTopup }: QuotaAlert): string {
  const refill = autoTopup ? ' Automatic top-up is on.' : '';
  if (beyond === 'capped')
    return 'Further calls are refused, because the spend cap of your wallet is reached for this month.';
  if (beyond === 'empty')
    return `Further calls are refused as long as your wallet cannot pay them. It holds $${balanceUsd}.${refill}`;
  return `Further calls are paid from your wallet at the price list. It holds $${balanceUsd}; without credit they are refused.${refill}`;
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function nextStep({ beyond, setByOperator, planName, publicUrl }: QuotaAlert) {
  if (beyond === 'capped') return { label: 'Change the spend cap', url: `${publicUrl}/dashboard/billing` };
  if (beyond === 'empty') return { label: 'Add credit', url: `${publicUrl}/dashboard/billing#top-up` };
  return setByOperator || planName === 'Professional'
    ? { label: 'See your usage', url: `${publicUrl}/dashboard/usage` }
    : { label: 'Compare plans', url: `${publicUrl}/dashboard/upgrade` };
}
