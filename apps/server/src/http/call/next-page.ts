import { createHash, timingSafeEqual } from 'node:crypto';
import { Problem } from '@theia-astro/endpoints/problem';
import { readInstant } from '@theia-astro/endpoints/time/date-text';
import { exactInstantText } from '@theia-astro/endpoints/time/instant-text';
import type { Parsed, Read, Recognised } from './call.ts';

/** Pages of one search, the first included. */
const PAGES_MAX = 20;
const LIFETIME_S = 3_600;
const TOKEN = /^(\d{1,2})\.(\d{1,12})\.([0-9a-f]{64})$/;

/** A page of a search whose first page was paid. */
export type PaidPage = ReturnType<typeof readPaidPage>;

/** The fields that say where a page begins or ends; `date` is an alias of `after`. */
const EDGES: readonly string[] = ['after', 'date', 'before'];
/** One of them is in every request for pages. */
const COUNTED: readonly string[] = [...EDGES, 'count'];

interface Answer {
  readonly next?: unknown;
  readonly previous?: unknown;
}

export type Search = Pick<Read<Recognised>, 'account' | 'input' | 'nowMs' | 'version'>;
/** A hash with the secret of the installation. */
type Hash = (text: string) => string;

/**
 * The page that `Theia-Next-Page` asks for: the token of an answer, with the same request and its `next` as `after`, or its `previous` as `before`. Nobody but this
 * installation can make one, and it is good for one account, one request and one page.
 * @throws Problem 400 invalid_cursor for a token that is forged, expired, or of another account, request or page
 */
export function readPaidPage(call: Search, path: string, token: string, hash: Hash) {
  const [, left = '', expires = '', mac = ''] = TOKEN.exec(token) ?? [];
  const edge = edgeOf(call);
  const expiresS = Number(expires);
  if (mac === '' || edge === null || expiresS * 1000 <= call.nowMs) throw notThisPage();
  const made = sign(call, { path, edge, left: Number(left), expiresS }, hash);
  if (!timingSafeEqual(Buffer.from(made), Buffer.from(mac))) throw notThisPage();
  return {
    /** Pages that may follow this one. */
    left: Number(left),
    expiresS,
    /** Names the page in the stored answers: the same for the same page, so that it is computed and booked once. */
    key: `page ${pageName(call, path, edge)}`,
  };
}

/** The token of an answer that goes on, by which the following page is free; null where this call was not paid, or was the last of its pages. */
export function nextPageToken(
  call: Parsed<Recognised>,
  isPaid: boolean,
  json: string | Uint8Array,
  hash: Hash,
): string | null {
  const { path, paged } = call.route.endpoint;
  if (paged === undefined || !COUNTED.some((name) => call.input[name] !== undefined)) return null;
  if (call.page === null && !isPaid) return null;
  const left = (call.page?.left ?? PAGES_MAX) - 1;
  const answer = JSON.parse(typeof json === 'string' ? json : Buffer.from(json).toString()) as Answer;
  const edge =
    typeof answer.next === 'string'
      ? `after ${answer.next}`
      : typeof answer.previous === 'string'
        ? `before ${answer.previous}`
        : null;
  if (left <= 0 || edge === null) return null;
  const expiresS = call.page?.expiresS ?? Math.floor(call.nowMs / 1000) + LIFETIME_S;
  return `${left}.${expiresS}.${sign(call, { path, edge, left, expiresS }, hash)}`;
}

function sign(
  call: Search,
  { path, edge, left, expiresS }: { path: string; edge: string; left: number; expiresS: number },
  hash: Hash,
): string {
  const name = pageName(call, path, edge);
  return sha256(hash(`page:${sha256(JSON.stringify([call.account.userId, name, left, expiresS]))}`).slice(0, 64));
}

/** A page of a search: path, version, what was asked in any order of its fields, and where the page begins or ends. */
function pageName({ input, version }: Search, path: string, edge: string): string {
  const asked = Object.entries(input)
    .filter(([name]) => !EDGES.includes(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sha256(JSON.stringify([path, version, asked, edge]));
}

/** Where the page begins or ends, in one way of writing it; null where the request asks for no page. */
function edgeOf({ input }: Search): string | null {
  const [name, other] = EDGES.filter((one) => input[one] !== undefined);
  const said = name === undefined || other !== undefined ? undefined : input[name];
  const read = typeof said === 'string' ? readInstant(said) : undefined;
  return read === undefined ? null : `${name === 'before' ? 'before' : 'after'} ${exactInstantText(read.utcMs)}`;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function notThisPage(): Problem {
  return new Problem({
    code: 'invalid_cursor',
    field: 'Theia-Next-Page',
    message: 'Theia-Next-Page is not the token of this page, or its hour is over.',
    hint: 'Send the token with the same request and the next of its answer as after, or its previous as before; without the token the page is a call of its own price.',
  });
}
