import { z } from 'zod';
import type { Cost, Endpoint, SearchOfRange } from '../endpoint.ts';
import { COST_MS_MAX } from '../limits/cost.ts';
import { type Issue, Problem } from '../problem.ts';
import { FieldSet, type ValuesOf, number } from '../request/field.ts';
import { collecting } from '../request/issue-list.ts';
import { problemInDocumentOrder } from '../request/include.ts';
import { instant } from '../request/instants.ts';
import { readFields } from '../request/reader.ts';
import { civilToUtcMs } from '../time/date-text.ts';
import { exactInstantText } from '../time/instant-text.ts';
import { aheadOf, behind, dateOutOfRange, FIRST_YEAR, LAST_YEAR, requireYear } from '../time/range.ts';

type Json = Readonly<Record<string, unknown>>;

const COUNT_MAX = 100;
const DAY_MS = 86_400_000;
/** The first part that is searched, and how much longer each of the following is. */
const FIRST_DAYS = 32;
const GROWTH = 4;
/** A search costs its parts, of which the last may be as long as all, and the answer for the found range; and what each part costs whatever its length. */
const PASSES = 2;
const PARTS = 6;
/** Where the ephemeris begins, where its files begin and end, and its last second: no search crosses that. */
const BORDERS_MS = [
  civilToUtcMs({ year: FIRST_YEAR, month: 1, day: 1 }, { hour: 0, minute: 0, second: 0, millisecond: 0 }),
  Date.UTC(1800, 0, 1),
  Date.UTC(2400, 0, 1),
  Date.UTC(LAST_YEAR, 11, 31, 23, 59, 59),
] as const;
/** A part with more events than an answer holds is not searched in smaller ones than this. */
const SHORTEST_MS = 60_000;
const RANGE = ['from', 'to', 'limit', 'cursor'] as const;
const EDGES = ['after', 'before'] as const;
const OWN = ['after', 'before', 'count'] as const;

export const nextFields = new FieldSet({
  after: instant({
    description: 'The next events from this instant on, included, instead of a range. next of an answer continues.',
    examples: ['2024-06-15T12:00:00Z'],
  }),
  before: instant({
    description: 'The last events before this instant, excluded, in order of time. previous of an answer continues.',
  }),
  count: number(
    { code: 'invalid_range', min: 1, max: COUNT_MAX, integer: true, hint: `From 1 to ${COUNT_MAX}.` },
    {
      description: 'With after or before: how many events; more where several share the second that ends them.',
      byDefault: 1,
    },
  ),
});

/** What a request for the next or the last events asks. */
interface Next {
  readonly own: Json;
  readonly nowMs: number;
  readonly edge: 'after' | 'before';
  /** The instant from which, or back from which, is searched. */
  readonly edgeMs: number;
  readonly count: number;
  /** How far is searched: later than `after`, earlier than `before`. */
  readonly horizonMs: number;
}
const NEXT = Symbol('next');

/**
 * Wraps a product that searches a range so that it can be asked for the next or the last events: `after` or `before`, and `count`, instead of `from` and `to`. The
 * answer is that for the range from `after` to the end that holds so many, or from the start that holds so many to `before`; its `next` or `previous` is where the
 * following call continues, without a gap and without repeating an event. A product that searches no range passes through.
 */
export function withSearchCursors<Request>(endpoint: Endpoint<Request>): Endpoint<Request> {
  const { searches } = endpoint;
  if (searches === undefined) return endpoint;
  return {
    ...endpoint,
    paged: true,
    requestSchema: withNext(endpoint.requestSchema),
    parse: (input, nowMs) =>
      isNext(input) ? parseNext(endpoint, searches, input, nowMs) : endpoint.parse(input, nowMs),
    ...(endpoint.cost === undefined
      ? {}
      : {
          cost: (request) => {
            const next = nextOf(request);
            return next === null ? endpoint.cost!(request) : searchCost(endpoint, next);
          },
        }),
    calculate: (context, request) => {
      const next = nextOf(request);
      if (next === null) return endpoint.calculate(context, request);
      const answerFor = (fromMs: number, toMs: number): Json =>
        endpoint.calculate(context, parseRange(endpoint, searches, next, fromMs, toMs));
      const goesOn = next.edge === 'after' ? { next: null } : { previous: null };
      requireYear(next.edgeMs, next.edge);
      if (next.horizonMs === next.edgeMs) throw dateOutOfRange(next.edge, `What is ${next.edge} this instant`);
      const toMs = findEnd(answerFor, searches, next) ?? next.horizonMs;
      const text = toMs <= BORDERS_MS[0] || toMs >= BORDERS_MS.at(-1)! ? null : exactInstantText(toMs);
      return {
        ...answerFor(...inOrder(next.edgeMs, toMs)),
        input: inputOf(request),
        ...(text === null ? goesOn : next.edge === 'after' ? { next: text } : { previous: text }),
      };
    },
  };
}

