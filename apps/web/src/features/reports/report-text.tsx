import type { ReportParagraph, ReportToRead } from '@theia-astro/server/rules/reports';
import { Alert } from '@/components/ui/alert.tsx';
import { Card } from '@/components/ui/card.tsx';

const PICTURE = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** A paragraph with what it rests on: beside it where there is room, folded below it on a phone. */
function Passage({ text, notes }: ReportParagraph) {
  return (
    <div className="grid gap-x-10 gap-y-2 lg:grid-cols-[minmax(0,38rem)_minmax(0,14rem)]">
      <p className="leading-relaxed text-pretty">{text}</p>
      {notes.length > 0 ? (
        <>
          <ul
            aria-label="Rests on"
            className="hidden content-start gap-1 border-l border-line pl-4 text-xs text-ink-muted lg:grid print:grid"
          >
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          <details className="text-xs text-ink-muted lg:hidden print:hidden">
            <summary className="cursor-pointer py-1">Why this stands here</summary>
            <ul className="grid gap-1 pt-1 pl-4">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </details>
        </>
      ) : null}
    </div>
  );
}

function Table({ title, columns, rows }: ReportToRead['tables'][number]) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm tabular-nums">
        <caption className="pb-2 text-left font-semibold">{title}</caption>
        <thead>
          <tr className="border-b border-line-strong text-left text-xs text-ink-muted">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pr-4 font-medium whitespace-nowrap">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')} className="border-b border-line last:border-0">
              {row.map((cell, index) => (
                <td key={columns[index]} className="py-1.5 pr-4 whitespace-nowrap">
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

/** A report to read. */
export function ReportText({ report }: { report: ReportToRead }) {
  return (
    <Card aria-labelledby="report-title" className="p-5 sm:p-10">
      <article className="grid gap-8">
        <header>
          <h1 id="report-title" className="text-heading text-balance">
            {report.title}
          </h1>
          {report.subtitle.map((line) => (
            <p key={line} className="mt-1 text-ink-muted">
              {line}
            </p>
          ))}
        </header>
        {report.warnings
          .filter(({ code }) => code === 'model_failed' || code === 'model_refused')
          .map(({ code, message }) => (
            <Alert key={code} tone="plain">
              <p>{message}</p>
            </Alert>
          ))}
        {report.limits.map((limit) => (
          <Alert key={limit} tone="plain">
            <p>{limit}</p>
          </Alert>
        ))}
        <Passage {...report.opening} />
        {report.charts.map(({ id, title, description, svg }) => (
          <figure key={id} className="max-w-[38rem] print:break-inside-avoid">
            <img src={PICTURE(svg)} alt={description} className="aspect-square w-full rounded-xl bg-white p-2" />
            <figcaption className="mt-2 text-xs text-ink-muted">{title}</figcaption>
          </figure>
        ))}
        {report.sections.map(({ id, title, paragraphs }) => (
          <section key={id} aria-labelledby={`section-${id}`} className="grid gap-5">
            <h2 id={`section-${id}`} className="text-lg font-semibold tracking-tight">
              {title}
            </h2>
            {paragraphs.map((paragraph) => (
              <Passage key={paragraph.text} {...paragraph} />
            ))}
          </section>
        ))}
        <Passage {...report.closing} />
        {report.tables.map((table) => (
          <Table key={table.id} {...table} />
        ))}
      </article>
    </Card>
  );
}
