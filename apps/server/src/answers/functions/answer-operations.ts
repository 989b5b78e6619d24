import { callAnswers } from './call-answers.ts';
import { recomputeAnswer, type RecomputeDependencies } from './recompute-answer.ts';

/** Opens the dashboard's way to the answers of the call log. */
export function openAnswerOperations(dependencies: RecomputeDependencies) {
  return {
    operations: {
      'call-answers': callAnswers(dependencies.reader, dependencies.movedCalls),
      'recompute-answer': recomputeAnswer(dependencies),
    },
  };
}
