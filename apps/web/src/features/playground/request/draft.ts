import type { Fields } from '../form/model.ts';
import { isFields } from '../form/model.ts';

/** Named as what belongs to a session, so that it is deleted with it (`lib/auth/remnants.ts`). Only this tab has it. */
const STORAGE_KEY = 'sb-theia-playground';
const TEXT_MAX = 200_000;

interface Drafts {
  readonly userId: string;
  /** The operation that was open last. */
  readonly last: string | null;
  readonly requests: Readonly<Record<string, Fields>>;
}

function readAll(userId: string): Drafts {
  const nothing = { userId, last: null, requests: {} };
  try {
    const held: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    if (!isFields(held) || held['userId'] !== userId || !isFields(held['requests'])) return nothing;
    const requests = Object.entries(held['requests']).filter((entry): entry is [string, Fields] => isFields(entry[1]));
    return {
      userId,
      last: typeof held['last'] === 'string' ? held['last'] : null,
      requests: Object.fromEntries(requests),
    };
  } catch {
    return nothing;
  }
}

/** What was being written for an operation in this session, in this tab. */
export const readDraft = (userId: string, id: string): Fields | null => readAll(userId).requests[id] ?? null;

/** The operation that was open last. */
export const lastOperation = (userId: string): string | null => readAll(userId).last;

/** Keeps a draft until the session ends. What is too long, or not taken by the browser, is not kept. */
export function keepDraft(userId: string, id: string, fields: Fields): void {
  const held = readAll(userId);
  const text = JSON.stringify({ ...held, last: id, requests: { ...held.requests, [id]: fields } } satisfies Drafts);
  if (text.length > TEXT_MAX) return;
  try {
    sessionStorage.setItem(STORAGE_KEY, text);
  } catch {
    // Blocked or full: the draft lasts as long as the page.
  }
}
