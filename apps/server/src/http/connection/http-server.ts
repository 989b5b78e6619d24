import { createServer, type RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import { tracedListener } from '../../observability/spans.ts';
import type { Product } from '../open-product.ts';
import { openDrain } from './drain.ts';
import { LISTEN_BACKLOG, SERVER_OPTIONS } from './node-listener.ts';

/** The socket of this process. Requests are served after `serve`, and arrive after `listen`. */
export function openHttpServer({ host, port, shutdownDelayMs, shutdownGraceMs }: Config, log: Logger) {
  const server = createServer(SERVER_OPTIONS);
  const drain = openDrain(server);

  /** Tells load balancers that this server is leaving, then refuses new work and finishes what runs, which is charged only if it is answered. */
  const finishRequests = async (product: Product): Promise<void> => {
    drain.leave();
    log.info({ requests: drain.running, delay_ms: shutdownDelayMs }, 'the server is leaving');
    await sleep(shutdownDelayMs);
    drain.refuse();
    const finished = await drain.finished(shutdownGraceMs);
    if (!finished) log.error({ requests: drain.running }, 'requests that took too long were given up, uncharged');
    await product.close({ abort: !finished });
  };

  return {
    server,
    isLeaving: () => drain.state !== 'open',
    /** @param others gets the paths that the product API does not know */
    serve: (product: Product, others: RequestListener) => {
      server.on('request', drain.listener(tracedListener(product.listener(others)), product.refuse));
      product.answerBroken(server);
      return { close: drain.closeConnections };
    },
    /** @throws Error when the port is taken */
    listen: async (product: Product) => {
      await new Promise<void>((resolve, reject) => {
        server.once('error', (error: NodeJS.ErrnoException) =>
          reject(error.code === 'EADDRINUSE' ? new Error(portTaken(port)) : error),
        );
        server.listen({ port, host, backlog: LISTEN_BACKLOG }, resolve);
      });
      return { close: () => finishRequests(product) };
    },
  };
}

const portTaken = (port: number): string =>
  `Port ${port} is taken by another program. Stop it, or choose another port: PORT=3001 npm start`;
