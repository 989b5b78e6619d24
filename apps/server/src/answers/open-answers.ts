import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import type { Logger } from 'pino';
import type { OpenMovedAnswers } from '../call-archive/read/moved-answers.ts';
import type { Sql } from '../database/database.ts';
import type { Metrics } from '../observability/metrics.ts';
import { makeDictionary } from './frame/frame.ts';
import { keepAnswers } from './keep/keep-answers.ts';
import { answerReader } from './read/answer-reader.ts';

export interface AnswersDependencies {
  readonly sql: Sql;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, 'answersKept' | 'answersLost' | 'answerBytes'>;
  readonly catalog: readonly Endpoint[];
  /** Days that answers are kept; 0 keeps them for ever. */
  readonly retentionDays: number;
  /** Wall clock, milliseconds since 1970. */
  readonly now: () => number;
  /** How long an answer waits for others of its user. */
  readonly gatherMs?: number;
  /** Reads answers that have moved to the call archive; null, the default: there is none. */
  readonly movedAnswers?: OpenMovedAnswers | null;
}

/** The answers of the call log: kept as they were sent, and read again by their owners. */
export type Answers = ReturnType<typeof openAnswers>;

export function openAnswers({
  sql,
  log,
  metrics,
  catalog,
  retentionDays,
  now,
  gatherMs,
  movedAnswers = null,
}: AnswersDependencies) {
  const keeper = keepAnswers({
    sql,
    log,
    dictionary: makeDictionary(catalog),
    ...(gatherMs === undefined ? {} : { gatherMs }),
    onWritten: (answers, bytes, compressedBytes) => {
      metrics.answersKept.inc(answers);
      metrics.answerBytes.labels('sent').inc(bytes);
      metrics.answerBytes.labels('kept').inc(compressedBytes);
    },
    onLost: (answers) => metrics.answersLost.inc(answers),
  });
  const reader = answerReader({ sql, log, keeper, retentionDays, now, movedAnswers });
  return { keeper, reader, close: keeper.close };
}
