import { Problem } from '@theia-astro/endpoints/problem';
import { answerHeaders, preflightHeaders, problemAnswer, toProblem } from '../answer/answer-headers.ts';
import { type Call, type CallServices, startCall } from '../call/call.ts';
import type { ApiAnswer, ApiRequest } from '../connection/api-request.ts';
import { RequestAborted } from '../connection/read-body.ts';
import { logRequest } from '../record/metered-record.ts';
import { notFound } from './routes.ts';

/** An answer, with headers besides those of every answer. */
export type Answer = Pick<ApiAnswer, 'status' | 'body' | 'stream'> & { readonly headers?: Record<string, string> };

interface Beside {
  /** The name of the route in metrics. */
  readonly route: string;
  /** The methods as the header `Allow` lists them; null: the path is not there. */
  readonly allow: string | null;
  /** What does not accept a method: `A calendar`. */
  readonly subject: string;
  readonly problemOf?: (error: unknown) => Problem;
  /** The last change of an answer. `problem` null: it is none. */
  readonly finish?: (answer: ApiAnswer, problem: Problem | null, call: Call) => ApiAnswer;
}

/**
 * Answers a request for a path beside the catalogue, with its metric and its line in the log. What `work` throws becomes a problem.
 * @throws RequestAborted when the client has disconnected
 */
export async function answerBeside(
  request: ApiRequest,
  services: CallServices,
  { route, allow, subject, problemOf = toProblem, finish = (answer) => answer }: Beside,
  work: (call: Call) => Promise<Answer>,
): Promise<ApiAnswer> {
  const call = startCall(request, null, services.now());
  const headersOfAll = () => answerHeaders(call, services.limiter);
  const record = (answer: ApiAnswer, problem: Problem | null, cause: unknown): ApiAnswer => {
    const milliseconds = performance.now() - call.begunMs;
    services.metrics.request(route, answer.status, milliseconds / 1000);
    logRequest(services.log, call, answer.status, milliseconds, cause);
    return finish(answer, problem, call);
  };
  try {
    if (allow === null) throw notFound();
    const methods = allow.split(', ');
    if (!methods.includes(request.method))
      throw new Problem({
        code: 'method_not_allowed',
        field: null,
        message: `${subject} does not accept ${request.method.slice(0, 20)}.`,
        hint: `Use ${allow}.`,
      });
    if (request.method === 'OPTIONS')
      return { status: 204, headers: { ...headersOfAll(), ...preflightHeaders(allow) }, body: null };
    const { headers, ...answer } = await work(call);
    return record({ ...answer, headers: { ...headersOfAll(), ...headers } }, null, null);
  } catch (error) {
    if (error instanceof RequestAborted) throw error;
    const problem = problemOf(error);
    services.metrics.refusals.inc({ code: problem.code });
    const headers = { ...headersOfAll(), ...(problem.status === 405 && allow !== null ? { allow } : {}) };
    return record(problemAnswer(problem, call, headers), problem, problem.status >= 500 ? error : null);
  }
}
