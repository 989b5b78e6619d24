import type { Finding } from '../weigh/finding.ts';

/** A section before it is written. */
export interface SectionPlan {
  readonly id: string;
  readonly title: string;
  /** Groups that are always included. */
  readonly anchors: readonly string[];
  /** For a part of a time: its first and last day in words. */
  readonly span?: { readonly from: string; readonly to: string };
}

/** How a report is laid out. */
export interface Layout {
  readonly sections: readonly SectionPlan[];
  /** Strongest first, or as time passes. */
  readonly order: 'weight' | 'time';
  /** No further paragraph is added from this many words on. */
  readonly words: number;
  /** No section gets more paragraphs; five where absent. */
  readonly paragraphs?: number;
  /** Groups of which one each is among the three findings of the opening, where the chart has it. */
  readonly leads?: readonly (readonly string[])[];
  /** Texts in one paragraph, at most. */
  readonly textsOfGroup: number;
}

/** A paragraph before it is written: its findings in order. */
export interface DraftParagraph {
  readonly group: string;
  readonly findings: readonly [Finding, ...Finding[]];
  readonly weight: number;
}

export interface DraftSection {
  readonly plan: SectionPlan;
  readonly paragraphs: readonly DraftParagraph[];
}

export const LEAST_PARAGRAPHS = 2;
export const MOST_PARAGRAPHS = 5;

/** No section gets more paragraphs, also where it takes in its neighbours. */
const MOST_JOINED = 8;

/** A section with too few paragraphs goes into the shorter of its neighbours; the two keep both titles. */
export function joinPoor(drafts: readonly DraftSection[]): DraftSection[] {
  const joined = [...drafts];
  for (;;) {
    const poor = joined.findIndex(({ paragraphs }) => paragraphs.length < LEAST_PARAGRAPHS);
    if (poor === -1 || joined.length === 1) return joined;
    const lengthAt = (index: number): number => joined[index]?.paragraphs.length ?? Infinity;
    const first = lengthAt(poor - 1) <= lengthAt(poor + 1) ? poor - 1 : poor;
    const [one, other] = [joined[first]!, joined[first + 1]!];
    joined.splice(first, 2, {
      plan: planOfBoth(one.plan, other.plan),
      paragraphs: strongest([...one.paragraphs, ...other.paragraphs]),
    });
  }
}

/** As many paragraphs as a section may have, in their order. */
function strongest(paragraphs: readonly DraftParagraph[]): readonly DraftParagraph[] {
  const kept = new Set(paragraphs.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_JOINED));
  return paragraphs.filter((paragraph) => kept.has(paragraph));
}

/** Two spans that follow one another become one span. */
function planOfBoth(one: SectionPlan, other: SectionPlan): SectionPlan {
  const anchors = [...one.anchors, ...other.anchors];
  if (one.span === undefined || other.span === undefined)
    return { id: one.id, title: `${one.title} · ${other.title}`, anchors };
  const span = { from: one.span.from, to: other.span.to };
  return { id: one.id, title: spanTitle(span), anchors, span };
}

/** `1 March 2026 to 30 May 2026`. */
export function spanTitle({ from, to }: NonNullable<SectionPlan['span']>): string {
  return `${from} to ${to}`;
}
