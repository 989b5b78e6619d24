import { withFirstAddress, withoutEncryption } from '../../config/connection-string.ts';
import { RoutedSocket } from './routed-socket.ts';
import { routeFor } from './route.ts';

const PATIENCE_MS = 30_000;

/**
 * Settings for clients of the library `pg` (the job queue has one of its own), so that they too find the primary, notice a silent server
 * and are encrypted as the connection string says.
 * @param pool name of their connections in metrics and logs
 */
export function routedClient(url: string, pool: string) {
  const route = routeFor(url);
  return {
    connectionString: withoutEncryption(withFirstAddress(url)),
    /** The socket is encrypted already. */
    ssl: false,
    stream: () => new RoutedSocket(route, pool),
    // Also the longest wait for a free connection of the pool.
    connectionTimeoutMillis: 10_000,
    query_timeout: PATIENCE_MS,
  };
}
