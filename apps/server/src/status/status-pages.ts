import { entityTag } from '../compute/job.ts';
import { preparedCopies } from '../encoding/compress.ts';
import type { ServicePage } from '../http/pages/service-pages.ts';
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

interface Item {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly at: string;
}

/** Incidents, each with its updates, and maintenance as RSS 2.0, the newest first. */
export function statusFeed({ incidents, maintenance }: Status, publicUrl: string): string {
  const items: Item[] = [
    ...incidents.flatMap(({ id, title, closed_at: closedAt, updates }) =>
      updates.map(({ at, text }, index) => ({
        id: `incident-${id}-${updates.length - index}`,
        title: closedAt !== null && index === 0 ? `Resolved: ${title}` : title,
        text,
        at,
      })),
    ),
    ...maintenance.map((window) => ({
      id: `maintenance-${window.id}${window.cancelled_at === null ? '' : '-cancelled'}`,
      title: `${window.cancelled_at === null ? 'Maintenance' : 'Cancelled maintenance'}: ${window.title}`,
      text: `${minutes(window.starts_at)} to ${minutes(window.ends_at)} UTC. ${window.text}`.trim(),
      at: window.cancelled_at ?? window.announced_at,
    })),
  ].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const page = `${publicUrl}/status`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>Theia status</title><link>${escapeXml(page)}</link><description>Incidents and maintenance of the Theia API</description><language>en</language>`,
    `<atom:link href="${escapeXml(`${publicUrl}/status.rss`)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(
      ({ id, title, text, at }) =>
        `<item><title>${escapeXml(title)}</title><link>${escapeXml(page)}</link><guid isPermaLink="false">${escapeXml(`${publicUrl}/status#${id}`)}</guid><pubDate>${new Date(at).toUTCString()}</pubDate><description>${escapeXml(text)}</description></item>`,
    ),
    '</channel></rss>\n',
  ].join('\n');
}

const minutes = (instant: string): string => instant.slice(0, 16).replace('T', ' ');

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
