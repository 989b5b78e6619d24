import { Problem } from '@theia/endpoints/problem';
import type { ApiAnswer, ApiRequest } from './api-request.ts';
import { withoutAlias } from './routes.ts';
import { servePage } from './serve-page.ts';
import { serveProblem, serveRequest } from './serve-request.ts';
import { errorPage, type ServicePage } from './service-pages.ts';
import type { CallServices } from './services.ts';

/** Answers requests on paths of the product API; says of any other path that it is none (null). */
export interface ProductServer {
  answer(request: ApiRequest): Promise<ApiAnswer> | null;
  /** Turns new requests away and waits for those under way. */
  drain(): Promise<void>;
}

export function productServer(services: CallServices, pages: ReadonlyMap<string, ServicePage>): ProductServer {
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
    answer: (request) => {
      const route = services.findRoute(request.path);
      if (route !== undefined) {
        if (closing)
          return Promise.resolve(
            serveProblem(
              request,
              new Problem({
                code: 'unavailable',
                field: null,
                message: 'The server is closing.',
                hint: 'Try again shortly.',
              }),
              services,
            ),
          );
        return counted(serveRequest(request, route, services));
      }
      const path = withoutAlias(request.path);
      const page = pages.get(path) ?? (path.startsWith('/errors/') ? errorPage : undefined);
      return page === undefined ? null : servePage(request, page, services);
    },
    drain: async () => {
      closing = true;
      if (inFlight === 0) return;
      await new Promise<void>((resolve) => {
        idle = resolve;
      });
    },
  };
}
