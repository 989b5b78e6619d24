import type { ReportPreview } from '@theia-astro/server/rules/operations/reports';
import { type RefObject, useId } from 'react';
import { Check } from '@/components/icons/icons.tsx';
import { Notes } from '@/components/report/notes.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Skeleton } from '@/components/ui/loading.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { cn } from '@/lib/cn.ts';
import { formatCount } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { Order, type OrderProps } from './order.tsx';

interface PreviewPanelProps extends Omit<OrderProps, 'priceUsd'> {
  panelRef: RefObject<HTMLDivElement | null>;
  preview: ReportPreview | null;
  busy: boolean;
  problem: string | undefined;
}

function Beginning({ preview }: { preview: ReportPreview }) {
  const becauseId = useId();
  const { title, subtitle, paragraph, notes, sections, words, limits } = preview;
  return (
    <>
      <div>
        <h3 className="text-title break-words">{title}</h3>
        {subtitle.map((line) => (
          <p key={line} className="mt-1 text-sm break-words text-ink-muted">
            {line}
          </p>
        ))}
      </div>
      <div className="grid gap-4">
        <p className="text-base leading-[1.7] text-pretty sm:text-lg">{paragraph}</p>
        <div role="note" aria-labelledby={becauseId} className="border-l-2 border-accent pl-4">
          <p id={becauseId} className="mb-1.5 text-xs font-semibold text-ink">
            Based on
          </p>
          <Notes notes={notes} />
        </div>
      </div>
      <div className="text-sm">
        <p className="font-medium text-ink-soft">Then, in about {formatCount(words)} words of English:</p>
        <ol className="mt-2 grid gap-x-6 gap-y-1 text-ink-muted sm:grid-cols-2">
          {sections.map((section) => (
            <li key={section} className="flex gap-2">
              <span aria-hidden="true" className="mt-[0.65em] h-px w-3 shrink-0 bg-line-strong" />
              {section}
            </li>
          ))}
        </ol>
        <p className="mt-3 text-[0.8125rem] text-ink-muted">
          With the reasons for every paragraph, charts and tables, in the browser or as PDF, web page, Markdown or JSON.
        </p>
      </div>
      {limits.map((limit) => (
        <Alert key={limit} tone="plain">
          {limit}
        </Alert>
      ))}
    </>
  );
}

/** What every report has. */
const CONTENTS = [
  'A reading in plain language, in sections',
  'The placements behind every paragraph',
  'The chart drawn, with tables of positions and aspects',
  'Reading in the browser, PDF, web page, Markdown and JSON',
] as const;

/** How a report begins, what it will hold, and the button that buys it. It is tall while the preview is written, so that little moves when it comes. */
export function PreviewPanel({ panelRef, preview, busy, problem, ...order }: PreviewPanelProps) {
  const isEmpty = !busy && preview === null && problem === undefined;
  return (
    <div
      ref={panelRef}
      role="region"
      aria-label="Preview"
      aria-live="polite"
      aria-busy={busy}
      className={cn(
        busy && 'min-h-[34rem]',
        isEmpty ? 'content-center' : 'content-start',
        'grid min-w-0 scroll-mt-20 gap-6 rounded-b-card border-t border-line bg-bg/60 p-5 sm:p-8 xl:rounded-l-none xl:rounded-r-card  xl:border-t-0 xl:border-l',
      )}
    >
      {problem === undefined ? null : <Alert tone="bad">{problem}</Alert>}
      {busy ? (
        <div role="status" aria-label="Writing the preview" className="grid gap-3">
          <Skeleton className="h-9 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="mt-3 h-36 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      ) : null}
      {!busy && preview ? (
        <>
          <Beginning preview={preview} />
          <Order priceUsd={preview.price_usd} {...order} />
        </>
      ) : null}
      {isEmpty ? (
        <div className="grid gap-5 self-center sm:px-4 xl:px-8">
          <div>
            <p className="font-medium">The first paragraph appears here</p>
            <p className="mt-1 text-sm text-ink-muted">
              The preview is free, and nothing is stored until you buy the report. A full report has:
            </p>
          </div>
          <ul className="grid gap-3 text-sm text-ink-soft">
            {CONTENTS.map((part) => (
              <li key={part} className="flex gap-2.5">
                <Check className="mt-0.5 size-4 shrink-0 text-accent" />
                {part}
              </li>
            ))}
          </ul>
          <p className="text-sm">
            <TextLink to={paths.sampleReports}>Read a sample of each kind</TextLink>
          </p>
        </div>
      ) : null}
    </div>
  );
}
