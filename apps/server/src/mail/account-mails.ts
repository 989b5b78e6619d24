import { formatMoment, layOut } from './layout.ts';
import { usd } from './billing-mails.ts';

interface LinkAndCode {
  readonly url: string;
  readonly code: string;
}

const NOT_YOU = 'If you did not ask for this, you can ignore this message; nothing will change.';

/** `oneOfSeveral`: when the sign-up that this mail confirms was made, if other sign-ups with the same address are pending. */
export const confirmationMail = ({ url, code, oneOfSeveral }: LinkAndCode & { readonly oneOfSeveral: Date | null }) =>
  layOut({
    subject: 'Confirm your email address',
    paragraphs: [
      'Welcome to Theia. Please confirm that this address is yours, and your account is ready.',
      ...(oneOfSeveral === null
        ? []
        : [
            `Someone signed up with this address more than once, and each time a password was entered. This email confirms the sign-up of ${formatMoment(oneOfSeveral)}: confirm it only if that was you.`,
          ]),
    ],
    button: { label: 'Confirm email address', url },
    code,
    closing: `The link is valid for 24 hours, the code until a newer email is sent. If you did not sign up just now, ignore this message: confirming would activate the password that was entered with that sign-up.`,
  });

export const recoveryMail = ({ url, code }: LinkAndCode) =>
  layOut({
    subject: 'Reset your password',
    paragraphs: ['Follow the link to choose a new password for your Theia account.'],
    button: { label: 'Reset password', url },
    code,
    closing: `The link is valid for one hour. ${NOT_YOU}`,
  });

export const magicLinkMail = ({ url, code }: LinkAndCode) =>
  layOut({
    subject: 'Your sign-in link',
    paragraphs: ['Follow the link to sign in to Theia.'],
    button: { label: 'Sign in', url },
    code,
    closing: `The link works once, within one hour. ${NOT_YOU}`,
  });

export const reauthenticationMail = ({ code }: { readonly code: string }) =>
  layOut({
    subject: 'Your confirmation code',
    paragraphs: [`Enter this code to confirm that it is you: ${code}`],
    closing: `The code is valid for ten minutes. ${NOT_YOU}`,
  });

export const emailChangedMail = ({
  newAddress,
  supportEmail,
}: {
  readonly newAddress: string;
  readonly supportEmail: string;
}) =>
  layOut({
    subject: 'The email address of your account was changed',
    paragraphs: [`Your Theia account now belongs to ${newAddress}. This address is no longer used for it.`],
    closing: `If this was not you, please write to ${supportEmail} immediately.`,
  });

interface Card {
  readonly brand: string | null;
  readonly last4: string | null;
}

interface DeletionOutcome {
  readonly creditUsd: number;
  /** `cents` go back to the card, with the tax that was paid on `creditCents`. */
  readonly refunds: readonly { readonly card: Card; readonly cents: number; readonly creditCents: number }[];
  readonly supportEmail: string;
}

const CARD_BRANDS: Readonly<Record<string, string>> = {
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
  last4 === null ? 'The card you paid with' : `${CARD_BRANDS[brand ?? ''] ?? 'Card'} ending in ${last4}`;

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
    closing: `${refunded > 0 ? 'The bank usually needs five to ten days to show a refund. ' : ''}This is our last email: your address is deleted once it is sent. If you did not delete the account yourself, write to ${supportEmail}.`,
  });
}
