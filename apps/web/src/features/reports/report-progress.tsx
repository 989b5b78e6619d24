import type { ReportRow } from '@theia-astro/server/rules/reports';
import { Card } from '@/components/ui/card.tsx';

const WORDS = {
  composing: 'Reading the chart and choosing what to say…',
  rewriting: 'Writing it in one voice…',
  checking: 'Checking every sentence against the chart…',
} as const;

/** How far a report is. */
export function ReportProgress({ report: { stage, progress } }: { report: ReportRow }) {
  const percent = Math.round(progress * 100);
  return (
    <Card aria-label="Progress of the report" className="grid justify-items-center gap-4 px-6 py-16 text-center">
      <p role="status" className="font-medium">
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
        You may leave this page: it goes on, and stands under your reports. It is charged when it is written.
      </p>
    </Card>
  );
}
