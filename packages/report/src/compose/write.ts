import type { Paragraph, Section, Cause } from '../report.ts';
import type { Library, Theme } from '../texts/library.ts';
import FRAMES from '../voice/en-frames.json' with { type: 'json' };
import type { Finding } from '../weigh/finding.ts';
import { count, filled } from '../words/names.ts';
import { noteOf } from '../words/note.ts';
import type { Opposition } from './oppose.ts';
import type { Phrases } from './phrases.ts';
import type { DraftParagraph, DraftSection } from './plan.ts';

/** The findings that open and close a report. */
export type Leading = readonly [Finding, Finding, Finding];

/** Writes the paragraphs of a draft; opposite findings are joined in the paragraph of the later one. */
export function writeSections(
  sections: readonly DraftSection[],
  oppositions: readonly Opposition[],
  library: Library,
  phrases: Phrases,
): Section[] {
  return sections.map(({ plan, paragraphs }) => ({
    id: plan.id,
    title: plan.title,
    paragraphs: paragraphs.map((draft) => writeParagraph(draft, oppositions, library, phrases)),
  }));
}

function writeParagraph(
  { findings }: DraftParagraph,
  oppositions: readonly Opposition[],
  library: Library,
  phrases: Phrases,
): Paragraph {
  const sentences: string[] = [];
  const used: Finding[] = [...findings];
  findings.forEach((finding) => {
    const after: string[] = [];
    if (finding.lead !== undefined) sentences.push(finding.lead);
    for (const { axis, earlier, later } of oppositions) {
      if (later !== finding) continue;
      const near = findings.includes(earlier);
      const wording = (near ? phrases.pick(FRAMES.near_joins) : null) ?? phrases.pick(FRAMES.joins);
      if (wording === null) continue;
      const [a, b] = [earlier, later].map(({ key }) => library.text(key).brief);
      sentences.push(filled(wording, { x: earlier.phrase, a: a!, b: b! }));
      after.push(phrases.pick(FRAMES.both_ends[axis])!);
      used.push(earlier);
    }
    sentences.push(library.text(finding.key).says, ...after);
  });
  return paragraphOf(sentences.join(' '), used);
}

/** What a finding keeps of its weight for the opening where another with the same theme is in it. */
const SAME_THEME = 0.9;

/**
 * The three findings that say most: each about another point as far as there are such, and rather with another leading theme. The best of each of the
 * groups that must lead is among them.
 */
export function leadingFindings(
  sections: readonly DraftSection[],
  leads: readonly (readonly string[])[],
  library: Library,
): Leading | null {
  const all = sections
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ findings }) => findings))
    .toSorted((a, b) => prominence(b) - prominence(a));
  const theme = ({ key }: Finding): Theme => library.text(key).themes[0];
  const chosen: Finding[] = [];
  for (const groups of leads) {
    const best = all.find(({ group }) => groups.includes(group));
    if (best !== undefined) chosen.push(best);
  }
  const worth = (finding: Finding): number =>
    prominence(finding) * (chosen.some((other) => theme(other) === theme(finding)) ? SAME_THEME : 1);
  while (chosen.length < 3) {
    const left = all.filter((finding) => !chosen.includes(finding));
    const apart = left.filter((finding) => chosen.every((other) => isApart(other, finding)));
    const [best] = (apart.length === 0 ? left : apart).toSorted((a, b) => worth(b) - worth(a));
    if (best === undefined) return null;
    chosen.push(best);
  }
  const [first, second, third] = chosen.toSorted((a, b) => prominence(b) - prominence(a));
  return first === undefined || second === undefined || third === undefined ? null : [first, second, third];
}

const prominence = ({ weight, standsOut = 1 }: Finding): number => weight * standsOut;

const isApart = (a: Finding, b: Finding): boolean => !a.about.some((id) => b.about.includes(id));

/** The first paragraph, from the strongest findings. */
export function writeOpening(
  leading: Leading,
  openings: readonly string[],
  library: Library,
  phrases: Phrases,
): Paragraph {
  const [a, b, c] = leading.map(({ key }) => library.text(key).brief);
  const [x, y, z] = leading.map(({ phrase, close }) => (close === undefined ? phrase : `${phrase} (${close})`));
  return paragraphOf(filled(phrases.pick(openings)!, { a: a!, b: b!, c: c!, x: x!, y: y!, z: z! }), leading);
}

/** The last paragraph, from the same findings: what is worth keeping of each. */
export function writeClosing(
  leading: Leading,
  sections: readonly DraftSection[],
  library: Library,
  phrases: Phrases,
): Paragraph {
  const [x, y, z] = leading.map(({ phrase }) => phrase);
  const others = sections
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ findings }) => findings))
    .toSorted((a, b) => b.weight - a.weight);
  const kept: Theme[] = [];
  for (const finding of leading) {
    const themes = [finding, ...others].flatMap(({ key }) => library.text(key).themes);
    kept.push(themes.find((theme) => !kept.includes(theme))!);
  }
  const [a, b, c] = kept.map((theme) => FRAMES.keepsakes[theme]);
  return paragraphOf(filled(phrases.pick(FRAMES.closings)!, { x: x!, y: y!, z: z!, a: a!, b: b!, c: c! }), leading);
}

/** What a report says in several places; null where nothing returns three times. */
export function writeReturning(
  sections: readonly DraftSection[],
  leading: Leading | null,
  library: Library,
  phrases: Phrases,
): Paragraph | null {
  const all = sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ findings }) => findings));
  const byTheme = new Map<Theme, Finding[]>();
  for (const finding of all)
    for (const theme of library.text(finding.key).themes.slice(0, 2))
      byTheme.set(theme, [...(byTheme.get(theme) ?? []), finding]);
  const weightOf = (findings: readonly Finding[]): number => findings.reduce((sum, { weight }) => sum + weight, 0);
  const [most] = [...byTheme]
    .filter(([, findings]) => new Set(findings.map(({ group }) => group)).size >= 3)
    .toSorted((a, b) => weightOf(b[1]) - weightOf(a[1]));
  if (most === undefined) return null;
  const [theme, findings] = most;
  const opened = new Set(leading?.map(({ key }) => key));
  const three = findings
    .toSorted((a, b) => Number(opened.has(a.key)) - Number(opened.has(b.key)) || b.weight - a.weight)
    .slice(0, 3);
  const [a, b, c] = three.map(({ key }) => library.text(key).brief);
  const text = filled(phrases.pick(FRAMES.returns)!, { n: count(Math.min(findings.length, 10)), a: a!, b: b!, c: c! });
  return paragraphOf(`${text} ${FRAMES.threads[theme]}`, three);
}

/** A paragraph with its causes, each once. */
export function paragraphOf(text: string, findings: readonly Pick<Finding, 'because' | 'key'>[]): Paragraph {
  const because = new Map<string, Cause>();
  for (const finding of findings) for (const cause of finding.because) because.set(JSON.stringify(cause), cause);
  const causes = [...because.values()];
  return {
    text,
    because: causes,
    notes: [...new Set(causes.map(noteOf))],
    texts: [...new Set(findings.map(({ key }) => key).filter((key) => key !== ''))],
  };
}
