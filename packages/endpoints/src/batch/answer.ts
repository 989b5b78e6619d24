import type { BatchItem, Warning } from '../endpoint.ts';

/** How one item ended; texts are JSON. */
export interface BatchResult {
  readonly id: BatchItem['id'];
  readonly status: number;
  /** The product's answer, or the problem document. */
  readonly text: string;
  /** Decimal text, four places. */
  readonly costUsd: string;
}

/** What surrounds the results. */
export interface BatchFrame {
  readonly costUsd: string;
  readonly meta: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

/** The answer of contract §14 as JSON text, made of the items' own texts. */
export function batchText(results: readonly BatchResult[], { costUsd, meta, warnings }: BatchFrame): string {
  const succeeded = results.filter(({ status }) => isSuccess(status)).length;
  const items = results.map(
    ({ id, status, text, costUsd: cost }) =>
      `{"id":${JSON.stringify(id)},"status":${status},"${isSuccess(status) ? 'body' : 'problem'}":${text},"cost_usd":"${cost}"}`,
  );
  return `{"product":"batch","results":[${items.join(',')}],"succeeded":${succeeded},"failed":${results.length - succeeded},"cost_usd":"${costUsd}","meta":${JSON.stringify(meta)},"warnings":${JSON.stringify(warnings)}}`;
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}
