import type { Endpoint, Warning } from '../endpoint.ts';
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
      const parsed = parsedOrIssues(() => endpoint.parse(input, nowMs));
      if ('request' in parsed && readsEverything(parsed.request)) return parsed.request;
      known ??= knownFields(endpoint.requestSchema);
      const misplaced = known.misplaced(input);
      if (misplaced.length > 0) throw together(input, misplaced.map(issueOf), 'request' in parsed ? [] : parsed.issues);
      if ('request' in parsed) return parsed.request;
      throw new Problem(...parsed.issues);
    },
  };
}

function issueOf({ trail, belongs }: MisplacedField): Issue {
  return misplacedIssue(trailText(trail), belongs);
}

/** The 400 of a field that stands at the wrong place. */
export function misplacedIssue(field: string, belongs: string): Issue {
  return {
    code: 'unknown_field',
    field,
    message: `${field} is not read here: the field is ${belongs}.`,
    hint: `Send it as ${belongs}.`,
  };
}

function parsedOrIssues<Request>(parse: () => Request): { readonly request: Request } | Pick<Problem, 'issues'> {
  try {
    return { request: parse() };
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

/** The parser warns of fields that it does not read: without such a warning nothing is misplaced. */
function readsEverything(request: unknown): boolean {
  const warnings = typeof request === 'object' && request !== null ? Reflect.get(request, 'warnings') : undefined;
  return Array.isArray(warnings) && !warnings.some(({ code }: Warning) => code === 'unknown_field');
}

/** All faults in the order the caller wrote the fields; a misplaced field is told once. */
function together(input: unknown, misplaced: readonly Issue[], others: readonly Issue[]): Problem {
  const told = new Set(misplaced.map(({ field }) => field));
  const [first, ...rest] = [
    ...misplaced,
    ...others.filter(({ code, field }) => code !== 'unknown_field' || !told.has(field)),
  ]
    .map((issue) => ({ issue, rank: documentRank(input, issue.field === null ? [] : trailOf(issue.field)) }))
    .toSorted((a, b) => compareRanks(a.rank, b.rank))
    .map(({ issue }) => issue);
  return new Problem(first!, ...rest);
}
