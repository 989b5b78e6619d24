import { z } from 'zod';
import type { Cost, Endpoint, SearchOfRange } from '../endpoint.ts';
import { COST_MS_MAX } from '../limits/cost.ts';
import { type Issue, Problem } from '../problem.ts';
import { FieldSet, type ValuesOf } from '../request/field.ts';
import { collecting } from '../request/collecting.ts';
import { problemInDocumentOrder } from '../request/in-document-order.ts';
import { instant } from '../request/instants.ts';
import { number } from '../request/kinds.ts';
import { readFields } from '../request/reader.ts';
import { readInstant } from '../time/date-text.ts';
import { exactInstantText } from '../time/instant-text.ts';
import { LAST_YEAR } from '../time/range.ts';

type Json = Readonly<Record<string, unknown>>;

const COUNT_MAX = 100;
const DAY_MS = 86_400_000;
/** The first part that is searched, and how much longer each of the following is. */
const FIRST_DAYS = 32;
const GROWTH = 4;
/** A search costs its parts, of which the last may be as long as all, and the answer for the found range; and what each part costs whatever its length. */
const PASSES = 2;
const PARTS = 5;
/** Where the files of the ephemeris begin and end, and its last second: no search crosses that. */
const BORDERS_MS = [Date.UTC(1800, 0, 1), Date.UTC(2400, 0, 1), Date.UTC(LAST_YEAR, 11, 31, 23, 59, 59)];
const END_MS = BORDERS_MS.at(-1)!;
/** An instant on the wire is rounded to its second: everything that is shown at a second happens before half a second later. */
const HALF_SECOND_MS = 500;
const RANGE = ['from', 'to', 'limit', 'cursor'] as const;

const nextFields = new FieldSet({
  after: instant({
    description: 'The next events from this instant on, included, instead of a range. next of an answer continues.',
    examples: ['2024-06-15T12:00:00Z'],
  }),
  count: number(
    { code: 'invalid_range', min: 1, max: COUNT_MAX, integer: true, hint: `From 1 to ${COUNT_MAX}.` },
    { description: 'With after: how many events; more where several share the last second.', byDefault: 1 },
  ),
});

/** What a request for the next events asks. */
interface Next {
  readonly own: Json;
  readonly nowMs: number;
  readonly afterMs: number;
  readonly count: number;
  readonly horizonMs: number;
}
const NEXT = Symbol('next');

/**
 * Wraps a product that searches a range so that it can be asked for the next events: `after` and `count` instead of `from` and `to`. The answer is that for
 * the range from `after` to the end that holds so many; its `next` is where the following call continues, without a gap and without telling anything
 * twice. A product that searches no range passes through.
 */
export function offerNext<Request>(endpoint: Endpoint<Request>): Endpoint<Request> {
  const { searches } = endpoint;
  if (searches === undefined) return endpoint;
  return {
    ...endpoint,
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
      const end = findEnd(answerFor, searches, next);
      const toMs = end ?? next.horizonMs;
      const nextText = toMs >= END_MS ? null : exactInstantText(toMs);
      return { ...answerFor(next.afterMs, toMs), input: inputOf(request), next: nextText };
    },
  };
}

/** Where the range ends that has as many events as were asked for; null if it is not found before the horizon. */
function findEnd(
  answerFor: (fromMs: number, toMs: number) => Json,
  { list }: SearchOfRange,
  { afterMs, count, horizonMs }: Next,
): number | null {
  let missing = count;
  let fromMs = afterMs;
  for (let days = FIRST_DAYS; fromMs < horizonMs; days *= GROWTH) {
    const toMs = Math.min(horizonMs, fromMs + days * DAY_MS);
    const events = answerFor(fromMs, toMs)[list] as readonly { readonly at: string }[];
    const last = events[missing - 1];
    if (last !== undefined) return Math.min(secondOf(last.at) + HALF_SECOND_MS, horizonMs);
    missing -= events.length;
    fromMs = toMs;
  }
  return null;
}

function secondOf(at: string): number {
  return readInstant(at)!.utcMs;
}

