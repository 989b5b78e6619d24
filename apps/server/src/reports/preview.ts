import type { Report } from '@theia-astro/report/report';
import type { Rewriting } from '../report-model/rephrase-report.ts';

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

type Answer = Readonly<Record<string, unknown>>;

/** The report in an answer of `/report`: the answer is the report with its frame. */
export function reportOfAnswer(answer: Answer): Report & Answer {
  return answer as Report & Answer;
}

/** Names that the caller gave, of the first and of the second person; empty where there is none. */
export function namesOfAnswer({ input }: Answer): readonly string[] {
  const nameOf = (value: unknown): string => {
    const name: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'name') : null;
    return typeof name === 'string' ? name : '';
  };
  const person = (key: string): unknown =>
    typeof input === 'object' && input !== null ? Reflect.get(input, key) : null;
  return [nameOf(person('person_a')) || nameOf(input), nameOf(person('person_b'))];
}

const WHY_COMPOSED = {
  model_failed: 'The language model could not be reached. The report is as it was composed.',
  model_refused: 'What the language model wrote did not pass the check. The report is as it was composed.',
} as const;

/** The answer with what a model made of its report; where that was refused, it says so. */
export function withRewriting(answer: Answer, { report, refused }: Rewriting<Report & Answer>): Answer {
  if (refused === null) return { ...report, voice: 'model' };
  const warnings = Array.isArray(answer['warnings']) ? answer['warnings'] : [];
  return { ...answer, warnings: [...warnings, { code: refused, message: WHY_COMPOSED[refused] }] };
}
