import { usd } from './billing-mails.ts';
import { layOut } from './layout.ts';

export interface Card {
  readonly brand: string | null;
  readonly last4: string | null;
}

export interface DeletionOutcome {
  /** The balance of the wallet at deletion. */
  readonly creditUsd: number;
  /** `cents` go back to the card, with the tax that was paid on `creditCents`. */
  readonly refunds: readonly { readonly card: Card; readonly cents: number; readonly creditCents: number }[];
  readonly supportEmail: string;
}

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** `Visa ending in 4242`; without details from Stripe: the card the payment came from. */
export const cardWords = ({ brand, last4 }: Card): string =>
  last4 === null ? 'The card you paid with' : `${BRANDS[brand ?? ''] ?? 'Card'} ending in ${last4}`;

/** The last mail to the owner of a deleted account: how much unused credit was refunded, and how much is lost. */
export function accountDeletedMail({ creditUsd, refunds, supportEmail }: DeletionOutcome): ReturnType<typeof layOut> {
  const refunded = refunds.reduce((sum, { cents }) => sum + cents, 0);
  const held = Math.floor(creditUsd * 100 + 1e-6);
  const lost = held - refunds.reduce((sum, { creditCents }) => sum + creditCents, 0);
  return layOut({
    subject: 'Your Theia account is deleted',
    paragraphs: [
      'Your account is permanently deleted: keys, calls, messages and settings are gone, and any plan is cancelled and not billed again.',
      held === 0
        ? 'There was no unused credit in the wallet.'
        : refunded === 0
          ? `The wallet held ${usd(held)}. None of it could be refunded, so it is lost.`
          : `The wallet held ${usd(held)}. We refunded ${usd(refunded)} to the card it came from.${lost === 0 ? '' : ` ${usd(lost)} could not be refunded and is lost.`}`,
      ...(lost > 0
        ? [
            'Only bought credit can be refunded, and only if Stripe still allows it: not gifted credit, and not a payment that was disputed or refunded before.',
          ]
        : []),
    ],
    ...(held === 0
      ? {}
      : {
          facts: [
            ...refunds.map(({ card, cents }) => [cardWords(card), usd(cents)] as const),
            ...(lost > 0 ? [['Lost', usd(lost)] as const] : []),
          ],
        }),
    closing: `${refunded > 0 ? 'The bank usually needs five to ten days to show a refund. ' : ''}This is our last mail: your address is deleted once it is sent. If you did not delete the account yourself, write to ${supportEmail}.`,
  });
}
