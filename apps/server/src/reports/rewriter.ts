import type { Logger } from 'pino';
import type { ModelAccess } from '../report-model/model.ts';
import { rephraseReport } from '../report-model/rephrase-report.ts';
import { namesOfAnswer, reportOfAnswer, withRewriting } from './report-of-answer.ts';
import type { Rewrite } from './report-worker.ts';

/** Rewrites with the operator's language model. The client of its protocol is loaded only where there is one. */
export async function rewriter(access: ModelAccess, log: Logger): Promise<Rewrite> {
  const { openModel } = await import('../report-model/open-model.ts');
  const model = openModel(access);
  return async (answer, tell, signal) =>
    withRewriting(
      answer,
      await rephraseReport(reportOfAnswer(answer), model, {
        names: namesOfAnswer(answer),
        tell,
        signal,
        onRefused: (faults) => log.warn({ faults: faults.length, first: faults[0] }, 'the language model was refused'),
      }),
    );
}