function isNext(input: unknown): input is Json {
  return (
    typeof input === 'object' &&
    input !== null &&
    !Array.isArray(input) &&
    (Object.hasOwn(input, 'after') || Object.hasOwn(input, 'count'))
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
function parseNext<Request>(endpoint: Endpoint<Request>, searches: SearchOfRange, input: Json, nowMs: number): Request {
  const { after: _, count: __, ...own } = input;
  const [issues, ofProduct]: readonly [Issue[], Issue[]] = [[], []];
  const asked = collecting(issues, () => readNext(input));
  const afterMs = asked?.values.after?.utcMs ?? 0;
  const probe = { own: without(own, RANGE), nowMs, afterMs };
  const request = collecting(ofProduct, () => parseRange(endpoint, searches, probe, afterMs, afterMs + DAY_MS));
  const [first, ...rest] = [...issues, ...ofProduct.filter(({ field }) => field !== 'from' && field !== 'to')];
  if (first !== undefined) throw problemInDocumentOrder(input, [first, ...rest]);
  if (request === null) throw new Problem(...(ofProduct as [Issue, ...Issue[]]));
  const next: Next = {
    own: probe.own,
    nowMs,
    afterMs,
    count: asked!.values.count ?? 1,
    horizonMs: horizon(endpoint, searches, probe),
  };
  return { ...request, input: { ...without(inputOf(request), RANGE), ...asked!.echo }, [NEXT]: next };
}

function readNext(input: Json): { readonly values: ValuesOf<typeof nextFields.fields>; readonly echo: Json } {
  const reader = readFields(
    Object.fromEntries(Object.entries(input).filter(([name]) => name === 'after' || name === 'count')),
  );
  const values = nextFields.read(reader);
  if (!reader.has('after'))
    reader.missing('after', 'after is required together with count.', 'Write the instant from which to search.');
  for (const name of RANGE)
    if (Object.hasOwn(input, name))
      reader.issue(
        'conflicting_fields',
        name,
        `${name} and after cannot both be given.`,
        'Keep after and count for the next events, or from and to for a range.',
      );
  reader.finish(false);
  return { values, echo: reader.echo };
}

type Asked = Pick<Next, 'own' | 'nowMs' | 'afterMs'>;

function parseRange<Request>(
  endpoint: Endpoint<Request>,
  { limit }: SearchOfRange,
  { own, nowMs }: Pick<Next, 'own' | 'nowMs'>,
  fromMs: number,
  toMs: number,
): Request {
  const range = { from: exactInstantText(fromMs), to: exactInstantText(toMs) };
  return endpoint.parse({ ...own, ...range, ...(limit === null ? {} : { limit }) }, nowMs);
}

/** How far is searched: as far as a range may be, at most to where the ephemeris changes or ends, and no further than the cost allows. */
function horizon<Request>(endpoint: Endpoint<Request>, searches: SearchOfRange, asked: Asked): number {
  const { afterMs } = asked;
  const borderMs = BORDERS_MS.find((border) => border > afterMs) ?? END_MS;
  const mostDays = searches.mostDays.find((days) => isAllowed(endpoint, searches, asked, days)) ?? 1;
  const { milliseconds, range } = costOf(endpoint, searches, asked, 1);
  const fixed = range === undefined ? 0 : milliseconds - range.millisecondsPerDay;
  const affordable = range === undefined ? mostDays : (COST_MS_MAX / PASSES - fixed * PARTS) / range.millisecondsPerDay;
  return Math.min(borderMs, afterMs + Math.max(1, Math.floor(Math.min(mostDays, affordable))) * DAY_MS);
}

function isAllowed<Request>(endpoint: Endpoint<Request>, searches: SearchOfRange, asked: Asked, days: number): boolean {
  return (
    collecting([], () => parseRange(endpoint, searches, asked, asked.afterMs, asked.afterMs + days * DAY_MS)) !== null
  );
}

function costOf<Request>(endpoint: Endpoint<Request>, searches: SearchOfRange, asked: Asked, days: number): Cost {
  const request = parseRange(endpoint, searches, asked, asked.afterMs, asked.afterMs + days * DAY_MS);
  return endpoint.cost?.(request) ?? { milliseconds: 0 };
}

/** What a search to its horizon costs; it cannot be shortened by the caller. */
function searchCost<Request>(endpoint: Endpoint<Request>, next: Next): Cost {
  const days = Math.max(1, Math.floor((next.horizonMs - next.afterMs) / DAY_MS));
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
