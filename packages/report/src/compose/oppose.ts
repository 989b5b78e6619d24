import type { Library } from '../texts/library.ts';
import { AXES, type Theme } from '../texts/theme.ts';
import type { Axis } from '../voice/en-frames.ts';
import type { Finding } from '../weigh/finding.ts';
import type { DraftSection } from './plan.ts';

/** Two strong findings that speak for opposite ends of an axis. */
export interface Opposition {
  readonly axis: Axis;
  /** Told first. */
  readonly earlier: Finding;
  /** Told later: there the two are brought together. */
  readonly later: Finding;
}

/** The share of findings, from the strongest, that count as strong. */
const STRONG_SHARE = 0.4;

/** The findings of a draft that are strong in it, in its order. */
export function strongFindings(sections: readonly DraftSection[]): Finding[] {
  const all = sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ findings }) => findings));
  const limit =
    all.map(({ weight }) => weight).toSorted((a, b) => b - a)[Math.ceil(all.length * STRONG_SHARE) - 1] ?? 0;
  return all.filter(({ weight }) => weight >= limit);
}

/** For each axis with strong findings at both ends, the strongest two. A finding is joined with one other at most, unless an axis has no other. */
export function findOppositions(sections: readonly DraftSection[], library: Library): Opposition[] {
  const strong = strongFindings(sections);
  const joined = new Set<Finding>();
  return AXES.flatMap(([one, other]) => {
    const speaking = (theme: Theme): Finding | undefined => {
      const found = strong
        .filter(({ key }) => library.text(key).themes[0] === theme)
        .toSorted((a, b) => b.weight - a.weight);
      return found.find((finding) => !joined.has(finding)) ?? found[0];
    };
    const [a, b] = [speaking(one), speaking(other)];
    if (a === undefined || b === undefined) return [];
    joined.add(a).add(b);
    const [earlier, later] = strong.indexOf(a) < strong.indexOf(b) ? [a, b] : [b, a];
    return [{ axis: `${one}_${other}` as Axis, earlier, later }];
  });
}
