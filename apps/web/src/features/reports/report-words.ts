import type { BadgeTone } from '@/components/ui/badge.tsx';
import type { Report } from '@/lib/resources.ts';
import { kindTitle } from './kinds.ts';

/** The title of a report, or its kind until it has one. */
export const reportName = ({ title, kind }: Pick<Report, 'title' | 'kind'>): string => title ?? kindTitle(kind);

/** The codes of rejections that credit ends. */
const UNPAID: ReadonlySet<string> = new Set(['insufficient_balance', 'quota_exhausted']);

/** Whether credit is all that was missing. */
export const isUnpaid = ({ failure }: { failure: string | null }): boolean => failure !== null && UNPAID.has(failure);

const STAGES = { composing: 'Composing', rewriting: 'Writing', checking: 'Checking' } as const;

/** The state of a report in a word or two. */
export function statusWords({ status, stage }: Pick<Report, 'status' | 'stage'>): {
  label: string;
  tone: BadgeTone;
} {
  switch (status) {
    case 'ready':
      return { label: 'Ready', tone: 'ok' };
    case 'failed':
      return { label: 'Failed', tone: 'bad' };
    case 'waiting':
      return { label: 'Waiting', tone: 'plain' };
    case 'writing':
      return { label: stage === null ? 'Writing' : STAGES[stage], tone: 'warn' };
  }
}
