import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import { openConnections } from '../../database/connection/open-connections.ts';
import { type Database, IDLE_TIMEOUT_SECONDS } from '../../database/database.ts';
import type { MetricSources } from '../../observability/metric-sources.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { Access } from '../../sessions/access.ts';
import { createLiveSessions } from '../../sessions/session.ts';
import { createChannelDirectory } from './subscription.ts';
import { createDelivery } from './deliver.ts';
import { createRowReader, parseRowChange } from './row-change.ts';
import { createSocketSession } from './socket-session.ts';

export interface RealtimeDependencies {
  readonly access: Access;
  readonly database: Database;
  readonly logger: Logger;
  /** The address that a connection counts against (default: its peer address). */
  readonly clientAddress?: (request: IncomingMessage) => string;
  readonly connectionsPerAddressMax?: number;
  readonly metrics?: Pick<Metrics, 'realtimeRefusals' | 'realtimeChanges'>;
}

export interface Realtime {
  readonly metrics: Pick<MetricSources, 'realtimeConnections'>;
  close(): Promise<void>;
}

const PATH = '/realtime/v1/websocket';
const CONNECTIONS_PER_ADDRESS_MAX = 50;
const MESSAGE_BYTES_MAX = 64 * 1024;
const UNSENT_BYTES_MAX = 1024 * 1024;
const MESSAGES_PER_WINDOW_MAX = 120;
const WINDOW_MS = 10_000;
const SILENCE_MS = 90_000;
const GOING_AWAY = 1001;
const NOT_TEXT = 1003;
const POLICY = 1008;
const TRY_LATER = 1013;

/** Serves `/realtime/v1/websocket` on an HTTP server: sends changes of the user's own rows within milliseconds of their commit. */
export async function attachRealtime(
  server: Server,
  {
    access,
    database,
    logger,
    clientAddress = peerAddress,
    connectionsPerAddressMax = CONNECTIONS_PER_ADDRESS_MAX,
    metrics,
  }: RealtimeDependencies,
): Promise<Realtime> {
  const asUsers = openConnections(database.authenticatorUrl, {
    max: 2,
    idleTimeoutSeconds: IDLE_TIMEOUT_SECONDS,
    password: database.authenticatorPassword,
    settings: { application_name: 'theia-realtime', TimeZone: 'UTC' },
  });
  const directory = createChannelDirectory();
  const reader = await createRowReader(database.sql, asUsers, database.roles);
  const deliver = createDelivery({ directory, reader, sessions: createLiveSessions(database), logger });
  const listening = await database.sql.listen('theia_realtime', (notification) => {
    const change = parseRowChange(notification);
    if (change === null) return;
    metrics?.realtimeChanges.inc();
    deliver(change);
  });

  const sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_BYTES_MAX, perMessageDeflate: false });
  const connections = new Map<string, number>();

  const serve = (socket: WebSocket, query: URLSearchParams) => {
    const session = createSocketSession({
      access,
      directory,
      version: query.get('vsn') === '2.0.0' ? '2.0.0' : '1.0.0',
      apiKey: query.get('apikey') ?? '',
      write: (text) => {
        if (socket.bufferedAmount > UNSENT_BYTES_MAX) socket.close(TRY_LATER, 'Reads too slowly');
        else if (socket.readyState === socket.OPEN) socket.send(text);
      },
      close: (code, reason) => socket.close(code, reason),
    });
    const silence = setTimeout(() => socket.close(GOING_AWAY, 'No heartbeat'), SILENCE_MS);
    let windowStart = Date.now();
    let messages = 0;
    let turn = Promise.resolve();
    socket.on('message', (data, isBinary) => {
      silence.refresh();
      if (Date.now() - windowStart > WINDOW_MS) {
        windowStart = Date.now();
        messages = 0;
      }
      messages += 1;
      if (messages > MESSAGES_PER_WINDOW_MAX) return socket.close(POLICY, 'Too many messages');
      if (isBinary) return socket.close(NOT_TEXT, 'Binary messages are not offered here');
      const text = String(data);
      turn = turn
        .then(() => session.receive(text))
        .catch((error: unknown) => {
          logger.error({ err: error }, 'realtime message failed');
          socket.close(1011, 'Internal error');
        });
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(silence);
      void turn.then(() => session.end());
    });
  };

  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const url = URL.parse(request.url ?? '/', 'http://localhost');
    if (url?.pathname !== PATH) {
      if (server.listenerCount('upgrade') === 1) reject(stream, 404, 'Not Found');
      return;
    }
    if (!access.isPublishableKey(url.searchParams.get('apikey'))) {
      metrics?.realtimeRefusals.inc({ reason: 'key' });
      return reject(stream, 401, 'Unauthorized');
    }
    const address = clientAddress(request);
    const open = connections.get(address) ?? 0;
    if (open >= connectionsPerAddressMax) {
      metrics?.realtimeRefusals.inc({ reason: 'too_many' });
      return reject(stream, 429, 'Too Many Requests');
    }
    connections.set(address, open + 1);
    stream.once('close', () => {
      const left = (connections.get(address) ?? 1) - 1;
      if (left > 0) connections.set(address, left);
      else connections.delete(address);
    });
    sockets.handleUpgrade(request, stream, head, (socket) => serve(socket, url.searchParams));
  };
  server.on('upgrade', upgrade);

  return {
    metrics: { realtimeConnections: () => sockets.clients.size },
    close: async () => {
      server.off('upgrade', upgrade);
      for (const socket of sockets.clients) socket.close(GOING_AWAY, 'The server is stopping');
      setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), 1_000).unref();
      sockets.close();
      await listening.unlisten();
      await asUsers.end({ timeout: 2 });
    },
  };
}

const peerAddress = (request: IncomingMessage) => request.socket.remoteAddress ?? '';

function reject(stream: Duplex, status: number, reason: string): void {
  stream.on('error', () => stream.destroy());
  stream.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
