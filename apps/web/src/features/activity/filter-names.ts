import type { Outcome, Range } from './call-filter.ts';

/** The names of time spans. */
export const rangeNames: Record<Range, string> = {
  all: 'Any time',
  hour: 'Last hour',
  day: 'Last 24 hours',
  week: 'Last 7 days',
  month: 'Last 30 days',
  custom: 'Between two days',
};

/** The choice of outcomes. */
export const outcomes: readonly { value: Outcome; label: string }[] = [
  { value: 'any', label: 'All' },
  { value: 'success', label: 'Success' },
  { value: 'failed', label: 'Failed' },
];
