import { formatMoment, layOut } from './layout.ts';

/** When and from where an account was changed, so that its owner can recognise it. */
export interface Circumstances {
  readonly at: Date;
  /** IPv4 address, or IPv6 network; null when it is not known. */
  readonly network: string | null;
}

interface About extends Circumstances {
  readonly publicUrl: string;
  readonly supportEmail: string;
}

const circumstanceRows = ({ at, network }: Circumstances) =>
  [
    ['When', formatMoment(at)],
    ['From', network ?? 'unknown'],
  ] as const;
const settings = (publicUrl: string) => `${publicUrl}/dashboard/settings`;
const notYou = (supportEmail: string) =>
  `If this was not you, someone else can act as you: reset your password from the sign-in page immediately, which ends every session, and write to ${supportEmail}.`;

export const passwordChangedMail = (about: About) =>
  layOut({
    subject: 'Your password was changed',
    paragraphs: ['The password of your Theia account was changed, and other sessions were signed out.'],
    facts: circumstanceRows(about),
    closing: notYou(about.supportEmail),
  });

export const factorAddedMail = (about: About) =>
  layOut({
    subject: 'Two-factor authentication was turned on',
    paragraphs: [
      'An authenticator app was added to your Theia account. From now on a sign-in needs its code.',
      'Keep the recovery codes that were shown with it: each opens the account once when the app is lost.',
    ],
    facts: circumstanceRows(about),
    button: { label: 'See your settings', url: settings(about.publicUrl) },
    closing: notYou(about.supportEmail),
  });

export const factorRemovedMail = (about: About & { readonly left: number }) =>
  layOut({
    subject: about.left === 0 ? 'Two-factor authentication was turned off' : 'An authenticator app was removed',
    paragraphs: [
      about.left === 0
        ? 'The authenticator app was removed from your Theia account, and its recovery codes no longer work. From now on the password alone signs you in.'
        : 'An authenticator app was removed from your Theia account. Another one still protects it.',
    ],
    facts: circumstanceRows(about),
    button: { label: 'See your settings', url: settings(about.publicUrl) },
    closing: notYou(about.supportEmail),
  });

export const recoveryCodesMadeMail = (about: About & { readonly replaced: boolean }) =>
  layOut({
    subject: about.replaced ? 'Your recovery codes were replaced' : 'Recovery codes were created for your account',
    paragraphs: [
      about.replaced
        ? 'New recovery codes were created for your Theia account. The earlier ones no longer work.'
        : 'Recovery codes were created for your Theia account. Each opens it once in place of the authenticator app.',
    ],
    facts: circumstanceRows(about),
    closing: notYou(about.supportEmail),
  });

export const recoveryCodeUsedMail = (about: About & { readonly remaining: number }) =>
  layOut({
    subject: 'A recovery code was used to sign in',
    paragraphs: [
      'Someone signed in to your Theia account with a recovery code in place of the authenticator app.',
      about.remaining === 0
        ? 'That was the last one. Create new ones in your settings.'
        : `${about.remaining} recovery ${about.remaining === 1 ? 'code is' : 'codes are'} left.`,
    ],
    facts: circumstanceRows(about),
    button: { label: 'See your settings', url: settings(about.publicUrl) },
    closing: notYou(about.supportEmail),
  });

const KEY_CHANGED = {
  created: 'A new API key was created',
  connected: 'An app was connected to your account',
  regenerated: 'Your API key was replaced',
  rotated: 'Your API key was rolled',
  restricted: 'The limits of your API key were changed',
} as const;
export const KEY_CHANGED_SUBJECTS: string[] = Object.values(KEY_CHANGED);

const KEY_CHANGE = {
  created: () => 'A new API key was created for your Theia account.',
  connected: () =>
    'You allowed an app to use your Theia account. What it may do, and how much it may spend in a day, is in your settings.',
  regenerated: () => 'An API key of your Theia account was replaced by a new one. The earlier key no longer works.',
  restricted: () => 'What an API key of your Theia account may be used for, from where or until when was changed.',
  rotated: (until: Date | null) =>
    `An API key of your Theia account was replaced by a new one. The earlier key works until ${until === null ? 'now' : formatMoment(until)}.`,
} as const;

