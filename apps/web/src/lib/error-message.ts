const OFFLINE = 'You are offline. Check the connection and try again.';
const UNREACHABLE = 'Theia cannot be reached. Check the connection and try again.';
const UNAVAILABLE = 'Theia is not available just now. Please try again in a moment.';
const BUSY = 'Too many attempts. Please wait a moment and try again.';

const MESSAGE_LENGTH_MAX = 400;
/** What browsers and libraries say in place of words: a failed fetch, a body that is no JSON, a page where an answer was expected. */
const MACHINE_TALK = [
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
/** Errors that a library throws when nothing of use came back. Their own words are about themselves. */
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
  /** A body that was not the JSON that was asked for, handed on as a message. */
  readonly isBareBody: boolean;
}

function textOf(value: object, name: string): string {
  const text: unknown = Reflect.get(value, name);
  return typeof text === 'string' ? text.trim() : '';
}

function statusOf(thrown: object): number | null {
  const own: unknown = Reflect.get(thrown, 'status');
  if (typeof own === 'number') return own;
  const context: unknown = Reflect.get(thrown, 'context');
  return typeof context === 'object' && context !== null ? statusOf(context) : null;
}

function known(thrown: unknown): Known {
  if (typeof thrown === 'string') return { name: '', message: thrown.trim(), status: null, isBareBody: false };
  if (typeof thrown !== 'object' || thrown === null) return { name: '', message: '', status: null, isBareBody: false };
  const message = textOf(thrown, 'message');
  return {
    name: textOf(thrown, 'name'),
    message,
    status: statusOf(thrown),
    isBareBody:
      message !== '' && !(thrown instanceof Error) && !Reflect.has(thrown, 'code') && !Reflect.has(thrown, 'status'),
  };
}

function isForPeople(message: string): boolean {
  return (
    message !== '' && message.length <= MESSAGE_LENGTH_MAX && !MACHINE_TALK.some((pattern) => pattern.test(message))
  );
}

function isUnreadable({ name, isBareBody }: Known): boolean {
  return isBareBody || UNREADABLE_ANSWERS.has(name);
}

/** True when nothing was answered: no connection, no server, or no readable word from what stands before it. */
function isSilence({ name, message, status }: Known): boolean {
  if (status === 0 || NETWORK_ERRORS.has(name)) return true;
  return status === null && /^(TypeError: )?(failed to fetch|load failed|networkerror)/i.test(message);
}

/**
 * Any thrown thing as one plain sentence: the server's own words where it has some for people, else what happened to the connection,
 * else the fallback. The one place where a failure becomes words.
 */
export function errorMessage(thrown: unknown, fallback: string): string {
  const failure = known(thrown);
  if (isSilence(failure)) return typeof navigator !== 'undefined' && navigator.onLine === false ? OFFLINE : UNREACHABLE;
  if (!isUnreadable(failure) && isForPeople(failure.message)) return failure.message;
  if (failure.status === 429) return BUSY;
  if ((failure.status !== null && failure.status >= 500) || isUnreadable(failure)) return UNAVAILABLE;
  return fallback;
}

/** True when a failure says nothing about what was asked: the server was not reached, or broke. */
export function isOutage(thrown: unknown): boolean {
  const failure = known(thrown);
  return isSilence(failure) || isUnreadable(failure) || (failure.status !== null && failure.status >= 500);
}
