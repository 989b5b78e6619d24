/** A work of ours beside the same work done another way, measured in turn in one run: a line of the page about speed. */
export interface Figure {
  readonly id: string;
  readonly work: string;
  /** Cold: nothing is kept of earlier work, code is compiled and tables are in memory. Warm: the same work was done before. */
  readonly state: 'cold' | 'warm';
  readonly ours: Side;
  readonly other: Side;
  /** How many times as long the other way takes. */
  readonly ratio: number;
}

/** What charged calls over HTTP cost, with everything that belongs to them: parsing, chart, charge, log, PostgreSQL. */
export interface PaidCalls {
  /** Processor time of all processes a call, in microseconds, a median. */
  readonly us: number;
  readonly connections: number;
}

interface Side {
  readonly how: string;
  /** Processor time in microseconds, a median. */
  readonly us: number;
}

/** What a piece of the benchmark gives besides what it prints. */
export interface Outcome {
  /** False if something differs or a goal is missed. */
  readonly kept: boolean;
  readonly figures?: readonly Figure[];
  readonly paidCalls?: PaidCalls;
}
