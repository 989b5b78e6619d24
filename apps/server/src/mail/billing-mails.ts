import { ADDON_NAMES } from '../rules/addon-names.ts';
import { layOut } from './layout.ts';

export const usd = (cents: number): string => `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;
const billing = (publicUrl: string) => `${publicUrl}/dashboard/billing`;
const upgrade = (publicUrl: string) => `${publicUrl}/dashboard/upgrade`;
const DAY = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const formatDay = (date: Date): string => DAY.format(date);
const AND = new Intl.ListFormat('en-US', { type: 'conjunction' });
/** A plan with its add-ons, named as on the pricing page. */
export const planWords = (plan: string, addons: readonly string[]): string =>
  `${plan.charAt(0).toUpperCase()}${plan.slice(1)}${addons.length === 0 ? '' : ` with ${AND.format(addons.map((addon) => ADDON_NAMES[addon] ?? addon))}`}`;

interface Site {
  readonly publicUrl: string;
}

export const topupReceiptMail = ({
  cents,
  automatic,
  receiptUrl,
  balanceUsd,
  publicUrl,
}: Site & {
  readonly cents: number;
  readonly automatic: boolean;
  readonly receiptUrl: string | null;
  readonly balanceUsd: string;
}) =>
  layOut({
    subject: `${usd(cents)} added to your wallet`,
    paragraphs: [
      automatic
        ? `Your balance fell below the threshold you set, so we charged ${usd(cents)} to your card and added it to your wallet.`
        : `Thank you. We received ${usd(cents)} and added it to your wallet.`,
    ],
    facts: [
      [automatic ? 'Automatic top-up' : 'Top-up', usd(cents)],
      ['Balance now', `$${balanceUsd}`],
    ],
    button:
      receiptUrl === null
        ? { label: 'See your wallet', url: billing(publicUrl) }
        : { label: 'Open the receipt', url: receiptUrl },
    closing: automatic
      ? `You can change or turn off automatic top-ups at any time: ${billing(publicUrl)}`
      : 'The credit pays for calls that your plan does not cover.',
  });

export const topupFailedMail = ({
  cents,
  reason,
  triesLeft,
  publicUrl,
}: Site & { readonly cents: number; readonly reason: string; readonly triesLeft: number }) =>
  layOut({
    subject: triesLeft > 0 ? 'An automatic top-up failed' : 'Automatic top-up is turned off',
    paragraphs: [
      `We could not charge ${usd(cents)} to your card. ${reason}`,
      triesLeft > 0
        ? `We will try ${triesLeft === 1 ? 'once' : 'twice'} more.`
        : 'We will not try again: automatic top-up stays off until you turn it on.',
    ],
    button: { label: 'Check your payment method', url: billing(publicUrl) },
    closing: 'Nothing was charged. Calls keep working as long as your plan or your wallet covers them.',
  });

export const topupNeedsYouMail = ({ cents, url }: { readonly cents: number; readonly url: string }) =>
  layOut({
    subject: 'Your bank asks you to confirm a top-up',
    paragraphs: [
      `Your bank wants you to confirm the automatic top-up of ${usd(cents)}. Nothing is charged until you do. The page stays open for 24 hours.`,
    ],
    button: { label: 'Confirm the payment', url },
    closing: 'If you do not confirm it, nothing is charged and automatic top-up is turned off.',
  });

export const refundMail = ({
  cents,
  autoTopupStopped,
  publicUrl,
}: Site & { readonly cents: number; readonly autoTopupStopped: boolean }) =>
  layOut({
    subject: `Refund of ${usd(cents)}`,
    paragraphs: [
      `We refunded ${usd(cents)} to your card and took the same amount out of your wallet. Any part the wallet did not cover is taken from your next top-up.`,
      ...(autoTopupStopped
        ? ['Automatic top-up is off now, so that the amount is not charged again. You can turn it on in Billing.']
        : []),
    ],
    button: { label: 'See your wallet', url: billing(publicUrl) },
    closing: 'The bank usually needs a few days to show it.',
  });

export const disputedMail = ({ cents, publicUrl }: Site & { readonly cents: number }) =>
  layOut({
    subject: `Your bank took back ${usd(cents)}`,
    paragraphs: [
      `Your bank disputes a top-up of ${usd(cents)} and took the money back, so we took the same amount out of your wallet. Any part the wallet did not cover is taken from your next top-up.`,
      `Automatic top-up is off now. If you did not ask your bank for this, please write to support: ${publicUrl}/dashboard/settings?panel=support`,
    ],
    button: { label: 'See your wallet', url: billing(publicUrl) },
    closing: 'If the dispute is decided in our favor, the amount is returned to your wallet automatically.',
  });

export const lowBalanceMail = ({
  balanceUsd,
  lineUsd,
  publicUrl,
}: Site & { readonly balanceUsd: string; readonly lineUsd: string }) =>
  layOut({
    subject: `Your balance is below $${lineUsd}`,
    paragraphs: [
      `Your wallet holds $${balanceUsd}. When it is empty, calls that your plan does not cover are rejected.`,
    ],
    button: { label: 'Add credit', url: billing(publicUrl) },
    closing:
      'You can change this threshold, or turn on automatic top-up, in Billing. You get this email once each time the balance falls below it.',
  });

export interface InvoiceFacts {
  readonly cents: number;
  readonly number: string | null;
  /** Why it was created, as Stripe's billing reason. */
  readonly reason: string | null;
  readonly lines: readonly { readonly description: string; readonly cents: number }[];
  readonly url: string | null;
}
const LINES_MAX = 8;
const invoiceRows = ({ lines, number, cents }: InvoiceFacts, sum: string): readonly (readonly [string, string])[] => [
  ...lines.slice(0, LINES_MAX).map(({ description, cents: own }) => [description, usd(own)] as const),
  [sum, usd(cents)],
  ...(number === null ? [] : [['Invoice', number] as const]),
];

export const invoicePaidMail = (invoice: InvoiceFacts & Site) =>
  layOut({
    subject: `Receipt for your plan: ${usd(invoice.cents)}`,
    paragraphs: [
      invoice.reason === 'subscription_update'
        ? `Thank you. You changed your plan; ${usd(invoice.cents)} is the difference for the rest of this billing period.`
        : `Thank you. Your payment of ${usd(invoice.cents)} for your Theia plan was received.`,
    ],
    facts: invoiceRows(invoice, 'Paid'),
    button: { label: 'Open the invoice', url: invoice.url ?? billing(invoice.publicUrl) },
    closing: `You can change or cancel your plan at any time: ${billing(invoice.publicUrl)}`,
  });

export const invoiceFailedMail = (invoice: InvoiceFacts & Site) =>
  layOut({
    subject: 'The payment for your plan failed',
    paragraphs: [
      `We could not charge ${usd(invoice.cents)} for your Theia plan. Your plan stays as it is while the payment is tried again.`,
    ],
    facts: invoiceRows(invoice, 'Due'),
    button: { label: 'Pay or change the card', url: invoice.url ?? billing(invoice.publicUrl) },
    closing: 'If it cannot be charged, the plan ends and your key keeps working from the wallet.',
  });

/** `continues`: the plan a trial turns into automatically because it has a card; null if nothing happens without the owner. */
export const trialEndingMail = ({
  endsAt,
  continues,
  publicUrl,
}: Site & {
  readonly endsAt: Date;
  readonly continues: {
    readonly plan: string;
    readonly addons: readonly string[];
    readonly monthlyCents: number;
  } | null;
}) =>
  continues === null
    ? layOut({
        subject: 'Your trial ends soon',
        paragraphs: [
          `Your Theia trial ends on ${formatDay(endsAt)}. Choose a plan with a card to keep its calls; without one, your key keeps working from the wallet.`,
        ],
        button: { label: 'Choose a plan', url: upgrade(publicUrl) },
        closing: 'Nothing is charged unless you choose a plan.',
      })
    : layOut({
        subject: 'Your trial ends soon',
        paragraphs: [
          `Your Theia trial ends on ${formatDay(endsAt)}. From then on your plan is charged to the card you gave us.`,
        ],
        facts: [
          [planWords(continues.plan, continues.addons), `${usd(continues.monthlyCents)} a month`],
          ['First charge', formatDay(endsAt)],
        ],
        button: { label: 'Change or cancel the plan', url: billing(publicUrl) },
        closing: 'Cancel before that day and nothing is charged.',
      });

export const trialEndedMail = ({ publicUrl }: Site) =>
  layOut({
    subject: 'Your trial is over',
    paragraphs: [
      'Your 14 days of Theia Starter are over. Your key stays valid: calls are paid from your wallet at the price list, or from the plan you choose.',
    ],
    button: { label: 'Choose a plan', url: upgrade(publicUrl) },
    closing: 'Nothing was charged.',
  });

export const planChangedMail = ({
  plan,
  addons,
  trialEndsAt,
  publicUrl,
}: Site & { readonly plan: string; readonly addons: readonly string[]; readonly trialEndsAt: Date | null }) =>
  layOut({
    subject: `Your plan is ${planWords(plan, [])}`,
    paragraphs: [
      `Your Theia plan is now ${planWords(plan, addons)}.${trialEndsAt === null ? '' : ` It is free until ${formatDay(trialEndsAt)}.`}`,
    ],
    button: { label: 'See your plan', url: billing(publicUrl) },
    closing: 'You can change or cancel it in Billing at any time.',
  });

export const planEndedMail = ({ unpaid, publicUrl }: Site & { readonly unpaid: boolean }) =>
  layOut({
    subject: 'Your plan has ended',
    paragraphs: [
      `Your Theia plan has ended${unpaid ? ', because it could not be charged' : ''}. Your key stays valid: calls are paid from your wallet at the price list.`,
    ],
    button: { label: 'Choose a plan', url: upgrade(publicUrl) },
    closing: 'Your data and your settings stay as they are.',
  });

export const doubleSubscriptionMail = ({ publicUrl }: Site) =>
  layOut({
    subject: 'Your earlier subscription was cancelled',
    paragraphs: [
      'You subscribed twice. We kept the newer plan and cancelled the earlier one; what was paid for the rest of its month is credited to your next invoice.',
    ],
    button: { label: 'See your plan', url: billing(publicUrl) },
    closing: 'You do not have to do anything.',
  });

export const disputeMail = ({
  email,
  cents,
  disputeId,
}: {
  readonly email: string;
  readonly cents: number;
  readonly disputeId: string;
}) =>
  layOut({
    subject: `Dispute over ${usd(cents)}`,
    paragraphs: [
      `The bank of ${email} disputes a top-up of ${usd(cents)} (${disputeId}). The amount was taken out of the wallet; answer the dispute in Stripe.`,
    ],
    closing: 'When it is won, the amount is returned to the wallet automatically.',
  });

/** A problem that only the operator can fix. */
export const operatorMail = ({
  subject,
  paragraphs,
}: {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}) => layOut({ subject, paragraphs, closing: 'Theia sends this mail once per case.' });
