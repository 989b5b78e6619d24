import type { DryRun } from './wire-types.ts';

/** What `include` is when it is left out. */
export type Default = readonly ['default'];

/** A request with some of its fields typed more narrowly, so that the type of the answer follows from them. */
export type Asked<Request, Fields> = Request & Fields;

/** `from` and `to` need each other. Where the type leaves open whether `from` is given, so it does for `to`. */
export type EndOf<From> = [From] extends [string]
  ? { readonly to: string }
  : [From] extends [undefined]
    ? { readonly to?: undefined }
    : { readonly to?: string | undefined };

/** The answer of a call in the form that was asked for, or its price where only that was asked for. */
export type Reply<D extends boolean, Form extends string | undefined, Answer> = D extends true
  ? DryRun
  : Formed<Form, Answer>;

/** Pixels and PDF are bytes, and every other form but JSON is text. */
type Formed<Form extends string | undefined, Answer> = Form extends 'json' | undefined
  ? Answer
  : Form extends 'png' | 'pdf'
    ? Uint8Array
    : string;

/** A form where the one that is left out is not JSON. */
export type Or<Form, Usual> = Form extends undefined ? Usual : Form;

/** The answer for an instant, or for a range where `from` was given. */
export type Ranged<From, Snapshot, Range> = [From] extends [string]
  ? Range
  : [From] extends [undefined]
    ? Snapshot
    : Snapshot | Range;

/** An answer of which `fields` kept a part: any field may be gone but those that every answer keeps. A request typed as a whole counts as one without `fields`. */
export type Kept<Fields extends Words, Answer> = undefined extends Fields
  ? Answer
  : Answer extends { product: unknown; meta: unknown; warnings: unknown }
    ? Pick<Answer, 'product' | 'meta' | 'warnings'> & Partly<Omit<Answer, 'product' | 'meta' | 'warnings'>>
    : never;

type Partly<Value> = Value extends readonly (infer One)[]
  ? Partly<One>[]
  : Value extends object
    ? { [Name in keyof Value]?: Partly<Value[Name]> }
    : Value;

/** The words of an `include` as they are written. */
type Words = readonly string[] | undefined;

/** An answer whose parts are known to be there because `include` named them, or because they are there by default. */
export type Given<
  Answer,
  Parts extends { any: string; byDefault: string },
  Include extends Words,
> = Answer extends unknown
  ? Answer & { [Part in Extract<keyof Answer, Named<Parts, Sure<Include>>>]-?: Exclude<Answer[Part], undefined> }
  : never;

type Named<Parts extends { any: string; byDefault: string }, Word> = 'all' extends Word
  ? Parts['any']
  : Extract<Word, Parts['any']> | ('default' extends Word ? Parts['byDefault'] : never);

/** The words that are asked for certainly: those of one list written out, each of which can be one word only. */
type Sure<Include extends Words> =
  IsOne<Include> extends true
    ? Include extends readonly string[]
      ? number extends Include['length']
        ? never
        : { [Index in keyof Include]: IsOne<Include[Index]> extends true ? Include[Index] : never }[number]
      : never
    : never;

type IsOne<Type, Whole = Type> = Type extends unknown ? ([Whole] extends [Type] ? true : false) : never;

/** The points that every chart has whose request names no bodies and is not heliocentric. */
export type UsualPoint =
  'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto' | 'north_node';

/** An answer whose usual points are known to be there. `Chosen`: the bodies and coordinates of the request. */
export type Usual<Answer, Chosen> = [Chosen] extends ['geocentric' | 'topocentric' | undefined]
  ? Answer extends { points?: { sun?: infer Point } | undefined }
    ? Answer & { points?: Record<UsualPoint, Exclude<Point, undefined>> }
    : Answer
  : Answer;
