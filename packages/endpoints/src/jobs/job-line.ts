import { type JsonText, jsonText } from '../wire/json-text.ts';
import type { Wire } from '../wire/wire-type.ts';
import { type BatchResult, resultText } from '../batch/answer.ts';
import type { jobLineSchema } from './job-schema.ts';

/** The result of an item as a line of the results of its job: that of a batch, with its number in front and its cost at the end. */
export function jobLineText(index: number, result: BatchResult): JsonText<Wire<typeof jobLineSchema>> {
  return `{"index":${jsonText(index)},${resultText(result).slice(1)}` as JsonText<Wire<typeof jobLineSchema>>;
}
