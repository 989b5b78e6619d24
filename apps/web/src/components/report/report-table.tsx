import type { ReportToRead } from '@theia-astro/server/rules/reports';

/** A table of a report; too wide for the screen, it is scrolled by itself. */
export function ReportTable({ title, columns, rows }: ReportToRead['tables'][number]) {
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
