import { channel } from 'node:diagnostics_channel';
import type { Logger } from 'pino';
import { outsideTraces } from './spans.ts';

/** How many connections a pool may have, has, and has at work. */
export interface PoolState {
  connectionsMax: number;
  connections: number;
  busy: number;
}

/** A statement that was answered, or whose connection ended before that. */
interface StatementEvent {
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

/** Logs statements that took this long or longer; 0: none. They belong to no trace: a connection serves many. Returns a function that ends that. */
export function logSlowStatements(log: Logger, thresholdMs: number): () => void {
  if (thresholdMs === 0) return () => {};
  return followStatements(({ pool, isLost, text, milliseconds }) => {
    if (milliseconds < thresholdMs) return;
    const statement = redactParameters(text);
    outsideTraces(() =>
      log.warn({ pool, statement, ms: Math.round(milliseconds), ...(isLost ? { lost: true } : {}) }, 'slow statement'),
    );
  });
}

/** Dollar-quoted, quoted and bit strings, then numbers that are not part of a name or of a parameter (`$1`). */
const VALUES = /\$([a-z_]*)\$[\s\S]*?\$\1\$|[a-z]?'(?:[^']|'')*(?:'|$)|(?<![\w$.])\d+(?:\.\d+)?(?![\w.])/gi;
const TEXT_MAX = 1_000;

/** A statement as it may be logged: values are replaced by `?`, white space is one blank, and it is cut after 1,000 characters. */
export function redactParameters(statement: string): string {
  return statement.replace(VALUES, '?').replaceAll(/\s+/g, ' ').trim().slice(0, TEXT_MAX);
}

const KEY_LIKE = /THE(?:TEST)?[0-9a-f]{15,40}/gi;
const FEED_ADDRESS = /\/feeds\/[^\s"?#]+/gi;
const SHARED_ADDRESS = /\/shared-reports\/[^\s"?#]+/gi;
const ONE_KEY = /THE(?:TEST)?[0-9a-f]{15}/i;
const ESCAPE = /\\(?:u[0-9a-f]{4}|.)/g;

/** True when a text contains something that looks like an API key, in any case. */
export function holdsKey(text: string): boolean {
  return ONE_KEY.test(text);
}

/** Removes everything that looks like an API key, or the secret address of a calendar or a report, from a text that leaves the server. */
export function withoutKeys(text: string): string {
  return text.replace(KEY_LIKE, 'THE…').replace(FEED_ADDRESS, '/feeds/…').replace(SHARED_ADDRESS, '/shared-reports/…');
}

/**
 * A JSON text for the call log: without the escapes of NUL and lone surrogates, which `json` columns accept but PostgreSQL cannot convert
 * to text. Only for texts made by JSON.stringify that contain no keys.
 */
export function loggable(json: string): string {
  return json.includes('\\u')
    ? json.replace(ESCAPE, (escape) => (escape === '\\u0000' || escape.startsWith('\\ud') ? '\ufffd' : escape))
    : json;
}
