import { LRUCache } from 'lru-cache';
import type { Compute } from '../../compute/compute.ts';
import type { Computed, Job } from '../../compute/job.ts';

const ANSWERS_MAX = 100;

/** Answers that are the same for all callers while the clock stays in one period (`sharedForMs` of an endpoint). */
export interface SharedAnswers {
  /** The answer of the period that contains `job.nowMs`, computed at most once. @throws the errors of the computation */
  get(job: Job, periodMs: number, compute: Compute): Promise<Computed>;
}

export function sharedAnswers(): SharedAnswers {
  const answers = new LRUCache<string, Promise<Computed>>({ max: ANSWERS_MAX });
  return {
    get: (job, periodMs, compute) => {
      const shared: Job = { ...job, nowMs: periodStartMs(job.nowMs, periodMs), requestId: null, wantsTag: true };
      const key = JSON.stringify([shared.path, shared.input, shared.form, shared.nowMs]);
      const known = answers.get(key);
      if (known !== undefined) return known;
      const answer = (async () => compute.run(shared))();
      answers.set(key, answer);
      answer.catch(() => answers.delete(key));
      return answer;
    },
  };
}

/** Whole seconds from an instant until the end of its period, at least 1. */
export function secondsLeft(nowMs: number, periodMs: number): number {
  return Math.max(1, Math.floor((periodStartMs(nowMs, periodMs) + periodMs - nowMs) / 1000));
}

function periodStartMs(nowMs: number, periodMs: number): number {
  return Math.floor(nowMs / periodMs) * periodMs;
}
