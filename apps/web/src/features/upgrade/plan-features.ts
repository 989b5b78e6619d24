import { formatCount } from '@/lib/format.ts';
import { type Plan, type PlanId } from '@/lib/offer.ts';

const MORE: Readonly<Record<PlanId, readonly string[]>> = {
  starter: ['Natal charts, Western or Vedic'],
  growth: ['Natal charts, Western and Vedic', '12-month transit forecast', 'Yearly cycle', 'Sidereal toggle'],
  professional: [
    'Everything in Growth',
    'Relationship compatibility',
    'Return charts, full API access',
    'Priority support',
  ],
};

/** The features of a plan, most important first. */
export function planFeatures({ id, monthlyCalls, apiKeys }: Plan): readonly string[] {
  return [
    `${formatCount(monthlyCalls)} calls a month`,
    apiKeys === 1 ? '1 API key' : `${apiKeys} API keys`,
    ...MORE[id],
  ];
}
