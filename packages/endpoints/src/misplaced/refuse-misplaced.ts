import type { Endpoint } from '../endpoint.ts';
import { type Issue, Problem } from '../problem.ts';
import { compareRanks, documentRank, trailOf, trailText } from '../shared/trail.ts';
import { type KnownFields, knownFields, type MisplacedField } from './known-fields.ts';

/**
 * The endpoint, refusing fields that it knows at another place (`house_system` beside `settings`): ignored, they would give a chart that nobody asked for.
 * Names it does not know at all stay warnings.
 */
export function refuseMisplaced<Request>(endpoint: Endpoint<Request>): Endpoint<Request> {
  let known: KnownFields | null = null;
  return {
    ...endpoint,
    parse: (input, nowMs) => {
      known ??= knownFields(endpoint.requestSchema);
      const misplaced = known.misplaced(input);
      if (misplaced.length === 0) return endpoint.parse(input, nowMs);
      throw together(input, misplaced.map(issueOf), issuesOf(() => endpoint.parse(input, nowMs)));
    },
  };
}

function issueOf({ trail, belongs }: MisplacedField): Issue {
  return misplacedIssue(trailText(trail), belongs);
}

/** The 400 of a field that stands at the wrong place. */
export function misplacedIssue(field: string, belongs: string): Issue {
  return { code: 'unknown_field', field, message: `${field} is not read here: the field is ${belongs}.`, hint: `Send it as ${belongs}.` };
}

function issuesOf(parse: () => unknown): readonly Issue[] {
  try {
    parse();
    return [];
  } catch (error) {
    if (error instanceof Problem) return error.issues;
    throw error;
  }
}

/** All faults in the order the caller wrote the fields; a misplaced field is told once. */
function together(input: unknown, misplaced: readonly Issue[], others: readonly Issue[]): Problem {
  const told = new Set(misplaced.map(({ field }) => field));
  const [first, ...rest] = [...misplaced, ...others.filter(({ code, field }) => code !== 'unknown_field' || !told.has(field))]
    .map((issue) => ({ issue, rank: documentRank(input, issue.field === null ? [] : trailOf(issue.field)) }))
    .toSorted((a, b) => compareRanks(a.rank, b.rank))
    .map(({ issue }) => issue);
  return new Problem(first!, ...rest);
}
