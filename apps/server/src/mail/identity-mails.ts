import { layOut } from './layout.ts';

const NAMES: Readonly<Record<string, string>> = { google: 'Google', email: 'E-mail' };

/** A Google account can now sign in to the user's account. */
export const identityLinkedMail = ({
  accountEmail,
  supportEmail,
}: {
  readonly accountEmail: string;
  readonly supportEmail: string;
}) =>
  layOut({
    subject: 'Google sign-in was added to your account',
    paragraphs: [`From now on the Google account ${accountEmail} can sign in to your Theia account.`],
    closing: `If this was not you, reset your password at once and write to ${supportEmail}.`,
  });

/** An identity can no longer sign in to the user's account. */
export const identityUnlinkedMail = ({
  provider,
  email,
  supportEmail,
}: {
  readonly provider: string;
  readonly email: string | null;
  readonly supportEmail: string;
}) =>
  layOut({
    subject: `${NAMES[provider] ?? provider} sign-in was removed from your account`,
    paragraphs: [
      `${email === null ? 'It' : `The ${NAMES[provider] ?? provider} sign-in of ${email}`} can no longer be used for your Theia account.`,
    ],
    closing: `If this was not you, reset your password and write to ${supportEmail}.`,
  });
