import guide from './problem-guide.json' with { type: 'json' };
import type { ProblemCode } from './problem.ts';

/**
 * What a code means and what the caller can do about it, in whole sentences, for the page that the `type` of a problem
 * links to.
 */
export interface ProblemGuide {
  readonly meaning: string;
  readonly cure: string;
}

/** The guide of every code. */
export const PROBLEM_GUIDE: Readonly<Record<ProblemCode, ProblemGuide>> = guide;
