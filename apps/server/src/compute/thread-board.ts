/**
 * What a computing thread and its pool tell each other without a message, in shared memory: a thread that computes hears nothing.
 * Times are of the machine's monotonic clock, the same in every thread.
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

/** Jobs from the first to the last of `ids` that the thread has not begun are none of its any more. */
export function withdraw(board: ThreadBoard, ids: readonly number[]): void {
  Atomics.store(board, WITHDRAWN_TO, NOTHING);
  Atomics.store(board, WITHDRAWN_FROM, BigInt(Math.min(...ids)));
  Atomics.store(board, WITHDRAWN_TO, BigInt(Math.max(...ids)));
}

export function isWithdrawn(board: ThreadBoard, id: number): boolean {
  return BigInt(id) >= Atomics.load(board, WITHDRAWN_FROM) && BigInt(id) <= Atomics.load(board, WITHDRAWN_TO);
}

/** Said by the thread when a computation begins. */
export function begin(board: ThreadBoard, id: number): void {
  Atomics.store(board, SINCE_NS, process.hrtime.bigint());
  Atomics.store(board, AT, BigInt(id));
}

/** Said by the thread when it has ended. */
export function end(board: ThreadBoard): void {
  Atomics.store(board, AT, NOTHING);
}

/** The computation the thread says it is at, and for how long; null where it is at none. */
export function atWork(board: ThreadBoard): AtWork | null {
  const id = Atomics.load(board, AT);
  if (id === NOTHING) return null;
  return {
    id: Number(id),
    milliseconds: Number((process.hrtime.bigint() - Atomics.load(board, SINCE_NS)) / NS_PER_MS),
  };
}
