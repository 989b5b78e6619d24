import { Problem } from '@theia-astro/endpoints/problem';
import { compressAnswer } from '../answer/compress-answer.ts';
import type { ApiAnswer, ApiRequest } from '../connection/api-request.ts';
import { withoutAlias } from './routes.ts';
import type { PathServer } from './resource-server.ts';
import { errorPage, servePage, type ServicePage } from '../pages/service-pages.ts';
import { serveProblem, serveRequest } from '../serve-request.ts';
import type { CallServices } from '../call/call.ts';

/** Answers requests on paths of the product API; returns null for any other path. */
export type ProductServer = ReturnType<typeof productServer>;

/** The refusal of a server that is being stopped. */
export function closingProblem(): Problem {
  return new Problem({
    code: 'unavailable',
    field: null,
    message: 'The server is closing.',
    hint: 'Try again shortly.',
  });
}

/** The answer is logged, booked and tagged uncompressed. It is compressed only for sending. */
async function compressed(request: ApiRequest, answer: Promise<ApiAnswer>): Promise<ApiAnswer> {
  return compressAnswer(request, await answer);
}

/** @param others parts of the API beside the catalogue */
export function productServer(
  services: CallServices,
  pages: ReadonlyMap<string, ServicePage>,
  others: readonly PathServer[],
) {
  let inFlight = 0;
  let closing = false;
  let idle: (() => void) | null = null;

  const counted = async (answer: Promise<ApiAnswer>): Promise<ApiAnswer> => {
    inFlight += 1;
    services.metrics.inFlight.set(inFlight);
    try {
      return await answer;
    } finally {
      inFlight -= 1;
      services.metrics.inFlight.set(inFlight);
      if (inFlight === 0) idle?.();
    }
  };

  return {
    answer: (request: ApiRequest): Promise<ApiAnswer> | null => {
      const route = services.findRoute(request.path);
      if (route !== undefined) {
        if (closing) return Promise.resolve(serveProblem(request, closingProblem(), services));
        return counted(compressed(request, serveRequest(request, route, services)));
      }
      const path = withoutAlias(request.path);
      const other = others.find(({ owns }) => owns(path));
      if (other !== undefined) {
        if (closing) return Promise.resolve(serveProblem(request, closingProblem(), services));
        return counted(compressed(request, other.answer(request)));
      }
      const page = pages.get(path) ?? (path.startsWith('/errors/') ? errorPage : undefined);
      return page === undefined ? null : compressed(request, servePage(request, page, services));
    },
    get running(): number {
      return inFlight;
    },
    /** Refuses new requests and waits for running ones. */
    drain: async () => {
      closing = true;
      if (inFlight === 0) return;
      await new Promise<void>((resolve) => {
        idle = resolve;
      });
    },
  };
}
