import type { DryRun } from './wire-types.ts';

/** What `include` is when it is left out. */
export type Default = readonly ['default'];

/** A request with some of its fields typed more narrowly, so that they can tell what the answer holds. */
export type Asked<Request, Fields> = Request & Fields;

/** The answer of a call, or its price where only that was asked for. */
export type Reply<D extends boolean, Answer> = D extends true ? DryRun : Answer;

/** The answer for an instant, or for a range where `from` was given. */
export type Ranged<From, Snapshot, Range> = [From] extends [string]
  ? Range
  : [From] extends [undefined]
    ? Snapshot
    : Snapshot | Range;

/** An answer whose parts are known to be there because `include` named them, or because they are there by default. */
export type Given<
  Answer,
  Parts extends { any: string; byDefault: string },
  Include extends readonly string[],
> = Answer extends unknown
  ? Answer & { [Part in Extract<keyof Answer, Named<Parts, Sure<Include>>>]-?: Exclude<Answer[Part], undefined> }
  : never;

type Named<Parts extends { any: string; byDefault: string }, Word> = 'all' extends Word
  ? Parts['any']
  : Extract<Word, Parts['any']> | ('default' extends Word ? Parts['byDefault'] : never);

/** The words that a list holds for certain: those of a list written out, each of which can be one word only. */
type Sure<Include extends readonly string[]> = number extends Include['length']
  ? never
  : { [Index in keyof Include]: IsOne<Include[Index]> extends true ? Include[Index] : never }[number];

type IsOne<Word, Whole = Word> = Word extends unknown ? ([Whole] extends [Word] ? true : false) : never;