/** `until`: when the earlier key of a rotated one ends. */
export const keyChangedMail = (
  about: About & { readonly change: keyof typeof KEY_CHANGED; readonly label: string; readonly until: Date | null },
) =>
  layOut({
    subject: KEY_CHANGED[about.change],
    paragraphs: [KEY_CHANGE[about.change](about.until)],
    facts: [[about.change === 'connected' ? 'App' : 'Key', about.label], ...circumstanceRows(about)],
    button:
      about.change === 'connected'
        ? { label: 'See your apps', url: `${about.publicUrl}/dashboard/settings?panel=apps` }
        : { label: 'See your keys', url: `${about.publicUrl}/dashboard/api-keys` },
    closing: `If this was not you, someone else can act as you and spend your credit: reset your password from the sign-in page immediately, which ends every session, then ${about.change === 'connected' ? 'disconnect the app' : 'replace the key'}, and write to ${about.supportEmail}.`,
  });

/** A key expires soon, or has expired. */
export const keyExpiryMail = ({
  change,
  label,
  until,
  publicUrl,
}: Pick<About, 'publicUrl'> & {
  readonly change: 'expires' | 'expired';
  readonly label: string;
  readonly until: Date;
}) =>
  layOut({
    subject: change === 'expires' ? 'Your API key expires soon' : 'Your API key has expired',
    paragraphs: [
      change === 'expires'
        ? 'An API key of your Theia account expires soon. Calls with it are rejected from then on.'
        : 'An API key of your Theia account has expired. Calls with it are rejected.',
    ],
    facts: [
      ['Key', label],
      [change === 'expires' ? 'Expires' : 'Expired', formatMoment(until)],
    ],
    button: { label: 'See your keys', url: `${publicUrl}/dashboard/api-keys` },
    closing: 'You can extend it on that page.',
  });

export const accountExistsMail = ({ publicUrl, ...about }: Omit<About, 'supportEmail'>) =>
  layOut({
    subject: 'You already have an account',
    paragraphs: [
      'Someone tried to sign up to Theia with this address. It has an account already, and nothing was changed.',
      'If it was you, sign in; a forgotten password can be reset there.',
    ],
    facts: circumstanceRows(about),
    button: { label: 'Sign in', url: `${publicUrl}/login` },
    closing: 'If it was not you, you can ignore this message.',
  });

export const addressWantedMail = ({ publicUrl }: Pick<About, 'publicUrl'>) =>
  layOut({
    subject: 'Your address was entered for another account',
    paragraphs: [
      'Someone wanted to move another Theia account to this address. It has an account of its own, so nothing was changed.',
      'If it was you, sign in with this address, or delete its account first.',
    ],
    button: { label: 'Sign in', url: `${publicUrl}/login` },
    closing: 'If it was not you, you can ignore this message.',
  });

const PROVIDER_NAMES: Readonly<Record<string, string>> = { google: 'Google', email: 'Email' };

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
    closing: `If this was not you, reset your password immediately and write to ${supportEmail}.`,
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
    subject: `${PROVIDER_NAMES[provider] ?? provider} sign-in was removed from your account`,
    paragraphs: [
      `${email === null ? 'It' : `The ${PROVIDER_NAMES[provider] ?? provider} sign-in of ${email}`} can no longer be used for your Theia account.`,
    ],
    closing: `If this was not you, reset your password and write to ${supportEmail}.`,
  });

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
    subject: 'Confirm your new email address',
    paragraphs: [
      `Someone asked to move the Theia account of ${currentAddress} to this address. Please confirm that both are yours.`,
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
    subject: 'Confirm the change of your email address',
    paragraphs: [
      `Someone signed in to your Theia account asked to change its address to ${newAddress}. Nothing changes until it is confirmed from this email and from one to the new address.`,
    ],
    button: { label: 'Confirm the change', url },
    code,
    otherButton: { label: 'This was not me: stop the change', url: stopUrl },
    closing:
      'The link is valid for 24 hours. If this was not you, stop the change, which signs out every session, and choose a new password: someone else may be using your account. Do not give the code to anyone.',
  });
