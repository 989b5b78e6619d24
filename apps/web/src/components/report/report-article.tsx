import type { ReportParagraph, ReportToRead } from '@theia-astro/server/rules/reports';
import type { ReactNode } from 'react';
import { CHART_COLOURS } from '@/components/charts/chart-colours.ts';
import { ChevronRight } from '@/components/icons/icons.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { cn } from '@/lib/cn.ts';
import { Notes } from './notes.tsx';

/** A paragraph with what it rests on: in the margin where there is room and on paper, folded below it on a small screen. */
function Passage({ text, notes, isLead = false }: ReportParagraph & { isLead?: boolean }) {
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

/** A table of a report. A table that is too wide scrolls on its own. */
function ReportTable({ title, columns, rows }: ReportToRead['tables'][number]) {
  return (
    <div role="group" aria-label={title} tabIndex={0} className="overflow-x-auto rounded-sm print:break-inside-avoid">
      <table className="w-full text-[0.8125rem] tabular-nums">
        <caption className="pb-2 text-left text-sm font-semibold">{title}</caption>
        <thead>
          <tr className="border-b border-line-strong text-left text-xs text-ink-muted">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pr-4 font-medium whitespace-nowrap last:pr-0">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')} className="border-b border-line last:border-0">
              {row.map((cell, index) => (
                <td key={columns[index]} className="py-1.5 pr-4 align-top last:pr-0">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The parts of a report that the article shows. */
type ReadReport = Pick<
  ReportToRead,
  'title' | 'subtitle' | 'opening' | 'sections' | 'closing' | 'limits' | 'charts' | 'tables'
>;

/** Tables of positions. */
const POSITIONS: ReadonlySet<string> = new Set(['positions', 'grahas']);

const sectionId = (id: string): string => `section-${id}`;

function Contents({ sections }: Pick<ReadReport, 'sections'>) {
  return (
    <nav aria-label="Contents" className="print:hidden">
      <ol className="flex flex-wrap gap-1.5 text-[0.8125rem]">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${sectionId(id)}`}
              className="inline-block rounded-full border border-line px-3 py-1 text-ink-soft transition-colors hover:border-line-strong hover:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Charts({
  charts,
  positions,
}: Pick<ReadReport, 'charts'> & { positions: ReportToRead['tables'][number] | undefined }) {
  return (
    <div
      className={cn(
        'grid items-start gap-x-12 gap-y-8',
        charts.length > 1 ? 'sm:grid-cols-2' : 'xl:grid-cols-[minmax(0,31rem)_minmax(0,1fr)]',
      )}
    >
      {charts.map(({ id, title, svg }) => (
        <figure key={id} className={cn('max-w-[34rem] min-w-0 print:break-inside-avoid', CHART_COLOURS)}>
          {/* Drawn by the server from positions alone; titles are escaped there. */}
          <div className="aspect-square [&>svg]:size-full" dangerouslySetInnerHTML={{ __html: svg }} />
          <figcaption className="mt-2 text-center text-xs break-words text-ink-muted">{title}</figcaption>
        </figure>
      ))}
      {positions === undefined ? null : (
        <div className="hidden self-center xl:block print:hidden">
          <ReportTable {...positions} />
        </div>
      )}
    </div>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <h2 id={id} className="mt-6 scroll-mt-20 text-xl font-semibold tracking-tight print:break-after-avoid">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A report to read: its text with the reasons of each paragraph in the margin, its charts and tables. `notice` comes before the text. */
export function ReportArticle({ report, notice }: { report: ReadReport; notice?: ReactNode }) {
  const { title, subtitle, opening, sections, closing, limits, charts, tables } = report;
  // One chart leaves room for its positions beside it on a wide screen.
  const positions = charts.length === 1 ? tables.find(({ id }) => POSITIONS.has(id)) : undefined;
  return (
    <article className="grid gap-6">
      <header>
        <h1 id="report-title" className="text-title break-words text-balance">
          {title}
        </h1>
        {subtitle.map((line) => (
          <p key={line} className="mt-1.5 break-words text-ink-muted">
            {line}
          </p>
        ))}
      </header>
      {notice}
      {limits.map((limit) => (
        <Alert key={limit} tone="plain" className="max-w-[39rem]">
          {limit}
        </Alert>
      ))}
      <Passage {...opening} isLead />
      <Contents sections={sections} />
      {charts.length > 0 ? <Charts charts={charts} positions={positions} /> : null}
      {sections.map(({ id, title: heading, paragraphs }) => (
        <Section key={id} id={sectionId(id)} title={heading}>
          {paragraphs.map((paragraph) => (
            <Passage key={paragraph.text} {...paragraph} />
          ))}
        </Section>
      ))}
      <Section id={sectionId('closing')} title="What to take along">
        <Passage {...closing} />
      </Section>
      {tables.length > 0 ? (
        <Section id={sectionId('tables')} title="Tables">
          <div className="grid items-start gap-x-12 gap-y-8 xl:grid-cols-2">
            {tables.map((table) => (
              <div key={table.id} className={cn('min-w-0', table === positions && 'xl:hidden print:block')}>
                <ReportTable {...table} />
              </div>
            ))}
          </div>
        </Section>
      ) : null}
      <p className="mt-4 max-w-[39rem] border-t border-line pt-5 text-xs text-ink-muted">
        Each paragraph names the positions it is based on. It is meant for reflection and does not replace medical,
        legal or financial advice.
      </p>
    </article>
  );
}
