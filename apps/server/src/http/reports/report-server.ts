import type { keptReportListSchema, sharedReportSchema } from '@theia-astro/endpoints/reports/report-paths';
import { Problem } from '@theia-astro/endpoints/problem';
import type { Wire } from '@theia-astro/endpoints/wire/wire';
import type { Reports } from '../../reports/open-reports.ts';
import type { ResourceOwner } from '../../database/resource-owner.ts';
import { readForm, sharedReportUrl, writeForm } from '../../reports/report-document.ts';
import type { ReportExtras, ReportListExtras } from '../../rules/resources.ts';
import type { CallServices } from '../call/call.ts';
import { requireFound, type ResourceCaller } from '../caller/resource-caller.ts';
import { queryInput } from '../input/read-input.ts';
import { readPage } from '../routing/pages.ts';
import { jsonAnswer, type Operations, type PathServer, resourceServer } from '../routing/resource-server.ts';

const PATH = /^\/reports(?:\/(rep_[0-9A-HJKMNP-TV-Z]{26})(?:\/(content|events|share))?)?$/;
const UNKNOWN = {
  message: 'This key has no such report.',
  hint: 'GET /reports lists those it has.',
  forUser: 'There is no such report',
};

/** The kept reports of the caller: their list, state, progress, content, secret address, and end. Costs nothing. */
export function reportServer(services: CallServices, reports: Reports): PathServer {
  const { store } = reports;
  const { publicUrl } = services;
  const find = async (caller: ResourceCaller, id: string) =>
    requireFound(caller, await store.find(caller, id), UNKNOWN);
  const list: Operations = {
    GET: async (call, caller) => {
      const { rows, next_cursor } = await readPage(call, {
        of: 'report of this key that is still kept',
        has: async (id) => (await store.find(caller, id)) !== null,
        read: (limit, after) => store.list(caller, limit, after),
      });
      const page = { reports: [...rows], next_cursor } satisfies Wire<typeof keptReportListSchema>;
      return jsonAnswer(
        caller.kind === 'key' ? page : { ...page, ...({ model: reports.hasModel } satisfies ReportListExtras) },
      );
    },
  };
  const one = (id: string): Operations => ({
    GET: async (_call, caller) => {
      const report = await find(caller, id);
      if (caller.kind === 'key') return jsonAnswer(report);
      return jsonAnswer({ ...report, ...({ request: await store.request(caller, id) } satisfies ReportExtras) });
    },
    DELETE: async (_call, caller) => {
      requireFound(caller, await store.remove(caller, id, caller.by), UNKNOWN);
      return { status: 204, body: null };
    },
  });
  const parts: Readonly<Record<string, (id: string) => Operations>> = {
    content: (id) => ({
      GET: async ({ request }, caller) => {
        const form = readForm(queryInput(request.query, new Set()));
        const { status } = await find(caller, id);
        const answer = await store.read(caller, id);
        if (answer === null) throw notReady(status);
        const { body, headers } = await writeForm(answer, form);
        return { status: 200, body, headers: { ...headers, 'cache-control': 'no-store' } };
      },
    }),
    events: (id) => ({
      GET: async ({ request }, caller) => {
        await find(caller, id);
        const head = { status: 200, body: null, headers: STREAM_HEADERS };
        return request.method === 'HEAD' ? head : { ...head, stream: reportStream(reports, caller, id) };
      },
    }),
    share: (id) => ({
      POST: async (_call, caller) => {
        const { status } = await find(caller, id);
        const secret = await store.share(caller, id, caller.by);
        if (secret === null) throw notReady(status);
        return jsonAnswer({ url: sharedReportUrl(publicUrl, secret) } satisfies Wire<typeof sharedReportSchema>);
      },
      DELETE: async (_call, caller) => {
        requireFound(caller, await store.withdraw(caller, id, caller.by), UNKNOWN);
        return { status: 204, body: null };
      },
    }),
  };
  return resourceServer(services, { root: '/reports', product: 'report' }, (path) => {
    const [found, id, part] = PATH.exec(path) ?? [];
    if (found === undefined) return null;
    if (id === undefined) return list;
    return part === undefined ? one(id) : parts[part]!(id);
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
export async function* reportStream(reports: Reports, owner: ResourceOwner, id: string): AsyncGenerator<Uint8Array> {
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
