import type { ReportRow } from '@theia-astro/server/rules/operations/reports';
import { Card } from '@/components/ui/card.tsx';
import { kindTitle } from './kinds.ts';

const WORDS = {
  composing: 'Reading the chart and choosing what to say…',
  rewriting: 'Writing it in one voice…',
  checking: 'Checking every sentence against the chart…',
} as const;
/** A composed report takes a second, one by a language model a minute or two. */
const LONG_MS = { composed: 15_000, model: 180_000 } as const;

interface ReportProgressProps {
  report: ReportRow;
  /** When it was as shown. */
  nowMs: number;
  /** The last try to read it failed. */
  isStale: boolean;
}

/** How far a report is. */
export function ReportProgress({ report, nowMs, isStale }: ReportProgressProps) {
  const { kind, stage, progress, voice, created_at: createdAt } = report;
  const percent = Math.round(progress * 100);
  const isLong = nowMs - Date.parse(createdAt) > LONG_MS[voice];
  return (
    <Card aria-labelledby="progress-title" className="grid justify-items-center gap-4 px-6 py-16 text-center">
      <h1 id="progress-title" className="text-heading">
        {kindTitle(kind)}
      </h1>
      <p role="status" className="text-ink-soft">
        {stage === null ? 'It is about to begin…' : WORDS[stage]}
      </p>
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 w-full max-w-sm overflow-hidden rounded-full bg-sunken"
      >
        <div
          className="h-full origin-left bg-accent transition-transform duration-700"
          style={{ transform: `scaleX(${progress})` }}
        />
      </div>
      <p className="max-w-sm text-sm text-ink-muted">
        You may leave this page: it goes on, and you find it under your reports. It is charged when it is written.
      </p>
      {isLong || isStale ? (
        <p role="status" className="max-w-sm text-sm font-medium text-ink-soft">
          {isStale
            ? 'Its progress cannot be read just now. Theia keeps trying.'
            : 'This takes longer than usual. It is tried again by itself; you can also cancel it, which costs nothing.'}
        </p>
      ) : null}
    </Card>
  );
}
