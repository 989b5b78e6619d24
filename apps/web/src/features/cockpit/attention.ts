import { formatUtcDate } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import type { CockpitFigures } from './operations/load-cockpit.ts';

const DAY_MS = 86_400_000;
const TRIAL_DAYS = 3;
const QUOTA_SHARE = 0.8;

export interface Notice {
  readonly text: string;
  readonly to: string;
  readonly label: string;
}

/** What needs the user's attention now. */
export function noticesOf({ plan, trialEndsAt, readAt }: CockpitFigures): Notice[] {
  const notices: Notice[] = [];
  const share = plan.quota === 0 ? 0 : plan.used / plan.quota;
  if (share >= QUOTA_SHARE)
    notices.push({
      text: `${Math.floor(share * 100)} % of the calls of this period are used.`,
      to: paths.upgrade,
      label: 'Compare plans',
    });
  if (plan.status === 'trialing' && trialEndsAt !== null && Date.parse(trialEndsAt) - readAt <= TRIAL_DAYS * DAY_MS)
    notices.push({
      text: `Your trial ends on ${formatUtcDate(trialEndsAt)}.`,
      to: paths.upgrade,
      label: 'Choose a plan',
    });
  return notices;
}
