import type { Paragraph, Report, ReportTable } from '../report.ts';
import PAGE from '../voice/en-page.json' with { type: 'json' };

/** A report as Markdown: headings, paragraphs with their reasons as block quotes, tables. Charts are left out. */
export function writeReportMarkdown({ title, subtitle, opening, sections, closing, limits, tables }: Report): string {
  const blocks = [
    `# ${escaped(title)}`,
    subtitle.map(escaped).join('  \n'),
    ...(limits.length === 0 ? [] : [`## ${PAGE.limits}`, ...limits.map(escaped)]),
    `## ${PAGE.opening}`,
    ...paragraphText(opening),
    ...sections.flatMap((section) => [`## ${escaped(section.title)}`, ...section.paragraphs.flatMap(paragraphText)]),
    `## ${PAGE.closing}`,
    ...paragraphText(closing),
    ...tables.flatMap(tableText),
    `_${escaped(PAGE.made)}_`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function paragraphText({ text, notes }: Paragraph): string[] {
  return [escaped(text), ...(notes.length === 0 ? [] : [`> ${PAGE.because}: ${notes.map(escaped).join(' · ')}`])];
}

function tableText({ title, columns, rows }: ReportTable): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.map((cell) => escaped(cell)).join(' | ')} |`;
  return [`## ${escaped(title)}`, [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n')];
}

/** Characters that Markdown or HTML would read as more than text. Names may hold anything. */
function escaped(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&')
    .replaceAll('&', '&amp;');
}
