import type { jobListSchema } from '@theia-astro/endpoints/jobs/job-paths';
import { Problem } from '@theia-astro/endpoints/problem';
import type { Wire } from '@theia-astro/endpoints/wire/wire-type';
import type { Account } from '../../metering/account.ts';
import { answerHeaders, preflightHeaders, problemAnswer, toProblem } from '../answer/answer-headers.ts';
import { authenticate } from '../caller/authenticate.ts';
import { limitRate } from '../caller/rate-limiter.ts';
import { type Call, type CallServices, startCall } from '../call/call.ts';
import type { ApiAnswer, ApiRequest } from '../connection/api-request.ts';
import { RequestAborted } from '../connection/read-body.ts';
import { queryInput } from '../input/read-input.ts';
import { logRequest } from '../record/metered-record.ts';
import { notFound, withoutAlias } from '../routing/routes.ts';
import { readCursor } from '../routing/resource-server.ts';
import type { JobDocument } from './job-document.ts';

const PATH = /^\/jobs(?:\/(job_[0-9A-HJKMNP-TV-Z]{26})(?:\/(results|cancel))?)?$/;
const LIST_DEFAULT = 20;
const LIST_MAX = 100;

/** Answers requests on `/jobs` and below. @throws RequestAborted when the client has disconnected */
export type JobServer = (request: ApiRequest) => Promise<ApiAnswer>;

/** @param path without `/v1` */
export function isJobPath(path: string): boolean {
  return path === '/jobs' || path.startsWith('/jobs/');
}

/** The jobs of the calling key: their list, state, results, and end. Every request takes one from the rate of the key and costs nothing. */
export function jobServer(services: CallServices): JobServer {
  return (request) => serve(request, withoutAlias(request.path), services);
}

async function serve(request: ApiRequest, path: string, services: CallServices): Promise<ApiAnswer> {
  const call = startCall(request, null, services.now());
  const [, id, part] = PATH.exec(path) ?? [];
  const allowed =
    part === 'cancel' ? ['POST'] : id !== undefined && part === undefined ? ['GET', 'HEAD', 'DELETE'] : ['GET', 'HEAD'];
  const allow = [...allowed, 'OPTIONS'].join(', ');
  const finish = (answer: ApiAnswer, cause: unknown): ApiAnswer => {
    const milliseconds = performance.now() - call.begunMs;
    services.metrics.request('/jobs', answer.status, milliseconds / 1000);
    logRequest(services.log, call, answer.status, milliseconds, cause);
    return answer;
  };
  try {
    if (request.method === 'OPTIONS')
      return {
        status: 204,
        headers: { ...answerHeaders(call, services.limiter), ...preflightHeaders(allow) },
        body: null,
      };
    if (!PATH.test(path)) throw notFound();
    if (!allowed.includes(request.method))
      throw new Problem({
        code: 'method_not_allowed',
        field: null,
        message: `${path} does not accept ${request.method.slice(0, 20)}.`,
        hint: `Use ${allow}.`,
      });
    const account = await authenticate(call, services.metering, services.limiter);
    await limitRate(call, account, services.limiter);
    return finish(await answer(call, account, id, part, services), null);
  } catch (error) {
    if (error instanceof RequestAborted) throw error;
    const problem = toProblem(error);
    services.metrics.refusals.inc({ code: problem.code });
    const headers = { ...answerHeaders(call, services.limiter), ...(problem.status === 405 ? { allow } : {}) };
    return finish(problemAnswer(problem, call, headers), problem.status >= 500 ? error : null);
  }
}

async function answer(
  call: Call,
  { keyId }: Account,
  id: string | undefined,
  part: string | undefined,
  services: CallServices,
): Promise<ApiAnswer> {
  const { batchJobs } = services;
  const { method } = call.request;
  const headers = answerHeaders(call, services.limiter);
  if (id === undefined) return json(headers, await listed(call, keyId, services));
  if (method === 'DELETE') {
    if (!(await batchJobs.remove(keyId, id))) throw unknownJob();
    return { status: 204, headers, body: null };
  }
  const job = part === 'cancel' ? await batchJobs.cancel(keyId, id) : await batchJobs.find(keyId, id);
  if (job === null) throw unknownJob();
  if (part !== 'results') return json(headers, job);
  const from = whole(queryInput(call.request.query, new Set())['from'], 'from', 0, job.items, 0);
  return {
    status: 200,
    headers: { ...headers, 'content-type': 'application/x-ndjson', 'theia-job-status': job.status },
    body: null,
    ...(method === 'HEAD' ? {} : { stream: batchJobs.lines(id, from) }),
  };
}

async function listed(call: Call, keyId: string, { batchJobs }: CallServices): Promise<Wire<typeof jobListSchema>> {
  const { limit, cursor } = queryInput(call.request.query, new Set());
  const most = whole(limit, 'limit', 1, LIST_MAX, LIST_DEFAULT);
  const after = await readCursor(
    cursor,
    'job of this key that is still kept',
    async (id) => (await batchJobs.find(keyId, id)) !== null,
  );
  const jobs: readonly JobDocument[] = await batchJobs.list(keyId, most + 1, after);
  return { jobs: jobs.slice(0, most), next_cursor: jobs.length > most ? jobs[most - 1]!.id : null };
}

function json(headers: Record<string, string>, value: unknown): ApiAnswer {
  return { status: 200, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

function whole(text: string | undefined, field: string, least: number, most: number, absent: number): number {
  if (text === undefined) return absent;
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new Problem({
    code: 'invalid_range',
    field,
    message: `${field} must be a whole number from ${least} to ${most}.`,
  });
}

function unknownJob(): Problem {
  return new Problem({
    code: 'not_found',
    field: null,
    message: 'This key has no such job.',
    hint: 'GET /jobs lists its jobs. A job is deleted seven days after its end.',
  });
}
