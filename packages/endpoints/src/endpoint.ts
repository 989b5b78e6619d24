import type { Ephemeris } from '@theia/astro/ephemeris';
import type { Places } from '@theia/places/places';
import type { z } from 'zod';
import type { Problem } from './problem.ts';

/**
 * What a calculation may use. The clock is an argument, so the same request at the same instant gives the same answer. An answer for which `nowMs` was
 * read changes with time and is kept in no cache: read it only where the answer hangs on it.
 */
export interface CalculationContext {
  readonly ephemeris: Ephemeris;
  readonly places: Places;
  readonly nowMs: number;
  /** Whether an instant is over. That stays so: `true` does not make the answer change with time. Absent: `nowMs` tells. */
  readonly isOver?: (utcMs: number) => boolean;
  /** Facts about the calling account that an answer depends on; null in examples, tests and the public sky. */
  readonly account: AccountFacts | null;
}

/** Contract §14 `/me`, gathered by the server; decimal strings for money. */
export interface AccountFacts {
  readonly me: Readonly<Record<string, unknown>>;
}

export const PLANS = ['starter', 'growth', 'professional'] as const;
export type Plan = (typeof PLANS)[number];

/** `price_list.report_tier` of a call; null is free. */
export type PriceTier =
  | 'positions'
  | 'moonphases'
  | 'natal'
  | 'body_matrix'
  | 'chart'
  | 'vedic'
  | 'return'
  | 'progressions'
  | 'transits'
  | 'eclipses'
  | 'ephemeris'
  | 'synastry'
  | 'composite'
  | 'guna_milan'
  | 'yearly_cycle';

/** What a parsed request turns out to need: a sidereal western chart needs Growth although natal itself needs Starter. */
export interface Need {
  readonly priceTier: PriceTier | null;
  readonly minimumPlan: Plan;
  /** Starter serves natal in one system: the one the account chose. Null where the product has no system. */
  readonly natalSystem: 'western' | 'vedic' | null;
  /** More than an instant: computed where it holds up nobody's single chart. Told by the cost. */
  readonly isLong?: boolean;
}

/** What a request will take, estimated from its fields alone, rather above than below. */
export interface Cost {
  /** Processor time of one core. */
  readonly milliseconds: number;
  /** What of it grows with the length of a range that the caller can shorten. */
  readonly range?: { readonly fromMs: number; readonly days: number; readonly millisecondsPerDay: number };
}

export interface Warning {
  readonly code: string;
  readonly message: string;
  readonly field?: string;
  readonly candidates?: readonly unknown[];
  /** With `range_clipped`: the instants between which was searched. */
  readonly searched?: { readonly from: string; readonly to: string };
}

/** A form in which an answer can be sent instead of JSON. */
export interface Representation {
  readonly mediaType: string;
  /** The answer in this form; null for JSON itself. For an image of pixels: the SVG that the server rasterises. */
  readonly write: ((answer: Readonly<Record<string, unknown>>) => string) | null;
  /** Width of the image of pixels to make of the SVG; absent where `write` gives the body itself. */
  readonly rasterWidthPx?: number;
}

/** What an answer may be sent as. */
export interface Representations {
  /** The media type that the request itself names (`format`): it stands, whatever the Accept header says. */
  readonly asked: string | null;
  /** Best first: among forms the caller likes equally, the first is sent. */
  readonly offered: readonly [Representation, ...Representation[]];
}

/** One call of a batch as it stands in the request; it is parsed, admitted, computed and booked on its own. */
export interface BatchItem {
  /** The caller's own name for it. */
  readonly id: string | number | null;
  /** The path it stands for. */
  readonly path: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** What it asks, or why that is nothing a batch can ask. */
  readonly endpoint: Endpoint | Problem;
}

export interface Batch {
  readonly items: readonly BatchItem[];
  readonly warnings: readonly Warning[];
}

/**
 * One row of the catalogue: one folder of `packages/endpoints/src`.
 * `parse` turns the wire input (a JSON body, or the query as strings) into a request or throws a Problem with every issue found;
 * it does no look-ups, and what is left to the present moment stays open in the request until `calculate` reads the clock. `calculate` resolves place and time and computes; it throws a Problem (422) for what cannot be resolved.
 */
export interface Endpoint<Request = unknown> {
  readonly name: string;
  readonly path: string;
  /** `GET` takes the query, `POST` the JSON body; both parse to the same request. */
  readonly methods: readonly ('GET' | 'POST')[];
  readonly summary: string;
  readonly description: string;
  /** Words of `request` on POST /swiss that mean this endpoint. */
  readonly requestWords: readonly string[];
  /** Answered without a key (and without metering). */
  readonly open: boolean;
  readonly requestSchema: z.ZodType;
  readonly responseSchema: z.ZodType;
  /** One true request and its true answer (without what the server adds to `meta`). */
  readonly example: {
    readonly request: Readonly<Record<string, unknown>>;
    readonly response: Readonly<Record<string, unknown>>;
    readonly nowMs: number;
  };
  parse(input: unknown, nowMs: number): Request;
  need(request: Request): Need;
  /** Absent: an instant, whatever is asked. The catalogue refuses what would take too long (`shared/cost.ts`). */
  cost?(request: Request): Cost;
  /** The product's answer, with `meta` still without `theia_version`, `request_id` and `computed_ms`, which the server adds. */
  calculate(context: CalculationContext, request: Request): Record<string, unknown>;
  /** The forms of this request's answer; absent or null: JSON, whatever the caller accepts. */
  representations?(request: Request): Representations | null;
  /** The calls a batch consists of. Absent: the request is one call. */
  batch?(request: Request): Batch;
  /** Largest body in bytes; absent: the usual one. */
  readonly bodyBytesMax?: number;
}
