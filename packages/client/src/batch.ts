import type { BatchCalls } from './catalogue.ts';
import type { BatchAnswer, Problem } from './wire-types.ts';

/** One call of a batch: a path and the fields it takes. */
export type BatchItem = {
  [Path in keyof BatchCalls]: {
    /** Your id for the call, returned with its result. */
    readonly id?: string | number | null | undefined;
    readonly path: Path;
    readonly body: BatchCalls[Path]['0'];
  };
}[keyof BatchCalls];

export type BatchItems = readonly BatchItem[];

/** The result of one call of a batch: its answer, or the problem it failed with. */
export type BatchResult<Answer> = Omit<BatchAnswer['results'][number], 'body' | 'problem'> &
  (
    | { /** The answer. */ body: Answer; problem?: undefined }
    | { body?: undefined; /** Why the call failed. It is not charged. */ problem: Problem }
  );

/** The answer to a batch: a result for each item, in their order. */
export type BatchAnswerTo<Items extends BatchItems> = Omit<BatchAnswer, 'results'> & {
  results: { -readonly [Index in keyof Items]: BatchResult<AnswerOf<Items[Index]>> };
};

type AnswerOf<Item extends BatchItem> = BatchCalls[Item['path']]['1'];
