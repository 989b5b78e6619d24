import { createHash, timingSafeEqual } from 'node:crypto';
import { Problem } from '@theia-astro/endpoints/problem';
import { readInstant } from '@theia-astro/endpoints/time/date-text';
import { exactInstantText } from '@theia-astro/endpoints/time/instant-text';
import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import type { Call } from './call.ts';

/** Pages of one search, the first included. */
const PAGES_MAX = 20;
const LIFETIME_S = 3_600;
const TOKEN = /^(\d{1,2})\.(\d{1,12})\.([0-9a-f]{64})$/;

/** A page of a search whose first page was paid. */
export interface PaidPage {
  /** Pages that may follow this one. */
  readonly left: number;
  readonly expiresS: number;
  /** Names the page in the stored answers: the same for the same page, so that it is computed and booked once. */
  readonly key: string;
}

type Paged = Pick<Call, 'account' | 'input' | 'nowMs' | 'page' | 'version'>;
/** A hash with the secret of the installation. */
type Hash = (text: string) => string;

/**
 * The page that `Theia-Next-Page` asks for: the token of an answer, with the same request and its `next` as `after`. Nobody but this installation can make one, and
 * it is good for one account, one request and one page.
 * @throws Problem 400 invalid_cursor for a token that is forged, expired, or of another account, request or page
 */
export function readPaidPage(call: Paged, path: string, token: string, hash: Hash): PaidPage {
  const [, left = '', expires = '', mac = ''] = TOKEN.exec(token) ?? [];
  const after = afterOf(call);
  const expiresS = Number(expires);
  if (mac === '' || after === null || expiresS * 1000 <= call.nowMs) throw notThisPage();
  const made = sign(call, { path, after, left: Number(left), expiresS }, hash);
  if (!timingSafeEqual(Buffer.from(made), Buffer.from(mac))) throw notThisPage();
  return { left: Number(left), expiresS, key: `page ${pageName(call, path, after)}` };
}

/** The header of an answer that goes on, by which the next page is free; none where this call was not paid, or was the last of its pages. */
export function nextPageHeader(
  call: Paged,
  { path, searches }: Pick<Endpoint, 'path' | 'searches'>,
  isPaid: boolean,
  json: string | Uint8Array,
  hash: Hash,
): Record<string, string> {
  if (searches === undefined || afterOf(call) === null || (call.page === null && !isPaid)) return {};
  const left = (call.page?.left ?? PAGES_MAX) - 1;
  const { next } = JSON.parse(typeof json === 'string' ? json : Buffer.from(json).toString()) as { next?: unknown };
  if (left <= 0 || typeof next !== 'string') return {};
  const expiresS = call.page?.expiresS ?? Math.floor(call.nowMs / 1000) + LIFETIME_S;
  return { 'theia-next-page': `${left}.${expiresS}.${sign(call, { path, after: next, left, expiresS }, hash)}` };
}

function sign(
  call: Paged,
  { path, after, left, expiresS }: { path: string; after: string; left: number; expiresS: number },
  hash: Hash,
): string {
  const name = pageName(call, path, after);
  return sha256(hash(`page:${sha256(JSON.stringify([call.account?.userId, name, left, expiresS]))}`).slice(0, 64));
}

/** A page of a search: path, version, what was asked in any order of its fields, and where the page begins. */
function pageName({ input, version }: Paged, path: string, after: string): string {
  const asked = Object.entries(input ?? {})
    .filter(([name]) => name !== 'after')
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sha256(JSON.stringify([path, version, asked, after]));
}

/** Where the page begins, in one way of writing it; null where the request asks for no next events. */
function afterOf({ input }: Paged): string | null {
  const said = input?.['after'];
  const read = typeof said === 'string' ? readInstant(said) : undefined;
  return read === undefined ? null : exactInstantText(read.utcMs);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function notThisPage(): Problem {
  return new Problem({
    code: 'invalid_cursor',
    field: 'Theia-Next-Page',
    message: 'Theia-Next-Page is not the token of this page, or its hour is over.',
    hint: 'Send the token with the same request and the next of its answer as after; without the token the page is a call of its own price.',
  });
}
