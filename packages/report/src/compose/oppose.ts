import { type Library, AXES, type Axis, type Theme } from '../texts/library.ts';
import type { Finding } from '../weigh/finding.ts';
import type { DraftSection } from './plan.ts';

/** Two strong findings that speak for opposite ends of an axis. */
export interface Opposition {
  readonly axis: Axis;
  /** Comes first in the report. */
  readonly earlier: Finding;
  /** Comes later: its paragraph brings the two together. */
  readonly later: Finding;
}

/** The share of findings, from the strongest, that count as strong. */
const STRONG_SHARE = 0.4;

/** The findings of a draft that are strong in it, in its order. */
function strongFindings(sections: readonly DraftSection[]): Finding[] {
  const all = sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ findings }) => findings));
  const limit =
    all.map(({ weight }) => weight).toSorted((a, b) => b - a)[Math.ceil(all.length * STRONG_SHARE) - 1] ?? 0;
  return all.filter(({ weight }) => weight >= limit);
}

/**
 * For each axis with strong findings at both ends, the strongest two; else two neighbouring findings at both ends. A finding is joined with
 * at most one other, unless an axis has no other.
 */
export function findOppositions(sections: readonly DraftSection[], library: Library): Opposition[] {
  const theme = ({ key }: Finding): Theme => library.text(key).themes[0];
  const strong = strongFindings(sections);
  const neighbours = sections.flatMap(({ paragraphs }) => {
    const ordered = paragraphs.flatMap(({ findings }) => findings);
    return ordered.slice(1).map((finding, index): readonly [Finding, Finding] => [ordered[index]!, finding]);
  });
  const joined = new Set<Finding>();
  return AXES.flatMap(([one, other]): Opposition[] => {
    const axis = [one, other].join('_') as Axis;
    const speaking = (wanted: Theme): Finding | undefined => {
      const found = strong.filter((finding) => theme(finding) === wanted).toSorted((a, b) => b.weight - a.weight);
      return found.find((finding) => !joined.has(finding)) ?? found[0];
    };
    const [a, b] = [speaking(one), speaking(other)];
    if (a !== undefined && b !== undefined) {
      joined.add(a).add(b);
      return [strong.indexOf(a) < strong.indexOf(b) ? { axis, earlier: a, later: b } : { axis, earlier: b, later: a }];
    }
    const pair = neighbours.find(
      ([first, second]) =>
        (theme(first) === one && theme(second) === other) || (theme(first) === other && theme(second) === one),
    );
    return pair === undefined ? [] : [{ axis, earlier: pair[0], later: pair[1] }];
  });
}
