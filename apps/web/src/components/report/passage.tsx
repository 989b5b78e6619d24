import type { ReportParagraph } from '@theia-astro/server/rules/reports';
import { ChevronRight } from '@/components/icons/icons.tsx';
import { cn } from '@/lib/cn.ts';
import { Notes } from './notes.tsx';

/** A paragraph with what it rests on: in the margin where there is room and on paper, folded below it on a small screen. */
export function Passage({ text, notes, isLead = false }: ReportParagraph & { isLead?: boolean }) {
  return (
    <div className="group/passage grid gap-x-10 gap-y-1.5 lg:grid-cols-[minmax(0,39rem)_minmax(0,14rem)] print:grid-cols-[minmax(0,1fr)_44mm] print:gap-x-6">
      <p className={cn('text-pretty', isLead ? 'text-lg leading-relaxed sm:text-xl' : 'text-base leading-[1.7]')}>
        {text}
      </p>
      {notes.length > 0 ? (
        <>
          <div
            role="note"
            aria-label="Based on"
            className="mt-1 hidden self-start border-l-2 border-line pl-4 transition-colors group-hover/passage:border-accent lg:block print:block"
          >
            {isLead ? <p className="mb-1.5 text-xs font-semibold">Based on</p> : null}
            <Notes notes={notes} />
          </div>
          <details className="group/why text-xs text-ink-muted lg:hidden print:hidden">
            <summary className="inline-flex list-none items-center gap-1 rounded-md py-1.5 pr-2 hover:text-ink [&::-webkit-details-marker]:hidden">
              <ChevronRight className="size-3.5 transition-transform group-open/why:rotate-90" />
              Based on {notes.length === 1 ? 'one fact' : `${notes.length} facts`} of the chart
            </summary>
            <Notes notes={notes} className="mt-1 mb-2 ml-1.5 border-l-2 border-line py-0.5 pl-4" />
          </details>
        </>
      ) : null}
    </div>
  );
}
