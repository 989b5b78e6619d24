import { layOut } from './layout.ts';

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2026-11` → `November 2026`. */
const monthWords = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`));

interface AvailabilityCredit {
  readonly month: string;
  readonly percent: string;
  readonly creditPercent: number;
  readonly usd: string;
  readonly publicUrl: string;
}

/** Tells a customer of the credit for a month below the promised availability. */
export const availabilityCreditMail = ({ month, percent, creditPercent, usd, publicUrl }: AvailabilityCredit) =>
  layOut({
    subject: `$${usd} of credit: we missed our availability in ${monthWords(month)}`,
    paragraphs: [
      `We promise that the calculation API is available 99.99 % of each month. In ${monthWords(month)} it was ${percent} %. We are sorry.`,
      `As our terms say, we added ${creditPercent} % of your plan price for that month to your wallet. You do not have to do anything.`,
    ],
    facts: [
      ['Availability', `${percent} %`],
      ['Credit', `$${usd}`],
    ],
    button: { label: 'See your billing', url: `${publicUrl}/dashboard/billing` },
    closing: `How availability is measured: ${publicUrl}/legal#availability. The figures: ${publicUrl}/status`,
  });

const DAY = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const COUNT = new Intl.NumberFormat('en-US');

interface QuotaAlert {
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
      'You get this email once at 80 % and once at 100 % of the calls of a billing period. You can turn it off in Billing, under Limits.',
  });
}

function furtherCalls({ beyond, balanceUsd, autoTopup }: QuotaAlert): string {
  const refill = autoTopup ? ' Automatic top-up is on.' : '';
  if (beyond === 'capped')
    return 'Further calls are rejected, because the spend cap of your wallet is reached for this month.';
  if (beyond === 'empty')
    return `Further calls are rejected as long as your wallet cannot pay them. It holds $${balanceUsd}.${refill}`;
  return `Further calls are paid from your wallet at the price list. It holds $${balanceUsd}; without credit they are rejected.${refill}`;
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function nextStep({ beyond, setByOperator, planName, publicUrl }: QuotaAlert) {
  if (beyond === 'capped') return { label: 'Change the spend cap', url: `${publicUrl}/dashboard/billing` };
  if (beyond === 'empty') return { label: 'Add credit', url: `${publicUrl}/dashboard/billing#top-up` };
  return setByOperator || planName === 'Professional'
    ? { label: 'See your usage', url: `${publicUrl}/dashboard/usage` }
    : { label: 'Compare plans', url: `${publicUrl}/dashboard/upgrade` };
}

const REASONS = {
  gone: 'It answered 410, which means that it wants no more events.',
  failing: 'For three days nothing that we sent to it got through.',
} as const;

/** Theia has disabled a webhook. `host` stands for its address, of which the rest may be secret. */
export const webhookDisabledMail = ({
  because,
  label,
  host,
  publicUrl,
}: {
  readonly because: keyof typeof REASONS;
  readonly label: string;
  readonly host: string;
  readonly publicUrl: string;
}) =>
  layOut({
    subject: 'Your webhook was disabled',
    paragraphs: [
      `A webhook of your Theia account was disabled. ${REASONS[because]}`,
      'Events that are due from now on are not sent to it. They can be sent again later, for thirty days.',
    ],
    facts: [...(label === '' ? [] : ([['Webhook', label]] as const)), ['Host', host]],
    button: { label: 'See your webhooks', url: `${publicUrl}/dashboard/webhooks` },
    closing: 'On that page you can see what came back, enable it again, and send events once more.',
  });

/** The mail to the operator when a signed-in user writes. A reply goes to the user. */
export const supportMail = ({
  subject,
  email,
  plan,
  message,
  files,
}: {
  readonly subject: string;
  readonly email: string;
  readonly plan: string;
  readonly message: string;
  readonly files: readonly string[];
}) =>
  layOut({
    subject: `${subject}: ${email}`,
    paragraphs: message
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    closing: [
      `From ${email} (${plan}).`,
      ...(files.length === 0 ? [] : [`Attached: ${files.join(', ')}.`]),
      'Reply to this mail to answer them.',
    ].join(' '),
  });
