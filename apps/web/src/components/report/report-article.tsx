import type { ReportToRead } from '@theia-astro/server/rules/reports';
import type { ReactNode } from 'react';
import { CHART_COLOURS } from '@/components/charts/chart-colours.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { cn } from '@/lib/cn.ts';
import { Passage } from './passage.tsx';
import { ReportTable } from './report-table.tsx';

/** What of a report is shown as an article. */
export type ReadReport = Pick<
  ReportToRead,
  'title' | 'subtitle' | 'opening' | 'sections' | 'closing' | 'limits' | 'charts' | 'tables'
>;

/** Tables of where everything stands. */
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

/** A report to read: its text with the reasons of each paragraph in the margin, its charts and tables. `notice` stands before the text. */
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
          <p>{limit}</p>
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
        Each paragraph names the positions it rests on. It is meant for reflection and does not replace medical, legal
        or financial advice.
      </p>
    </article>
  );
}
