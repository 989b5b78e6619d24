import { ADDON_NAMES } from '@theia-astro/server/rules/addon-names';
import { plans } from '../../../lib/offer.ts';
import { changeOf, type Details, textOf, type Vocabulary } from './words.ts';

const planName = (id: unknown) => plans.find((plan) => plan.id === id)?.name ?? textOf(id);
const addonName = ({ addon }: Details) => ADDON_NAMES[textOf(addon)] ?? textOf(addon);
const usd = (amount: unknown) =>
  `$${Number(textOf(amount)).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 })}`;
const cardName = ({ brand, last4 }: Details) =>
  [textOf(brand).replace(/^./, (letter) => letter.toUpperCase()), last4 === undefined ? '' : `ending ${textOf(last4)}`]
    .join(' ')
    .trim();

const CARD_REMOVED: Readonly<Record<string, string>> = {
  replaced: 'another card took its place',
  detached: 'removed at Stripe',
  customer_deleted: 'the customer was deleted at Stripe',
};
const SETTINGS: readonly (readonly [string, string])[] = [
  ['auto_topup', 'automatic top-up'],
  ['auto_topup_threshold_usd', 'below'],
  ['auto_topup_amount_usd', 'amount'],
  ['auto_topup_monthly_ceiling_usd', 'monthly ceiling'],
  ['spend_cap_usd', 'spend cap'],
  ['low_balance_usd', 'mail below'],
  ['quota_mails', 'mails about the plan’s calls'],
];

function settingText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return value === null || value === undefined ? 'none' : usd(value);
}

export const moneyWords = {
  'plan.chosen': ({ details, format }) => ({
    what: 'Plan chosen',
    subject: planName(details['plan']),
    more: `paid from ${format(textOf(details['starts_at']))}`,
  }),
  'plan.started': ({ details }) => ({ what: 'Plan started', subject: planName(details['plan']) }),
  'plan.changed': ({ details }) => {
    const [before, after] = changeOf(details['plan']);
    return { what: 'Plan changed', subject: planName(after), more: `before: ${planName(before)}` };
  },
  'plan.cancelled': ({ details, format }) => ({
    what: 'Plan cancelled',
    more: `it ends ${format(textOf(details['ends_at']))}`,
  }),
  'plan.resumed': 'Cancellation of the plan taken back',
  'plan.ended': ({ details }) => ({ what: 'Plan ended', subject: planName(details['plan']) }),
  'plan.trial_ended': 'Trial ended',
  'plan.payment_overdue': 'Payment of the plan failed',
  'plan.payment_made': 'Overdue payment of the plan made',
  'addon.started': ({ details }) => ({ what: 'Add-on started', subject: addonName(details) }),
  'addon.ended': ({ details }) => ({ what: 'Add-on ended', subject: addonName(details) }),
  'card.added': ({ details }) => ({ what: 'Card added', subject: cardName(details) }),
  'card.removed': ({ details }) => ({
    what: 'Card removed',
    subject: cardName(details),
    more: CARD_REMOVED[textOf(details['because'])] ?? null,
  }),
  'topup.paid': ({ details }) => ({
    what: details['kind'] === 'auto' ? 'Automatic top-up' : 'Top-up',
    subject: usd(details['amount_usd']),
  }),
  'topup.failed': ({ details }) => ({
    what: details['kind'] === 'auto' ? 'Automatic top-up failed' : 'Top-up failed',
    subject: usd(details['amount_usd']),
  }),
  'payment.refunded': ({ details }) => ({ what: 'Payment refunded', subject: usd(details['amount_usd']) }),
  'payment.disputed': ({ details }) => ({ what: 'Payment disputed', subject: usd(details['amount_usd']) }),
  'payment.returned': ({ details }) => ({
    what: 'Payment returned to the wallet',
    subject: usd(details['amount_usd']),
  }),
  'credit.given': ({ details }) => ({
    what: 'Credit given',
    subject: usd(details['amount_usd']),
    more: textOf(details['reason']) || null,
  }),
  'credit.taken': ({ details }) => ({
    what: 'Credit taken',
    subject: usd(details['amount_usd']),
    more: textOf(details['reason']) || null,
  }),
  'plan.natal_system': ({ details }) => ({
    what: 'System of natal charts changed',
    subject: changeOf(details['natal_system'])[1] === 'vedic' ? 'Vedic' : 'Western',
  }),
  'billing.changed': ({ details }) => ({
    what: 'Wallet settings changed',
    more: [
      ...SETTINGS.flatMap(([name, word]) =>
        details[name] === undefined ? [] : [`${word}: ${settingText(changeOf(details[name])[1])}`],
      ),
      ...(textOf(details['because']) === '' ? [] : [textOf(details['because'])]),
    ].join('; '),
  }),
  'limit.changed': ({ details }) => ({
    what: 'Request limit changed',
    more:
      details['rate_per_second'] === undefined
        ? 'that of the plan again'
        : `${textOf(details['rate_per_second'])} a second`,
  }),
} as const satisfies Vocabulary<string>;
