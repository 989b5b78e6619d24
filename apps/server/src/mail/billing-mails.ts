import { layOut } from './layout.ts';

const usd = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
const billing = (publicUrl: string) => `${publicUrl}/dashboard/billing`;

export const topupReceiptMail = ({ cents, automatic, receiptUrl, publicUrl }: { readonly cents: number; readonly automatic: boolean; readonly receiptUrl: string | null; readonly publicUrl: string }) =>
  layOut({
    subject: `${usd(cents)} added to your wallet`,
    paragraphs: [`${automatic ? 'Your balance fell below the threshold you set, so we' : 'Thank you. We'} charged ${usd(cents)} and added it to your wallet.`],
    button: receiptUrl === null ? { label: 'See your wallet', url: billing(publicUrl) } : { label: 'Open the receipt', url: receiptUrl },
    closing: automatic ? 'You can change or switch off automatic top-ups in Billing at any time.' : 'The credit pays calls that your plan does not cover.',
  });

export const topupFailedMail = ({ cents, reason, triesLeft, publicUrl }: { readonly cents: number; readonly reason: string; readonly triesLeft: number; readonly publicUrl: string }) =>
  layOut({
    subject: triesLeft > 0 ? 'An automatic top-up did not go through' : 'Automatic top-up is switched off',
    paragraphs: [
      `We could not charge ${usd(cents)} to your card: ${reason}`,
      triesLeft > 0 ? `We will try ${triesLeft === 1 ? 'once' : `${triesLeft} times`} more.` : 'We tried three times and will not try again. Automatic top-up stays off until you switch it on.',
    ],
    button: { label: 'Check your payment method', url: billing(publicUrl) },
    closing: 'Calls are answered as long as your plan or your wallet covers them.',
  });

export const topupNeedsYouMail = ({ cents, url }: { readonly cents: number; readonly url: string }) =>
  layOut({
    subject: 'Your bank asks you to confirm a top-up',
    paragraphs: [`Your bank wants you to confirm the automatic top-up of ${usd(cents)}. Nothing is charged until you do.`],
    button: { label: 'Confirm the payment', url },
    closing: 'If you do not confirm it, nothing happens and nothing is charged.',
  });

export const invoicePaidMail = ({ cents, url, publicUrl }: { readonly cents: number; readonly url: string | null; readonly publicUrl: string }) =>
  layOut({
    subject: `Receipt for your plan: ${usd(cents)}`,
    paragraphs: [`Thank you. Your payment of ${usd(cents)} for your Theia plan was received.`],
    button: { label: 'Open the invoice', url: url ?? billing(publicUrl) },
    closing: 'You can change or cancel your plan in Billing at any time.',
  });

export const invoiceFailedMail = ({ cents, url, publicUrl }: { readonly cents: number; readonly url: string | null; readonly publicUrl: string }) =>
  layOut({
    subject: 'The payment for your plan did not go through',
    paragraphs: [`We could not charge ${usd(cents)} for your Theia plan. Your plan stays as it is while the payment is tried again.`],
    button: { label: 'Pay or change the card', url: url ?? billing(publicUrl) },
    closing: 'When it cannot be charged in the end, the plan ends and your key keeps working from the wallet.',
  });

export const trialEndingMail = ({ endsAt, publicUrl }: { readonly endsAt: Date; readonly publicUrl: string }) =>
  layOut({
    subject: 'Your trial ends soon',
    paragraphs: [`Your Theia trial ends on ${endsAt.toISOString().slice(0, 10)}. Choose a plan to keep its calls; without one, your key keeps working from the wallet.`],
    button: { label: 'Choose a plan', url: `${publicUrl}/dashboard/upgrade` },
    closing: 'Nothing is charged unless you choose a plan.',
  });

export const planChangedMail = ({ plan, addons, publicUrl }: { readonly plan: string; readonly addons: readonly string[]; readonly publicUrl: string }) =>
  layOut({
    subject: `Your plan is ${plan}`,
    paragraphs: [addons.length === 0 ? `Your Theia plan is now ${plan}.` : `Your Theia plan is now ${plan}, with ${addons.join(', ')}.`],
    button: { label: 'See your plan', url: billing(publicUrl) },
    closing: 'You can change or cancel it in Billing at any time.',
  });

export const planEndedMail = ({ publicUrl }: { readonly publicUrl: string }) =>
  layOut({
    subject: 'Your plan has ended',
    paragraphs: ['Your Theia plan has ended. Your key stays valid: calls are paid from your wallet at the price list.'],
    button: { label: 'Choose a plan', url: `${publicUrl}/dashboard/upgrade` },
    closing: 'Your data and your settings stay as they are.',
  });

export const refundMail = ({ cents, publicUrl }: { readonly cents: number; readonly publicUrl: string }) =>
  layOut({
    subject: `Refund of ${usd(cents)}`,
    paragraphs: [`We refunded ${usd(cents)} to your card and took the same amount from your wallet.`],
    button: { label: 'See your wallet', url: billing(publicUrl) },
    closing: 'The bank usually needs a few days to show it.',
  });

export const disputeMail = ({ email, cents, disputeId }: { readonly email: string; readonly cents: number; readonly disputeId: string }) =>
  layOut({
    subject: `Dispute over ${usd(cents)}`,
    paragraphs: [`The bank of ${email} disputes a top-up of ${usd(cents)} (${disputeId}). The amount was taken from the wallet; answer the dispute in Stripe.`],
    closing: 'When it is won, the amount goes back to the wallet by itself.',
  });

export const lowBalanceMail = ({ balanceUsd, lineUsd, publicUrl }: { readonly balanceUsd: string; readonly lineUsd: string; readonly publicUrl: string }) =>
  layOut({
    subject: `Your balance is below $${lineUsd}`,
    paragraphs: [`Your wallet holds $${balanceUsd}. When it is empty, calls that your plan does not cover are refused.`],
    button: { label: 'Add credit', url: billing(publicUrl) },
    closing: 'You can change the line, or switch on automatic top-up, in Billing.',
  });
