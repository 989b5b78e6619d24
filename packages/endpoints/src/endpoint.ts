import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import type { Places } from '@theia-astro/places/places';
import type { z } from 'zod';
import type { AnswerParts } from './wire/answer-parts.ts';
import type { MarkdownOptions } from './llm/write-markdown.ts';
import type { Plan } from './plan.ts';
import type { Problem } from './problem.ts';
import type { WrittenAnswer } from './wire/byte-writer.ts';
import type { accountFactsSchema } from './wire/account-facts.ts';
import type { Wire } from './wire/wire.ts';
import type { Warning } from './wire/warning.ts';

/** `composed`: as our texts are joined, the same bytes each time. `model`: rephrased by the operator's language model, and checked. */
export const REPORT_VOICES = ['composed', 'model'] as const;
export type ReportVoice = (typeof REPORT_VOICES)[number];

export type { Warning };

/**
 * What a calculation may use. The clock is an argument, so the same request at the same instant gives the same answer.
 * An answer that read `nowMs` changes with time and is never cached, so read it only when the answer depends on it.
 */
export interface CalculationContext {
  readonly ephemeris: Ephemeris;
  readonly places: Places;
  readonly nowMs: number;
  /**
   * Whether an instant is in the past. A `true` never changes, so it does not make the answer depend on time. When
   * absent, `nowMs` is compared.
   */
  readonly isOver?: (utcMs: number) => boolean;
  /** Data about the calling account that an answer depends on; null in examples, tests and the public sky. */
  readonly account: AccountFacts | null;
}

/** The data of `/me`, collected by the server; money as decimal strings. */
export type AccountFacts = Wire<typeof accountFactsSchema>;

/** Groups of endpoints, as shown in the reference and the SDKs. */
export const ENDPOINT_TAGS = [
  'Western',
  'Vedic',
  'Sky',
  'Places',
  'Any product',
  'Events',
  'Account',
  'Service',
] as const;
export type EndpointTag = (typeof ENDPOINT_TAGS)[number];

/** `price_list.report_tier` of a call. */
export type PriceTier = string;

/** A report that is to be kept and may be written in the background. */
export interface KeptForm {
  readonly kind: string;
  readonly voice: ReportVoice;
}

/** What a parsed request needs. A sidereal western chart needs Growth although natal itself needs Starter. */
export interface Need {
  /** Null is free. */
  readonly priceTier: PriceTier | null;
  readonly minimumPlan: Plan;
  /**
   * The system of the request: Starter serves natal only in the system the account chose. Null when the product has no
   * system.
   */
  readonly natalSystem: 'western' | 'vedic' | null;
  /** The call takes long, so it is computed where it does not delay short calls. Derived from the cost. */
  readonly isLong?: boolean;
}

/** Estimated cost of a request from its fields alone; rather too high than too low. */
export interface Cost {
  /** Processor time on one core, milliseconds. */
  readonly milliseconds: number;
  /** The part that grows with the length of a range, which the caller can shorten. */
  readonly range?: { readonly fromMs: number; readonly days: number; readonly millisecondsPerDay: number };
}

/** How a product searches from `from` to `to`. */
export interface SearchOfRange<Request = unknown> {
  /** The field of the answer that lists what was found, in order of time, each with its `at`. */
  readonly list: string;
  /** Lengths of a range in days, of which the first that a request may have is its longest. */
  readonly mostDays: readonly number[];
  /** The most events of an answer, which `limit` asks for; null where there is no limit. */
  readonly limit: number | null;
  /** Whether the answer to a request has the list. Absent: always. */
  isListed?(request: Request): boolean;
}

/** A form in which an answer can be sent instead of JSON. */
export interface Representation {
  readonly mediaType: string;
  /** Writes the answer in this form; null for JSON. For a raster image it gives the SVG that the server rasterises. */
  readonly write: ((answer: Readonly<Record<string, unknown>>) => string) | null;
  /** Width in pixels of the raster image made from the SVG; absent when `write` gives the body itself. */
  readonly rasterWidthPx?: number;
  /** What `write` gives is the body in base64: a binary document. */
  readonly isBase64?: true;
}

/** The forms in which an answer can be sent. */
export interface Representations {
  /** The media type named in the request (`format`). It overrides the Accept header. */
  readonly asked: string | null;
  /** Best first: when the caller accepts several equally, the first is sent. */
  readonly offered: readonly [Representation, ...Representation[]];
  /** What is sent where Accept names none of them; absent: the call is rejected. */
  readonly otherwise?: Representation;
}

/** The forms of a product's answers besides JSON. */
export interface Forms<Request = unknown> {
  readonly mediaTypes: readonly string[];
  /** The forms of the answer to this request; null means always JSON. */
  of(request: Request): Representations | null;
}

/** Answers that are written without the object they consist of. */
interface DirectAnswer<Request = unknown> {
  /**
   * Whether the answer takes so little time (at most about a millisecond, whatever the caller wrote) that it may be computed between other
   * requests, where this one arrived.
   */
  runsInline(request: Request, places: Places): boolean;
  /**
   * JSON in UTF-8, to the last character that of `JSON.stringify` of what `calculate` returns; null where there is only `calculate`.
   * @throws as `calculate`
   */
  write(context: CalculationContext, request: Request): WrittenAnswer | null;
}

