import { Problem } from '../problem.ts';
import type { Issue, ProblemCode, ProblemExtra } from '../problem.ts';
import { compareRanks, documentRank, trailText } from './trail.ts';
import type { Trail } from './trail.ts';

/** The most faults listed for one request. */
const MOST_ISSUES = 100;

/** All faults of one request, thrown together in the order in which the caller sent the fields. */
export class IssueList {
  readonly #root: unknown;
  readonly #found: { readonly trail: Trail; readonly issue: Issue }[] = [];

  constructor(root: unknown) {
    this.#root = root;
  }

  add(code: ProblemCode, trail: Trail, message: string, hint?: string, extra?: ProblemExtra): void {
    if (this.#found.length >= MOST_ISSUES) return;
    const field = trail.length === 0 ? null : trailText(trail);
    const more = { ...(hint === undefined ? {} : { hint }), ...(extra === undefined ? {} : { extra }) };
    this.#found.push({ trail, issue: { code, field, message, ...more } });
  }

  /** True when this field or something inside it has been reported already. */
  covers(trail: Trail): boolean {
    const text = trailText(trail);
    return this.#found.some(
      ({ issue }) =>
        issue.field !== null &&
        (issue.field === text || issue.field.startsWith(`${text}.`) || issue.field.startsWith(`${text}[`)),
    );
  }

  /** @throws Problem when anything was added. */
  throwIfAny(): void {
    const ranked = this.#found
      .map(({ trail, issue }) => ({ rank: documentRank(this.#root, trail), issue }))
      .toSorted((a, b) => compareRanks(a.rank, b.rank))
      .map(({ issue }) => issue);
    const [first, ...rest] = ranked;
    if (first !== undefined) throw new Problem(first, ...rest);
  }
}
