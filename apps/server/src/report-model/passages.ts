import type { Paragraph, Report } from '@theia-astro/report/report';

/** A paragraph of a report with a name that the model gives back. */
export interface Passage {
  /** `opening`, `closing`, or section and number: `love.2`. */
  readonly id: string;
  readonly heading: string;
  readonly paragraph: Paragraph;
}

/** What of a report is written anew: every paragraph, in order. Head, tables and charts stay as they are. */
export function passagesOf({
  opening,
  sections,
  closing,
}: Pick<Report, 'opening' | 'sections' | 'closing'>): readonly Passage[] {
  return [
    { id: 'opening', heading: 'Opening', paragraph: opening },
    ...sections.flatMap(({ id, title, paragraphs }) =>
      paragraphs.map((paragraph, index) => ({ id: `${id}.${index + 1}`, heading: title, paragraph })),
    ),
    { id: 'closing', heading: 'Closing', paragraph: closing },
  ];
}

/** The report with other words in its paragraphs; causes, notes and keys stay. */
export function withTexts<R extends Pick<Report, 'opening' | 'sections' | 'closing'>>(
  report: R,
  texts: ReadonlyMap<string, string>,
): R {
  const rewrite = (id: string, paragraph: Paragraph): Paragraph => ({
    ...paragraph,
    text: texts.get(id) ?? paragraph.text,
  });
  return {
    ...report,
    opening: rewrite('opening', report.opening),
    sections: report.sections.map((section) => ({
      ...section,
      paragraphs: section.paragraphs.map((paragraph, index) => rewrite(`${section.id}.${index + 1}`, paragraph)),
    })),
    closing: rewrite('closing', report.closing),
  };
}