interface Narrowing<Request> {
  /** The request without what an answer that keeps only the asked paths does not need. `isAsked` returns whether something at or below a path is kept. */
  narrow?(isAsked: (path: string) => boolean): Request;
}

/** How a request is passed on to the product that it names. */
interface Dispatch {
  readonly products: readonly Endpoint[];
  /** The product that a body names; null: none, and `parse` says why. */
  productOf(input: unknown): Endpoint | null;
}

/** One call of a batch; it is parsed, admitted, computed and charged separately. */
export interface BatchItem {
  /** The caller's id for it. */
  readonly id: string | number | null;
  /** The path it calls. */
  readonly path: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** The token of the answer before: this page of its search is free. */
  readonly nextPage?: string;
  /** The call, or the problem that makes it impossible in a batch. */
  readonly endpoint: Endpoint | Problem;
}

export interface Batch {
  readonly items: readonly BatchItem[];
  readonly warnings: readonly Warning[];
}

/** How the calls of a batch are read. */
interface BatchReader<Request = unknown> {
  calls(request: Request): Batch;
  /**
   * One call of a batch that is answered as a job, which may have more calls than a batch that is answered at once. What is wrong with it is in the item.
   * Adds to `warnings`.
   */
  item(value: unknown, index: number, warnings: Warning[]): BatchItem;
  /** Largest body in bytes. */
  readonly bodyBytesMax: number;
}

/**
 * One row of the catalogue: one folder of `packages/endpoints/src`. `parse` turns the wire input (a JSON body, or the
 * query as strings) into a request or throws a Problem with every issue found; it does no look-ups, and leaves fields
 * that default to the current time open until `calculate` reads the clock. `calculate` resolves place and time and
 * computes; it throws a Problem (422) for what cannot be resolved.
 */
export interface Endpoint<Request = unknown, Answer extends z.ZodType = z.ZodType<Readonly<Record<string, unknown>>>> {
  readonly name: string;
  readonly path: string;
  /** `GET` takes the query, `POST` the JSON body; both parse to the same request. */
  readonly methods: readonly ('GET' | 'POST')[];
  readonly tag: EndpointTag;
  readonly summary: string;
  readonly description: string;
  /** Words of `request` on POST /swiss that mean this endpoint. */
  readonly requestWords: readonly string[];
  /** The answer contains data of the calling account, which is read for each call. The answer is never cached. */
  readonly readsAccount?: boolean;
  /**
   * The answer is the same for all callers during one period of this many milliseconds. It is computed once per period,
   * for the start of the period, and public caches may keep it until the period ends. It needs no key and is not metered.
   */
  readonly sharedForMs?: number;
  readonly requestSchema: z.ZodType;
  /** Schema of what `calculate` returns; the compiler checks that they match. */
  readonly responseSchema: Answer;
  /** One real request and its real answer (without what the server adds to `meta`). */
  readonly example: {
    readonly request: Readonly<Record<string, unknown>>;
    readonly response: Readonly<Record<string, unknown>>;
    readonly nowMs: number;
    /** The calling account; absent when the answer does not depend on it. */
    readonly account?: AccountFacts;
  };
  parse(input: unknown, nowMs: number): Request;
  need(request: Request): Need;
  /** Products of which a request names one (`POST /swiss`); absent: the endpoint is a product itself. */
  readonly dispatch?: Dispatch;
  /** Absent when every request is fast. The catalogue rejects requests that would take too long (`limits/cost.ts`). */
  cost?(request: Request): Cost;
  /**
   * The answer of the product; `meta` is still without `theia_version`, `request_id` and `computed_ms`, which the
   * server adds.
   */
  calculate(context: CalculationContext, request: Request): Wire<Answer>;
  /** A faster way to the same answer, for a product that is asked for often. */
  readonly direct?: DirectAnswer<Request>;
  /** What `include` of this request offers, by paths of the answer. Absent or null: `fields` does not choose parts. */
  parts?(request: Request): (AnswerParts & Narrowing<Request>) | null;
  /** The answer with angles cut whose unit its schema does not state. Absent: there are none. */
  cutAngles?(answer: Wire<Answer>, cut: (value: number) => number): Wire<Answer>;
  /** The answers come in pages: `next` is what to send as `after`, `previous` what to send as `before`, for the following one. */
  readonly paged?: true;
  /** What is searched in a range; `after` or `before` and `count` then give the next or the last events. Absent: no range is searched. */
  readonly searches?: SearchOfRange<Request>;
  /** What is left out of the answer as Markdown, and in which form it is read more easily. Absent: nothing, and as it is. */
  readonly markdownOptions?: MarkdownOptions;
  /** Forms in which an answer can be sent besides JSON. Absent: none. */
  readonly forms?: Forms<Request>;
  /** The calls in a request; absent: it is a call itself. */
  readonly batch?: BatchReader<Request>;
  /** How the answer, which is personal, is kept, where the request asks for that; null: it is answered at once and not kept. Absent: it is not personal, and the call log keeps it. */
  kept?(request: Request): KeptForm | null;
}

/** The product that answers a call of an endpoint: the one its body names, or the endpoint itself. */
export function productOf(endpoint: Endpoint, input: unknown): Endpoint {
  return endpoint.dispatch?.productOf(input) ?? endpoint;
}

/** The products that an endpoint answers. */
export function productsOf(endpoint: Endpoint): readonly Endpoint[] {
  return endpoint.dispatch?.products ?? [endpoint];
}
