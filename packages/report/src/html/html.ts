import { escapeXml as text } from '@theia-astro/chart-svg/draw/xml';
import type { Paper, Paragraph, Report, ReportChart, ReportTable } from '../report.ts';
import PAGE from '../voice/en-page.json' with { type: 'json' };
import { styleOf } from './style.ts';

/**
 * A report as one HTML document that loads nothing and runs nothing: style and charts are in it. Reasons stand in the margin on wide screens and on
 * paper, folded under their paragraph on small screens.
 */
export function writeReportHtml(report: Report, paper: Paper): string {
  const { title, language, subtitle, opening, sections, closing, limits, charts, tables } = report;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">',
    `<title>${text(title)}</title><style>${styleOf(paper)}</style></head><body>`,
    `<header><h1>${text(title)}</h1>${subtitle.map((line) => `<p class="sub">${text(line)}</p>`).join('')}<hr class="mark"></header>`,
    '<main>',
    limitsBlock(limits),
    `<section class="charts" aria-label="${PAGE.charts}">${charts.map(figure).join('')}</section>`,
    section(PAGE.opening, [opening], 'lead'),
    ...sections.map((one) => section(one.title, one.paragraphs)),
    section(PAGE.closing, [closing]),
    `<section class="tables-section"><h2>${PAGE.tables}</h2><div class="tables">${tables.map(table).join('')}</div></section>`,
    `</main><footer><p>${text(PAGE.made)}</p></footer></body></html>\n`,
  ].join('');
}

function limitsBlock(limits: readonly string[]): string {
  if (limits.length === 0) return '';
  return `<aside class="limits"><h2>${PAGE.limits}</h2>${limits.map((line) => `<p>${text(line)}</p>`).join('')}</aside>`;
}

function section(title: string, paragraphs: readonly Paragraph[], kind?: string): string {
  return `<section${kind === undefined ? '' : ` class="${kind}"`}><h2>${text(title)}</h2>${paragraphs.map(paragraph).join('')}</section>`;
}

function paragraph({ text: words, notes }: Paragraph): string {
  const list = `<ul>${notes.map((note) => `<li>${text(note)}</li>`).join('')}</ul>`;
  const reasons =
    notes.length === 0
      ? ''
      : `<div class="notes" role="note" aria-label="${PAGE.because}">${list}</div><details class="why"><summary>${PAGE.because}</summary>${list}</details>`;
  return `<div class="par"><p>${text(words)}</p>${reasons}</div>`;
}

function figure({ title, svg }: ReportChart): string {
  return `<figure>${svg}<figcaption>${text(title)}</figcaption></figure>`;
}

function table({ title, columns, rows }: ReportTable): string {
  const head = columns.map((column) => `<th scope="col">${text(column)}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${text(cell)}</td>`).join('')}</tr>`).join('');
  return `<div><h3>${text(title)}</h3><div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div></div>`;
}
