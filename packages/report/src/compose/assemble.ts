import type { Paragraph, Report, Section } from '../report.ts';
import type { Library } from '../texts/library.ts';
import type { Finding } from '../weigh/finding.ts';
import { chooseSections, wordsOf } from './choose.ts';
import { findOppositions } from './oppose.ts';
import { Phrases } from './phrases.ts';
import type { Layout } from './plan.ts';
import { leadingFindings, paragraphOf, writeClosing, writeOpening, writeReturning, writeSections } from './write.ts';

/** The parts of a report that are not composed from findings. */
export type Frame = Omit<Report, 'opening' | 'sections' | 'closing' | 'texts' | 'words'>;

export interface ReportDraft {
  readonly frame: Frame;
  readonly findings: readonly Finding[];
  readonly layout: Layout;
  readonly openings: readonly string[];
  /** The section with the paragraph about recurring themes; null for none. */
  readonly returning: string | null;
  /** Paragraphs that stand first in their section. */
  readonly first?: Readonly<Record<string, readonly Paragraph[]>>;
}

/** Writes a report: chooses among the findings, orders them, joins what is opposite, opens and closes. */
export function assemble(
  { frame, findings, layout, openings, returning, first = {} }: ReportDraft,
  library: Library,
): Report {
  const phrases = new Phrases(findings.map(({ key }) => key).join());
  const drafts = chooseSections(findings, layout, library);
  const leading = leadingFindings(drafts, layout.leads ?? [], library);
  const opening = leading === null ? paragraphOf('', []) : writeOpening(leading, openings, library, phrases);
  const written = writeSections(drafts, findOppositions(drafts, library), library, phrases);
  const again = returning === null ? null : writeReturning(drafts, leading, library, phrases);
  const closing = leading === null ? paragraphOf('', []) : writeClosing(leading, drafts, library, phrases);
  const sections = withFirst(written, first, layout).map((section): Section =>
    again !== null && section.id === returning ? { ...section, paragraphs: [again, ...section.paragraphs] } : section,
  );
  const paragraphs = [opening, ...sections.flatMap((section) => section.paragraphs), closing];
  return {
    ...frame,
    opening,
    sections,
    closing,
    texts: [...new Set(paragraphs.flatMap(({ texts }) => texts))],
    words: paragraphs.reduce((sum, { text }) => sum + wordsOf(text), 0),
  };
}

/** Sections with the paragraphs that stand first in them; one that has no other is put in its place. */
function withFirst(
  written: readonly Section[],
  first: Readonly<Record<string, readonly Paragraph[]>>,
  { sections: plans }: Layout,
): Section[] {
  const place = (id: string): number => plans.findIndex((plan) => plan.id === id);
  const added = plans
    .filter(({ id }) => first[id] !== undefined && !written.some((section) => section.id === id))
    .map(({ id, title }): Section => ({ id, title, paragraphs: [] }));
  return [...written, ...added]
    .toSorted((a, b) => place(a.id) - place(b.id))
    .map((section) => ({ ...section, paragraphs: [...(first[section.id] ?? []), ...section.paragraphs] }));
}
