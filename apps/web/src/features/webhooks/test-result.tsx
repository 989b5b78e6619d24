import { Badge } from '@/components/ui/badge.tsx';
import type { Attempt } from '@/lib/resources.ts';
import { attemptWords, succeeded } from './event-words.ts';

/** What an endpoint answered, as far as it is kept. */
export function AnswerStart({ text }: { text: string | null }) {
  if (text === null || text === '') return null;
  return (
    <pre
      tabIndex={0}
      aria-label="Start of the response"
      className="mt-2 max-h-40 overflow-auto rounded-lg bg-sunken px-3 py-2 font-mono text-xs break-words whitespace-pre-wrap text-ink-soft"
    >
      {text}
    </pre>
  );
}

/** What came back for a test event. */
export function TestResult({ attempt }: { attempt: Attempt }) {
  const ok = succeeded(attempt);
  return (
    <div role="status" className="mt-3 rounded-lg border border-line bg-surface p-3">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
        <Badge tone={ok ? 'ok' : 'bad'}>{ok ? 'Test delivered' : 'Test failed'}</Badge>
        <span className="text-ink-soft">{attemptWords(attempt)}</span>
        <span className="text-ink-muted tabular-nums">{attempt.duration_ms} ms</span>
      </p>
      <AnswerStart text={attempt.response_start} />
    </div>
  );
}
