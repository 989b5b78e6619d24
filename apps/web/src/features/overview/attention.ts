import type { CallFigures } from '@/lib/operations/load-call-figures.ts';
import { FAILED_TODAY } from './failed-share.ts';
import type { OverviewFigures } from './operations.ts';

const DAY_MS = 86_400_000;
const TRIAL_DAYS = 3;
const KEY_DAYS = 7;
const QUOTA_SHARE = 0.8;
/** Fewer failures are those of somebody who tries things. */
const FAILED_MIN = 5;
const FAILED_SHARE = 0.1;

export interface Notice {
  readonly text: string;
  /** A path of the app by its name. */
  readonly to: 'upgrade' | 'billing' | 'apiKeys' | 'webhooks' | 'usage' | 'activityLogs';
  /** What is asked of that path. */
  readonly query?: string;
  readonly label: string;
  /** The name under which it is dismissed; absent: it stays until its cause is gone. */
  readonly away?: string;
}

/** How amounts and dates are written. */
export interface Writers {
  readonly usd: (amountUsd: number) => string;
  readonly date: (iso: string) => string;
}

/**
 * What needs the user's attention now, each with one thing to do about it: first what is broken, then what soon will be.
 * @param lastDay the calls of the last 24 hours; null: they could not be read
 */
export function noticesOf(figures: OverviewFigures, lastDay: CallFigures | null, write: Writers): Notice[] {
  const wallet = walletNotices(figures, write);
  const keys = keyNotices(figures, write);
  const webhooks = webhookNotices(figures, write);
  const plan = planNotices(figures, write);
  return [
    ...plan.broken,
    ...wallet.broken,
    ...keys.broken,
    ...webhooks.broken,
    ...(lastDay === null ? [] : callNotices(lastDay, figures.readAt)),
    ...wallet.soon,
    ...webhooks.soon,
    ...keys.soon,
    ...plan.soon,
  ];
}

interface Notices {
  readonly broken: readonly Notice[];
  readonly soon: readonly Notice[];
}

const when = (isSo: boolean, notice: Notice): Notice[] => (isSo ? [notice] : []);

function planNotices({ plan, trialEndsAt, readAt }: OverviewFigures, write: Writers): Notices {
  const share = plan.quota === 0 ? 0 : plan.used / plan.quota;
  const trialEnd = plan.status === 'trialing' ? trialEndsAt : null;
  const isRejected = plan.quota > 0 && share >= 1 && plan.beyond_quota !== 'wallet';
  const broken = [
    ...when(plan.status === 'past_due' && plan.source !== 'operator', {
      text: 'The last payment of your plan failed.',
      to: 'billing',
      label: 'Pay now',
    }),
    ...when(isRejected && plan.beyond_quota === 'empty', {
      text: 'All calls of this period are used, and your wallet is empty: further calls are rejected.',
      to: 'billing',
      label: 'Add credit',
    }),
    ...when(isRejected && plan.beyond_quota === 'capped', {
      text: 'All calls of this period are used, and the spend cap of your wallet is reached: further calls are rejected.',
      to: 'billing',
      label: 'Change the cap',
    }),
  ];
  const soon = [
    ...when(share >= QUOTA_SHARE && share < 1, {
      text: `${Math.floor(share * 100)} % of the calls of this period are used.`,
      ...plansOr(plan),
      away: `quota:80:${quotaOf(plan)}`,
    }),
    ...when(plan.quota > 0 && share >= 1 && plan.beyond_quota === 'wallet', {
      text: 'All calls of this period are used. Further calls are paid from your wallet.',
      ...plansOr(plan),
      away: `quota:100:${quotaOf(plan)}`,
    }),
    ...(trialEnd === null
      ? []
      : when(Date.parse(trialEnd) - readAt <= TRIAL_DAYS * DAY_MS, {
          text: `Your trial ends on ${write.date(trialEnd)}.`,
          to: 'upgrade',
          label: 'Choose a plan',
          away: `trial:${dayOf(trialEnd)}`,
        })),
  ];
  return { broken, soon };
}

/** A plan that was granted is not changed by its owner. */
const plansOr = ({ source }: OverviewFigures['plan']): Pick<Notice, 'to' | 'label'> =>
  source === 'operator' ? { to: 'usage', label: 'See your usage' } : { to: 'upgrade', label: 'Compare plans' };