/** Where the range ends that has as many events as were asked for; null if it is not found before the horizon. */
function findEnd(
  answerFor: (fromMs: number, toMs: number) => Json,
  { list, limit }: Pick<SearchOfRange, 'list' | 'limit'>,
  { edge, edgeMs, count, horizonMs }: Next,
): number | null {
  const isAhead = edge === 'after';
  let missing = count;
  let atMs = edgeMs;
  for (let days = FIRST_DAYS; atMs !== horizonMs;) {
    const farMs = isAhead ? Math.min(horizonMs, atMs + days * DAY_MS) : Math.max(horizonMs, atMs - days * DAY_MS);
    const events = answerFor(...inOrder(atMs, farMs))[list] as readonly { readonly at: string }[];
    // Of a list that was cut the last events are missing: those that are looked for from behind.
    if (!isAhead && limit !== null && events.length >= limit && days * DAY_MS > SHORTEST_MS) {
      days /= GROWTH;
      continue;
    }
    const last = events.at(isAhead ? missing - 1 : -missing);
    if (last !== undefined && events.length >= missing) {
      return isAhead ? Math.min(behind(last.at), horizonMs) : Math.max(aheadOf(last.at), horizonMs);
    }
    missing -= events.length;
    atMs = farMs;
    days *= GROWTH;
  }
  return null;
}

function inOrder(oneMs: number, otherMs: number): [number, number] {
  return oneMs < otherMs ? [oneMs, otherMs] : [otherMs, oneMs];
}

function isNext(input: unknown): input is Json {
  return (
    typeof input === 'object' &&
    input !== null &&
    !Array.isArray(input) &&
    OWN.some((name) => Object.hasOwn(input, name))
  );
}

/** Every request keeps what it was asked as `input`. */
function inputOf(request: unknown): Json {
  return Reflect.get(request as object, 'input') as Json;
}

function nextOf(request: unknown): Next | null {
  return (request as { readonly [NEXT]?: Next })[NEXT] ?? null;
}

/** @throws Problem with all faults, those of the product included */
function parseNext<Request>(
  endpoint: Endpoint<Request>,
  searches: SearchOfRange<Request>,
  input: Json,
  nowMs: number,
): Request {
  const [issues, ofProduct]: readonly [Issue[], Issue[]] = [[], []];
  const asked = collecting(issues, () => readNext(input));
  const edge = Object.hasOwn(input, 'after') ? 'after' : 'before';
  const probe = {
    own: without(input, [...OWN, ...RANGE]),
    nowMs,
    edge,
    edgeMs: asked?.values[edge]?.utcMs ?? 0,
  } as const;
  const request = collecting(ofProduct, () => parseDays(endpoint, searches, probe, 1));
  if (request !== null && searches.isListed?.(request) === false)
    issues.push({
      code: 'invalid_include',
      field: 'include',
      message: `include has no ${searches.list}, which ${edge} and count ask for.`,
      hint: `Name ${searches.list} in include or fields, or leave both out.`,
    });
  const [first, ...rest] = [...issues, ...ofProduct.filter(({ field }) => field !== 'from' && field !== 'to')];
  if (first !== undefined) throw problemInDocumentOrder(input, [first, ...rest]);
  if (request === null) throw new Problem(...(ofProduct as [Issue, ...Issue[]]));
  const next: Next = {
    ...probe,
    count: asked!.values.count ?? 1,
    horizonMs: horizon(endpoint, searches, probe),
  };
  return { ...request, input: { ...without(inputOf(request), RANGE), ...asked!.echo }, [NEXT]: next };
}

