import type { WatchedSearch } from './subscription-request.ts';
import { inputOf } from './subscription-request.ts';
import type { Telling } from './rule-search.ts';

type Json = Readonly<Record<string, unknown>>;

/** An event that a rule led to. */
export interface FoundEvent extends Telling {
  /** Position of the rule. */
  readonly rule: number;
  readonly atMs: number;
  /** What happens, apart from its numbers and instants: the same again when it is found anew. */
  readonly what: string;
}

/** Whole seconds, milliseconds since 1970. */
export interface Span {
  readonly fromMs: number;
  /** Exclusive. */
  readonly toMs: number;
}

/** Answers a request of a product. @throws Problem of the product */
export type Ask = (path: string, input: Json, nowMs: number) => Promise<Json>;

/** Instants are shown rounded to the second: what is shown within the span may be found this much outside it. */
const MARGIN_MS = 1_000;

/**
 * The events of searches whose shown instant lies in a span, in order of time. Each span has its own events: those of adjacent spans are, together, those
 * of both, because a search finds an event at the same instant whatever its range.
 * @throws Problem of a product
 */
export async function findEvents(searches: readonly WatchedSearch[], span: Span, ask: Ask): Promise<FoundEvent[]> {
  const found: FoundEvent[] = [];
  for (const search of searches) {
    for await (const telling of tellings(search, span, ask)) {
      const atMs = Date.parse(telling.at);
      if (atMs >= span.fromMs && atMs < span.toMs)
        found.push({ ...telling, rule: search.rule, atMs, what: identityOf(telling) });
    }
  }
  return found.toSorted((a, b) => a.atMs - b.atMs || a.rule - b.rule);
}

async function* tellings(search: WatchedSearch, { fromMs, toMs }: Span, ask: Ask): AsyncGenerator<Telling> {
  const [from, to] = [fromMs - MARGIN_MS, toMs + MARGIN_MS];
  const input = inputOf(search, from, to);
  for (let more: Json | null = {}; more !== null;) {
    const answer = await ask(search.endpoint.path, { ...input, ...more }, fromMs);
    yield* search.tell(answer);
    more = search.more(answer, to);
  }
}

const IDENTIFYING_NUMBERS: ReadonlySet<string> = new Set(['house', 'from_house', 'level']);
/** Numbered within an answer, or made of a day. */
const PASSING: ReadonlySet<string> = new Set(['id', 'window_id', 'eclipse_id', 'name', 'names']);
const IDENTIFYING_TEXT = /^[a-z][a-z0-9_:]*$/;

/** The ids and houses of an event, without anything that a better ephemeris shifts. */
function identityOf({ type, data }: Telling): string {
  const words: string[] = [type];
  collect(data, '', words);
  return words.join(' ');
}

function collect(value: unknown, path: string, words: string[]): void {
  if (Array.isArray(value)) for (const one of value as readonly unknown[]) collect(one, path, words);
  else if (typeof value === 'object' && value !== null)
    for (const name of Object.keys(value).toSorted())
      if (!PASSING.has(name) && !name.endsWith('_name')) collect((value as Json)[name], name, words);
  if (typeof value === 'string' && IDENTIFYING_TEXT.test(value)) words.push(`${path}=${value}`);
  if (typeof value === 'number' && IDENTIFYING_NUMBERS.has(path)) words.push(`${path}=${value}`);
}
