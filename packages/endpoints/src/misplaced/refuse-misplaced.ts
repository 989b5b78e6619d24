import type { Endpoint, Warning } from '../endpoint.ts';
import { type Issue, Problem } from '../problem.ts';
import { problemInDocumentOrder } from '../request/include.ts';
import { trailText } from '../request/issue-list.ts';
import { type KnownFields, knownFields, type MisplacedField } from './known-fields.ts';

/**
 * Wraps an endpoint so that it refuses fields it knows at another place (`house_system` outside `settings`). Ignoring
 * them would give a chart the caller did not want. Unknown names stay warnings.
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
      if (misplaced.length > 0)
        throw together(input, misplaced.map(describeMisplaced), 'request' in parsed ? [] : parsed.issues);
      if ('request' in parsed) return parsed.request;
      throw new Problem(...parsed.issues);
    },
  };
}

function describeMisplaced({ trail, belongs }: MisplacedField): Issue {
  return misplacedIssue(trailText(trail), belongs);
}

/** The 400 issue of a misplaced field. */
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

/** The parser warns of fields it does not read; without such a warning nothing is misplaced. */
function readsEverything(request: unknown): boolean {
  const warnings = typeof request === 'object' && request !== null ? Reflect.get(request, 'warnings') : undefined;
  return Array.isArray(warnings) && !warnings.some(({ code }: Warning) => code === 'unknown_field');
}

/** All faults in the order the caller sent the fields; a misplaced field is reported once. */
function together(input: unknown, misplaced: readonly Issue[], others: readonly Issue[]): Problem {
  const told = new Set(misplaced.map(({ field }) => field));
  const [first, ...rest] = [
    ...misplaced,
    ...others.filter(({ code, field }) => code !== 'unknown_field' || !told.has(field)),
  ];
  return problemInDocumentOrder(input, [first!, ...rest]);
}
