const SLICES = 8;

/**
 * Calls `late` when a server has not answered for so long. Time in which this thread was busy does not count: an answer may have arrived meanwhile.
 * @returns ends the wait
 */
export function whenLate(patienceMs: number, late: () => void): () => void {
  let slices = 0;
  const timer = setInterval(() => {
    slices += 1;
    if (slices < SLICES) return;
    clearInterval(timer);
    late();
  }, patienceMs / SLICES);
  return () => clearInterval(timer);
}