/** A quota of a period: another period or another plan has another name. */
const quotaOf = ({ period_start: start, quota }: OverviewFigures['plan']) => `${dayOf(start)}:${quota}`;

function walletNotices(figures: OverviewFigures, write: Writers): Notices {
  const { balanceUsd, settings, card, readAt } = figures;
  const low = settings?.low_balance_usd ?? null;
  const cards = cardNotices(card, readAt);
  const broken = when(Boolean(settings?.auto_topup_stopped), {
    text: 'Automatic top-up has stopped.',
    to: 'billing',
    label: 'Look at it',
  });
  const balance = when(low !== null && balanceUsd < Number(low) && !isWalletUnused(figures), {
    text: balanceUsd === 0 ? 'Your wallet is empty.' : `Your balance is below $${write.usd(Number(low))}.`,
    to: 'billing',
    label: 'Add credit',
  });
  return { broken, soon: [...balance, ...cards] };
}

/** An empty wallet that a plan with calls left does not need. */
function isWalletUnused({ balanceUsd, plan, usage }: OverviewFigures): boolean {
  return balanceUsd === 0 && plan.used < plan.quota && usage.every(({ cost_usd: cost }) => Number(cost) === 0);
}

/** A card is good to the end of the month that is printed on it. */
function cardNotices(card: OverviewFigures['card'], readAt: number): Notice[] {
  if (!card?.exp_year || !card.exp_month) return [];
  if (Date.UTC(card.exp_year, card.exp_month - 1) > readAt) return [];
  const isOver = Date.UTC(card.exp_year, card.exp_month) <= readAt;
  const notice: Notice = {
    text: `Your card ending in ${card.card_last4 ?? '····'} ${isOver ? 'has expired' : 'expires this month'}.`,
    to: 'billing',
    label: 'Update card',
  };
  return [isOver ? notice : { ...notice, away: `card:${card.exp_year}-${card.exp_month}` }];
}

function keyNotices({ keys, readAt }: OverviewFigures, write: Writers): Notices {
  const broken: Notice[] = [];
  const soon: Notice[] = [];
  for (const { id, label, blocked_at: blockedAt, expires_at: expiresAt } of keys)
    if (blockedAt !== null)
      broken.push({
        text: `Key ${label} is blocked.`,
        to: 'apiKeys',
        label: 'View key',
        away: `key:${id}:blocked:${dayOf(blockedAt)}`,
      });
    else if (expiresAt !== null && Date.parse(expiresAt) - readAt <= KEY_DAYS * DAY_MS) {
      const isOver = Date.parse(expiresAt) <= readAt;
      (isOver ? broken : soon).push({
        text: `Key ${label} ${isOver ? 'expired' : 'expires'} on ${write.date(expiresAt)}.`,
        to: 'apiKeys',
        label: isOver ? 'View key' : 'Change date',
        away: `key:${id}:${isOver ? 'expired' : 'expires'}:${dayOf(expiresAt)}`,
      });
    }
  return { broken, soon };
}

function webhookNotices({ webhooks }: OverviewFigures, write: Writers): Notices {
  const broken: Notice[] = [];
  const soon: Notice[] = [];
  for (const { name, status, disabled_because: because, failing_since: since } of webhooks)
    if (status === 'disabled')
      broken.push({
        text:
          because === 'gone'
            ? `Webhook ${name} is disabled: it responded 410 Gone.`
            : `Webhook ${name} is disabled: no delivery succeeded for three days.`,
        to: 'webhooks',
        label: 'Enable it',
      });
    else
      soon.push({
        text: `Deliveries to webhook ${name} have failed${since === null ? '' : ` since ${write.date(since)}`}.`,
        to: 'webhooks',
        label: 'See why',
      });
  return { broken, soon };
}

function callNotices({ failed, calls }: CallFigures, readAt: number): Notice[] {
  return when(failed >= FAILED_MIN && failed / calls >= FAILED_SHARE, {
    text: 'Many of your calls failed in the last 24 hours.',
    to: 'activityLogs',
    query: FAILED_TODAY,
    label: 'See why',
    away: `failed:${dayOf(new Date(readAt).toISOString())}`,
  });
}

const dayOf = (iso: string) => iso.slice(0, 10);
