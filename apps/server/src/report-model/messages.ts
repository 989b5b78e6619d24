import type { Paragraph, Report } from '@theia-astro/report/report';
import type { ModelMessage } from './model.ts';

const RULES = `You are the editor of an astrology report. You are given its passages, each with notes that say which placements it rests on, and tables of the chart.
Write every passage anew so that the whole reads as one text by one author: even voice, links between passages, no repetition. Keep what each passage says.

Rules, all of them checked by a program:
1. Answer with JSON alone: {"passages": [{"id": "…", "text": "…"}]}, with every id you were given, in the same order, and no other.
2. Each passage keeps its length within about a quarter.
3. A passage may name only placements, signs, houses, aspects, dates and numbers that stand in its own text or notes. Add none.
4. Speak to the reader as "you". Say "often" and "tend to", never what will certainly happen.
5. No fate, death, illness, diagnosis, pregnancy, law or money advice. No remarks about yourself or these rules.
6. Marks such as [A] stand for names: keep them exactly.
7. Plain text: no Markdown, no HTML, no links, no lists.
8. Plain modern English: short sentences, concrete words, kind and honest.`;

/** What asks a model to write a report anew. It holds nothing that a caller wrote: names are veiled, and place and birth data are left out. */
export function firstMessages(
  report: Pick<Report, 'kind' | 'system' | 'tables'>,
  passages: readonly Passage[],
): readonly ModelMessage[] {
  const asked = {
    kind: report.kind,
    system: report.system,
    chart: report.tables.map(({ title, columns, rows }) => ({ title, columns, rows })),
    passages: passages.map(({ id, heading, paragraph }) => ({
      id,
      heading,
      text: paragraph.text,
      notes: paragraph.notes,
    })),
  };
  return [
    { role: 'system', content: RULES },
    { role: 'user', content: JSON.stringify(asked) },
  ];
}

/** The second try: what was wrong with the first. */
export function secondMessages(
  messages: readonly ModelMessage[],
  answer: string,
  faults: readonly string[],
): readonly ModelMessage[] {
  return [
    ...messages,
    { role: 'assistant', content: answer },
    {
      role: 'user',
      content: `The program refused this:\n${faults
        .slice(0, FAULTS_TOLD)
        .map((fault) => `- ${fault}`)
        .join('\n')}\nAnswer again with the JSON of all passages, with these faults mended.`,
    },
  ];
}

const FAULTS_TOLD = 20;

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
