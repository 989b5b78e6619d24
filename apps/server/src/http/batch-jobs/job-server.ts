import type { jobListSchema } from '@theia-astro/endpoints/jobs/job-paths';
import type { Wire } from '@theia-astro/endpoints/wire/wire';
import type { CallServices } from '../call/call.ts';
import { requireFound } from '../caller/resource-caller.ts';
import { queryInput } from '../input/read-input.ts';
import { readPage, wholeNumber } from '../routing/pages.ts';
import { jsonAnswer, type Operations, type PathServer, resourceServer } from '../routing/resource-server.ts';

const UNKNOWN = {
  message: 'This key has no such job.',
  hint: 'GET /jobs lists its jobs. A job is deleted seven days after its end.',
  forUser: 'There is no such job',
};
const PATH = /^\/jobs(?:\/(job_[0-9A-HJKMNP-TV-Z]{26})(?:\/(results|cancel))?)?$/;

/** The jobs of the caller: their list, state, results, and end. */
export function jobServer(services: CallServices): PathServer {
  return resourceServer(services, { root: '/jobs', product: null }, (path) => {
    const [found, id, part] = PATH.exec(path) ?? [];
    return found === undefined ? null : operations(services, id, part);
  });
}

function operations({ batchJobs }: CallServices, id: string | undefined, part: string | undefined): Operations {
  if (id === undefined)
    return {
      GET: async (call, caller) => {
        const { rows, next_cursor } = await readPage(call, {
          of: 'job of this key that is still kept',
          has: async (job) => (await batchJobs.find(caller, job)) !== null,
          read: (limit, after) => batchJobs.list(caller, limit, after),
        });
        return jsonAnswer({ jobs: rows, next_cursor } satisfies Wire<typeof jobListSchema>);
      },
    };
  if (part === 'cancel')
    return {
      POST: async (_call, caller) => jsonAnswer(requireFound(caller, await batchJobs.cancel(caller, id), UNKNOWN)),
    };
  if (part === 'results')
    return {
      GET: async ({ request }, caller) => {
        const { status, items } = requireFound(caller, await batchJobs.find(caller, id), UNKNOWN);
        const { from } = queryInput(request.query, new Set());
        const first = wholeNumber(from, { name: 'from', min: 0, max: items, byDefault: 0 });
        return {
          status: 200,
          headers: { 'content-type': 'application/x-ndjson', 'theia-job-status': status },
          body: null,
          ...(request.method === 'HEAD' ? {} : { stream: batchJobs.lines(id, first) }),
        };
      },
    };
  return {
    GET: async (_call, caller) => jsonAnswer(requireFound(caller, await batchJobs.find(caller, id), UNKNOWN)),
    DELETE: async (_call, caller) => {
      requireFound(caller, await batchJobs.remove(caller, id), UNKNOWN);
      return { status: 204, body: null };
    },
  };
}
