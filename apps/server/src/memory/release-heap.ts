/**
 * Gives back the memory that starting took and running does not need: garbage, a grown young generation, and the code of what ran once; about 10 MB a
 * thread. It takes some 50 ms, so it is for a thread that nobody waits for. Without `--expose-gc` it does nothing.
 */
export function releaseHeap(): void {
  globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'sync' });
}
