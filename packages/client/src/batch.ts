import type { Kept } from './answers.ts';
import type { BatchCalls } from './catalogue.ts';
import type { BatchAnswer, Problem } from './wire-types.ts';

/** One call of a batch: a path and the fields it takes. */
export type BatchItem = {
  [Path in keyof BatchCalls]: {
    /** Your id for the call, returned with its result. */
    readonly id?: string | number | null | undefined;
    readonly path: Path;
    readonly body: BatchCalls[Path][0];
    /** `next_page` of the result before: this page of its search is free. Not in a job. */
    readonly next_page?: string | undefined;
  };
}[keyof BatchCalls];

export type BatchItems = readonly BatchItem[];

/** The result of one call of a batch: its answer, as Markdown if that was its format, or the problem it failed with. */
export type BatchResult<Answer, Format = unknown> = Omit<
  BatchAnswer['results'][number],
  'body' | 'markdown' | 'problem'
> &
  (
    | ([Format] extends ['llm'] ? never : { body: Answer; markdown?: undefined; problem?: undefined })
    | (unknown extends Format
        ? never
        : 'llm' extends Format
          ? { body?: undefined; markdown: string; problem?: undefined }
          : never)
    | { body?: undefined; markdown?: undefined; /** Why the call failed. It is not charged. */ problem: Problem }
  );

/** The answer to a batch: a result for each item, in their order. */
export type BatchAnswerTo<Items extends BatchItems> = Omit<BatchAnswer, 'results'> & {
  results: {
    -readonly [Index in keyof Items]: BatchResult<
      Kept<PathsOf<Items[Index]['body']>, AnswerOf<Items[Index]>>,
      FormatOf<Items[Index]['body']>
    >;
  };
};

/** The answer of those ways to call a path that fit what is sent; of all of them where the types do not decide. */
type AnswerOf<Item extends BatchItem, Ways extends [unknown, unknown] = BatchCalls[Item['path']]> = [
  Fitting<Ways, Item['body']>,
] extends [never]
  ? Ways[1]
  : Fitting<Ways, Item['body']>;

type Fitting<Ways, Body> = Ways extends [infer Request, infer Answer] ? (Body extends Request ? Answer : never) : never;

/** What `fields` says; undefined where it is not there. */
type PathsOf<Body> = Body extends { readonly fields: infer Paths extends readonly string[] } ? Paths : undefined;

/** What `format` says; unknown where it is not there. */
type FormatOf<Body> = Body extends { readonly format?: infer Format } ? Format : unknown;
