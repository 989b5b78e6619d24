import { type Issue, Problem } from '../problem.ts';
import { compareRanks, documentRank, parseTrail } from './trail.ts';

/** One problem with all these faults, in the order in which the caller sent the fields. */
export function problemInDocumentOrder(input: unknown, issues: readonly [Issue, ...Issue[]]): Problem {
  const [first, ...rest] = issues
    .map((issue) => ({ issue, rank: documentRank(input, issue.field === null ? [] : parseTrail(issue.field)) }))
    .toSorted((a, b) => compareRanks(a.rank, b.rank))
    .map(({ issue }) => issue);
  return new Problem(first!, ...rest);
}
