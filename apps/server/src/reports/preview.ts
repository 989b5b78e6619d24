import { reportOfAnswer } from './report-of-answer.ts';

/** What may be read of a report before it is paid for: its head, its first paragraph, and what it will hold. */
export function previewOf(answer: Readonly<Record<string, unknown>>): {
  readonly title: string;
  readonly subtitle: readonly string[];
  readonly paragraph: string;
  readonly notes: readonly string[];
  readonly sections: readonly string[];
  readonly words: number;
  readonly limits: readonly string[];
} {
  const { title, subtitle, opening, sections, words, limits } = reportOfAnswer(answer);
  return {
    title,
    subtitle,
    paragraph: opening.text,
    notes: opening.notes,
    sections: sections.map((section) => section.title),
    words,
    limits,
  };
}
