import { channel } from 'node:diagnostics_channel';

/** How many connections a pool may have, has, and has at work. */
export interface PoolState {
  connectionsMax: number;
  connections: number;
  busy: number;
}

/** A statement that was answered, or whose connection ended before that. */
export interface StatementEvent {
  readonly pool: string;
  readonly isLost: boolean;
  /** As it was sent: with `$1` instead of parameters. It may be cut. */
  readonly text: string;
  readonly milliseconds: number;
}

const states = new Map<string, PoolState>();
const events = channel('theia:statements');

/** The state of all pools of this process, by name. */
export function poolStates(): ReadonlyMap<string, Readonly<PoolState>> {
  return states;
}

/** The state of one pool, to be kept up to date by its connections. */
export function poolState(pool: string): PoolState {
  let state = states.get(pool);
  if (state === undefined) states.set(pool, (state = { connectionsMax: 0, connections: 0, busy: 0 }));
  return state;
}

/** Tells those who listen, if anybody does. */
export function tellStatement(event: StatementEvent): void {
  events.publish(event);
}

/** Calls `listener` with every statement of this process from now on. Returns a function that ends that. */
export function followStatements(listener: (event: StatementEvent) => void): () => void {
  const follow = (event: unknown): void => listener(event as StatementEvent);
  events.subscribe(follow);
  return () => void events.unsubscribe(follow);
}
