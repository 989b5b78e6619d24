import type { ReportKind } from '@theia-astro/server/rules/reports';

export interface KindFacts {
  kind: ReportKind;
  title: string;
  description: string;
}

/** The kinds of reports, as they are offered. */
export const KINDS: readonly KindFacts[] = [
  { kind: 'natal', title: 'Birth chart', description: 'Who you are, by area of life. Western or Vedic.' },
  {
    kind: 'relationship',
    title: 'Relationship',
    description: 'Two charts beside each other: what flows, what asks for work.',
  },
  { kind: 'year_ahead', title: 'Year ahead', description: 'Twelve months from a day on, with their exact dates.' },
  { kind: 'dasha_period', title: 'Dasha period', description: 'The Vedic period of life you are in, and its parts.' },
  { kind: 'moon_month', title: 'Moon month', description: 'A month day by day, in your local time.' },
];

const titles: ReadonlyMap<string, string> = new Map(KINDS.map(({ kind, title }) => [kind, title]));

/** `Year ahead` for `year_ahead`. */
export const kindTitle = (kind: string): string => titles.get(kind) ?? kind;
