import { ADDON_NAMES } from '@theia-astro/server/rules/addon-names';
import { plans } from '../../../lib/offer.ts';
import { changeOf, type Details, type Format, textOf, type Vocabulary, withFact } from './words.ts';

const planName = (id: unknown) => plans.find((plan) => plan.id === id)?.name ?? textOf(id);
const addonName = ({ addon }: Details) => ADDON_NAMES[textOf(addon)] ?? textOf(addon);
const USD_DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 4 };
const usd = (amount: unknown) =>
  withFact('$', textOf(amount) && Number(textOf(amount)).toLocaleString('en-US', USD_DIGITS));
const dayOf = (instant: unknown, format: Format) => textOf(instant) && format(textOf(instant));
const cardName = ({ brand, last4 }: Details) =>
  [textOf(brand).replace(/^./, (letter) => letter.toUpperCase()), last4 === undefined ? '' : `ending ${textOf(last4)}`]
    .join(' ')
    .trim();

const CARD_REMOVED: Readonly<Record<string, string>> = {
  replaced: 'replaced by another card',
  detached: 'removed at Stripe',
  customer_deleted: 'the customer was deleted at Stripe',
};
const SETTINGS: readonly (readonly [string, string])[] = [
  ['auto_topup', 'automatic top-up'],
  ['auto_topup_threshold_usd', 'below'],
  ['auto_topup_amount_usd', 'amount'],
  ['auto_topup_monthly_ceiling_usd', 'monthly ceiling'],
  ['spend_cap_usd', 'spend cap'],
  ['low_balance_usd', 'email below'],
  ['quota_mails', 'emails about plan usage'],
];

function settingText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return usd(value) ?? 'none';
}

export const moneyWords = {
  'plan.chosen': ({ details, format }) => ({
    what: 'Plan chosen',
    subject: planName(details['plan']),
    more: withFact('paid from ', dayOf(details['starts_at'], format)),
  }),
  'plan.started': ({ details }) => ({ what: 'Plan started', subject: planName(details['plan']) }),
  'plan.changed': ({ details }) => {
    const [before, after] = changeOf(details['plan']);
    return { what: 'Plan changed', subject: planName(after), more: withFact('before: ', planName(before)) };
  },
  'plan.cancelled': ({ details, format }) => ({
    what: 'Plan cancelled',
    more: withFact('it ends on ', dayOf(details['ends_at'], format)),
  }),
  'plan.resumed': 'Plan cancellation undone',
  'plan.ended': ({ details }) => ({ what: 'Plan ended', subject: planName(details['plan']) }),
  'plan.trial_ended': 'Trial ended',
  'plan.payment_overdue': 'Plan payment failed',
  'plan.payment_made': 'Overdue plan payment made',
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
    what: 'Credit added',
    subject: usd(details['amount_usd']),
    more: textOf(details['reason']) || null,
  }),
  'credit.taken': ({ details }) => ({
    what: 'Credit removed',
    subject: usd(details['amount_usd']),
    more: textOf(details['reason']) || null,
  }),
  'plan.natal_system': ({ details }) => ({
    what: 'Natal chart system changed',
    subject: changeOf(details['natal_system'])[1] === 'vedic' ? 'Vedic' : 'Western',
  }),
  'billing.changed': ({ details }) => ({
    what: 'Wallet settings changed',
    more: [
      ...SETTINGS.flatMap(([name, word]) =>
        details[name] === undefined ? [] : [`${word} ${settingText(changeOf(details[name])[1])}`],
      ),
      ...(textOf(details['because']) === '' ? [] : [`because: ${textOf(details['because'])}`]),
    ].join(', '),
  }),
  'limit.changed': ({ details }) => {
    const rate = Number(textOf(details['rate_per_second']));
    return {
      what: 'Request limit changed',
      more: rate > 0 ? `${rate.toLocaleString('en-US')} requests per second` : 'the limit of the plan applies again',
    };
  },
} as const satisfies Vocabulary<string>;
