import type { keptReportListSchema, sharedReportSchema } from '@theia-astro/endpoints/reports/report-paths';
import { Problem } from '@theia-astro/endpoints/problem';
import type { Wire } from '@theia-astro/endpoints/wire/wire-type';
import type { Account } from '../../metering/account.ts';
import type { Reports } from '../../reports/open-reports.ts';
import type { ReportOwner } from '../../reports/report-store.ts';
import { readForm, sharedReportUrl, writeForm } from '../../reports/report-document.ts';
import type { CallServices } from '../call/call.ts';
import { permitName } from '../caller/permit-product.ts';
import { queryInput } from '../input/read-input.ts';
import {
  jsonAnswer,
  type Operation,
  type Operations,
  type PathServer,
  readCursor,
  resourceServer,
  wholeNumber,
} from '../routing/resource-server.ts';

const PATH = /^\/reports(?:\/(rep_[0-9A-HJKMNP-TV-Z]{26})(?:\/(content|events|share))?)?$/;
const LIST = { name: 'limit', min: 1, max: 100, byDefault: 20 };

/** The kept reports of the calling key: their list, state, progress, content, secret address, and end. Costs nothing. */
export function reportServer(services: CallServices, reports: Reports, publicUrl: string): PathServer {
  const { store } = reports;
  const mayRead =
    (work: (owner: ReportOwner, ...call: Parameters<Operation>) => ReturnType<Operation>): Operation =>
    (call, account, headers) => {
      permitName(account, 'report');
      return work(ownerOf(account), call, account, headers);
    };
  const list = mayRead(async (owner, { request }) => {
    const { limit, cursor } = queryInput(request.query, new Set());
    const most = wholeNumber(limit, LIST);
    const after = await readCursor(
      cursor,
      'report of this key that is still kept',
      async (id) => (await store.find(owner, id)) !== null,
    );
    const found = await store.list(owner, most + 1, after);
    return jsonAnswer({
      reports: found.slice(0, most),
      next_cursor: found.length > most ? found[most - 1]!.id : null,
    } satisfies Wire<typeof keptReportListSchema>);
  });
  const one = (id: string): Operations => ({
    GET: mayRead(async (owner) => jsonAnswer(known(await store.find(owner, id)))),
    DELETE: mayRead(async (owner) => {
      if (!(await store.remove(owner, id))) throw unknownReport();
      return { status: 204, body: null };
    }),
  });
  const parts: Readonly<Record<string, (id: string) => Operations>> = {
    content: (id) => ({
      GET: mayRead(async (owner, { request }) => {
        const form = readForm(queryInput(request.query, new Set()));
        const { status } = known(await store.find(owner, id));
        const answer = await store.read(owner, id);
        if (answer === null) throw notReady(status);
        const { body, headers } = await writeForm(answer, form);
        return { status: 200, body, headers: { ...headers, 'cache-control': 'no-store' } };
      }),
    }),
    events: (id) => ({
      GET: mayRead(async (owner, { request }) => {
        known(await store.find(owner, id));
        const head = { status: 200, body: null, headers: STREAM_HEADERS };
        return request.method === 'HEAD' ? head : { ...head, stream: reportStream(reports, owner, id) };
      }),
    }),
    share: (id) => ({
      POST: mayRead(async (owner) => {
        const { status } = known(await store.find(owner, id));
        const secret = await store.share(owner, id);
        if (secret === null) throw notReady(status);
        return jsonAnswer({ url: sharedReportUrl(publicUrl, secret) } satisfies Wire<typeof sharedReportSchema>);
      }),
      DELETE: mayRead(async (owner) => {
        if (!(await store.withdraw(owner, id))) throw unknownReport();
        return { status: 204, body: null };
      }),
    }),
  };
  return resourceServer(services, '/reports', (path) => {
    const found = PATH.exec(path);
    if (found === null) return null;
    const [, id, part] = found;
    if (id === undefined) return { GET: list };
    return part === undefined ? one(id) : parts[part]!(id);
  });
}

const ownerOf = ({ userId, keyId }: Account): ReportOwner => ({ userId, keyId });

function known<T>(report: T | null): T {
  if (report === null) throw unknownReport();
  return report;
}

function unknownReport(): Problem {
  return new Problem({
    code: 'not_found',
    field: null,
    message: 'This key has no such report.',
    hint: 'GET /reports lists those it has.',
  });
}

function notReady(status: string): Problem {
  return new Problem({
    code: 'not_found',
    field: null,
    message: status === 'failed' ? 'The report failed, so there is nothing to read.' : 'The report is not ready yet.',
    hint:
      status === 'failed'
        ? 'GET /reports/ID says why. Nothing was charged.'
        : 'GET /reports/ID/events tells when it is.',
  });
}

/** Keep-alive interval. */
const QUIET_MS = 15_000;

const EVENT_STREAM = 'text/event-stream';
export const STREAM_HEADERS = {
  'content-type': `${EVENT_STREAM}; charset=utf-8`,
  'cache-control': 'no-store',
  // nginx would hold it back.
  'x-accel-buffering': 'no',
} as const;

/** The state of a report as server-sent events: `progress` until it ends, then `ready` or `failed`. */
export async function* reportStream(reports: Reports, owner: ReportOwner, id: string): AsyncGenerator<Uint8Array> {
  for await (const report of reports.follow(owner, id, QUIET_MS)) {
    if (report === null) yield Buffer.from(':\n\n');
    else
      yield Buffer.from(
        `event: ${report.ended_at === null ? 'progress' : report.status}\ndata: ${JSON.stringify(report)}\n\n`,
      );
  }
}

/** Whether a caller asks for events. */
export function wantsStream(accept: string | undefined): boolean {
  return accept?.split(',').some((type) => type.trim().toLowerCase().startsWith(EVENT_STREAM)) ?? false;
}
