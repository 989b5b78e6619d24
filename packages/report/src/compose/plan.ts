import type { Finding } from '../weigh/finding.ts';

/** A section before it is written. */
export interface SectionPlan {
  readonly id: string;
  readonly title: string;
  /** Groups that are told whatever they weigh. */
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
  /** Texts told together in a paragraph. */
  readonly textsOfGroup: number;
}

/** A paragraph before it is written: what it tells, in order. */
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
