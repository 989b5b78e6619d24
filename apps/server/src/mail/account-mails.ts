import { layOut } from './layout.ts';
import { formatMoment } from './moment.ts';

interface LinkAndCode {
  readonly url: string;
  readonly code: string;
}

const NOT_YOU = 'If you did not ask for this, you can ignore this message; nothing will change.';

/** `oneOfSeveral`: when the sign-up that this mail confirms was made, if other sign-ups with the same address are pending. */
export const confirmationMail = ({ url, code, oneOfSeveral }: LinkAndCode & { readonly oneOfSeveral: Date | null }) =>
  layOut({
    subject: 'Confirm your e-mail address',
    paragraphs: [
      'Welcome to Theia. Please confirm that this address is yours, and your account is ready.',
      ...(oneOfSeveral === null
        ? []
        : [
            `Somebody signed up with this address more than once, and each time a password was entered. This mail confirms the sign-up of ${formatMoment(oneOfSeveral)}: confirm it only if that was you.`,
          ]),
    ],
    button: { label: 'Confirm e-mail address', url },
    code,
    closing: `The link is valid for 24 hours, the code until a newer mail is sent. If you did not sign up just now, ignore this message: confirming would activate the password that was entered with that sign-up.`,
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
    subject: 'The e-mail address of your account was changed',
    paragraphs: [`Your Theia account now belongs to ${newAddress}. This address is no longer used for it.`],
    closing: `If this was not you, please write to ${supportEmail} at once.`,
  });
