import { deviceName } from '../device-name.ts';
import { textOf, type Vocabulary } from './words.ts';

const SIGNED_IN: Readonly<Record<string, string>> = {
  password: 'Signed in with the password',
  otp: 'Signed in with a mailed code or link',
  oauth: 'Signed in with Google',
  recovery: 'Signed in with a recovery mail',
  email_change: 'Signed in with the mail of an address change',
};
const REFUSED: Readonly<Record<string, string>> = {
  password: 'wrong password',
  code: 'wrong mailed code',
  totp: 'wrong code of the authenticator app',
  recovery_code: 'wrong recovery code',
};
const PROVIDERS: Readonly<Record<string, string>> = { google: 'Google', email: 'Password' };
const provider = (subject: string | null) => PROVIDERS[subject ?? ''] ?? subject ?? '';

function endedWords(sessions: unknown, device: unknown): string {
  if (typeof sessions === 'number' && sessions > 1) return `${sessions} sessions`;
  return deviceName(textOf(device)) ?? 'one session';
}

export const signInWords = {
  'account.created': 'Account created',
  'account.blocked': 'Account blocked',
  'account.unblocked': 'Account unblocked',
  'account.shown': 'Account looked at by the operator',
  'session.started': ({ details }) => SIGNED_IN[textOf(details['way'])] ?? 'Signed in',
  'session.second_factor': ({ details }) =>
    details['way'] === 'recovery_code' ? 'Second step done with a recovery code' : 'Second step done with the app',
  'session.refused': ({ details }) => ({
    what: 'Sign-in failed',
    more: REFUSED[textOf(details['way'])] ?? null,
  }),
  'session.ended': 'Signed out',
  'session.ended_elsewhere': ({ details }) => ({
    what: 'Other sessions ended',
    subject: endedWords(details['sessions'], details['device']),
  }),
  'device.added': 'First sign-in from this device',
  'password.set': 'Password set',
  'password.changed': 'Password changed',
  'password.removed': 'Password removed',
  'password.reset_asked': 'Mail to reset the password asked for',
  'email.change_asked': ({ details }) => ({ what: 'Change of e-mail asked for', subject: textOf(details['to']) }),
  'email.change_accepted': ({ details }) => ({
    what: 'Change of e-mail confirmed',
    more: details['by'] === 'new' ? 'at the new address' : 'at the current address',
  }),
  'email.change_cancelled': ({ details }) => ({ what: 'Change of e-mail cancelled', subject: textOf(details['to']) }),
  'email.changed': ({ details }) => ({
    what: 'E-mail changed',
    subject: textOf(details['to']),
    more: `before: ${textOf(details['from'])}`,
  }),
  'factor.added': 'Two-factor authentication turned on',
  'factor.removed': 'Two-factor authentication turned off',
  'codes.made': 'Recovery codes made',
  'codes.used': ({ details }) => ({ what: 'Recovery code used', more: `${textOf(details['remaining'])} left` }),
  'codes.removed': 'Recovery codes removed',
  'identity.linked': ({ subject, details }) => ({
    what: 'Way to sign in added',
    subject: provider(subject),
    more: textOf(details['address']) || null,
  }),
  'identity.unlinked': ({ subject }) => ({ what: 'Way to sign in removed', subject: provider(subject) }),
} as const satisfies Vocabulary<string>;
