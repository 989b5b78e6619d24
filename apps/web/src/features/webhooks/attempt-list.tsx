import { Badge } from '@/components/ui/badge.tsx';
import { DateTime } from '@/components/ui/date-time.tsx';
import type { Attempt } from '@/lib/resources.ts';
import { attemptWords, kindWords, succeeded } from './event-words.ts';
import { AnswerStart } from './test-result.tsx';

/** Marks what was sent as a test. */
export const TestBadge = () => <Badge tone="plain">Test</Badge>;

interface AttemptListProps {
  /** Newest first. */
  attempts: readonly Attempt[];
  /** They are all attempts of one event, so later ones are retries. */
  ofOneEvent?: boolean;
}

/** What was sent and what came back. */
export function AttemptList({ attempts, ofOneEvent = false }: AttemptListProps) {
  return (
    <ol className="divide-y divide-line rounded-lg border border-line">
      {attempts.map((attempt, index) => {
        const isTest = attempt.kind === 'test';
        const kind = kindWords(attempt.kind, !ofOneEvent || index === attempts.length - 1).toLowerCase();
        return (
          <li key={attempt.id} className="px-4 py-3 text-sm">
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <Badge tone={succeeded(attempt) ? 'ok' : 'bad'}>{succeeded(attempt) ? 'Delivered' : 'Failed'}</Badge>
              {isTest ? <TestBadge /> : null}
              <span className="text-ink-soft">{attemptWords(attempt)}</span>
            </p>
            <p className="mt-1 text-[0.8125rem] text-ink-muted tabular-nums">
              <DateTime at={attempt.started_at} />, {attempt.duration_ms} ms{isTest ? '' : `, ${kind}`}
            </p>
            <AnswerStart text={attempt.response_start} />
          </li>
        );
      })}
    </ol>
  );
}