function readNext(input: Json): { readonly values: ValuesOf<typeof nextFields.fields>; readonly echo: Json } {
  const reader = readFields(
    Object.fromEntries(OWN.flatMap((name) => (Object.hasOwn(input, name) ? [[name, input[name]]] : []))),
  );
  const values = nextFields.read(reader);
  const [edge, other] = EDGES.filter((name) => reader.has(name));
  if (edge === undefined)
    reader.missing(
      'after',
      'after or before is required together with count.',
      'Write the instant from which, or before which, to search.',
    );
  if (other !== undefined)
    reader.issue(
      'conflicting_fields',
      other,
      `${other} and ${edge!} cannot both be given.`,
      'Keep after for the next events, or before for the last ones.',
    );
  for (const name of RANGE)
    if (Object.hasOwn(input, name))
      reader.issue(
        'conflicting_fields',
        name,
        `${name} and ${edge ?? 'count'} cannot both be given.`,
        'Keep after or before and count for events, or from and to for a range.',
      );
  reader.finish(false);
  return { values, echo: reader.echo };
}

type Asked = Pick<Next, 'own' | 'nowMs' | 'edge' | 'edgeMs'>;

function parseRange<Request>(
  endpoint: Endpoint<Request>,
  { limit }: SearchOfRange<Request>,
  { own, nowMs }: Pick<Next, 'own' | 'nowMs'>,
  fromMs: number,
  toMs: number,
): Request {
  const range = { from: exactInstantText(fromMs), to: exactInstantText(toMs) };
  return endpoint.parse({ ...own, ...range, ...(limit === null ? {} : { limit }) }, nowMs);
}

/** The request for so many days from the edge on, or back from it. */
function parseDays<Request>(
  endpoint: Endpoint<Request>,
  searches: SearchOfRange<Request>,
  asked: Asked,
  days: number,
): Request {
  const farMs = asked.edgeMs + (asked.edge === 'after' ? days : -days) * DAY_MS;
  return parseRange(endpoint, searches, asked, ...inOrder(asked.edgeMs, farMs));
}

/** How far is searched: as far as a range may be, at most to where the ephemeris changes or ends, and no further than the cost allows. */
function horizon<Request>(endpoint: Endpoint<Request>, searches: SearchOfRange<Request>, asked: Asked): number {
  const { edge, edgeMs } = asked;
  const mostDays =
    searches.mostDays.find((days) => collecting([], () => parseDays(endpoint, searches, asked, days)) !== null) ?? 1;
  const { milliseconds, range } = costOf(endpoint, searches, asked, 1);
  const fixed = range === undefined ? 0 : milliseconds - range.millisecondsPerDay;
  const affordable = range === undefined ? mostDays : (COST_MS_MAX / PASSES - fixed * PARTS) / range.millisecondsPerDay;
  const days = Math.max(1, Math.floor(Math.min(mostDays, affordable)));
  return edge === 'after'
    ? Math.min(BORDERS_MS.find((border) => border > edgeMs) ?? edgeMs, edgeMs + days * DAY_MS)
    : Math.max(BORDERS_MS.findLast((border) => border < edgeMs) ?? edgeMs, edgeMs - days * DAY_MS);
}

function costOf<Request>(
  endpoint: Endpoint<Request>,
  searches: SearchOfRange<Request>,
  asked: Asked,
  days: number,
): Cost {
  return endpoint.cost?.(parseDays(endpoint, searches, asked, days)) ?? { milliseconds: 0 };
}

/** What a search to its horizon costs; it cannot be shortened by the caller. */
function searchCost<Request>(endpoint: Endpoint<Request>, next: Next): Cost {
  const days = Math.max(1, Math.floor(Math.abs(next.horizonMs - next.edgeMs) / DAY_MS));
  const { milliseconds, range } = costOf(endpoint, endpoint.searches!, next, days);
  const fixed = range === undefined ? milliseconds : milliseconds - range.millisecondsPerDay * days;
  return { milliseconds: (milliseconds - fixed) * PASSES + fixed * PARTS };
}

function without(fields: Json, names: readonly string[]): Json {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

function withNext(schema: z.ZodType): z.ZodType {
  if (!(schema instanceof z.ZodObject)) throw new TypeError('A request is an object');
  return schema.extend(nextFields.schema.shape);
}
