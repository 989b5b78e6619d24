import type { Service } from '../hostile/service.ts';

/** A running installation, and a way to break it. */
export interface Scene {
  readonly service: Service;
  /** Breaks it, and ends when everything was done that an operator or a cluster manager would do. */
  cause(): Promise<void>;
  /** The port to ask next, if there are several nodes. */
  readonly port?: () => number;
  /** Statuses that the clients may see. Absent: those of a service that is away for a moment. */
  readonly allowed?: readonly number[];
  /** What else went wrong, after `cause`. */
  readonly findings?: () => readonly string[];
  /** What else was measured. */
  readonly summary?: () => string;
  /** Where the logs of the cluster are, if there is one. */
  readonly logs?: string;
  /** Ends all of it. The logs of a scene that failed stay. */
  close(hasFailed: boolean): Promise<void>;
}

export interface Fault {
  readonly name: string;
  /** Null: it can be caused here. */
  missing(): string | null;
  open(): Promise<Scene>;
}
