import type { Library, Theme } from '../texts/library.ts';
import type { Finding } from '../weigh/finding.ts';
import {
  joinPoor,
  LEAST_PARAGRAPHS,
  MOST_PARAGRAPHS,
  type DraftParagraph,
  type DraftSection,
  type Layout,
  type SectionPlan,
} from './plan.ts';

/** How much of its weight a finding keeps for each earlier one about the same main point. */
const AGAIN = 0.88;
/** What the theme that weighs most in a chart adds to findings that speak for it. */
const RECURRING = 0.1;
/** Findings of which the themes are counted. */
const COUNTED = 18;

/** Chooses the paragraphs of a report, section by section. Sections without paragraphs are left out. */
export function chooseSections(findings: readonly Finding[], layout: Layout, library: Library): DraftSection[] {
  const groups = groupsOf(weighedByTheme(unique(findings), library), layout);
  const chosen = new Map<string, DraftParagraph[]>(layout.sections.map(({ id }) => [id, []]));
  const taken = new Set<string>();
  const timesUsed = new Map<string, number>();
  let words = 0;
  const take = (section: string, paragraph: DraftParagraph): void => {
    chosen.get(section)!.push(paragraph);
    taken.add(paragraph.group);
    for (const { key, about } of paragraph.findings) {
      words += wordsOf(library.text(key).says);
      timesUsed.set(about[0]!, (timesUsed.get(about[0]!) ?? 0) + 1);
    }
  };
  const worth = ({ weight, findings: [{ about }] }: DraftParagraph): number =>
    weight * AGAIN ** about.slice(0, 2).reduce((sum, id) => sum + (timesUsed.get(id) ?? 0), 0);
  const best = (fits: (paragraph: DraftParagraph) => boolean): DraftParagraph | undefined =>
    groups
      .filter((paragraph) => !taken.has(paragraph.group) && fits(paragraph))
      .reduce<DraftParagraph | undefined>(
        (first, next) => (first === undefined || worth(next) > worth(first) ? next : first),
        undefined,
      );
  const sectionsOf = ({ findings: [{ sections }] }: DraftParagraph): readonly string[] =>
    sections.filter((id) => chosen.has(id));

  for (const { id, anchors } of layout.sections)
    for (const anchor of anchors) {
      const paragraph = groups.find(({ group }) => group === anchor);
      if (paragraph !== undefined && !taken.has(anchor)) take(id, paragraph);
    }
  for (const { id } of layout.sections)
    while (chosen.get(id)!.length < LEAST_PARAGRAPHS) {
      const paragraph =
        best((candidate) => sectionsOf(candidate)[0] === id) ?? best((candidate) => sectionsOf(candidate).includes(id));
      if (paragraph === undefined) break;
      take(id, paragraph);
    }
  while (words < layout.words) {
    const hasRoom = (id: string): boolean => chosen.get(id)!.length < (layout.paragraphs ?? MOST_PARAGRAPHS);
    const paragraph = best((candidate) => sectionsOf(candidate).some(hasRoom));
    if (paragraph === undefined) break;
    take(sectionsOf(paragraph).find(hasRoom)!, paragraph);
  }
  const drafts = layout.sections.flatMap((plan): DraftSection[] => {
    const paragraphs = enough(chosen.get(plan.id)!);
    return paragraphs.length === 0 ? [] : [{ plan, paragraphs }];
  });
  return joinPoor(drafts).map(({ plan, paragraphs }) => ({ plan, paragraphs: ordered(paragraphs, plan, layout) }));
}

/** A section of one paragraph with several texts becomes one of several paragraphs. */
function enough(paragraphs: readonly DraftParagraph[]): readonly DraftParagraph[] {
  const [only] = paragraphs;
  if (paragraphs.length >= LEAST_PARAGRAPHS || only === undefined || only.findings.length === 1) return paragraphs;
  return only.findings.map((finding, index) => ({
    group: `${only.group}_${index}`,
    findings: [finding] as const,
    weight: finding.weight,
  }));
}

/** By time; or what a section is about first, in its order, and then by weight. */
function ordered(paragraphs: readonly DraftParagraph[], { anchors }: SectionPlan, { order }: Layout): DraftParagraph[] {
  const place = ({ group }: DraftParagraph): number =>
    anchors.includes(group) ? anchors.indexOf(group) : anchors.length;
  return order === 'weight'
    ? paragraphs.toSorted((a, b) => place(a) - place(b) || b.weight - a.weight)
    : paragraphs.toSorted((a, b) => (a.findings[0].atMs ?? 0) - (b.findings[0].atMs ?? 0) || b.weight - a.weight);
}

/** Findings by group, each with its strongest texts. */
function groupsOf(findings: readonly Finding[], { textsOfGroup }: Layout): DraftParagraph[] {
  const byGroup = new Map<string, Finding[]>();
  for (const finding of findings) {
    const others = byGroup.get(finding.group);
    if (others === undefined) byGroup.set(finding.group, [finding]);
    else others.push(finding);
  }
  return [...byGroup].map(([group, members]) => {
    const strongest = members.toSorted((a, b) => b.weight - a.weight).slice(0, textsOfGroup);
    const [first, ...rest] = strongest.toSorted((a, b) => placeOf(a) - placeOf(b));
    return { group, findings: [first!, ...rest], weight: strongest[0]!.weight };
  });
}

const placeOf = ({ order }: Finding): number => (order === 'first' ? 0 : order === 'last' ? 2 : 1);

/** Of findings with the same text the strongest, with the causes of all. */
function unique(findings: readonly Finding[]): Finding[] {
  const byKey = new Map<string, Finding>();
  for (const finding of findings.toSorted((a, b) => b.weight - a.weight)) {
    const first = byKey.get(finding.key);
    byKey.set(
      finding.key,
      first === undefined ? finding : { ...first, because: [...first.because, ...finding.because] },
    );
  }
  return [...byKey.values()];
}

/** The findings, of which those weigh more whose leading theme returns among the strongest. */
function weighedByTheme(findings: readonly Finding[], library: Library): Finding[] {
  const weights = new Map<Theme, number>();
  for (const { key, weight } of findings.slice(0, COUNTED)) {
    const [theme] = library.text(key).themes;
    weights.set(theme, (weights.get(theme) ?? 0) + weight);
  }
  const most = Math.max(...weights.values(), 1);
  return findings.map((finding) => ({
    ...finding,
    weight: finding.weight * (1 + (RECURRING * (weights.get(library.text(finding.key).themes[0]) ?? 0)) / most),
  }));
}

/** How many words a text has. */
export function wordsOf(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
