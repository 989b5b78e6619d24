const OFFLINE = 'You are offline. Check the connection and try again.';
const UNREACHABLE = 'Theia cannot be reached. Check the connection and try again.';
const UNAVAILABLE = 'Theia is unavailable right now. Please try again in a moment.';
const BUSY = 'Too many attempts. Please wait a moment and try again.';

const MESSAGE_LENGTH_MAX = 400;
/** Technical messages of browsers and libraries: a failed fetch, a body that is not JSON, a page instead of an answer. */
const TECHNICAL_TEXT = [
  /^\s*[{[<]/,
  /^(TypeError|SyntaxError|Error)\b/,
  /failed to fetch/i,
  /load failed/i,
  /networkerror/i,
  /network request failed/i,
  /dynamically imported module|module script/i,
  /unexpected (token|end)|json/i,
  /edge function|relay error/i,
  /https?:\/\/\S+\/assets\//i,
  /^\[object /,
  /^\d+$/,
];
/** Errors that a library throws when there was no answer. Their messages are not for users. */
const NETWORK_ERRORS = new Set([
  'TypeError',
  'NetworkError',
  'FunctionsFetchError',
  'FunctionsRelayError',
  'AbortError',
  'TimeoutError',
]);
const UNREADABLE_ANSWERS = new Set(['SyntaxError', 'AuthUnknownError']);

interface Known {
  readonly name: string;
  readonly message: string;
  readonly status: number | null;
  /** The message is the raw body of an answer that was not JSON. */
  readonly isBareBody: boolean;
}

function readText(value: object, name: string): string {
  const text: unknown = Reflect.get(value, name);
  return typeof text === 'string' ? text.trim() : '';
}

function readStatus(thrown: object): number | null {
  const own: unknown = Reflect.get(thrown, 'status');
  if (typeof own === 'number') return own;
  const context: unknown = Reflect.get(thrown, 'context');
  return typeof context === 'object' && context !== null ? readStatus(context) : null;
}

function known(thrown: unknown): Known {
  if (typeof thrown === 'string') return { name: '', message: thrown.trim(), status: null, isBareBody: false };
  if (typeof thrown !== 'object' || thrown === null) return { name: '', message: '', status: null, isBareBody: false };
  const message = readText(thrown, 'message');
  return {
    name: readText(thrown, 'name'),
    message,
    status: readStatus(thrown),
    isBareBody:
      message !== '' && !(thrown instanceof Error) && !Reflect.has(thrown, 'code') && !Reflect.has(thrown, 'status'),
  };
}

function isForPeople(message: string): boolean {
  return (
    message !== '' && message.length <= MESSAGE_LENGTH_MAX && !TECHNICAL_TEXT.some((pattern) => pattern.test(message))
  );
}

function isUnreadable({ name, isBareBody }: Known): boolean {
  return isBareBody || UNREADABLE_ANSWERS.has(name);
}

/** True when no answer came: no connection, no server, or an unreadable answer from a proxy. */
function isNoAnswer({ name, message, status }: Known): boolean {
  if (status === 0 || NETWORK_ERRORS.has(name)) return true;
  return status === null && /^(TypeError: )?(failed to fetch|load failed|networkerror)/i.test(message);
}

/**
 * Converts any thrown value to one plain sentence: the server's message if it is for users, else a message about the connection,
 * else the fallback. The only place where an error becomes a sentence.
 */
export function errorMessage(thrown: unknown, fallback: string): string {
  const failure = known(thrown);
  if (isNoAnswer(failure))
    return typeof navigator !== 'undefined' && navigator.onLine === false ? OFFLINE : UNREACHABLE;
  if (!isUnreadable(failure) && isForPeople(failure.message)) return failure.message;
  if (failure.status === 429) return BUSY;
  if ((failure.status !== null && failure.status >= 500) || isUnreadable(failure)) return UNAVAILABLE;
  return fallback;
}

/** True when the failure is not caused by the request: the server was unreachable or failed. */
export function isOutage(thrown: unknown): boolean {
  const failure = known(thrown);
  return isNoAnswer(failure) || isUnreadable(failure) || (failure.status !== null && failure.status >= 500);
}

/** The server's message about a rejection; null when the server failed or was unreachable. */
export function rejectionText(thrown: unknown, fallback: string): string {
  return isOutage(thrown) ? fallback : errorMessage(thrown, fallback);
}
