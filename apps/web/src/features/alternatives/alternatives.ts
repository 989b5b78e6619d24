import content from './alternatives.json' with { type: 'json' };

/** A statement about another project, where it was read, and when (YYYY-MM-DD). */
export interface Fact {
  readonly text: string;
  readonly source: string;
  readonly read_on: string;
}

/** What is asked of every project; null: not found. */
export interface Glance {
  readonly licence: Fact | null;
  readonly traditions: Fact | null;
  readonly positions: Fact | null;
  readonly free: Fact | null;
}

export interface Alternative {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly form: string;
  readonly glance: Glance;
  /** Where it is better than Theia, or does what Theia does not. */
  readonly strengths: readonly Fact[];
}

/** What somebody wants, and the ids of what to take; `theia` is Theia. */
export interface Need {
  readonly want: string;
  readonly take: readonly string[];
}

export const THEIA = 'theia';
export const THEIA_FORM = 'Hosted service; the same on your own server';
export const INTRODUCTION =
  'Other services and libraries that calculate charts, and what each does better than Theia. Every statement links to the page that says so. “Not found” means that we did not find it, not that it is missing.';
export const ASKED: readonly { readonly part: keyof Glance; readonly header: string }[] = [
  { part: 'traditions', header: 'Calculates' },
  { part: 'positions', header: 'Positions from' },
  { part: 'licence', header: 'Licence' },
  { part: 'free', header: 'Free of charge' },
];
export const alternatives: readonly Alternative[] = content.alternatives;
export const needs: readonly Need[] = content.needs;

/** The name of a project or of Theia. */
export function nameOf(id: string): string {
  return id === THEIA ? 'Theia' : (alternatives.find((each) => each.id === id)?.name ?? id);
}

/** Every statement about a project. */
export function factsOf({ glance, strengths }: Alternative): readonly Fact[] {
  return [...Object.values(glance).filter((fact: Fact | null) => fact !== null), ...strengths];
}

/** The first and the last day on which statements were read. */
export function readingDays(): readonly [first: string, last: string] {
  const days = alternatives
    .flatMap(factsOf)
    .map((fact) => fact.read_on)
    .toSorted();
  return [days[0] ?? '', days.at(-1) ?? ''];
}

/** `Read on 27 November 2026`. @param written how a day is written */
export function readingText(written: (day: string) => string): string {
  const [first, last] = readingDays().map(written);
  return first === last ? `Read on ${first}` : `Read between ${first} and ${last}`;
}
