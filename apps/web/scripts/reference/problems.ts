import { PROBLEM_STATUS, problemTitle, type ProblemCode, PROBLEM_GUIDE } from '@theia-astro/endpoints/problem';

/** Every error code of the API with its status, its meaning and how to fix it. */
export const problems = (Object.keys(PROBLEM_STATUS) as ProblemCode[]).map((code) => ({
  code,
  status: PROBLEM_STATUS[code],
  title: problemTitle(code),
  ...PROBLEM_GUIDE[code],
}));
