import { entityTag } from '../compute/entity-tag.ts';
import { preparedCopies } from '../encoding/compress.ts';
import type { ServicePage } from '../http/pages/service-pages.ts';
import { statusFeed } from './rss.ts';
import type { Status } from '../rules/status.ts';
import type { StatusBoard } from './status-board.ts';

const CACHE = 'public, max-age=30';

/** `/status.json` and `/status.rss`: for everyone, without a key. Text and compressed copies are made once per reading. */
export function statusPages(board: StatusBoard, publicUrl: string): ReadonlyMap<string, ServicePage> {
  const json = page(board, 'application/json', (status) => JSON.stringify(status));
  const feed = page(board, 'application/rss+xml; charset=utf-8', (status) => statusFeed(status, publicUrl));
  return new Map([
    ['/status.json', json],
    ['/status.rss', feed],
  ]);
}

function page(board: StatusBoard, type: string, write: (status: Status) => string): ServicePage {
  const written = new WeakMap<Status, Awaited<ReturnType<ServicePage>>>();
  return async () => {
    const status = await board.current();
    let answer = written.get(status);
    if (answer === undefined) {
      const body = write(status);
      answer = {
        status: 200,
        headers: {
          'content-type': type,
          'cache-control': status.stale ? 'no-cache' : CACHE,
          etag: entityTag(body),
        },
        body,
        copies: preparedCopies(Buffer.from(body)),
      };
      written.set(status, answer);
    }
    return answer;
  };
}
