import type { Answered } from './answered.ts';
import type { CallOptions } from './options.ts';
import { TheiaError } from './theia-error.ts';

/** A request as the methods of a resource send it. */
export interface ResourceRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly fields?: Readonly<Record<string, unknown>>;
  /** NDJSON. */
  readonly lines?: string;
  /** The body of the answer is its stream. */
  readonly isStream?: boolean;
  /** Doing it twice is not the same as once: it is sent again only if it was not done. */
  readonly isOnce?: boolean;
}

export type Send = <T>(request: ResourceRequest, options?: CallOptions) => Answered<T>;

/** The first page of a list. `for await` gives its entries and those of the pages after it. */
export type Listed<Page, Entry> = Answered<Page> & AsyncIterable<Entry>;

/** Gives an object the methods of a part of the API, which stand in one text as RESOURCES says. */
export function addMethods(target: object, send: Send, root: string, methods: string): void {
  for (const text of methods.split(' ')) {
    const [, name, method, path, marks] = /(\w+):(\w+)(\/?\w*)(.*)/.exec(text) as unknown as [
      string,
      string,
      ResourceRequest['method'],
      string,
      string,
    ];
    const call = (...given: unknown[]): unknown => {
      const id = path === '' ? '' : `/${encodeURIComponent(String(given.shift()))}`;
      const fields = marks.includes('?') ? (given.shift() as object | undefined) : {};
      const ask = (cursor?: string): Answered<Page> =>
        send(
          {
            method,
            path: `/${root}${id}${path === '/' ? '' : path}`,
            fields: { ...fields, ...(cursor === undefined ? {} : { cursor }) },
            isOnce: marks.includes('!'),
          },
          given[0] as CallOptions,
        );
      const first = ask();
      if (method === 'DELETE') return first.then(() => {}, ignoreIfGone);
      return marks.includes('*')
        ? Object.assign(first, { [Symbol.asyncIterator]: () => entriesOf(first, ask, path.slice(1) || root) })
        : first;
    };
    Object.assign(target, { [name]: call });
  }
}

type Page = { readonly next_cursor?: string | null } & Readonly<Record<string, unknown>>;

async function* entriesOf(first: Promise<Page>, ask: (cursor: string) => Promise<Page>, property: string) {
  for (let page = await first; ; page = await ask(page.next_cursor)) {
    yield* page[property] as readonly unknown[];
    if (page.next_cursor == null) return;
  }
}

/** An attempt whose answer was lost has deleted it. */
function ignoreIfGone(error: unknown): void {
  if (!(error instanceof TheiaError && error.code === 'not_found' && error.attempts > 1)) throw error;
}
