// How long a test waits for an expected state before it fails.

/** On a quiet machine of usual speed, also while the other tests run beside it. */
const QUIET_WAIT_MS = 15_000;
/** What `measureLoopMs` returns on such a machine. */
const QUIET_LOOP_MS = 200;
const ROUNDS = 5e7;

/** `npm test` and `npm run proofs` set TEST_WAIT_MS from the speed that they measure at their start. */
export const WAIT_MS = Number(process.env.TEST_WAIT_MS ?? QUIET_WAIT_MS);

/** The wait for this machine at this moment: longer where it is slower or busy with other work, never shorter. */
export function measureWaitMs() {
  return Math.round(QUIET_WAIT_MS * Math.max(1, measureLoopMs() / QUIET_LOOP_MS));
}

function measureLoopMs() {
  const startMs = performance.now();
  let sum = 0;
  for (let round = 0; round < ROUNDS; round++) sum = (sum * 31 + round) | 0;
  return sum === 0.5 ? 0 : performance.now() - startMs;
}
