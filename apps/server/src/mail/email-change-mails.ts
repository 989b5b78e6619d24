import { layOut } from './layout.ts';

/** Mail to the new address, which must accept the change. */
export const emailChangeMail = ({
  url,
  code,
  currentAddress,
}: {
  readonly url: string;
  readonly code: string;
  readonly currentAddress: string;
}) =>
  layOut({
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      `Somebody asked to move the Theia account of ${currentAddress} to this address. Please confirm that both are yours.`,
    ],
    button: { label: 'Confirm new address', url },
    code,
    closing:
      'The link is valid for 24 hours. If that account is not yours, ignore this message: nothing will change. If you confirm it, you may share an account with a stranger.',
  });

/** Mail to the current address, which must accept the change or can stop it. */
export const emailChangeAskedMail = ({
  url,
  code,
  stopUrl,
  newAddress,
}: {
  readonly url: string;
  readonly code: string;
  readonly stopUrl: string;
  readonly newAddress: string;
}) =>
  layOut({
    subject: 'Confirm the change of your e-mail address',
    paragraphs: [
      `Somebody signed in to your Theia account asked to change its address to ${newAddress}. Nothing changes until it is confirmed from this mail and from one to the new address.`,
    ],
    button: { label: 'Confirm the change', url },
    code,
    otherButton: { label: 'This was not me: stop the change', url: stopUrl },
    closing:
      'The link is valid for 24 hours. If this was not you, stop the change, which signs out every session, and choose a new password: somebody else may be using your account. Do not give the code to anyone.',
  });
