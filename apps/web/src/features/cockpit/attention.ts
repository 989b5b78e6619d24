import type { CockpitFigures } from './operations/load-cockpit.ts';

const DAY_MS = 86_400_000;
const TRIAL_DAYS = 3;
const KEY_DAYS = 7;
const QUOTA_SHARE = 0.8;

export interface Notice {
  readonly text: string;
  /** A path of the app by its name. */
  readonly to: 'upgrade' | 'billing' | 'apiKeys';
  readonly label: string;
}

/** How amounts and dates are written. */
export interface Writers {
  readonly usd: (amountUsd: number) => string;
  readonly date: (iso: string) => string;
}

/** What needs the user's attention now, each with one thing to do about it. */
export function noticesOf(figures: CockpitFigures, write: Writers): Notice[] {
  return [...keyNotices(figures, write), ...walletNotices(figures, write), ...planNotices(figures, write)];
}

const when = (isSo: boolean, notice: Notice): Notice[] => (isSo ? [notice] : []);

function planNotices({ plan, trialEndsAt, readAt }: CockpitFigures, write: Writers): Notice[] {
  const share = plan.quota === 0 ? 0 : plan.used / plan.quota;
  const trialEnd = plan.status === 'trialing' ? trialEndsAt : null;
  return [
    ...when(share >= QUOTA_SHARE, {
      text: `${Math.floor(share * 100)} % of the calls of this period are used.`,
      to: 'upgrade',
      label: 'Compare plans',
    }),
    ...(trialEnd === null
      ? []
      : when(Date.parse(trialEnd) - readAt <= TRIAL_DAYS * DAY_MS, {
          text: `Your trial ends on ${write.date(trialEnd)}.`,
          to: 'upgrade',
          label: 'Choose a plan',
        })),
  ];
}

function walletNotices({ balanceUsd, settings, card, readAt }: CockpitFigures, write: Writers): Notice[] {
  const low = settings?.low_balance_usd ?? null;
  return [
    ...when(Boolean(settings?.auto_topup_stopped), {
      text: 'Automatic top-up has stopped.',
      to: 'billing',
      label: 'Look at it',
    }),
    ...when(low !== null && balanceUsd < Number(low), {
      text: `Your balance is $${write.usd(balanceUsd)}.`,
      to: 'billing',
      label: 'Add credit',
    }),
    ...cardNotices(card, readAt),
  ];
}

/** A card is good to the end of the month that is printed on it. */
function cardNotices(card: CockpitFigures['card'], readAt: number): Notice[] {
  if (!card?.exp_year || !card.exp_month) return [];
  const isOver = Date.UTC(card.exp_year, card.exp_month) <= readAt;
  if (Date.UTC(card.exp_year, card.exp_month - 1) > readAt) return [];
  return [
    {
      text: `Your card ending in ${card.card_last4 ?? '····'} ${isOver ? 'has expired' : 'expires this month'}.`,
      to: 'billing',
      label: 'Change the card',
    },
  ];
}

function keyNotices({ keys, readAt }: CockpitFigures, write: Writers): Notice[] {
  return keys.flatMap(({ label, blocked_at: blockedAt, expires_at: expiresAt }): Notice[] => {
    if (blockedAt !== null) return [{ text: `The key ${label} is blocked.`, to: 'apiKeys', label: 'Look at it' }];
    if (expiresAt === null || Date.parse(expiresAt) - readAt > KEY_DAYS * DAY_MS) return [];
    const isOver = Date.parse(expiresAt) <= readAt;
    return [
      {
        text: `The key ${label} ${isOver ? 'expired' : 'expires'} on ${write.date(expiresAt)}.`,
        to: 'apiKeys',
        label: isOver ? 'Look at it' : 'Change the date',
      },
    ];
  });
}
