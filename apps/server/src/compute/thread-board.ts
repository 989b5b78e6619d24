/**
 * Shared memory between a computing thread and its pool, because a thread receives no messages while it computes. Times are from
 * the machine's monotonic clock, the same in every thread.
 */
export type ThreadBoard = BigInt64Array<SharedArrayBuffer>;

export interface AtWork {
  readonly id: number;
  readonly milliseconds: number;
}

const WITHDRAWN_FROM = 0;
const WITHDRAWN_TO = 1;
const AT = 2;
const SINCE_NS = 3;
/** No job has it. */
const NOTHING = 0n;
const NS_PER_MS = 1_000_000n;

export function newBoard(): ThreadBoard {
  return new BigInt64Array(new SharedArrayBuffer(32));
}

/** Withdraws from the thread all jobs between the first and the last of `ids` that it has not started. */
export function withdraw(board: ThreadBoard, ids: readonly number[]): void {
  Atomics.store(board, WITHDRAWN_TO, NOTHING);
  Atomics.store(board, WITHDRAWN_FROM, BigInt(Math.min(...ids)));
  Atomics.store(board, WITHDRAWN_TO, BigInt(Math.max(...ids)));
}

export function isWithdrawn(board: ThreadBoard, id: number): boolean {
  return BigInt(id) >= Atomics.load(board, WITHDRAWN_FROM) && BigInt(id) <= Atomics.load(board, WITHDRAWN_TO);
}

/** Called by the thread when a computation starts. */
export function begin(board: ThreadBoard, id: number): void {
  Atomics.store(board, SINCE_NS, process.hrtime.bigint());
  Atomics.store(board, AT, BigInt(id));
}

/** Called by the thread when a computation has ended. */
export function end(board: ThreadBoard): void {
  Atomics.store(board, AT, NOTHING);
}

/** The computation the thread is running, and for how long; null when it is idle. */
export function atWork(board: ThreadBoard): AtWork | null {
  const id = Atomics.load(board, AT);
  if (id === NOTHING) return null;
  return {
    id: Number(id),
    milliseconds: Number((process.hrtime.bigint() - Atomics.load(board, SINCE_NS)) / NS_PER_MS),
  };
}
