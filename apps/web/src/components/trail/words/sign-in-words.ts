import { deviceName } from '../device-name.ts';
import { textOf, type Vocabulary, withFact } from './words.ts';

const SIGNED_IN: Readonly<Record<string, string>> = {
  password: 'Signed in with a password',
  otp: 'Signed in with an email code or link',
  oauth: 'Signed in with Google',
  recovery: 'Signed in with a password reset email',
  email_change: 'Signed in with an email change link',
};
const REFUSED: Readonly<Record<string, string>> = {
  password: 'wrong password',
  code: 'wrong email code',
  totp: 'wrong authenticator code',
  recovery_code: 'wrong recovery code',
};
const PROVIDERS: Readonly<Record<string, string>> = { google: 'Google', email: 'Password' };
const provider = (subject: string | null) => PROVIDERS[subject ?? ''] ?? subject ?? '';

function endedWords(sessions: unknown, device: unknown): string {
  if (typeof sessions === 'number' && sessions > 1) return `${sessions} sessions`;
  return deviceName(textOf(device)) ?? '1 session';
}

export const signInWords = {
  'account.created': 'Account created',
  'account.blocked': 'Account blocked',
  'account.unblocked': 'Account unblocked',
  'account.shown': 'Account viewed by the operator',
  'session.started': ({ details }) => SIGNED_IN[textOf(details['way'])] ?? 'Signed in',
  'session.second_factor': ({ details }) =>
    details['way'] === 'recovery_code' ? 'Verified with a recovery code' : 'Verified with the authenticator app',
  'session.refused': ({ details }) => ({
    what: 'Sign-in failed',
    more: REFUSED[textOf(details['way'])] ?? null,
  }),
  'session.ended': 'Signed out',
  'session.ended_elsewhere': ({ details }) => ({
    what: 'Other sessions signed out',
    more: endedWords(details['sessions'], details['device']),
  }),
  'device.added': 'First sign-in from a new device',
  'password.set': 'Password set',
  'password.changed': 'Password changed',
  'password.removed': 'Password removed',
  'password.reset_asked': 'Password reset email requested',
  'email.change_asked': ({ details }) => ({
    what: 'Email change requested',
    more: withFact('to ', textOf(details['to'])),
  }),
  'email.change_accepted': ({ details }) => ({
    what: 'Email change confirmed',
    more: details['by'] === 'new' ? 'at the new address' : 'at the current address',
  }),
  'email.change_cancelled': ({ details }) => ({
    what: 'Email change cancelled',
    more: withFact('to ', textOf(details['to'])),
  }),
  'email.changed': ({ details }) => ({
    what: 'Email changed',
    subject: textOf(details['to']),
    more: withFact('before: ', textOf(details['from'])),
  }),
  'factor.added': 'Two-factor authentication turned on',
  'factor.removed': 'Two-factor authentication turned off',
  'codes.made': 'Recovery codes created',
  'codes.used': ({ details }) => ({
    what: 'Recovery code used',
    more: textOf(details['remaining']) && `${textOf(details['remaining'])} left`,
  }),
  'codes.removed': 'Recovery codes removed',
  'identity.linked': ({ subject, details }) => ({
    what: 'Sign-in method added',
    subject: provider(subject),
    more: textOf(details['address']) || null,
  }),
  'identity.unlinked': ({ subject }) => ({ what: 'Sign-in method removed', subject: provider(subject) }),
} as const satisfies Vocabulary<string>;
